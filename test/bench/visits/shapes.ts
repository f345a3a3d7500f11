import type { Network } from '../conditions.ts'

/** Times in milliseconds. */
export type Shape = {
  name: string
  what: string
  /** The connection: round trip, and bits a second; undefined: as fast as this machine. */
  network?: Network
  isPacked: boolean
  /** The time before the first byte of the server. */
  thinks: number
  /** Parts after the first one, and the pause before each; none: the page comes as a whole. */
  parts?: { count: number; pause: number }
}

const SLOW = { roundTrip: 40, bandwidth: 10_000_000 }

export const SHAPES: readonly Shape[] = [
  { name: 'A', what: 'this machine, nothing added', isPacked: false, thinks: 0 },
  { name: 'B', what: '40 ms round trip, 10 Mbit/s, 20 ms on the server', network: SLOW, isPacked: false, thinks: 20 },
  { name: 'C', what: 'as B, with gzip', network: SLOW, isPacked: true, thinks: 20 },
  {
    name: 'D',
    what: 'this machine; frame and heading after 50 ms, then ten parts 30 ms apart',
    isPacked: false,
    thinks: 50,
    parts: { count: 10, pause: 30 },
  },
  {
    name: 'E',
    what: '40 ms round trip, 10 Mbit/s, gzip; frame and heading after 30 ms, then ten parts 30 ms apart',
    network: SLOW,
    isPacked: true,
    thinks: 30,
    parts: { count: 10, pause: 30 },
  },
]

/** The pages of the demo shop that are visited, each again and again under distinct addresses. */
export const PAGES = [
  { name: '48 products', path: '/fr/catalog?pageSize=48' },
  { name: '200 products', path: '/fr/catalog?pageSize=200' },
  { name: 'product page', path: '/fr/catalog/product/1/x' },
] as const

export type VisitedPage = (typeof PAGES)[number]
