import { useRef, useState } from 'react'
import { explainFailure } from '../../../runtime/dialogs/explain-failure.ts'

type Work = () => Promise<void>

/**
 * Runs one call at a time: an action during a call is ignored, but one that is passed to `callNext` waits for the call.
 * A failure is shown in a notice.
 */
export function useCall(failed: string): {
  isBusy: boolean
  call(work: Work): Promise<void>
  callNext(work: Work): Promise<void>
} {
  const [isBusy, setBusy] = useState(false)
  const underWay = useRef<Promise<void>>(undefined)
  const run = async (work: Work) => {
    setBusy(true)
    try {
      await work()
    } catch (reason) {
      explainFailure(reason, failed)
    }
    underWay.current = undefined
    setBusy(false)
  }
  const call = async (work: Work) => {
    if (underWay.current) return
    underWay.current = run(work)
    await underWay.current
  }
  const callNext = async (work: Work) => {
    while (underWay.current) await underWay.current
    await call(work)
  }
  return { isBusy, call, callNext }
}

export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()
