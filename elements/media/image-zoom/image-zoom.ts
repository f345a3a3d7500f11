import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { createPart } from '../../../runtime/page/part.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { onResize } from '../../../runtime/page/window/resize.ts'
import { isImage } from '../../../runtime/pictures/rules.ts'
import type { imageZoom } from './definition.ts'
import { imageAddress, isTooWide, largestOf } from './rules.ts'
import { prepare, showZoomed, type Zoomed } from './zoomed.ts'

type Zoom = Connected<typeof imageZoom>

/** Zooms the first image of the host, also one that is added later. */
export function connectImageZoom(zoom: Zoom): () => void {
  const { host, attributes, signal, onChange } = zoom
  for (const left of host.querySelectorAll('[data-part^=zoom-]')) left.remove()
  host.removeAttribute('data-zoomed')
  const button = createPart('button', 'zoom-button')
  button.type = 'button'
  let zoomed: Zoomed | undefined
  let isOpening = false

  const open = async (image: HTMLImageElement, trigger: HTMLElement) => {
    if (zoomed || isOpening) return
    isOpening = true
    const source = originalOf(host, image, attributes.src)
    const large = await prepare(source, image)
    isOpening = false
    if (signal.aborted || !large) return
    trigger.ariaExpanded = 'true'
    const closed = () => {
      zoomed = undefined
      trigger.ariaExpanded = 'false'
      zoom.emit('zoom:close', {})
    }
    zoomed = showZoomed({ host, image, large, offset: () => attributes.offset, trigger, closed })
    zoom.emit('zoom:open', { src: source })
  }
  const render = () => renderTriggers(zoom, button)
  each<HTMLImageElement>(host, 'img:not([data-part=zoom-image])', signal, (image, gone) => {
    render()
    image.addEventListener('load', render, { signal: gone })
    gone.addEventListener('abort', () => zoomed?.end())
  })
  onChange(render)
  onResize(render, signal)
  onClicks(zoom, open)
  return () => {
    zoomed?.end()
    button.remove()
  }
}

const imageOf = (host: Element) => host.querySelector<HTMLImageElement>('img:not([data-part=zoom-image])')

/** The link around an image if it leads to an image; other links keep their clicks. */
const linkOf = (image: Element) => image.closest<HTMLAnchorElement>('image-zoom a[href]')

const leadsToImage = (link: HTMLAnchorElement, src: string) =>
  isImage(link.href) || (src !== '' && link.href === new URL(src, document.baseURI).href)

/** The largest available image. */
function originalOf(host: Element, image: HTMLImageElement, src: string): string {
  const link = linkOf(image)
  const candidates = [
    src,
    image.dataset.original,
    link && leadsToImage(link, src) ? link.href : '',
    largestOf(image.srcset),
  ]
  for (const candidate of candidates) {
    const address = imageAddress(candidate, document.baseURI)
    if (address) return address
    if (candidate) logOnly(`<${host.localName}>: "${candidate.slice(0, 80)}" is no address of an image.`)
  }
  return image.src
}

/**
 * Updates the trigger: the link around the image, else a button in its corner. There is none if a larger image would
 * not help.
 */
function renderTriggers({ host, attributes, t }: Zoom, button: HTMLButtonElement): void {
  const image = imageOf(host)
  const link = image && linkOf(image)
  const isOpen = host.querySelector('[data-part=zoom-layer]') !== null
  const isUseful = image !== null && !isTooWide(image.width, innerWidth, attributes.offset)
  host.toggleAttribute('data-zoomable', isUseful)
  button.hidden = !isUseful || (!!link && leadsToImage(link, attributes.src))
  button.ariaLabel = [t.zoom, image?.alt].filter(Boolean).join(', ')
  const trigger = button.hidden ? link : button
  if (trigger && !isOpen) trigger.ariaExpanded = 'false'
  const anchor = link ?? image
  if (anchor && button.previousElementSibling !== anchor) anchor.after(button)
}

type Open = (image: HTMLImageElement, trigger: HTMLElement) => Promise<void>

function onClicks({ host, attributes, signal }: Zoom, open: Open): void {
  const onClick = (event: MouseEvent) => {
    const image = imageOf(host)
    const target = event.target as Element
    const button = host.querySelector<HTMLElement>('[data-part=zoom-button]')
    const link = image && linkOf(image)
    const isOwn = target === image || link?.contains(target) || button?.contains(target)
    if (!image || !isOwn || event.defaultPrevented || event.button !== 0) return
    if (link && !button?.contains(target) && !leadsToImage(link, attributes.src)) return
    const source = originalOf(host, image, attributes.src)
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      window.open(source, '_blank', 'noopener')
    } else if (!isTooWide(image.width, innerWidth, attributes.offset)) {
      event.preventDefault()
      open(image, button?.hidden === false ? button : (link ?? host))
    }
  }
  // The large image is preloaded before the click.
  const fetchEarly = ({ target }: Event) => {
    const image = imageOf(host)
    if (image && (target as Element).localName === 'img') prepare(originalOf(host, image, attributes.src), image)
  }
  host.addEventListener('click', onClick, { signal })
  host.addEventListener('pointerover', fetchEarly, { signal, once: true, passive: true })
}
