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
  [...form.elements].some((field) => decidesTotal(field) && isOtherThanSent(field))

function isOtherThanSent(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked
  const options = field instanceof HTMLSelectElement ? [...field.options] : []
  // Where the server chose none, the browser shows the first.
  const sent = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return sent?.selected === false
}
