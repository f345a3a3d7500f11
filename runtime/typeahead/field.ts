import { each } from '../element/each.ts'

const FIELD = 'input:is([type=search], [type=text], [type=email], :not([type]))'

/** Calls back for the search field of a tag, now and when it comes later: the first text field inside. */
export function eachSearchField(
  host: HTMLElement,
  signal: AbortSignal,
  found: (field: HTMLInputElement, signal: AbortSignal) => void,
): void {
  // What a clone brought of its original's.
  for (const drawn of host.querySelectorAll('[data-vt-popup], [data-part=status]')) drawn.remove()
  each<HTMLInputElement>(host, FIELD, signal, (field, gone) => {
    if (host.querySelector(FIELD) === field) found(field, gone)
  })
}

/** True while somebody is at a field and has changed it: nothing else shall write into it. */
export const isTyping = (field: HTMLInputElement): boolean =>
  document.activeElement === field && field.value !== '' && field.value !== field.defaultValue

/**
 * Hears of a search: the form of the field is sent with a text. One without any is not sent, and nothing is said (§5). A form
 * that something else has taken is left alone.
 */
export function onSearch(
  host: HTMLElement,
  signal: AbortSignal,
  search: (text: string, field: HTMLInputElement) => void,
): void {
  host.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const field = form.querySelector<HTMLInputElement>(FIELD)
      if (event.defaultPrevented || !field) return
      event.preventDefault()
      const text = field.value.trim()
      if (text !== '') search(text, field)
    },
    { signal },
  )
}
