import Croppie from 'croppie'
import croppieStyles from 'croppie/croppie.css?inline'
import { addPackageStyles } from '../../../runtime/page/styles/package-styles.ts'
import type { ImageSize } from '../../../runtime/uploads/image/image-file.ts'
import { snapped, viewportOf } from './rules.ts'

type Options = {
  url: string
  box: ImageSize
  crop: ImageSize
  /** The previous selection, in Croppie's format. */
  points: readonly number[] | undefined
  texts: { area: string; zoom: string; help: string }
  changed(points: readonly number[], image: ImageSize): void
}

/** `ready` rejects for an image that cannot be shown. */
export type CropBox = { ready: Promise<void>; destroy(): void }

/** Pixels by which an arrow key with Shift moves the image; without Shift it is one. */
const LARGE_STEP = 10
const ZOOM_STEP = 1.1

const KEY_CODES: Readonly<Record<string, number>> = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 }

export function createCropBox(host: HTMLElement, { url, box, crop, points, texts, changed }: Options): CropBox {
  addPackageStyles(croppieStyles)
  const viewport = viewportOf(crop, box)
  const croppie = new Croppie(host, {
    viewport: { ...viewport, type: 'square' },
    boundary: box,
    // The selection has at least this many pixels of the image. The margin is needed, since an image that fits exactly
    // could be zoomed in endlessly.
    maxZoom: (viewport.width / crop.width) * 1.0002,
    mouseWheelZoom: 'ctrl',
    enforceBoundary: true,
  })
  const find = <E extends HTMLElement>(name: string) => host.querySelector<E>(`.cr-${name}`)
  const [area, zoom] = [find('viewport'), find<HTMLInputElement>('slider')]
  let isReady = false
  const report = () => {
    const image = find<HTMLImageElement>('image')
    if (!isReady || !image) return
    const size = { width: image.naturalWidth, height: image.naturalHeight }
    changed(snapped((croppie.get().points ?? []).map(Number), size, viewport.width), size)
  }
  // The box handles the arrow keys, which screen readers pass on only to an application.
  area?.setAttribute('role', 'application')
  area?.setAttribute('aria-label', texts.area)
  area?.setAttribute('aria-description', texts.help)
  zoom?.setAttribute('aria-label', texts.zoom)

  const onKey = (event: KeyboardEvent) => {
    const code = KEY_CODES[event.key]
    const factor = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, '−': 1 / ZOOM_STEP }[event.key]
    if (factor !== undefined) croppie.setZoom((croppie.get().zoom ?? 1) * factor)
    else if (code !== undefined && event.shiftKey && event.isTrusted) {
      for (let step = 0; step < LARGE_STEP; step += 1) press(event.key, code)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  // Croppie moves the image by one pixel for each key, and reads key codes.
  const press = (key: string, code: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'keyCode', { value: code })
    area?.dispatchEvent(event)
  }
  host.addEventListener('keydown', onKey, true)
  host.addEventListener('update', report)

  const ready = croppie.bind(points ? { url, points: [...points] } : { url, zoom: 0 }).then(() => {
    isReady = true
    // Croppie has replaced its own image by the loaded one.
    find('image')?.setAttribute('alt', '')
    report()
  })
  return {
    ready,
    destroy() {
      host.removeEventListener('keydown', onKey, true)
      host.removeEventListener('update', report)
      croppie.destroy()
    },
  }
}
