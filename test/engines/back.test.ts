import { test } from './shop.ts'
import type { Visitor } from './visitor.ts'

/** Adds a variant, and does not notify the page, as another browser of the same visitor. */
const addElsewhere = ({ window }: Visitor, address: string, variant: number) =>
  window.evaluate(
    async (url, id) => {
      const body = JSON.stringify({ ProductVariantId: id, Quantity: 1, Name: 'A product' })
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(url, { method: 'POST', headers, body })).ok
    },
    new URL(address).pathname,
    variant,
  )

/** WebKit restores the page from its back/forward cache; a driven Firefox loads it again. */
test('Back shows the basket as it is now, after a page that was loaded whole', async ({ visitor }) => {
  const call = visitor.at('/api/v1/catalog/products/addtocart')
  await addElsewhere(visitor, call, 1)
  await visitor.open('/fr/shoppingcarts')
  await visitor.counts('shop-cart [data-item-id]', 1)
  await visitor.window.evaluate((address) => location.assign(address), visitor.at('/fr/pages/terms'))
  await visitor.seesLoaded('/fr/pages/terms', /./)
  await addElsewhere(visitor, call, 20)
  await visitor.back()
  await visitor.counts('shop-cart [data-item-id]', 2)
  await visitor.reads('cart-summary', '2')
})
