import type { ShopContext } from '../context.ts'

/** A backslash, a control character or a space: browsers read them as a slash, or remove them. */
const deceptive = /[\\\p{Cc}\s]/u
const closedPages = /\/security\/(login|logoff|logout|register|twofactor|forgot|reset|confirm|email)\b/i

/** A path as the router decodes it; undefined if it cannot be decoded. */
function readPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/**
 * The page of this shop that a `returnUrl` names, or the fallback. Only a path under the application path is accepted.
 * Another site, a scheme, `//host` and the sign-in pages themselves (they would loop) are refused.
 */
export function returnPath(wanted: string | undefined, app: string, fallback: string): string {
  if (wanted === undefined || !wanted.startsWith(`${app}/`) || wanted.startsWith('//') || deceptive.test(wanted)) {
    return fallback
  }
  const here = 'http://shop.invalid'
  const target = URL.canParse(wanted, here) ? new URL(wanted, here) : undefined
  if (target?.origin !== here || !target.pathname.startsWith(`${app}/`) || target.pathname.startsWith('//'))
    return fallback
  const path = readPath(target.pathname)
  if (path === undefined || closedPages.test(path)) return fallback
  return target.pathname + target.search + target.hash
}

/** The page of the form that sent a request, or the fallback. A Referer of another site is ignored. */
export function formPage(c: ShopContext, fallback: string): string {
  const text = c.req.header('Referer') ?? ''
  const referer = URL.canParse(text) ? new URL(text) : undefined
  const page = referer?.host === c.req.header('Host') ? `${referer?.pathname}${referer?.search}` : undefined
  return returnPath(page, c.get('app'), fallback)
}
