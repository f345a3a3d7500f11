import { create, optional, string, type } from 'superstruct'
import { request } from '../../runtime/request/request.ts'

/**
 * Sends a passkey's signature with the fields of its form to `address`, which the shop has named. Returns the address
 * of the next page. Throws ShopError.
 */
export const postPasskey = (address: URL, fields: Record<string, string>): Promise<string | undefined> =>
  request('POST', address, {
    body: new URLSearchParams(fields),
    headers: { 'X-Page-Target': 'passkey' },
    read: (answer) => create(answer, type({ Uri: optional(string()) })).Uri,
  })
