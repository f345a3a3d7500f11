import { logOnly } from '../page/warn.ts'

/**
 * Requests the time of this page's server, by the `Date` of an answer without content. In milliseconds since 1970, up
 * to a second late; undefined without a response. Page script cannot answer: this is no call of the shop.
 */
export async function askServerTime(): Promise<number | undefined> {
  try {
    const { headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    const time = Date.parse(headers.get('Date') ?? '')
    return Number.isNaN(time) ? undefined : time
  } catch (error) {
    logOnly('The time of the server could not be asked for.', error)
    return undefined
  }
}
