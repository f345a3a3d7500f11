import { comparableHtml } from './parts.ts'

/** What the head says of the page, beside its sheets and scripts. Data blocks with an id are for who reads them later. */
const FACTS = `base,
meta:not([name=viewport], [name=csp-nonce], [property=csp-nonce], [http-equiv], [charset]),
[rel~=canonical], [rel~=alternate]:not([rel~=stylesheet]), [rel~=icon], [rel~=prev], [rel~=next],
[type="application/ld+json"], [type="application/json"][id]`

/** The address that the relative ones of an answer are meant from. */
export function baseOf(page: Document, url: URL): URL {
  const base = page.querySelector('base[href]')?.getAttribute('href')
  return base ? new URL(base, url) : url
}

/** Brings title, meta, links and data blocks of the head up to date; what is the same stays the same element. */
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
