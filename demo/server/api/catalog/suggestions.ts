import { type Context, Hono } from 'hono'
import { categoryNames } from '../../../data/catalogue/categories.ts'
import { type ListItem, listProducts } from '../../../data/catalogue/products.ts'
import { usualAccuracy } from '../../../data/catalogue/search/search.ts'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { queryFields, textOf, wholeNumber } from '../../http/body.ts'
import { amountText } from '../../pages/layout/format.ts'
import { productPath } from '../../pages/layout/links.ts'

/** The shortest search that has suggestions, the default number of suggestions, and the most (§9). */
const shortestQuery = 2
const usualResults = 5
const mostResults = 30

/** Characters; the rest of a longer query is ignored. */
const longestQuery = 200

/**
 * GET suggestions (§7): the best match first, as Name, Photo and ProductUrl. `details=true` adds Price, formatted for
 * the culture, and Category.
 */
export const suggestions = new Hono<Shop>()

suggestions.get('/suggestions', async (c) => {
  const fields = queryFields(c)
  const q = textOf(fields, 'q').slice(0, longestQuery)
  const wanted = fields.nbrResults === undefined ? usualResults : wholeNumber(fields.nbrResults)
  const accuracy = fields.accuracy === undefined ? usualAccuracy : fraction(textOf(fields, 'accuracy'))
  if (wanted === undefined || wanted === 0) return refuseJson(c, 400, 'Answers.ResultsNumber')
  if (accuracy === undefined) return refuseJson(c, 400, 'Answers.Accuracy')
  if (q.length < shortestQuery) return c.json([])
  const { db, culture, market } = c.var
  const pageSize = Math.min(wanted, mostResults)
  const { items } = await listProducts(db, { culture, market, q, accuracy, page: 1, pageSize })
  if (textOf(fields, 'details') !== 'true') return c.json(items.map((item) => suggestion(c, item)))
  const names = await categoryNames(db, culture)
  return c.json(
    items.map((item) => ({
      ...suggestion(c, item),
      Price: amountText(c, item.price.incl),
      Category: names.get(item.categoryId) ?? '',
    })),
  )
})

const suggestion = (c: Context<Shop>, item: ListItem) => ({
  Name: item.name,
  // The variant and the view: the page's `photo-url` makes addresses of them, for sharp screens too.
  Photo: { AssetId: `${item.photo.variantId}/0`, AssetName: item.name },
  ProductUrl: productPath(c, item, item.askedVariantId),
})

/** A number from 0 to 1 in plain notation; undefined for '' and '1e-1'. */
function fraction(text: string): number | undefined {
  return /^(0(\.\d+)?|1(\.0+)?|\.\d+)$/.test(text) ? Number(text) : undefined
}
