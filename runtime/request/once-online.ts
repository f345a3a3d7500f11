import { ShopError } from './errors.ts'

/**
 * Repeats a call when the connection is back, if the failure was a lost connection; any other failure would be the same
 * again. `signal` ends the wait: it is that of the call, so that a newer call and the end of the caller end it; `ended`
 * is called then. Use it for calls that only read: a change may have reached the shop.
 */
export function onceOnline(reason: unknown, ask: () => unknown, signal: AbortSignal, ended = () => {}): void {
  if (ShopError.of(reason).kind !== 'offline') return
  addEventListener('online', () => ask(), { once: true, signal })
  signal.addEventListener('abort', ended, { once: true })
}
