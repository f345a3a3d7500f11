import type { Nonces } from '../../page/adapt.ts'
import { pageNonce } from '../../page/trusted.ts'

/** Milliseconds that a page waits for its style sheets at most. */
const MOST_WAIT = 2_000

const SHEETS = ':is(link[rel~=stylesheet][href], style):not(noscript *)'

type Sheet = HTMLLinkElement | HTMLStyleElement

const sheetsIn = (head: HTMLElement): Sheet[] => [...head.querySelectorAll<Sheet>(SHEETS)]

const isLink = (sheet: Element): sheet is HTMLLinkElement => sheet instanceof HTMLLinkElement

/** Those of the library stay, whoever has put them into the page. */
const library = new URL('..', import.meta.url).href

/** The sheets that the server has sent with the page that is shown: not those that code has put in. */
let sent = new Set<Sheet>()

/** Takes the sheets of the first page for the server's. */
export function rememberSheets(): void {
  sent = new Set(sheetsIn(document.head).filter((sheet) => !isLink(sheet) || !sheet.href.startsWith(library)))
}

/** The style sheets of a page that comes. They load at once, without a say in how the old page looks. */
export class Sheets {
  readonly #kept = new Set<Sheet>()
  readonly #fresh: { sheet: Sheet; media: string; next: Sheet | null }[] = []
  /** Settles when those that apply are in, or did not come within the limit. */
  readonly ready: Promise<unknown>

  constructor(page: Document, base: URL, nonces: Nonces) {
    const live = sheetsIn(document.head)
    let next: Sheet | null = null
    for (const wanted of sheetsIn(page.head).reverse()) {
      const href = isLink(wanted) ? new URL(wanted.getAttribute('href') ?? '', base).href : ''
      const same = live.find((one) =>
        isLink(one) ? one.href === href : !href && one.textContent === wanted.textContent,
      )
      if (same) this.#kept.add(same)
      else this.#fresh.push({ sheet: copyOf(wanted, href, nonces), media: wanted.media, next })
      next = same ?? this.#fresh.at(-1)?.sheet ?? null
    }
    const loads = this.#fresh.map(load)
    const limit = new Promise((late) => setTimeout(late, loads.length > 0 ? MOST_WAIT : 0))
    this.ready = loads.length > 0 ? Promise.race([Promise.all(loads), limit]) : Promise.resolve()
  }

  /** The page comes now: its sheets apply, in their order among the others. */
  show(): void {
    for (const { sheet, media, next } of this.#fresh) {
      if (!isLink(sheet)) document.head.insertBefore(sheet, next?.isConnected ? next : null)
      else if (media) sheet.media = media
      else sheet.removeAttribute('media')
    }
  }

  /** The page has come: those of the page before that it does not want go. */
  settle(): void {
    const now = new Set([...this.#kept, ...this.#fresh.map(({ sheet }) => sheet)])
    for (const sheet of sent) if (!now.has(sheet)) sheet.remove()
    sent = now
  }

  /** The page does not come. */
  drop(): void {
    for (const { sheet } of this.#fresh) sheet.remove()
  }
}

function copyOf(wanted: Sheet, href: string, nonces: Nonces): Sheet {
  const copy = document.importNode(wanted, true)
  if (isLink(copy)) copy.href = href
  if (nonces === undefined || nonces.has(wanted.nonce)) copy.nonce = pageNonce()
  return copy
}

/** A sheet whose media does not apply loads all the same. Resolves at once for one that nobody waits for. */
function load({ sheet, media, next }: { sheet: Sheet; media: string; next: Sheet | null }): Promise<unknown> {
  if (!isLink(sheet)) return Promise.resolve()
  const isWanted = matchMedia(media || 'all').matches && !sheet.rel.includes('alternate') && !sheet.disabled
  const loaded = new Promise((done) => {
    sheet.onload = sheet.onerror = done
  })
  sheet.media = 'not all'
  if (isWanted) sheet.setAttribute('fetchpriority', 'high')
  document.head.insertBefore(sheet, next?.isConnected ? next : null)
  return isWanted ? loaded : Promise.resolve()
}
