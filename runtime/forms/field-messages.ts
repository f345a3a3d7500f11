/** A field that the shop marked as wrong, in HTML that it sent or that `showMessages` changed. */
export const WRONG_FIELD =
  ':is(input:not([type=hidden]), select, textarea):is([aria-invalid=true], .input-validation-error)'

const SUMMARY = '[data-valmsg-summary]'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Writes what the shop said into the places that the form keeps for it: `data-valmsg-for` for a field, `data-valmsg-summary`
 * for the rest. The messages of an earlier answer go. False when the message found no place.
 */
export function showMessages(
  form: HTMLFormElement,
  message: string | undefined,
  fields: Record<string, string> = {},
): boolean {
  for (const control of controls(form)) markField(form, control, fields[control.name] ?? '')
  const placed = new Set(
    controls(form)
      .filter(({ name }) => placeOf(form, name))
      .map(({ name }) => name),
  )
  const homeless = Object.entries(fields).flatMap(([name, text]) => (placed.has(name) ? [] : [text]))
  return writeSummary(form, [...(message ? [message] : []), ...homeless])
}

const controls = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => (element as Control).name !== '' && 'value' in element)

const placeOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`[data-valmsg-for="${CSS.escape(name)}"]`)

function markField(form: HTMLFormElement, control: Control, text: string): void {
  const place = placeOf(form, control.name)
  if (text === '' && !control.matches(WRONG_FIELD)) return
  control.classList.toggle('input-validation-error', text !== '')
  if (text === '') control.removeAttribute('aria-invalid')
  else control.setAttribute('aria-invalid', 'true')
  if (!place) return
  place.textContent = text
  place.classList.toggle('field-validation-error', text !== '')
  place.classList.toggle('field-validation-valid', text === '')
}

function writeSummary(form: HTMLFormElement, messages: string[]): boolean {
  const summary = form.querySelector<HTMLElement>(SUMMARY)
  if (!summary) return messages.length === 0
  const list = summary.querySelector('ul') ?? summary.appendChild(document.createElement('ul'))
  list.replaceChildren(
    ...messages.map((message) => Object.assign(document.createElement('li'), { textContent: message })),
  )
  markSummary(summary, messages.length > 0)
  return true
}

/** An alert is read out when it fills. */
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
