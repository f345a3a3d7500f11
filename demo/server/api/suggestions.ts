import { Hono } from 'hono'
import { listProducts } from '../../data/catalogue/products.ts'
import type { Shop } from '../context.ts'
import { refuseJson } from '../http/answers.ts'
import { queryFields, textOf, wholeNumber } from '../http/body.ts'
import { productPath } from '../pages/layout/links.ts'

/** From how many characters on a search has suggestions, how many are given unasked, and at most (§9). */
const shortestQuery = 2
const usualResults = 5
const mostResults = 30

/** GET suggestions (§7): products that a search finds, as Name, Photo (variant and view) and ProductUrl. */
export const suggestions = new Hono<Shop>()

suggestions.get('/suggestions', async (c) => {
  const fields = queryFields(c)
  const q = textOf(fields, 'q').slice(0, 200)
  const wanted = fields.nbrResults === undefined ? usualResults : wholeNumber(fields.nbrResults)
  const accuracy = Number(fields.accuracy ?? 0.3)
  if (wanted === undefined || wanted === 0) return refuseJson(c, 400, 'Answers.ResultsNumber')
  if (!(accuracy >= 0 && accuracy <= 1)) return refuseJson(c, 400, 'Answers.Accuracy')
  if (q.length < shortestQuery) return c.json([])
  const { db, culture } = c.var
  const pageSize = Math.min(wanted, mostResults)
  const { items } = await listProducts(db, { culture, q, sort: 'name_asc', page: 1, pageSize })
  return c.json(
    items.map((item) => ({
      Name: item.name,
      Photo: { AssetId: `${item.photo.variantId}/0`, AssetName: item.name },
      ProductUrl: productPath(c, item),
    })),
  )
})
