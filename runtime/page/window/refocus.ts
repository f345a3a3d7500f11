import { FOCUSABLE } from './give-focus.ts'

const WRONG = ':is(input, select, textarea):is([aria-invalid=true], .input-validation-error)'

/** An element that had focus: its signature, and its index among those with the same one. */
export type Focused = [signature: string, index: number]

/** An id is enough: a link of the same id may have another address on the fresh page. */
const signatureOf = (element: Element): string =>
  [element.localName, ...(element.id ? [element.id] : ['name', 'href'].map((name) => element.getAttribute(name)))].join(
    '|',
  )

const withSignature = (area: Element, signature: string): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => signatureOf(element) === signature)

export function noteFocus(area: Element): Focused | undefined {
  const active = document.activeElement as HTMLElement | null
  if (!active?.matches(FOCUSABLE) || !area.contains(active)) return undefined
  const signature = signatureOf(active)
  return [signature, withSignature(area, signature).indexOf(active)]
}

/** Restores focus to the element that had it, if the page still has it. */
export function refocus(area: Element, focused: Focused | undefined): boolean {
  const element = focused && withSignature(area, focused[0])[focused[1]]
  element?.focus({ preventScroll: true })
  return element !== undefined && document.activeElement === element
}

/** Focuses the first field that the server has set invalid. */
export function focusWrong(area: Element): boolean {
  const field = area.querySelector<HTMLElement>(WRONG)
  field?.focus()
  return field !== null
}
