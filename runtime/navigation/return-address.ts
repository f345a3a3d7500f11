import { cultureUrl, ownUrl, plainAddress } from '../page/paths.ts'
import { here } from '../page/window/history.ts'

/** Pages that would lead a shopper who has just signed in, in a circle. */
const CLOSED = /\/security\/(login|logoff|logout|register)\/?$/

/** Every page under {culture}/security/ belongs to signing in (§2). */
const SECURITY = /\/security\//

/**
 * The page to open after signing in: the first of the addresses that is in this site, else the root of the culture.
 * Other sites, scripts, and the sign-in pages themselves are left out.
 */
export function returnAddress(...wanted: (string | null | undefined)[]): URL {
  for (const address of wanted) {
    const url = address?.trim() ? ownUrl(address) : undefined
    if (url && !CLOSED.test(plainAddress(url.pathname))) return withoutHash(url)
  }
  return new URL(cultureUrl(), here().href)
}

/** Without the hash, the browser requests the page again; with one, it would only scroll in the page that is shown. */
function withoutHash(url: URL): URL {
  const isHere = url.pathname === here().pathname && url.search === here().search
  if (isHere) url.hash = ''
  return url
}

/** A further step of signing in, such as the second factor: the shopper is not signed in yet. */
export function isSecurityStep(address: string): boolean {
  const path = plainAddress(ownUrl(address)?.pathname ?? '')
  return SECURITY.test(path) && !CLOSED.test(path)
}
