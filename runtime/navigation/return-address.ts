import { cultureUrl, ownUrl, plainAddress } from '../page/paths.ts'
import { here } from '../page/window/history.ts'

/** They would lead a shopper who has just signed in, in a circle. */
const CLOSED = /\/security\/(login|logoff|logout|register)\/?$/

/** Every page under {culture}/security/ belongs to signing in (§2). */
const SECURITY = /\/security\//

/** The first address in this site, else the root of the culture. The sign-in pages themselves are left out. */
export function returnAddress(...wanted: (string | null | undefined)[]): URL {
  for (const address of wanted) {
    const url = address?.trim() ? ownUrl(address) : undefined
    if (url && !CLOSED.test(plainAddress(url.pathname))) return withoutHash(url)
  }
  return new URL(cultureUrl(), here().href)
}

/** For an anchor of the page that is shown already, the browser would only scroll. */
function withoutHash(url: URL): URL {
  const isHere = url.pathname === here().pathname && url.search === here().search
  if (isHere) url.hash = ''
  return url
}

/** Such as the second factor: the shopper is not signed in yet. */
export function isSecurityStep(address: string): boolean {
  const path = plainAddress(ownUrl(address)?.pathname ?? '')
  return SECURITY.test(path) && !CLOSED.test(path)
}
