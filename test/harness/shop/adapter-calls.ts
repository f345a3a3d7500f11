import { expect } from '@open-wc/testing'
import type { ShopError } from '../../../runtime/request/errors.ts'
import { request } from '../../../runtime/request/request.ts'

/* The calls of tags, for tests of adapters, and the refusals that answer them. */

export const getHtml = (path: string, query = {}): Promise<DocumentFragment> =>
  request<DocumentFragment>('GET', path, { as: 'html', query })

export const sendForm = (path: string, fields: Record<string, string> = {}): Promise<unknown> =>
  request('POST', path, { body: new URLSearchParams(fields), as: 'html' })

/** Sends the form of the checkout for a delivery to London; `fields` are added to it, or replace its own. */
export const sendOrder = (fields: Record<string, string>): Promise<unknown> =>
  sendForm('/fr/checkout', {
    ...{ Email: 'ada@shop.example', ShippingFirstName: 'Ada', ShippingLastName: 'Byron' },
    ...{ ShippingStreet1: '1 High Street', ShippingPostalCode: 'SW1', ShippingCity: 'London' },
    ...{ ShippingCountryId: 'GB', BillingSameAsShipping: 'true', ...fields },
  })

/** The failure of a call, which must fail. */
export const failure = (work: Promise<unknown>): Promise<ShopError> =>
  work.then(
    () => expect.fail('It did not fail.'),
    (error) => error,
  )

/** The reason why an order was refused, as the page shows it, with plain spaces. */
export const refusalIn = ({ data }: ShopError): string | undefined =>
  (data as DocumentFragment).querySelector('[data-part=refusal]')?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')
