import { ofForm } from '../../../runtime/forms/of-form.ts'

/** The form that the bar sends: the one with this id, or that of the nearest product. */
export function formOf(host: HTMLElement, id: string): HTMLFormElement | undefined {
  const root = host.getRootNode() as Document
  if (id !== '') return root.querySelector<HTMLFormElement>(`form#${CSS.escape(id)}`) ?? undefined
  return host.closest('product-variations')?.querySelector<HTMLFormElement>('form:has(add-to-cart)') ?? undefined
}

/** The form's own buy button: its first submit button that does not lead elsewhere, outside of the bar. */
export function ownButtonOf(host: HTMLElement, form: HTMLFormElement): HTMLButtonElement | undefined {
  const buttons = [...ofForm(form, 'elements')].filter(
    (field) => field instanceof HTMLButtonElement && field.type === 'submit' && !field.closest('sticky-buy'),
  ) as HTMLButtonElement[]
  const own = buttons.filter((button) => !button.hasAttribute('formaction') && !host.contains(button))
  return own.find((button) => button.closest('add-to-cart')) ?? own[0]
}

/** A field that a keyboard writes in: nothing may be between it and the keyboard. */
export const isTypedIn = (element: EventTarget | null): boolean =>
  element instanceof Element &&
  element.matches(
    'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range])',
  )
