import { ofForm } from '../../forms/of-form.ts'
import { rememberAttributes } from './attributes.ts'

/** Names a part of the page outside the page area. */
export const PART = 'data-page-part'

/** As the server sent them last. */
export const texts = new Map<string, string>()

/** Without differences between any two answers and without attributes that the browser hides. */
export const comparableHtml = (element: Element): string => element.outerHTML.replace(/ nonce="[^"]*"/g, '')

export function rememberParts(): void {
  for (const part of document.querySelectorAll(`[${PART}]`)) {
    // Attributes that an element has set on itself by now cannot be distinguished from the server's.
    if (ofForm(part, 'matches')(':not(:defined)')) rememberAttributes(part)
    texts.set(part.getAttribute(PART) as string, comparableHtml(part))
  }
}
