/** `picture` is the page's own, for networks that use one. */
export type Shared = { url: string; text: string; picture: string }

/** `address` is the network's own page for sharing. */
export type Network = { name: string; address(shared: Shared): string }

/** The networks without an attribute; the specification has no list (SHELL-07). */
export const OFFERED = 'facebook,x,linkedin,pinterest,whatsapp,email'

/** The name of the device's own share dialog, which has no address. */
export const DEVICE = 'device'

/** Half of a surrogate pair cannot be encoded: `encodeURIComponent` would throw. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** Empty parameters are left out. */
function addressOf(base: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== '')
  return `${base}?${pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`
}

/** The share addresses of the networks, as these document them. */
export const NETWORKS: ReadonlyMap<string, Network> = new Map<string, Network>([
  [
    'facebook',
    { name: 'Facebook', address: ({ url }) => addressOf('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  ],
  ['x', { name: 'X', address: ({ url, text }) => addressOf('https://x.com/intent/post', { text, url }) }],
  [
    'linkedin',
    { name: 'LinkedIn', address: ({ url }) => addressOf('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  ],
  [
    'pinterest',
    {
      name: 'Pinterest',
      address: ({ url, text, picture }) =>
        addressOf('https://www.pinterest.com/pin/create/button/', { url, media: picture, description: text }),
    },
  ],
  [
    'whatsapp',
    { name: 'WhatsApp', address: ({ url, text }) => addressOf('https://wa.me/', { text: `${text} ${url}`.trim() }) },
  ],
  ['email', { name: '', address: ({ url, text }) => addressOf('mailto:', { subject: text, body: url }) }],
])

/** Each network is listed once, in the order of the attribute. */
export function readNetworks(attribute: string): { known: string[]; unknown: string[] } {
  const asked = [
    ...new Set(
      attribute
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]
  const isKnown = (word: string) => word === DEVICE || NETWORKS.has(word)
  return { known: asked.filter(isKnown), unknown: asked.filter((word) => !isKnown(word)) }
}

/** An http address, resolved against the page, or undefined. */
export function webAddress(address: string | null | undefined, base: string): string | undefined {
  if (!address?.trim() || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}
