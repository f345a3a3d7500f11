import { comparableHtml } from './parts.ts'

/** The elements of the head beside its sheets and scripts. Data blocks with an id are read later. */
const FACTS = `base,
meta:not([name=viewport], [name=csp-nonce], [property=csp-nonce], [http-equiv], [charset]),
[rel~=canonical], [rel~=alternate]:not([rel~=stylesheet]), [rel~=icon], [rel~=prev], [rel~=next],
[type="application/ld+json"], [type="application/json"][id]`

/** The base of the relative addresses in an answer. */
export function baseOf(page: Document, url: URL): URL {
  const base = page.querySelector('base[href]')?.getAttribute('href')
  return base ? new URL(base, url) : url
}

/** Updates title, meta, links and data blocks of the head; an equal one stays the same element. */
export function updateHead(page: Document, isWhole: boolean): void {
  if (page.title || page.head.querySelector('title')) document.title = page.title
  if (!isWhole) return
  const old = [...document.head.querySelectorAll(FACTS)]
  for (const fresh of page.head.querySelectorAll(FACTS)) {
    const at = old.findIndex((one) => comparableHtml(one) === comparableHtml(fresh))
    if (at >= 0) old.splice(at, 1)
    else document.head.append(fresh)
  }
  for (const one of old) one.remove()
}
