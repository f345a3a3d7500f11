/** The answer has one of two messages, or the form again (§4). */
export type Answered = { kind: 'success' | 'error'; message: string } | { kind: 'form' }

const textIn = (value: string | null | undefined): string => value?.trim() ?? ''

/** Reads `<div data-messages data-success="…" data-error="…">`. An error has priority. */
export function answeredBy(answer: ParentNode): Answered {
  const messages = answer.querySelector<HTMLElement>('[data-messages]')
  const error = textIn(messages?.dataset.error)
  if (error !== '') return { kind: 'error', message: error }
  const success = textIn(messages?.dataset.success)
  return success === '' ? { kind: 'form' } : { kind: 'success', message: success }
}
