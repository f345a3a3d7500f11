import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import type { MayAsk } from './client.ts'

const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix)
// The addresses of all networks lead to this machine.
PRIVATE.addAddress('0.0.0.0')
PRIVATE.addAddress('::', 'ipv6')
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/** Whether a host may be asked: each of them if `isPublic`, else those of private networks. */
export function hostsOf(isPublic: boolean): MayAsk {
  const known = new Map<string, Promise<boolean>>()
  return async ({ protocol, hostname }) => {
    if (isPublic || !/^(https?|wss?):$/.test(protocol)) return true
    const isAllowed = known.get(hostname) ?? isPrivate(hostname).catch(() => false)
    known.set(hostname, isAllowed)
    return isAllowed
  }
}

/** True if each address of a host is of this machine or of a private network. Throws if the host has no address. */
export async function isPrivate(hostname: string): Promise<boolean> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
  return found.every(({ address }) => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
}
