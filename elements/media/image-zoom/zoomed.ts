import { html } from 'lit-html'
import { elementOf } from '../../../runtime/element/template.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'
import { PATIENCE, SCROLL_CLOSES, type Size, TOUCH_CLOSES, zoomedSize } from './rules.ts'

/** An image that lies over the page. */
export type Zoomed = {
  /** Removes it at once. */
  end(): void
}

/** The large image if it has loaded already, or its promise. */
type Large = { source: string; ready?: HTMLImageElement; later: Promise<HTMLImageElement | undefined> }

type Options = {
  host: HTMLElement
  /** The small image, from which it grows. */
  image: HTMLImageElement
  large: Large
  offset: () => number
  /** The pressed element. It keeps the focus; when focus moves elsewhere, the image closes. */
  trigger: HTMLElement
  closed: () => void
}

const naturalOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size => ({ width, height })

/** Loads the large image. Undefined if neither it nor the small one can be shown. */
export async function prepare(source: string, image: HTMLImageElement): Promise<Large | undefined> {
  const large = new Image()
  large.src = source
  const failed = (error: unknown) => void logOnly(`${source} could not be shown.`, error)
  const later = large.decode().then(() => large, failed)
  const ready = await Promise.race([later, new Promise<undefined>((done) => setTimeout(done, PATIENCE))])
  if (ready) return { source, ready, later }
  return image.naturalWidth > 0 ? { source, later } : undefined
}

/** Zooms an image over the page, in the browser's top layer. The page behind can scroll. */
export function showZoomed({ host, image, large, offset, trigger, closed }: Options): Zoomed {
  const lifecycle = new AbortController()
  const { signal } = lifecycle
  const layer = elementOf(html`
    <div data-part="zoom-layer" popover="manual"><img data-part="zoom-image" alt=${image.alt}></div>
  `)
  const copy = layer.firstChild as HTMLImageElement
  host.append(layer)
  layer.showPopover?.()

  let natural = naturalOf(large.ready ?? image)
  const take = (from: HTMLImageElement) => {
    copy.src = from.currentSrc || from.src
    natural = naturalOf(from)
    fit()
  }
  const fit = () => {
    const { width, height } = zoomedSize(natural, { width: innerWidth, height: innerHeight }, offset())
    copy.style.width = `${width}px`
    copy.style.height = `${height}px`
  }
  const end = () => {
    lifecycle.abort()
    host.removeAttribute('data-zoomed')
    layer.remove()
  }
  const close = () => {
    if (signal.aborted) return
    lifecycle.abort()
    layer.dataset.state = 'closing'
    closed()
    move(copy, image.getBoundingClientRect(), 'reverse').then(end)
  }

  take(large.ready ?? image)
  host.toggleAttribute('data-zoomed', true)
  move(copy, image.getBoundingClientRect(), 'normal')
  if (!large.ready) {
    large.later.then((better) => {
      if (!better || signal.aborted) return
      const before = copy.getBoundingClientRect()
      take(better)
      move(copy, before, 'normal')
    })
  }
  addEventListener('resize', fit, { signal })
  closeOn(host, trigger, close, signal)
  return {
    end: () => {
      const wasOpen = !signal.aborted
      end()
      if (wasOpen) closed()
    },
  }
}

/**
 * Animates an image between a box of the page and its own position by width and height, so that the final image is not
 * blurred.
 */
async function move(copy: HTMLImageElement, box: DOMRect, direction: 'normal' | 'reverse'): Promise<void> {
  const target = copy.getBoundingClientRect()
  if (prefersReducedMotion() || target.width === 0) return
  const x = box.x + box.width / 2 - (target.x + target.width / 2)
  const y = box.y + box.height / 2 - (target.y + target.height / 2)
  const small = `translate(${x}px, ${y}px) scale(${box.width / target.width}, ${box.height / target.height})`
  const milliseconds = getComputedStyle(copy).getPropertyValue('--vt-move')
  await copy
    .animate([{ transform: small }, { transform: 'none' }], {
      duration: Number.parseFloat(milliseconds) || 0,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      direction,
      fill: 'both',
    })
    .finished.catch(() => {})
}

/**
 * Listens to everything that closes: a click anywhere, Escape, scrolling, a moving finger, focus elsewhere (§4, §9).
 */
function closeOn(host: HTMLElement, trigger: HTMLElement, close: () => void, signal: AbortSignal): void {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  let begin = host.getBoundingClientRect()
  let touch: Touch | undefined
  const hasScrolled = () => {
    const { x, y } = host.getBoundingClientRect()
    if (Math.max(Math.abs(x - begin.x), Math.abs(y - begin.y)) >= SCROLL_CLOSES) close()
  }
  const hasResized = () => {
    begin = host.getBoundingClientRect()
  }
  const putFinger = ({ touches: [first] }: TouchEvent) => {
    touch = first
  }
  // Two fingers zoom the page, which the browser handles.
  const moveFinger = ({ touches: [first, second] }: TouchEvent) => {
    if (!touch || !first || second) return
    if (Math.hypot(first.clientX - touch.clientX, first.clientY - touch.clientY) > TOUCH_CLOSES) close()
  }
  const passive = { capture: true, passive: true, signal }
  document.addEventListener('click', stop, { capture: true, signal })
  document.addEventListener('keydown', (event) => event.key === 'Escape' && stop(event), { capture: true, signal })
  document.addEventListener('focusin', ({ target }) => target !== trigger && close(), { signal })
  document.addEventListener('scroll', hasScrolled, passive)
  document.addEventListener('touchstart', putFinger, passive)
  document.addEventListener('touchmove', moveFinger, passive)
  addEventListener('resize', hasResized, { signal })
}
