import { isIPv6 } from 'node:net'
import type { ShopContext } from '../context.ts'

/**
 * The address of the caller. A trusted proxy adds it as the last entry of X-Forwarded-For; the caller may have written
 * the entries before it. Unknown in tests without a socket.
 */
export function callerAddress(c: ShopContext): string {
  const bindings = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  const forwarded = c.get('trustsProxy') ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (bindings?.incoming?.socket?.remoteAddress ?? '')
}

/** The network of the caller, which the limits count by. */
export const callerNetwork = (c: ShopContext): string => networkOf(callerAddress(c))

/** The groups of an IPv6 address that identify its network: a customer of a provider has a whole /64 (RFC 6177). */
const networkGroups = 4

/**
 * The network of an address: an IPv4 address itself, or the /64 of an IPv6 address. The IPv6 form of an IPv4 address
 * counts as that address.
 */
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
