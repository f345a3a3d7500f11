import { shopifyStub } from '../package/shops/shopify/stub.ts'
import { startTheme, type Theme } from '../package/shops/theme.ts'
import { startWooCommerce } from '../package/shops/woocommerce/stub.ts'
import { expect, test } from './shop.ts'

const vase = (page: string, id: string) => ({
  ...{ page, id, variant: '22', name: 'Moon vase', sku: 'S-22', price: '€24.00', photo: 'data:,', attributes: [] },
})

/** Starts the stub of a shop, and the pages of its theme. */
type Start = () => Promise<{ theme: Theme; page: string; short: string; stop?: () => void }>

const SHOPS: Record<string, Start> = {
  WooCommerce: async () => {
    const { endpoint, stop } = await startWooCommerce()
    const connect = `import { connectWooCommerce } from '/vitrine/adapters/woocommerce.js'
      connectWooCommerce({ endpoint: '${endpoint}' })`
    const page = '/en/catalog/product/22'
    const short = 'There is not enough stock (4 remaining).'
    return { theme: await startTheme(connect, [vase(page, '22')]), page, short, stop }
  },
  Shopify: async () => {
    const connect = `import { connectShopify } from '/vitrine/adapters/shopify.js'
      globalThis.Shopify = { routes: { root: '/en/' }, currency: { active: 'EUR' } }
      connectShopify()`
    const page = '/en/products/moon-vase'
    const products = [vase(page, 'moon-vase')]
    return { theme: await startTheme(connect, products, { shop: shopifyStub() }), page, short: 'Only 4 left in stock.' }
  },
}

for (const [name, start] of Object.entries(SHOPS))
  test(`a basket on the stub of ${name}: added, refused, changed, reduced, emptied`, async ({ visitor }) => {
    const { theme, page, short, stop } = await start()
    const { window } = visitor
    const [count, amount] = ['cart-summary [data-part=count]', 'cart-summary [data-part=amount]']
    try {
      await window.open(theme.address + page)
      // A tag below the window is upgraded when the shopper reaches it.
      await window.focus('[name=Quantity]')
      await visitor.click('add-to-cart[data-hydrated] button')
      await visitor.shows('dialog[open]')
      await visitor.reads(count, '1')
      await window.press('Escape')
      await visitor.hides('dialog[open]')
      await window.type('[name=Quantity]', '9')
      await visitor.click('add-to-cart button')
      await visitor.reads('add-to-cart', short)
      expect(await visitor.text(count)).toBe('1')

      await window.open(`${theme.address}/en/shoppingcarts`)
      await visitor.click('shop-cart [data-part=increase]')
      await visitor.reads(count, '2')
      await visitor.reads('shop-cart [data-item-id]', '€48.00')
      await visitor.fill('coupon-form', { CouponCode: 'TEN' })
      await visitor.click('coupon-form [data-part=apply]')
      await visitor.reads(amount, '€43.20')
      await visitor.click('shop-cart [name=remove]')
      await visitor.counts('shop-cart [data-item-id]', 0)
      await visitor.reads(count, '0')
    } finally {
      theme.stop()
      stop?.()
    }
  })
