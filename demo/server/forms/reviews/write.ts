import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { productPath } from '../../pages/layout/links.ts'
import { reviewedProduct, writePage, writeThanks } from '../../pages/product/reviews/write-page.tsx'
import { isName } from '../../shop/account/name.ts'
import { keepReview, longest, type OwnReview } from '../../shop/catalogue/reviews/write.ts'
import { owned, type Work } from '../owned.ts'

/** POST write with ProductId, Rating (1 to 5), Title, Text and Name. */
export const reviewWriteForm = new Hono<Shop>()

reviewWriteForm.post('/write', (c) => owned(write)(c))

const names = ['ProductId', 'Rating', 'Title', 'Text', 'Name']

const write: Work = async (c, customer, fields) => {
  const { culture, db, isFragment } = c.var
  const product = await reviewedProduct(c, customer, fields.ProductId)
  if (product instanceof Response) return product
  const { review, errors } = readReview(c, fields)
  if (Object.keys(errors).length > 0) {
    const values = Object.fromEntries(names.map((name) => [name, textOf(fields, name)]))
    return writePage(c, customer, { values, errors })
  }
  await keepReview(db, { customerId: customer.id, productId: product.id, culture }, review)
  if (isFragment) return writeThanks(c, product)
  leaveFlash(c, { kind: 'success', key: 'Reviews.Sent' })
  return c.redirect(`${productPath(c, product)}#reviews`, 303)
}

function readReview(c: ShopContext, fields: Fields): { review: OwnReview; errors: Record<string, string> } {
  const { t } = c.var
  const errors: Record<string, string> = {}
  const needed = (name: string, most: number) => {
    const text = textOf(fields, name)
    if (text === '') errors[name] = t('Shop.Form.Required')
    else if (text.length > most) errors[name] = t('Answers.TooLong', { count: most })
    return text
  }
  const rating = wholeNumber(fields.Rating) ?? 0
  if (rating < 1 || rating > 5) errors.Rating = t('Reviews.RatingMissing')
  const title = needed('Title', longest.title)
  const text = needed('Text', longest.text)
  const name = needed('Name', longest.name)
  if (!errors.Title && !isName(title)) errors.Title = t('Answers.Letters')
  if (!errors.Name && !isName(name)) errors.Name = t('Answers.Letters')
  return { review: { rating, title, text, name }, errors }
}
