import { picturesIn } from '../../../runtime/pictures/picture.ts'

/** What the server put into a gallery. */
export type Parts = { photos: HTMLElement | undefined; slides: HTMLElement[]; thumbnails: HTMLElement[] }

/** Reads a gallery: photos may come late, and none is no fault. */
export function partsOf(host: HTMLElement | undefined): Parts {
  const photos = host?.querySelector<HTMLElement>('[data-part=photos]') ?? undefined
  const list = host?.querySelector<HTMLElement>('[data-part=thumbnails]')
  const slides = [...(photos?.children ?? [])].filter((child): child is HTMLElement => child instanceof HTMLElement)
  if (photos) photos.role = 'presentation'
  for (const slide of slides) slide.role = 'presentation'
  for (const link of photos ? picturesIn(photos) : []) link.ariaHasPopup = 'dialog'
  return { photos, slides, thumbnails: [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])] }
}

/** Whether a gallery still holds the same nodes. */
export const isSame = (one: Parts, other: Parts): boolean =>
  [...one.slides, ...one.thumbnails].every((part, place) => part === [...other.slides, ...other.thumbnails][place]) &&
  one.slides.length === other.slides.length &&
  one.thumbnails.length === other.thumbnails.length

/** Lets the lazy images on both sides of a slide come. */
export function wakeNeighbours(slides: readonly HTMLElement[], index: number): void {
  for (const place of [index + 1, index - 1]) {
    const image = slides.at(place % (slides.length || 1))?.querySelector<HTMLImageElement>(':scope > a img')
    if (image) image.loading = 'eager'
  }
}

/** The photo to begin with: the one that the address names, else the one to which the strip was scrolled. */
export function startOf({ photos, slides }: Parts): number {
  const named = slides.findIndex(({ id }) => id !== '' && location.hash === `#${encodeURIComponent(id)}`)
  if (named >= 0 || !photos) return Math.max(named, 0)
  return Math.round(Math.abs(photos.scrollLeft) / (photos.clientWidth || 1))
}

/** Remembers what had the focus in a host, for when its content is replaced by other content of the same shape. */
export class FocusMemory {
  #place: { selector: string; index: number } | undefined

  constructor(
    private readonly host: HTMLElement,
    signal: AbortSignal,
  ) {
    host.addEventListener('focusin', ({ target }) => this.#remember(target as Element), { signal })
    // What is taken out of the page loses the focus as well, but is not left.
    host.addEventListener('focusout', ({ target }) => queueMicrotask(() => this.#forget(target as Element)), { signal })
  }

  /** Gives the focus back, when it was lost with the content. */
  restore(): void {
    if (!this.#place || document.activeElement !== document.body) return
    const { selector, index } = this.#place
    const now = [...this.host.querySelectorAll<HTMLElement>(selector)]
    ;(now[index] ?? now[0])?.focus({ preventScroll: true })
  }

  #remember(target: Element): void {
    const list = target.closest<HTMLElement>('[data-part=photos], [data-part=thumbnails]')
    const own = (target as HTMLElement).dataset.part
    const selector = list ? `[data-part=${list.dataset.part}] ${target.localName}` : `[data-part=${own ?? 'none'}]`
    this.#place = { selector, index: [...this.host.querySelectorAll(selector)].indexOf(target) }
  }

  #forget(target: Element): void {
    if (this.host.contains(target) && !this.host.contains(document.activeElement)) this.#place = undefined
  }
}
