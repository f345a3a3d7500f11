/** Milliseconds from one picture to the next in a slideshow (§9). */
export const INTERVAL = 5_000

/** Milliseconds of a move that was asked for, and of one in a slideshow (§9). */
export const MOVE = 300
export const SLIDESHOW_MOVE = 500

/** The number of pictures before and after the shown one that are fetched (§9). */
export const PRELOAD = 2

/** CSS pixels that a finger must move before the picture changes (§9). */
export const SWIPE = 20

/** The largest factor of a picture's size, and that of a double tap. */
export const MOST = 4
export const DOUBLE_TAP = 2.5

/** An index in a ring: the first picture follows the last. */
export const around = (index: number, count: number): number => (count === 0 ? 0 : ((index % count) + count) % count)

/** The indexes that are fetched with a picture: itself first, then its neighbours from near to far. */
export function fetched(index: number, count: number): number[] {
  const places = [index]
  for (let step = 1; step <= PRELOAD; step += 1) places.push(index + step, index - step)
  return [...new Set(places.map((place) => around(place, count)))]
}

/** The shorter direction from one index to another: 1 forwards, -1 backwards. */
export const wayTo = (from: number, to: number, count: number): 1 | -1 =>
  around(to - from, count) <= count / 2 ? 1 : -1

type Size = { width: number; height: number }

/** The size of a whole picture in a frame; never above its natural size. */
export function shownSize(natural: Size, frame: Size): Size {
  const scale = Math.min(1, frame.width / (natural.width || 1), frame.height / (natural.height || 1))
  return { width: natural.width * scale, height: natural.height * scale }
}

export const isImage = (address: string): boolean =>
  /^(data:image\/|blob:)/.test(address) ||
  (URL.canParse(address, document.baseURI) &&
    /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(new URL(address, document.baseURI).pathname))
