import { html } from 'lit-html'
import { fragmentOf } from '../../../runtime/element/template.ts'
import type { Field } from '../../../runtime/forms/field-message.ts'

const SUMMARY = '[data-valmsg-summary="true"]'

/** The summary of a form: inside it, or beside it in the same tag. */
export const summaryOf = (form: HTMLFormElement, host: Element): HTMLElement | null =>
  form.querySelector<HTMLElement>(SUMMARY) ??
  [...host.querySelectorAll<HTMLElement>(SUMMARY)].find((summary) => !summary.closest('form')) ??
  null

/**
 * Lists the mistakes as links to their fields, or as text for a field without an id; an empty list hides the summary.
 * Returns the texts. The summary is no live region, since it would be read again after each correction.
 */
export function renderSummary(summary: HTMLElement, wrong: ReadonlyMap<Field, string>): string[] {
  summary.removeAttribute('role')
  summary.classList.toggle('validation-summary-errors', wrong.size > 0)
  summary.classList.toggle('validation-summary-valid', wrong.size === 0)
  const list = summary.querySelector('ul') ?? summary.appendChild(document.createElement('ul'))
  // Fields with the same mistake share an entry, which links to the first of them.
  const firsts = new Map<string, string>()
  for (const [{ id }, text] of wrong) if (!firsts.has(text)) firsts.set(text, id)
  const linked = (text: string, id: string) => html`<a href="#${encodeURIComponent(id)}">${text}</a>`
  const items = [...firsts].map(([text, id]) => html`<li>${id === '' ? text : linked(text, id)}</li>`)
  list.replaceChildren(fragmentOf(items))
  // Focusable, for a refused form.
  if (!summary.hasAttribute('tabindex')) summary.tabIndex = -1
  return [...firsts.keys()]
}
