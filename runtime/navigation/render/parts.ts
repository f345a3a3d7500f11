import { ofForm } from '../../forms/of-form.ts'
import { rememberAttributes } from './attributes.ts'

/** The attribute that names a part of the page outside the page area. */
export const PART = 'data-page-part'

/** The text of each part as the server sent it last. */
export const texts = new Map<string, string>()

/** An element as text, without what differs in every answer and what the browser hides. */
export const comparableHtml = (element: Element): string => element.outerHTML.replace(/ nonce="[^"]*"/g, '')

/** Takes the parts of the first page for what the server sent. */
export function rememberParts(): void {
  for (const part of document.querySelectorAll(`[${PART}]`)) {
    // What an element has given itself by now cannot be distinguished from what the server sent.
    if (ofForm(part, 'matches')(':not(:defined)')) rememberAttributes(part)
    texts.set(part.getAttribute(PART) as string, comparableHtml(part))
  }
}
