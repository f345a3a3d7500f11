import { useRef, useState } from 'react'
import { explainFailure } from '../dialogs/explain-failure.ts'
import type { ShopError } from '../request/errors.ts'

type Options = {
  name: string
  /** The text of a failure for which the server sends none. */
  failed: string
  /** Sends the choice, and returns the error of a call that failed. */
  send(value: string, form: HTMLFormElement): Promise<ShopError | undefined>
}

/**
 * A form with one choice: by a list, radios or buttons. It sends one choice at a time. A failure is shown in a notice
 * (§8), and the choice stays for another try. Returns the props of the form and of its buttons.
 */
export function useChoiceForm({ name, failed, send }: Options) {
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  const choose = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const value = new FormData(form, submitter).get(name)
    if (isBusy.current || typeof value !== 'string' || value === '') return
    isBusy.current = true
    setSending(true)
    const error = await send(value, form)
    isBusy.current = false
    setSending(false)
    if (error) explainFailure(error, failed)
  }

  return {
    form: {
      'aria-busy': isSending || undefined,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault()
        choose(event.currentTarget as HTMLFormElement, event.submitter)
      },
    },
    submit: { 'aria-disabled': isSending || undefined, 'data-vt-busy': isSending ? '' : undefined },
  }
}
