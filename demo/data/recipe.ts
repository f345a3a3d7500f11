/** What the studio can turn on its wheel. */
export const FORMS = [
  'mug',
  'cup',
  'teapot',
  'plate',
  'bowl',
  'vase',
  'bottle',
  'jug',
  'jar',
  'planter',
  'tumbler',
  'wine-glass',
  'carafe',
  'candlestick',
  'table-lamp',
  'pendant-lamp',
] as const

/** What a piece is made of; a lamp's material is that of its foot, or of its shade when it hangs. */
export const MATERIALS = ['glazed', 'stoneware', 'glass', 'metal', 'fabric'] as const

/** One of the forms. */
export type Form = (typeof FORMS)[number]

/** One of the materials. */
export type Material = (typeof MATERIALS)[number]

/**
 * How a product looks, but for its colours, which are the variant's.
 * `profile` holds up to six numbers from 0 to 1, 0.5 where absent: height, width, belly (where the piece is widest), neck (how narrow it gets),
 * lip (how far it opens) and character (handles, spouts, decoration; its digits also seed the noise of the glaze).
 */
export type Recipe = { form: Form; profile: number[]; material: Material }
