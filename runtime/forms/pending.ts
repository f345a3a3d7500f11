/** A field whose value is settled only when the typing ends. */
export type Pending = { readonly form: HTMLFormElement | null; finish(): void }

const waiting = new Set<Pending>()
let isListening = false

/** Settles the fields of a form that still wait, so that no stale value is checked or sent. */
export function finishTyping(form: EventTarget | null): void {
  for (const field of [...waiting]) if (field.form === form) field.finish()
}

/** Notes a field that waits. Whoever submits its form settles it first. */
export function waitFor(field: Pending): void {
  waiting.add(field)
  if (isListening) return
  isListening = true
  // On the window and in capture: before every listener that reads the form.
  addEventListener('submit', ({ target }) => finishTyping(target), { capture: true })
}

/** The field is settled. */
export const isSettled = (field: Pending): void => void waiting.delete(field)
