import { ofForm } from '../../forms/of-form.ts'
import { rememberAttributes } from './attributes.ts'

/** The attribute that names a part of the page outside the page area. */
export const PART = 'data-page-part'

/** The text of each part as the server sent it last. */
export const texts = new Map<string, string>()

/** The HTML of an element without what differs between any two answers, such as nonces. */
export const comparableHtml = (element: Element): string => element.outerHTML.replace(/ nonce="[^"]*"/g, '')

/** Records the parts of the first page as the server sent them. */
export function rememberParts(): void {
  for (const part of document.querySelectorAll(`[${PART}]`)) {
    // Attributes that an element has set on itself by now cannot be distinguished from the server's.
    if (ofForm(part, 'matches')(':not(:defined)')) rememberAttributes(part)
    texts.set(part.getAttribute(PART) as string, comparableHtml(part))
  }
}
