import { useRef, useState } from 'react'
import { explainFailure } from '../../../runtime/dialogs/explain-failure.ts'

/** One call at a time: a second press while one is on its way does nothing. What it fails with is said in a notice. */
export function useCall(failed: string): { isBusy: boolean; call(work: () => Promise<void>): Promise<void> } {
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const call = async (work: () => Promise<void>) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await work()
    } catch (reason) {
      explainFailure(reason, failed)
    }
    isSending.current = false
    setBusy(false)
  }
  return { isBusy, call }
}

/** A field of a form as text, trimmed. */
export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()
