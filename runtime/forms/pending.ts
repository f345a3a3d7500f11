/** A field whose value is settled only when the typing ends. */
export type Pending = { readonly form: HTMLFormElement | null; finish(): void }

const waiting = new Set<Pending>()
let isListening = false

/** Call it before the form is read: no stale value is validated or sent. */
export function finishTyping(form: EventTarget | null): void {
  for (const field of [...waiting]) if (field.form === form) field.finish()
}

/** Adds a pending field. It is settled when its form is submitted. */
export function waitFor(field: Pending): void {
  waiting.add(field)
  if (isListening) return
  isListening = true
  // On the window and in capture: before every listener that reads the form.
  addEventListener('submit', ({ target }) => finishTyping(target), { capture: true })
}

export const isSettled = (field: Pending): void => void waiting.delete(field)
