import { settings } from './settings.ts'

/** Puts the application path in front of a path of the contract: `/api/v1/…` → `/boutique/api/v1/…` (§2, §7). */
export const appUrl = (path: string): string => `${settings().appPath}/${path.replace(/^\//, '')}`

/** The same for calls that the specification writes with {site} or {website}. */
export const siteUrl = (path: string): string => `${settings().site}/${path.replace(/^\//, '')}`

/** A page of the current culture: `shoppingcarts` → `/boutique/fr/shoppingcarts`. */
export const cultureUrl = (path = ''): string => appUrl(`${settings().culture}/${path.replace(/^\//, '')}`)

/** The shop's sign-in page, which leads back to an address of the site (§2). */
export const signInUrl = (returnUrl: string): string =>
  `${cultureUrl('security/login')}?returnUrl=${encodeURIComponent(returnUrl)}`

/** The URL of an address in this site over http(s), else undefined: for addresses from outside (`returnUrl`). */
export function ownUrl(address: string, base = location.href): URL | undefined {
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return url.origin === location.origin && /^https?:$/.test(url.protocol) ? url : undefined
}

/** An address as a server may read it, for rules that search for a name in it: decoded, in lower case. */
export function plainAddress(address: string): string {
  // One escape at a time: an address may contain escapes that are no text.
  return address.replace(/%[0-7][\da-f]/gi, decodeURIComponent).toLowerCase()
}

/** True on the culture's root, `/{culture}` or `/{culture}/`. */
export const isCultureRoot = (pathname = location.pathname): boolean =>
  pathname.replace(/\/$/, '') === cultureUrl().replace(/\/$/, '')

/** Adds one or more classes to the body on the culture's root, and removes them elsewhere (§2). */
export function markCultureRoot(classes: string, pathname?: string): void {
  for (const name of classes.split(/\s+/)) if (name) document.body.classList.toggle(name, isCultureRoot(pathname))
}
