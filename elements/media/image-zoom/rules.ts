/** The margin around a zoomed image in CSS pixels, both sides together (§9). */
export const OFFSET = 80

/** The scroll distance in CSS pixels at which a zoomed image closes (§9). */
export const SCROLL_CLOSES = 40

/** The distance in CSS pixels that a finger may move before the zoomed image closes (§9). */
export const TOUCH_CLOSES = 10

/** Milliseconds that a click waits for the large image, before the present one is zoomed instead. */
export const PATIENCE = 300

/** Width and height in CSS pixels. */
export type Size = { width: number; height: number }

/** An image that is nearly as wide as the viewport is not zoomed (§4, §9). */
export const isTooWide = (shownWidth: number, viewportWidth: number, offset: number): boolean =>
  shownWidth >= viewportWidth - offset

/** As large as the viewport allows, and never larger than the natural size. */
export function zoomedSize(natural: Size, viewport: Size, offset: number): Size {
  const available = (length: number) => Math.max(length - offset, 1)
  const scale = Math.min(1, available(viewport.width) / natural.width, available(viewport.height) / natural.height)
  return { width: natural.width * scale, height: natural.height * scale }
}

/** The address of the largest image in a `srcset`, or undefined. */
export function largestOf(srcset: string): string | undefined {
  const candidates = srcset
    .trim()
    .split(/,\s+/)
    .map((candidate) => candidate.split(/\s+/))
  const weight = ([, descriptor = '1x']: string[]) => Number.parseFloat(descriptor)
  return candidates.toSorted((a, b) => weight(b) - weight(a))[0]?.[0] || undefined
}

/** An absolute address of an image; undefined for a script and other invalid addresses. */
export function imageAddress(text: string | null | undefined, base: string): string | undefined {
  if (!text || !URL.canParse(text, base)) return undefined
  const { href, protocol } = new URL(text, base)
  return /^(https?|blob|data):$/.test(protocol) ? href : undefined
}
