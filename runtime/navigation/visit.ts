import { send } from '../page/events.ts'
import { ownUrl } from '../page/paths.ts'
import { warn } from '../page/warn.ts'

/**
 * Goes to a page of the site. The cancelable `page:before-visit` on the document comes first; a listener may change
 * `detail.url`. An address of another origin or scheme is refused.
 */
export function visit(address: string | URL, { replace = false, noCache = false } = {}): void {
  const url = ownUrl(String(address))
  if (!url) {
    warn(`visit("${address}") leaves the site.`, 'It is not followed.', 'Use a plain link for other sites.')
    return
  }
  const detail = { url: url.href, replace, noCache }
  if (!send(document, 'page:before-visit', detail, true)) return
  const target = ownUrl(detail.url) ?? url
  if (replace) location.replace(target)
  else location.assign(target)
}
