import { FOCUSABLE } from './give-focus.ts'

const WRONG = ':is(input, select, textarea):is([aria-invalid=true], .input-validation-error)'

/** An element that had focus: its signature, and its index among those with the same one. */
export type Focused = [signature: string, index: number]

/** What distinguishes an element from others: its id, since a link of the same id may lead elsewhere on the fresh page. */
const signatureOf = (element: Element): string =>
  [element.localName, ...(element.id ? [element.id] : ['name', 'href'].map((name) => element.getAttribute(name)))].join(
    '|',
  )

/** What can have focus and has this signature. */
const withSignature = (area: Element, signature: string): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => signatureOf(element) === signature)

/** What has focus in the page area. */
export function noteFocus(area: Element): Focused | undefined {
  const active = document.activeElement as HTMLElement | null
  if (!active?.matches(FOCUSABLE) || !area.contains(active)) return undefined
  const signature = signatureOf(active)
  return [signature, withSignature(area, signature).indexOf(active)]
}

/** Gives focus back to the element that had it, if the page still has it. */
export function refocus(area: Element, focused: Focused | undefined): boolean {
  const element = focused && withSignature(area, focused[0])[focused[1]]
  element?.focus({ preventScroll: true })
  return element !== undefined && document.activeElement === element
}

/** Gives focus to the first field that the server has set invalid. */
export function focusWrong(area: Element): boolean {
  const field = area.querySelector<HTMLElement>(WRONG)
  field?.focus()
  return field !== null
}
