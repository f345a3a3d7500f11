import { ShopError } from './errors.ts'

/**
 * Asks once more when the connection is back, if it was lost with a call; any other failure would be the same again. `signal` ends the
 * wait: it is that of the call, so that a newer call and the end of the caller end it. For calls that only read: what changes something
 * may have reached the shop.
 */
export function onceOnline(reason: unknown, ask: () => unknown, signal: AbortSignal): void {
  if (ShopError.of(reason).kind === 'offline') addEventListener('online', () => ask(), { once: true, signal })
}
