import { ofForm } from '../../../runtime/forms/of-form.ts'
import { isAsSent } from './as-sent.ts'

/**
 * The fields that determine the total. Only they are in the address of the summary, so that it contains no personal
 * data.
 */
const deciding = ['ShippingMethodId', 'ShippingCountryId', 'PaymentMethod']

/** Whether a change of this field may change the summary. */
export const decidesTotal = (field: Element): boolean =>
  deciding.includes(field.getAttribute('name') ?? '') || field.matches('[data-country-code]')

/** The address of the summary for the choices in a form. */
export function summaryUrl(src: string, chosen: FormData): string {
  const url = new URL(src, document.baseURI)
  for (const name of deciding) {
    const value = chosen.get(name)
    if (typeof value === 'string') url.searchParams.set(name, value)
  }
  return url.href
}

/** Whether the choices in a form differ from the server's: the browser restores fields after Back. */
export const isChosenAnew = (form: HTMLFormElement): boolean =>
  [...ofForm(form, 'elements')].some((field) => decidesTotal(field) && !isAsSent(field))
