import { setHtml } from '../page/html.ts'
import { firstWrong, isField, markWrong } from './field-message.ts'
import { ofForm } from './of-form.ts'

/**
 * Inserts the server's answer into the target. If the answer contains the target itself, as a whole page does, only the
 * target's content is used. Without a target, the form's own content is replaced. The focus follows, to the first
 * mistake if there is one.
 */
export function showAnswer(form: HTMLFormElement, fragment: DocumentFragment, target?: Element, selector = ''): void {
  const place = target ?? form
  const hadFocus = place.contains(document.activeElement)
  const source = target ? selector && fragment.querySelector(selector) : formIn(fragment, form)
  if (source instanceof HTMLFormElement && !target) adopt(form, source)
  const content = document.createDocumentFragment()
  content.append(...(source || fragment).childNodes)
  setHtml(place, content)
  focusOn(firstWrong(place) ?? (hadFocus ? place : null))
}

/** Shows the messages of a refusal at their fields; returns those without a field. */
export function showFieldMessages(form: HTMLFormElement, messages: Record<string, string>): string[] {
  const left: string[] = []
  for (const [name, text] of Object.entries(messages)) {
    const field = [...ofForm(form, 'elements')].find(
      (one) => isField(one) && one.name === name && one.type !== 'hidden',
    )
    if (isField(field)) markWrong(field, text, false)
    else left.push(text)
  }
  firstWrong(form)?.focus()
  return left
}

/** The same form in the answer: by id, by action, or the only one. */
function formIn(fragment: DocumentFragment, form: HTMLFormElement): HTMLFormElement | undefined {
  const forms = [...fragment.querySelectorAll('form')]
  const action = form.getAttribute('action')
  const id = form.getAttribute('id')
  const byId = id && forms.find((one) => one.getAttribute('id') === id)
  return (
    byId || forms.find((one) => one.getAttribute('action') === action) || (forms.length === 1 ? forms[0] : undefined)
  )
}

/** The next step may be sent to another address. */
function adopt(form: HTMLFormElement, source: HTMLFormElement): void {
  for (const name of ['action', 'method', 'enctype']) {
    const value = source.getAttribute(name)
    if (value !== null) form.setAttribute(name, value)
  }
}

/** The pressed button has been removed: without this, the keyboard would start at the top of the page. */
function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) element.tabIndex = -1
  element.focus()
}
