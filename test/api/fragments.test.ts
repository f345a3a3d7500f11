import type { APIRequestContext } from '@playwright/test'
import { fragments } from '../../demo/docs/calls/fragments.ts'
import { expect, test } from './shop.ts'

const PATH: Record<string, string> = {
  ...{ culture: 'fr', categoryIds: '1', rootFolderId: '1', folderId: '2', displayChildren: 'true', postPerPage: '3' },
  ...{ month: '5', year: '2024', date: '2024-05-07' },
}

/** The query of an example, with the ids of a product and a variant of the demo, and of a list of the visitor. */
async function queryOf(visitor: APIRequestContext, example: Record<string, string | number | boolean>) {
  const model = await (await visitor.get('/api/v1/catalog/products/7/productvariants')).json()
  const productVariantId = model.ProductVariantViewModel.ProductVariantId
  const params = { productVariantId, quantity: 1, name: 'Fête' }
  const list = await (await visitor.post('/api/v1/catalog/wishlist/addproductvariant', { params })).json()
  const real = { productId: 7, productVariantId, wishlistId: list.WishlistId, wishlistid: list.WishlistId }
  return { ...example, ...Object.fromEntries(Object.entries(real).filter(([name]) => name in example)) }
}

for (const { path, query } of fragments) {
  test(`the demo answers GET ${path} with HTML, or asks the visitor to sign in`, async ({ visitor }) => {
    const someone = await visitor()
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => PATH[name] ?? '')
    const params = await queryOf(someone, query)
    const answer = await someone.get(`/${address}`, { params, maxRedirects: 0 })
    expect([200, 401], `${answer.status()}`).toContain(answer.status())
    if (answer.status() === 200) expect(answer.headers()['content-type']).toContain('text/html')
  })
}
