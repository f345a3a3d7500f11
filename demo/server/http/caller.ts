import type { ShopContext } from '../context.ts'

/**
 * The address of the caller, which limits count by. A trusted proxy adds it last to X-Forwarded-For: what is before that
 * the caller may have written. Unknown in tests without a socket.
 */
export function callerAddress(c: ShopContext): string {
  const bindings = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  const forwarded = c.get('trustsProxy') ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (bindings?.incoming?.socket?.remoteAddress ?? '')
}
