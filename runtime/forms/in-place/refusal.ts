import { clearMark, isField, isMarkedWrong } from '../field-message.ts'
import { ofForm } from '../of-form.ts'
import { showFieldMessages } from '../show-answer.ts'

export const SUMMARY = '[data-valmsg-summary]'

/**
 * Writes the messages of the shop into the form: those of fields at the fields, the others into the summary. Those of
 * an earlier answer are removed. False if the form has no element for one of them. Marks of fields and the summary
 * belong to `form-validator` as well, and so to no view.
 */
export function showMessages(
  form: HTMLFormElement,
  messages: readonly string[],
  fields: Record<string, string>,
): boolean {
  for (const element of ofForm(form, 'elements')) if (isField(element) && isMarkedWrong(element)) clearMark(element)
  const left = Object.keys(fields).length > 0 ? showFieldMessages(form, fields) : []
  return writeSummary(form, [...messages, ...left])
}

function writeSummary(form: HTMLFormElement, messages: string[]): boolean {
  const summary = form.querySelector<HTMLElement>(SUMMARY)
  if (!summary) return messages.length === 0
  const list = summary.querySelector('ul') ?? summary.appendChild(document.createElement('ul'))
  // An alert is read out when its text changes: the role must be set first.
  markSummary(summary, messages.length > 0)
  const items = messages.map((message) => Object.assign(document.createElement('li'), { textContent: message }))
  list.replaceChildren(...items)
  return true
}

function markSummary(summary: Element, isFull: boolean): void {
  summary.classList.toggle('validation-summary-errors', isFull)
  summary.classList.toggle('validation-summary-valid', !isFull)
  if (isFull) summary.setAttribute('role', 'alert')
  else summary.removeAttribute('role')
}
