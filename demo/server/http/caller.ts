import { isIPv6 } from 'node:net'
import type { ShopContext } from '../context.ts'

/**
 * The address of the caller. A trusted proxy adds it last to X-Forwarded-For: what is before that
 * the caller may have written. Unknown in tests without a socket.
 */
export function callerAddress(c: ShopContext): string {
  const bindings = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  const forwarded = c.get('trustsProxy') ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (bindings?.incoming?.socket?.remoteAddress ?? '')
}

/** The network of the caller, which limits count by. */
export const callerNetwork = (c: ShopContext): string => networkOf(callerAddress(c))

/** How many groups of an IPv6 address are its network's: whoever has one has a /64 of them (RFC 6177). */
const networkGroups = 4

/** What one caller may have: an IPv4 address, or a /64 of IPv6. The long form of an IPv4 address is the same as the short one. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = [], tail] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, networkGroups).join(':')}::/64`
}
