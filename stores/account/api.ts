import { create, optional, string, type } from 'superstruct'
import { request } from '../../runtime/request/request.ts'

/** Returns the address of the next page. Throws ShopError. */
export const postPasskey = (address: URL, fields: Record<string, string>): Promise<string | undefined> =>
  request('POST', address, {
    body: new URLSearchParams(fields),
    headers: { 'X-Page-Target': 'passkey' },
    read: (answer) => create(answer, type({ Uri: optional(string()) })).Uri,
  })
