import { expect, test } from './shop.ts'
import { patient, type Visitor } from './visitor.ts'

const photo = (visitor: Visitor) =>
  visitor.window.evaluate(
    () => document.querySelector('product-gallery [data-part=photos] > li:not([inert]) img')?.getAttribute('src') ?? '',
  )

test('photos are looked at, a variant brings its own, and it goes into the basket', async ({ visitor }) => {
  const { window } = visitor
  await visitor.open('/fr/catalog/product/2/x')
  await visitor.shows('product-gallery[data-hydrated]')
  const first = await photo(visitor)
  await visitor.click('[data-part=gallery-next]')
  await expect.poll(() => photo(visitor), patient).not.toBe(first)
  await visitor.reads('[data-part=gallery-count]', '2')
  await visitor.click('product-gallery [data-part=photos] > li:not([inert]) a')
  await visitor.shows('dialog[data-vt-pictures] li:not([inert]) img')
  await window.press('Escape')
  await visitor.hides('dialog[data-vt-pictures]')

  const sku = await visitor.text('product-variations [data-bind=SKU]')
  await visitor.click('colour-swatches label:not(:has(input:checked))')
  await expect.poll(() => visitor.text('product-variations [data-bind=SKU]'), patient).not.toBe(sku)
  await expect.poll(() => photo(visitor), patient).not.toBe(first)
  // That colour is sold out in the size that was chosen.
  await visitor.click('.value-buttons label:last-of-type')
  await visitor.shows('product-variations add-to-cart button[type=submit]:enabled')
  await visitor.click('product-variations add-to-cart[data-hydrated] button[type=submit]')
  await visitor.shows('dialog[open]')
  await window.press('Escape')
  await visitor.hides('dialog[open]')
  await visitor.reads('cart-summary [data-part=count]', '1')
  await visitor.toStart()
  await visitor.click('cart-summary a')
  await visitor.shows('dialog[open] shop-cart [data-item-id]')
})
