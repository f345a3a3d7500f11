import { ShopError } from './errors.ts'

/**
 * Any other failure would be the same again. `signal` is that of the call, so that a newer call ends the wait. Use it
 * for calls that only read: a change may have reached the shop.
 */
export function onceOnline(reason: unknown, ask: () => unknown, signal: AbortSignal): void {
  if (ShopError.of(reason).kind === 'offline') addEventListener('online', () => ask(), { once: true, signal })
}
