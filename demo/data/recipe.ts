/** What a product is. Decides the outline that is turned, and whether it gets a handle, a spout, a shade or a lid. */
export const forms = [
  'vase',
  'bowl',
  'mug',
  'cup',
  'plate',
  'teapot',
  'jug',
  'bottle',
  'glass',
  'wine-glass',
  'carafe',
  'candlestick',
  'jar',
  'planter',
  'table-lamp',
  'floor-lamp',
  'pendant-lamp',
  'book',
] as const

/** One of `forms`. */
export type Form = (typeof forms)[number]

/** How light meets the surface: glazed clay, unglazed clay, clear or coloured glass, metal, paper (lamp shades). */
export const materials = ['ceramic', 'stoneware', 'porcelain', 'terracotta', 'glass', 'metal', 'paper'] as const

/** One of `materials`. */
export type Material = (typeof materials)[number]

/**
 * All that the photos need to turn a product's shape; the glaze comes from the variant's colour value.
 * `profile` holds six numbers from 0 to 1, in this order: 0 slenderness: height compared with width, within
 * what the form allows · 1 belly: from straight to round · 2 the height of the widest place: foot to shoulder ·
 * 3 neck: from narrow to as wide as the body · 4 lip: from turned in to flared · 5 relief: from smooth to
 * deeply ribbed
 */
export type Recipe = { form: Form; material: Material; profile: readonly number[] }
