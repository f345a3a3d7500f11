/** Milliseconds from one photo to the next (§9). */
export const SPEED = 600

/** Up to this width of the window, in CSS pixels, photos beside vertical thumbnails fade; beyond it they slide (§9). */
export const FADE_UNTIL = 1_200

export const wayOf = (layout: 'row' | 'vertical', viewportWidth: number): 'slide' | 'fade' =>
  layout === 'vertical' && viewportWidth <= FADE_UNTIL ? 'fade' : 'slide'

/** The index that a key leads to in a row of photos, or undefined. */
export function photoByKey(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  const [next, previous] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === next || key === 'ArrowDown') return index + 1
  if (key === previous || key === 'ArrowUp') return index - 1
  return { Home: 0, End: count - 1 }[key]
}

/** Returns the photo that the address names, else the one to which the strip was scrolled. */
export function startOf(host: Element, hash: string): number {
  const photos = host.querySelector('[data-part=photos]')
  if (!photos) return 0
  const named = [...photos.children].findIndex(({ id }) => id !== '' && hash === `#${encodeURIComponent(id)}`)
  return named >= 0 ? named : Math.round(Math.abs(photos.scrollLeft) / (photos.clientWidth || 1))
}
