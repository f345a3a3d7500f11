import { ofForm } from '../../../runtime/forms/of-form.ts'
import { isAsSent } from './as-sent.ts'

/** The fields that decide what there is to pay: only they are sent for the summary, so that no address is in an address. */
const deciding = ['ShippingMethodId', 'ShippingCountryId', 'PaymentMethod']

/** Whether the summary may be another one after a change of this field. */
export const decidesTotal = (field: Element): boolean =>
  deciding.includes(field.getAttribute('name') ?? '') || field.matches('[data-country-code]')

/** The address of the summary for what is chosen in a form. */
export function summaryUrl(src: string, chosen: FormData): string {
  const url = new URL(src, document.baseURI)
  for (const name of deciding) {
    const value = chosen.get(name)
    if (typeof value === 'string') url.searchParams.set(name, value)
  }
  return url.href
}

/** Whether a form has another choice than the server sent: the browser fills fields again after Back. */
export const isChosenAnew = (form: HTMLFormElement): boolean =>
  [...ofForm(form, 'elements')].some((field) => decidesTotal(field) && !isAsSent(field))
