import type { Nonces } from '../../../page/adapt.ts'
import { pageNonce } from '../../../page/trusted.ts'
import { keyOf, type Sheet, sent, sheetsIn } from '../../render/seen.ts'

/** Milliseconds that a page waits for its style sheets at most. */
const MOST_WAIT = 2_000

const isLink = (sheet: Element): sheet is HTMLLinkElement => sheet instanceof HTMLLinkElement

type Fresh = { sheet: Sheet; media: string; next: Sheet | null }

/** The style sheets of the next page. They load at once, and do not apply to the old page. */
export class Sheets {
  readonly #kept = new Set<Sheet>()
  readonly #fresh: Fresh[] = []
  /** Settles when those that apply are loaded, or after the limit. */
  readonly ready: Promise<unknown>

  constructor(page: Document, base: URL, nonces: Nonces) {
    const live = sheetsIn(document)
    let next: Sheet | null = null
    for (const wanted of sheetsIn(page).reverse()) {
      const key = keyOf(wanted, base)
      const same = live.find((one) => keyOf(one) === key)
      if (same) this.#kept.add(same)
      else this.#fresh.push({ sheet: copyOf(wanted, base, nonces), media: wanted.media, next })
      next = same ?? this.#fresh.at(-1)?.sheet ?? null
    }
    const loads = this.#fresh.map(load)
    this.ready = loads.length > 0 ? Promise.race([Promise.all(loads), limit()]) : Promise.resolve()
  }

  /** Call it before the page is shown: its sheets apply, in their order among the others. */
  show(): void {
    for (const { sheet, media, next } of this.#fresh) {
      if (isLink(sheet)) applyMedia(sheet, media)
      else putBefore(sheet, next)
    }
  }

  /** Call it once the page is shown: sheets that only the previous page had are removed. */
  settle(): void {
    const now = new Set([...this.#kept, ...this.#fresh.map(({ sheet }) => sheet)])
    for (const sheet of sent) if (!now.has(sheet as Sheet)) sheet.remove()
    sent.clear()
    for (const sheet of now) sent.add(sheet)
  }

  /** Call it if the page is not shown after all: its new sheets are removed. */
  drop(): void {
    for (const { sheet } of this.#fresh) sheet.remove()
  }
}

/** WebKit loads a link again if its attribute changes, and shows the page without it meanwhile. */
function applyMedia(link: HTMLLinkElement, media: string): void {
  if (link.sheet) link.sheet.media.mediaText = media
  else if (media) link.media = media
  else link.removeAttribute('media')
}

const limit = () => new Promise((done) => setTimeout(done, MOST_WAIT))

/** Fetches the style sheet of a link inside the page area before it is in the page, which would not wait for it. */
export async function fetchAhead(wanted: HTMLLinkElement, base: URL): Promise<void> {
  if (!matchMedia(wanted.media || 'all').matches) return
  const ahead = document.createElement('link')
  Object.assign(ahead, { rel: 'preload', as: 'style', crossOrigin: wanted.crossOrigin, href: keyOf(wanted, base) })
  const loaded = new Promise((done) => {
    ahead.onload = ahead.onerror = done
  })
  document.head.append(ahead)
  await Promise.race([loaded, limit()])
  ahead.remove()
}

const putBefore = (sheet: Sheet, next: Sheet | null) =>
  document.head.insertBefore(sheet, next?.isConnected ? next : null)

export function copyOf(wanted: Sheet, base: URL, nonces: Nonces): Sheet {
  const copy = document.importNode(wanted, true)
  if (isLink(copy)) copy.href = keyOf(wanted, base)
  if (nonces === undefined || nonces.has(wanted.nonce)) copy.nonce = pageNonce()
  return copy
}

/** No one waits for a sheet whose media does not apply, so it resolves at once. */
function load({ sheet, media, next }: Fresh): Promise<unknown> | undefined {
  if (!isLink(sheet)) return undefined
  const isWanted = matchMedia(media || 'all').matches && !sheet.rel.includes('alternate') && !sheet.disabled
  const loaded = new Promise((done) => {
    sheet.onload = sheet.onerror = done
  })
  sheet.media = 'not all'
  if (isWanted) sheet.fetchPriority = 'high'
  putBefore(sheet, next)
  return isWanted ? loaded : undefined
}
