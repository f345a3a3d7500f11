/** The kind decides the turned outline, and whether there is a handle, a spout, a shade or a lid. */
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

export type Form = (typeof forms)[number]

/**
 * The material, which decides the reflection of light: glazed clay, unglazed clay, clear or coloured glass, metal,
 * paper (lamp shades).
 */
export const materials = ['ceramic', 'stoneware', 'porcelain', 'terracotta', 'glass', 'metal', 'paper'] as const

export type Material = (typeof materials)[number]

/**
 * The shape of a product for its photos; the glaze is that of the variant's colour value. `profile` has six numbers
 * from 0 to 1, in this order: 0 slenderness: height compared with width, within the limits of the form · 1 belly: from
 * straight to round · 2 the height of the widest place: foot to shoulder · 3 neck: from narrow to as wide as the body ·
 * 4 lip: from turned in to flared · 5 relief: from smooth to deeply ribbed
 */
export type Recipe = { form: Form; material: Material; profile: readonly number[] }
