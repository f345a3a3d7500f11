/** Pixels. Other widths are refused, so that the cache cannot be flooded. */
export const WIDTHS = [80, 160, 320, 480, 640, 960, 1280] as const

/** The views of each product: front, from above, close up, and the other side beside a lemon. */
export const VIEWS = ['0', '1', '2', '3'] as const

/** The pictures of one turn of the turntable, `spin-00` to `spin-35`. */
export const SPIN_FRAMES = 36

/** Increased when the studio changes: addresses and files of older photos are not used again. */
export const PHOTO_VERSION = '1'

/** The still lifes, with the size of their composition and their widths. */
export const STILLS = {
  hero: { ratio: 1600 / 700, widths: [800, 1600] },
  'hero-square': { ratio: 1, widths: [400, 800] },
  tableware: { ratio: 4 / 3, widths: [400, 800] },
  'tea-and-coffee': { ratio: 4 / 3, widths: [400, 800] },
  glassware: { ratio: 4 / 3, widths: [400, 800] },
  vases: { ratio: 4 / 3, widths: [400, 800] },
  decoration: { ratio: 4 / 3, widths: [400, 800] },
  plants: { ratio: 4 / 3, widths: [400, 800] },
  lighting: { ratio: 4 / 3, widths: [400, 800] },
} as const satisfies Record<string, { ratio: number; widths: readonly number[] }>

export type Still = keyof typeof STILLS

export const isStill = (name: string): name is Still => Object.hasOwn(STILLS, name)

export const isView = (view: string): boolean =>
  VIEWS.some((known) => known === view) || (/^spin-\d\d$/.test(view) && Number(view.slice(5)) < SPIN_FRAMES)

export const stillHeight = (name: Still, width: number): number => Math.round(width / STILLS[name].ratio)
