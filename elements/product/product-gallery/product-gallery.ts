import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { loadFully } from '../../../runtime/navigation/visit.ts'
import { arrive } from '../../../runtime/page/scripts/arrive.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'
import { isImage } from '../../../runtime/pictures/picture.ts'
import { around, SWIPE, wayTo } from '../../../runtime/pictures/rules.ts'
import { type Change, Stage } from '../../../runtime/pictures/stage.ts'
import { hearSwipes } from '../../../runtime/pictures/swipe.ts'
import type { Videos } from '../../../runtime/pictures/videos.ts'
import { Controls } from './controls.ts'
import type { productGallery } from './definition.ts'
import { FocusMemory, isSame, partsOf, startOf, wakeNeighbours } from './parts.ts'
import { photoByKey, SPEED, wayOf } from './rules.ts'
import { followVariant } from './variant.ts'

type Tag = Connected<typeof productGallery>

/** Something of a photo that is moved, played or typed into by itself. */
const OWN_HANDS = 'product-spin, video, input, select, [data-part^=gallery-]'

/** Shows one photo at a time, whatever the server puts into the host, and whenever. */
export function connectProductGallery(tag: Tag): () => void {
  const { host, signal } = tag
  for (const left of host.querySelectorAll('[data-part^=gallery-]')) left.remove()
  const gallery = new Gallery(tag)
  const observer = new MutationObserver(() => gallery.build())
  gallery.build()
  observer.observe(host, { childList: true, subtree: true })
  hearSwipes(host, gallery, signal)
  host.addEventListener('click', (event) => gallery.press(event), { signal })
  host.addEventListener('keydown', (event) => gallery.type(event), { signal })
  for (const name of ['pointerover', 'focusin'] as const)
    host.addEventListener(name, () => gallery.wake(), { once: true, passive: true, signal })
  magnifyWhenWanted(host, signal)
  followVariant(tag, () => gallery.index, signal)
  return () => {
    observer.disconnect()
    gallery.leave()
  }
}

/** The code that magnifies comes with the first mouse. */
function magnifyWhenWanted(host: HTMLElement, signal: AbortSignal): void {
  const life = new AbortController()
  const follow = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    life.abort()
    arrive('magnify', import('../../../runtime/pictures/magnify.ts')).then(
      ({ magnifyUnderPointer }) => !signal.aborted && magnifyUnderPointer(host, signal, event),
      (error: unknown) => logOnly('Photos are not magnified.', error),
    )
  }
  host.addEventListener('pointermove', follow, { passive: true, signal: AbortSignal.any([signal, life.signal]) })
}

class Gallery {
  #stage: Stage | undefined
  #parts = partsOf(undefined)
  readonly #controls: Controls
  #videos: Promise<Videos> | undefined
  readonly #focus: FocusMemory

  constructor(private readonly tag: Tag) {
    const { host, t, signal } = tag
    this.#controls = new Controls(host, t, (step) => this.show(this.index + step, step))
    this.#focus = new FocusMemory(host, signal)
  }

  get index(): number {
    return this.#stage?.index ?? 0
  }

  /** Takes the photos as they are now. Those of another variant begin at the place that was shown. */
  build(): void {
    const { host, t } = this.tag
    const parts = partsOf(host)
    if (isSame(parts, this.#parts) && this.#controls.isThere) return
    const index = this.#stage ? this.index : startOf(parts)
    this.#stage?.leave()
    this.#parts = parts
    this.#stage = parts.photos ? new Stage(parts.photos) : undefined
    host.dataset.state = 'ready'
    if (!host.hasAttribute('role')) host.role = 'group'
    host.ariaRoleDescription = t.kind
    host.ariaLabel ??= t.photos
    this.#stage?.take(parts.slides, index)
    this.#withVideos((videos) => videos.take(parts.slides))
    this.#draw('instant')
    this.#focus.restore()
  }

  /** Shows a photo, counted from 0; after the last comes the first. */
  show(index: number, direction?: 1 | -1, change: Change = this.#change): void {
    const stage = this.#stage
    if (!stage || stage.count === 0) return
    const before = stage.index
    const place = around(index, stage.count)
    stage.show(place, direction ?? wayTo(before, place, stage.count), change)
    if (place === before) return
    this.#draw('smooth')
    this.wake()
    this.#withVideos((videos) => videos.show(this.#stage?.slide))
    this.tag.emit('gallery:change', { index: place })
  }

  /** Fetches the photos beside the shown one, so that they are there when they are wanted. */
  wake(): void {
    wakeNeighbours(this.#parts.slides, this.index)
  }

  press(event: MouseEvent): void {
    const link = clickedOn<HTMLAnchorElement>(event, 'a[href]')
    const { thumbnails, photos } = this.#parts
    if (!link) return
    const place = thumbnails.indexOf(link)
    if (place >= 0) {
      event.preventDefault()
      this.show(place)
    } else if (photos?.contains(link) && this.#stage?.slide?.contains(link) && isImage(link.href)) {
      event.preventDefault()
      this.#openLarge(link, photos)
    }
  }

  /** Where the code does not come, the link is followed. */
  #openLarge(link: HTMLAnchorElement, photos: HTMLElement): void {
    const show = (slide: HTMLElement) => this.show(this.#parts.slides.indexOf(slide), 1, { milliseconds: 0 })
    arrive('image-overlay', import('../../../runtime/pictures/open-large.ts')).then(
      ({ openLarge }) => openLarge(link, photos, show),
      (error: unknown) => {
        logOnly('The overlay of photos did not come; the link is followed.', error)
        loadFully(new URL(link.href))
      },
    )
  }

  /** The code for films comes when the first one is shown. */
  #withVideos(work: (videos: Videos) => void): void {
    if (!this.#videos && !this.#stage?.slide?.querySelector('video')) return
    this.#videos ??= arrive('videos', import('../../../runtime/pictures/videos.ts')).then(({ Videos }) => {
      const videos = new Videos(this.tag.t)
      videos.take(this.#parts.slides)
      return videos
    })
    this.#videos.then(work, (error: unknown) => logOnly("Films keep the browser's own bar.", error))
  }

  type(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
    if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return
    if ((target as Element).closest('product-spin, video, input, select')) return
    const isRightToLeft = getComputedStyle(this.tag.host).direction === 'rtl'
    const place = photoByKey(key, this.index, this.#stage?.count ?? 0, isRightToLeft)
    const isAmongSmall = this.#parts.thumbnails.includes(target as HTMLElement)
    // Up and down scroll the page, but for thumbnails that stand above each other.
    if (place === undefined || (/^Arrow(Up|Down)$/.test(key) && !(isAmongSmall && this.#isVertical))) return
    event.preventDefault()
    this.show(place, /^Arrow/.test(key) ? (place > this.index ? 1 : -1) : undefined)
    if (isAmongSmall) this.#parts.thumbnails[this.index]?.focus({ preventScroll: true })
  }

  mayBegin({ target }: PointerEvent): boolean {
    const element = target as Element
    return Boolean(this.#parts.photos?.contains(element)) && element.closest(OWN_HANDS) === null
  }

  move(offset: number): void {
    this.#stage?.drag(offset)
  }

  end(offset: number): void {
    const isRightToLeft = getComputedStyle(this.tag.host).direction === 'rtl'
    const step = offset < 0 !== isRightToLeft ? 1 : -1
    const isFar = Math.abs(offset) >= SWIPE && (this.#stage?.count ?? 0) > 1
    this.show(isFar ? this.index + step : this.index, step, { milliseconds: SPEED })
  }

  leave(): void {
    const { host } = this.tag
    this.#stage?.leave()
    this.#withVideos((videos) => videos.leave())
    this.#controls.leave()
    for (const thumbnail of this.#parts.thumbnails) thumbnail.removeAttribute('aria-current')
    host.removeAttribute('data-state')
  }

  get #isVertical(): boolean {
    return this.tag.attributes.layout === 'vertical'
  }

  get #change(): Change {
    return { milliseconds: SPEED, way: wayOf(this.tag.attributes.layout, innerWidth) }
  }

  /** Says which photo is shown, and brings its thumbnail into view, without scrolling the page. */
  #draw(behavior: ScrollBehavior): void {
    const { thumbnails, slides } = this.#parts
    this.#controls.draw(this.index, slides.length)
    for (const [place, thumbnail] of thumbnails.entries()) {
      if (place === this.index) thumbnail.setAttribute('aria-current', 'true')
      else thumbnail.removeAttribute('aria-current')
    }
    const item = thumbnails[this.index]?.closest('li')
    const list = item?.parentElement
    list?.scrollTo({
      left: item ? item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 : 0,
      top: item ? item.offsetTop - (list.clientHeight - item.offsetHeight) / 2 : 0,
      behavior: prefersReducedMotion() ? 'instant' : behavior,
    })
  }
}
