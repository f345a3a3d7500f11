import { ofForm } from '../../../runtime/forms/of-form.ts'
import { sendChange } from '../../../runtime/forms/send-change.ts'
import { isAsSent } from './as-sent.ts'

/** `values` are by the names of fields; an unchecked checkbox has ''. */
type Draft = { attempt: string; values: Record<string, string> }

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const KEY = 'vitrine.checkout'

/** Fields that must not be stored: those that the server sends or stores itself, secrets, files and cards. */
const SECRET =
  'shipping-options [name=ShippingMethodId], [type=hidden], [type=password], [type=file], [autocomplete^=cc-], [data-no-draft]'

const isField = (element: Element): element is Field =>
  element.matches('input[name], select[name], textarea[name]') && !element.matches(SECRET)

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** The draft is empty if there is none, or if the browser has no storage. */
function readDraft(attempt: string): Draft {
  try {
    const draft: Partial<Draft> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (draft.attempt === attempt && draft.values) return { attempt, values: { ...draft.values } }
  } catch {
    // Storage is blocked, or contains invalid data.
  }
  return { attempt, values: {} }
}

/** Stores the field until the browser's tab is closed or another attempt begins. */
export function keepField(attempt: string, field: EventTarget | null): void {
  if (!(field instanceof Element) || !isField(field)) return
  const draft = readDraft(attempt)
  if (isBox(field) && field.type === 'radio' && !field.checked) return
  draft.values[field.name] = isBox(field) && !field.checked ? '' : field.value
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or blocked: a reload loses the draft.
  }
}

/** Restores only fields that are unchanged since the server sent them. */
export function restoreDraft(attempt: string, form: HTMLFormElement): void {
  const { values } = readDraft(attempt)
  for (const field of ofForm(form, 'elements')) {
    if (!isField(field) || !isAsSent(field)) continue
    const typed = values[field.name]
    if (typed === undefined || !differs(field, typed)) continue
    if (isBox(field)) field.checked = field.value === typed
    else field.value = typed
    if (!(field instanceof HTMLTextAreaElement)) sendChange(field)
    else field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  }
}

/** Of a group of radio buttons, only the chosen one is changed. */
function differs(field: Field, typed: string): boolean {
  if (!isBox(field)) return field.value !== typed
  return field.type === 'radio' ? field.value === typed && !field.checked : field.checked !== (field.value === typed)
}
