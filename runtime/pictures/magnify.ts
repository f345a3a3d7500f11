import { createPart } from '../page/part.ts'
import { settings } from '../page/settings.ts'
import { isImage } from './rules.ts'

/** The smallest ratio of the magnified photo to the shown one. */
export const LEAST_ZOOM = 1.5

/**
 * The offset of the magnified photo at which the point under the pointer is visible; at an edge of the shown photo, the
 * same edge is. `at` is the pointer's position in the photo, all in CSS pixels.
 */
export const zoomPlace = (at: number, shown: number, magnified: number): number =>
  -Math.min(Math.max(at / shown, 0), 1) * (magnified - shown)

/** Whether a mouse may magnify: from the small breakpoint on (§9), and if a pointer can hover. */
const mayMagnify = ({ pointerType, buttons }: PointerEvent) =>
  pointerType === 'mouse' &&
  buttons === 0 &&
  innerWidth >= settings().breakpoints.sm &&
  matchMedia('(hover: hover)').matches

/**
 * Shows the part of the large photo under the mouse, while the mouse is over the photo. `first` is the mouse's event
 * before the code was loaded.
 */
export function magnifyUnderPointer(host: HTMLElement, signal: AbortSignal, first: PointerEvent): void {
  let link: HTMLAnchorElement | undefined
  /** The photo that Escape has restored, until the mouse leaves it. */
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
      // Themes limit the width of images.
      large.style.maxWidth = 'none'
      own.append(large)
      photo.append(own)
      place()
    }
    // If the large photo cannot be loaded, the shown one stays.
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
  // WCAG 1.4.13: content that the pointer shows can be dismissed without moving it.
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
