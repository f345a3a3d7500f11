/** The colours of each glaze, glass tint or clay: one to three, from the top of a product to its foot. */
export const glazes = {
  ivory: ['#efe6d3'],
  chalk: ['#f4f3ef'],
  celadon: ['#a9c5b4'],
  nightBlue: ['#1f2f52'],
  indigo: ['#3c4f8f'],
  moss: ['#6b7a45'],
  ochre: ['#c58b3a'],
  honey: ['#d9a14a'],
  rust: ['#a4502f'],
  rose: ['#d9b0a7'],
  slate: ['#5b646b'],
  black: ['#26262a'],
  blueWhite: ['#27468c', '#f1efe8'],
  greenCream: ['#5f8060', '#efe4cb'],
  speckled: ['#e9dfca', '#8d7355'],
  reactive: ['#4a6a86', '#6d4a33'],
  sunset: ['#e3b067', '#c9693f', '#7c3431'],
  lagoon: ['#e6efe6', '#6fb0ae', '#24596b'],
  clear: ['#e4efee'],
  smoke: ['#6f7477'],
  amber: ['#c98a2b'],
  bottleGreen: ['#2f5d43'],
  aqua: ['#9fd0d3'],
  roseGlass: ['#e2b4bb'],
  amberClear: ['#d39a3d', '#f0e7d4'],
  clay: ['#b5653f'],
  whiteClay: ['#ddd0bd'],
} as const satisfies Record<string, readonly [string, string?, string?]>

export type Glaze = keyof typeof glazes

export const clayGlazes = [
  'ivory',
  'chalk',
  'celadon',
  'nightBlue',
  'indigo',
  'moss',
  'ochre',
  'honey',
  'rust',
  'rose',
  'slate',
  'black',
  'blueWhite',
  'greenCream',
  'speckled',
  'reactive',
  'sunset',
  'lagoon',
] as const satisfies Glaze[]

export const glassTints = [
  'clear',
  'smoke',
  'amber',
  'bottleGreen',
  'aqua',
  'roseGlass',
  'amberClear',
] as const satisfies Glaze[]

export const rawClays = ['clay', 'whiteClay', 'rust', 'slate'] as const satisfies Glaze[]
