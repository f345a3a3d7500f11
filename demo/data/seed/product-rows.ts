import type { Localized } from '../cultures.ts'
import { cultures } from '../cultures.ts'
import { foldText, slugify } from '../fold.ts'
import type { NewRow } from '../schema.ts'
import { makers } from './brands.ts'
import { ids } from './catalogue-rows.ts'
import { type Design, designsOf } from './design.ts'
import { type Random, randomFrom } from './random.ts'
import { emptyStockRows, priceAndStock, type StockRows } from './stock-rows.ts'
import { fill, inAll } from './texts/cultures.ts'
import { type CategoryGroup, groups, type TypeTraits, types } from './types.ts'

export type ProductRows = StockRows & {
  product: NewRow<'product'>[]
  product_search: NewRow<'product_search'>[]
  product_value: NewRow<'product_value'>[]
}

const HOUR_MS = 3_600_000
const OLDEST_HOURS = 3 * 365 * 24

/** Creates the catalogue. It is the same every time; only the dates depend on `now`. */
export function productRows(now: Date): ProductRows {
  const rows: ProductRows = { product: [], product_search: [], product_value: [], ...emptyStockRows() }
  makers.forEach((maker, index) => {
    const random = randomFrom(1000 + index)
    for (const design of designsOf(maker, random)) addProduct(rows, design, index + 1, now, random)
  })
  addHostileProduct(rows, now)
  return rows
}

function addProduct(rows: ProductRows, design: Design, brandId: number, now: Date, random: Random) {
  const { type, maker, model, recipe, facts, character } = design
  const id = rows.product.length + 1
  const set = setSize(types[type], random)
  const name = inAll((texts) => `${texts.types[type][0]} ${model}`)
  const description = inAll((texts) =>
    [
      texts.types[type][2],
      texts.characters[character],
      ...facts.map((fact) => texts.facts[fact][1]),
      ...(set > 1 ? [fill(texts.set, { quantity: set })] : []),
    ].join(' '),
  )
  rows.product.push({
    id,
    slug: slugify(`${name.fr} ${maker.name}`),
    brand_id: brandId,
    category_id: ids.type(type),
    name,
    description,
    shape: recipe,
    tax_class: types[type].taxClass,
    min_qty: set,
    step_qty: set,
    max_qty: recipe.form === 'floor-lamp' ? 4 : random.chance(0.05) ? set * 6 : 0,
    created_at: new Date(now.getTime() - random.whole(2, OLDEST_HOURS) * HOUR_MS).toISOString(),
  })
  for (const fact of facts) rows.product_value.push({ product_id: id, attribute_value_id: ids.fact(fact) })
  const codes = priceAndStock(rows, design, { productId: id, set, now, random })
  const nouns = inAll((texts) => {
    return [
      texts.types[type][1],
      ...groupsAbove(types[type].group).map((group) => texts.groups[group][0]),
      texts.facts[design.facts[0] ?? 'glass'][0],
      ...codes.glazes(texts),
    ].join(' ')
  })
  addSearch(rows, id, name, (culture) => `${maker.name} ${nouns[culture]} ${codes.skus.join(' ')}`)
}

const groupsAbove = (group: CategoryGroup | null): CategoryGroup[] =>
  group ? [group, ...groupsAbove(groups[group])] : []

/** The units of a set; 1 for products that are sold singly. */
function setSize({ bought, form }: TypeTraits, random: Random): number {
  if (bought !== 'set' || random.chance(0.5)) return 1
  return form === 'cup' ? 2 : random.pick([4, 6])
}

function addSearch(rows: ProductRows, id: number, name: Localized, more: (culture: keyof Localized) => string) {
  for (const culture of cultures) {
    const words = [...new Set(foldText(`${name[culture]} ${more(culture)}`).split(' '))].join(' ')
    rows.product_search.push({ product_id: id, culture, sort_key: foldText(name[culture]), words })
  }
}

/** A product with texts that would run as a script on a page that does not escape them. */
function addHostileProduct(rows: ProductRows, now: Date) {
  const random = randomFrom(7)
  const [design] = designsOf({ ...(makers[4] as (typeof makers)[number]), models: ['x'] }, random).filter(
    ({ type }) => type === 'mug',
  )
  if (!design) throw new Error('No maker of tableware has mugs. Choose another type for the hostile product.')
  addProduct(rows, design, 5, new Date(now.getTime() - OLDEST_HOURS * HOUR_MS), random)
  const id = rows.product.length
  const name = inAll(() => '<img src=x onerror=alert(1)>')
  const description = inAll(() => `"'></textarea><script>alert(1)</script><svg onload=alert(1)> & &amp; {{x}}`)
  Object.assign(rows.product[id - 1] as object, { name, description, slug: 'img-src-x-onerror-alert-1' })
  rows.product_search = rows.product_search.filter((row) => row.product_id !== id)
  addSearch(rows, id, name, () => 'Atelier Marou')
}
