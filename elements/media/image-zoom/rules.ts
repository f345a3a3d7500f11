/** CSS pixels that a zoomed image leaves of the viewport, both sides together (§9). */
export const OFFSET = 80

/** CSS pixels that the page may scroll under a zoomed image; from here on it closes (§9). */
export const SCROLL_CLOSES = 40

/** CSS pixels that a finger may move; beyond them the zoomed image closes (§9). */
export const TOUCH_CLOSES = 10

/** Milliseconds that a click waits for the large image, before the one that is there grows instead. */
export const PATIENCE = 300

/** Width and height in CSS pixels. */
export type Size = { width: number; height: number }

/** An image that is nearly as wide as the viewport has nothing to gain (§4, §9). */
export const isTooWide = (shownWidth: number, viewportWidth: number, offset: number): boolean =>
  shownWidth >= viewportWidth - offset

/** As large as the viewport lets it be, and never larger than the image is by nature. */
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

/** An address that an image may have, whole; script and the like are none. */
export function imageAddress(text: string | null | undefined, base: string): string | undefined {
  if (!text || !URL.canParse(text, base)) return undefined
  const { href, protocol } = new URL(text, base)
  return /^(https?|blob|data):$/.test(protocol) ? href : undefined
}
