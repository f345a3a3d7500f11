import type { Recipe } from '../../data/recipe.ts'
import { book } from './book.ts'
import { floorLamp, pendantLamp, tableLamp } from './lamps.ts'
import type { Build } from './piece.ts'
import { bowl, cup, jar, jug, mug, planter, plate, teapot } from './tableware.ts'
import { bottle, candlestick, carafe, glass, vase, wineGlass } from './vases.ts'

export const BUILDS: Record<Recipe['form'], Build> = {
  vase,
  bowl,
  mug,
  cup,
  plate,
  teapot,
  jug,
  bottle,
  glass,
  'wine-glass': wineGlass,
  carafe,
  candlestick,
  jar,
  planter,
  'table-lamp': tableLamp,
  'floor-lamp': floorLamp,
  'pendant-lamp': pendantLamp,
  book,
}
