import { createPart } from '../page/part.ts'
import { settings } from '../page/settings.ts'
import { isImage } from './rules.ts'

/** How much larger than the shown photo the magnified one is, at least. */
export const LEAST_ZOOM = 1.5

/**
 * Where the magnified photo begins, so that what lies under the pointer is seen there: at one edge of the photo its own
 * edge. `at` is the pointer's place in the photo, all in CSS pixels.
 */
export const zoomPlace = (at: number, shown: number, magnified: number): number =>
  -Math.min(Math.max(at / shown, 0), 1) * (magnified - shown)

/** Whether a mouse may magnify: from the small breakpoint on (§9), and where a pointer can hover. */
const mayMagnify = ({ pointerType, buttons }: PointerEvent) =>
  pointerType === 'mouse' &&
  buttons === 0 &&
  innerWidth >= settings().breakpoints.sm &&
  matchMedia('(hover: hover)').matches

/** Shows the part of a photo that lies under the mouse from the large one, as long as the mouse is there. `first` is what it did so far. */
export function magnifyUnderPointer(host: HTMLElement, signal: AbortSignal, first: PointerEvent): void {
  let link: HTMLAnchorElement | undefined
  /** The photo that Escape has brought back, until the mouse leaves it. */
  let dismissed: HTMLAnchorElement | null = null
  let box = createPart('span', 'gallery-zoom')
  let pointer = { x: 0, y: 0 }
  const place = () => {
    const large = box.firstElementChild as HTMLElement | null
    if (!link || !large) return
    const { x, y, width, height } = link.getBoundingClientRect()
    const along = [
      zoomPlace(pointer.x - x, width, large.offsetWidth),
      zoomPlace(pointer.y - y, height, large.offsetHeight),
    ]
    large.style.translate = along.map((length) => `${length}px`).join(' ')
  }
  const end = () => {
    box.remove()
    link = undefined
  }
  const begin = (photo: HTMLAnchorElement) => {
    end()
    link = photo
    const own = createPart('span', 'gallery-zoom')
    const large = new Image()
    box = own
    own.ariaHidden = 'true'
    large.alt = ''
    large.src = photo.href
    const isWanted = () => link === photo && box === own && photo.isConnected
    const show = () => {
      if (!isWanted()) return
      large.style.width = `${Math.max(large.naturalWidth, photo.offsetWidth * LEAST_ZOOM)}px`
      // A theme gives its images a largest width.
      large.style.maxWidth = 'none'
      own.append(large)
      photo.append(own)
      place()
    }
    // Where the large photo does not come, the photo is as it is.
    large.decode().then(show, () => {})
  }
  const follow = (event: PointerEvent) => {
    const over = (event.target as Element).closest<HTMLAnchorElement>('[data-part=photos] a[href]')
    if (over !== dismissed) dismissed = null
    if (!over || over === dismissed || !mayMagnify(event) || !isImage(over.href)) return end()
    pointer = { x: event.clientX, y: event.clientY }
    if (over === link) place()
    else begin(over)
  }
  host.addEventListener('pointermove', follow, { passive: true, signal })
  const leave = () => {
    dismissed = null
    end()
  }
  // WCAG 1.4.13: what the pointer brings can be sent away without moving it.
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !box.isConnected) return
    dismissed = link ?? null
    end()
  }
  document.addEventListener('keydown', onKey, { signal })
  host.addEventListener('pointerleave', leave, { signal })
  host.addEventListener('gallery:change', end, { signal })
  signal.addEventListener('abort', end)
  follow(first)
}
