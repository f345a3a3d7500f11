import type { TaxClass } from '../money/tax-classes.ts'
import type { Form } from '../recipe.ts'

/** The categories with subcategories, each below another one or at the top. */
export const groups = {
  tableware: null,
  plates: 'tableware',
  teaAndCoffee: null,
  cups: 'teaAndCoffee',
  glassware: null,
  glasses: 'glassware',
  vases: null,
  decoration: null,
  plants: null,
  lighting: null,
  tableLamps: 'lighting',
  pendants: 'lighting',
} as const

export type CategoryGroup = keyof typeof groups

/** A kind of product, which is also a category: its outline before a model changes it, and how it is sold. */
export type TypeTraits = {
  group: CategoryGroup
  form: Form
  profile: [number, number, number, number, number, number]
  /** From small to large; empty if there is no size to choose. */
  sizes: string[]
  /** Euros with tax, for the smallest size of an average maker. */
  price: number
  /**
   * `table`: customers buy multiple at once, so that some are cheaper by quantity. `set`: some are also sold only in
   * sets.
   */
  bought: 'singly' | 'table' | 'set'
  /** Food and books have lower taxes. */
  taxClass: TaxClass
}

const traits = (
  group: CategoryGroup,
  form: Form,
  profile: TypeTraits['profile'],
  sizes: string,
  price: number,
  bought: TypeTraits['bought'] = 'singly',
  taxClass: TaxClass = 'standard',
): TypeTraits => ({ group, form, profile, sizes: sizes === '' ? [] : sizes.split('|'), price, bought, taxClass })

export const types = {
  dinnerPlate: traits('plates', 'plate', [0.2, 0.3, 0.5, 1, 0.6, 0.2], '26 cm|28 cm', 21, 'table'),
  dessertPlate: traits('plates', 'plate', [0.2, 0.3, 0.5, 1, 0.6, 0.2], '19 cm|21 cm', 15, 'table'),
  deepPlate: traits('plates', 'plate', [0.6, 0.5, 0.5, 1, 0.5, 0.2], '', 19.5, 'table'),
  bowl: traits('tableware', 'bowl', [0.5, 0.6, 0.5, 1, 0.5, 0.2], '12 cm|15 cm|18 cm', 15, 'table'),
  saladBowl: traits('tableware', 'bowl', [0.4, 0.7, 0.6, 1, 0.6, 0.2], '22 cm|27 cm', 45),
  servingDish: traits('tableware', 'plate', [0.4, 0.4, 0.5, 1, 0.5, 0.2], '32 cm|38 cm', 48),
  eggCup: traits('tableware', 'cup', [0.5, 0.5, 0.4, 0.8, 0.6, 0.2], '', 7.5, 'set'),
  coffeeCup: traits('cups', 'cup', [0.5, 0.4, 0.4, 0.9, 0.5, 0.2], '', 12, 'table'),
  teaCup: traits('cups', 'cup', [0.4, 0.6, 0.5, 1, 0.6, 0.2], '', 15, 'table'),
  mug: traits('cups', 'mug', [0.5, 0.3, 0.5, 0.9, 0.5, 0.2], '25 cl|35 cl', 18, 'table'),
  teapot: traits('teaAndCoffee', 'teapot', [0.4, 0.8, 0.5, 0.4, 0.5, 0.2], '60 cl|100 cl', 60),
  milkJug: traits('teaAndCoffee', 'jug', [0.5, 0.5, 0.4, 0.7, 0.6, 0.2], '', 22.5),
  sugarBowl: traits('teaAndCoffee', 'jar', [0.4, 0.7, 0.5, 0.7, 0.5, 0.2], '', 24),
  tumbler: traits('glasses', 'glass', [0.5, 0.3, 0.5, 0.9, 0.5, 0.3], '25 cl|40 cl', 9, 'set'),
  wineGlass: traits('glasses', 'wine-glass', [0.5, 0.6, 0.5, 0.7, 0.4, 0.1], '30 cl|45 cl', 15, 'set'),
  flute: traits('glasses', 'wine-glass', [0.9, 0.2, 0.5, 0.6, 0.4, 0.1], '', 15, 'set'),
  carafe: traits('glassware', 'carafe', [0.6, 0.7, 0.3, 0.3, 0.6, 0.2], '75 cl|120 cl', 42),
  pitcher: traits('glassware', 'jug', [0.6, 0.5, 0.4, 0.6, 0.6, 0.3], '100 cl|150 cl', 39),
  bottle: traits('glassware', 'bottle', [0.7, 0.4, 0.4, 0.2, 0.5, 0.2], '50 cl|75 cl', 27),
  tallVase: traits('vases', 'vase', [0.85, 0.4, 0.6, 0.5, 0.5, 0.3], '24 cm|32 cm|40 cm', 54),
  ballVase: traits('vases', 'vase', [0.3, 1, 0.5, 0.3, 0.4, 0.2], '15 cm|20 cm|25 cm', 45),
  budVase: traits('vases', 'vase', [0.7, 0.7, 0.3, 0.1, 0.5, 0.2], '', 24),
  glassVase: traits('vases', 'vase', [0.7, 0.4, 0.5, 0.7, 0.6, 0.4], '20 cm|30 cm', 48),
  candlestick: traits('decoration', 'candlestick', [0.6, 0.4, 0.3, 0.4, 0.5, 0.3], '12 cm|20 cm', 24),
  tealight: traits('decoration', 'glass', [0.3, 0.5, 0.5, 0.9, 0.5, 0.4], '', 12, 'table'),
  box: traits('decoration', 'jar', [0.4, 0.5, 0.5, 0.8, 0.5, 0.3], '8 cm|12 cm', 27),
  footedBowl: traits('decoration', 'bowl', [0.6, 0.5, 0.6, 1, 0.7, 0.2], '20 cm|28 cm', 51),
  planter: traits('plants', 'planter', [0.5, 0.4, 0.6, 1, 0.5, 0.3], '14 cm|18 cm|24 cm', 21, 'table'),
  terracottaPot: traits('plants', 'planter', [0.6, 0.2, 0.9, 1, 0.6, 0.2], '12 cm|16 cm|22 cm', 9, 'table'),
  tableLamp: traits('tableLamps', 'table-lamp', [0.5, 0.7, 0.5, 0.3, 0.5, 0.2], '42 cm|56 cm', 129),
  bedsideLamp: traits('tableLamps', 'table-lamp', [0.3, 0.6, 0.5, 0.3, 0.5, 0.2], '', 84),
  floorLamp: traits('lighting', 'floor-lamp', [0.9, 0.3, 0.5, 0.3, 0.5, 0.1], '', 249),
  glassPendant: traits('pendants', 'pendant-lamp', [0.5, 0.7, 0.5, 0.4, 0.5, 0.3], '20 cm|30 cm', 99),
  ceramicPendant: traits('pendants', 'pendant-lamp', [0.5, 0.4, 0.6, 0.4, 0.6, 0.2], '18 cm|28 cm', 93),
  honey: traits('teaAndCoffee', 'jar', [0.5, 0.5, 0.5, 0.8, 0.5, 0.2], '', 13.5, 'singly', 'food'),
  looseTea: traits('teaAndCoffee', 'jar', [0.8, 0.2, 0.5, 0.9, 0.5, 0.1], '', 18, 'singly', 'food'),
  artBook: traits('decoration', 'book', [0.5, 0.5, 0.5, 0.5, 0.5, 0], '', 36, 'singly', 'print'),
} as const satisfies Record<string, TypeTraits>

export type ProductType = keyof typeof types

/** The sizes of all types, each once: they are values of one attribute. */
export const sizes: string[] = [...new Set(Object.values(types).flatMap((type) => type.sizes))].sort(
  (one, other) => one.slice(-2).localeCompare(other.slice(-2)) || Number.parseInt(one, 10) - Number.parseInt(other, 10),
)
