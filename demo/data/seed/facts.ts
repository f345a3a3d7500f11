/** The attributes of the shop, in their order: the first two can be chosen, the others describe. */
export const attributes = {
  glaze: { display: 'Square', isVariation: true },
  size: { display: 'List', isVariation: true },
  material: { display: 'List', isVariation: false },
  technique: { display: 'List', isVariation: false },
  light: { display: 'List', isVariation: false },
  care: { display: 'List', isVariation: false },
} as const

export type AttributeCode = keyof typeof attributes

export const facts = {
  stoneware: 'material',
  porcelain: 'material',
  earthenware: 'material',
  terracotta: 'material',
  glass: 'material',
  recycledGlass: 'material',
  thrown: 'technique',
  cast: 'technique',
  pressed: 'technique',
  blown: 'technique',
  moulded: 'technique',
  e27: 'light',
  e14: 'light',
  led: 'light',
  dishwasher: 'care',
  handWash: 'care',
  dryCloth: 'care',
  paper: 'material',
  sewn: 'technique',
} as const satisfies Record<string, AttributeCode>

export type Fact = keyof typeof facts

/** The character of an outline; each has a sentence in every culture. */
export type Character = 'round' | 'slender' | 'flared' | 'ribbed' | 'straight' | 'soft' | 'bound'
