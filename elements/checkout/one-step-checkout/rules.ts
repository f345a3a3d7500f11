import { ofForm } from '../../../runtime/forms/of-form.ts'
import { isAsSent } from './as-sent.ts'

/** Only the fields that determine the total are in the address of the summary: it must contain no personal data. */
const deciding = ['ShippingMethodId', 'ShippingCountryId', 'PaymentMethod']

export const decidesTotal = (field: Element): boolean =>
  deciding.includes(field.getAttribute('name') ?? '') || field.matches('[data-country-code]')

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
