import { clearMark, isField, isMarkedWrong } from './field-message.ts'
import { showFieldMessages } from './show-answer.ts'

const SUMMARY = '[data-valmsg-summary]'

/**
 * Writes what the shop said into the form: messages of fields at the fields, the rest into the summary. Those of an earlier
 * answer go. False when there were words for which the form has no place.
 */
export function showMessages(
  form: HTMLFormElement,
  message: string | undefined,
  fields: Record<string, string>,
): boolean {
  for (const element of form.elements) if (isField(element) && isMarkedWrong(element)) clearMark(element)
  const left = Object.keys(fields).length > 0 ? showFieldMessages(form, fields) : []
  return writeSummary(form, [...(message ? [message] : []), ...left])
}

function writeSummary(form: HTMLFormElement, messages: string[]): boolean {
  const summary = form.querySelector<HTMLElement>(SUMMARY)
  if (!summary) return messages.length === 0
  const list = summary.querySelector('ul') ?? summary.appendChild(document.createElement('ul'))
  // An alert is read out when it fills: the role comes first.
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

/** Makes the messages of a form that the server sent again be read out, also where it did not think of it. */
export function announceMessages(root: Element): void {
  const summary = root.querySelector(SUMMARY)
  if (summary?.querySelector('li:not(:empty)')) markSummary(summary, true)
}
