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

test('on a phone the bar buys while the button of the form is out of sight', async ({ visitor }) => {
  const { window } = visitor
  await window.resize(390, 760)
  await visitor.open('/fr/catalog/product/1/x')
  await visitor.shows('sticky-buy[data-open] button')
  await window.evaluate(() => document.querySelector('.product-facts add-to-cart')?.scrollIntoView({ block: 'center' }))
  await visitor.hides('sticky-buy')
  await window.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await visitor.click('sticky-buy[data-open] button')
  await visitor.shows('dialog[open]')
  await visitor.reads('cart-summary [data-part=count]', '1')
})

test('the wheel over a quantity that has focus scrolls the page, and leaves the quantity', async ({ visitor }) => {
  const { window } = visitor
  await visitor.open('/fr/catalog/product/1/x')
  const field = 'product-variations quantity-input input[type=number]'
  await visitor.shows('quantity-input[data-hydrated]')
  await window.focus(field)
  await window.press('ArrowUp', 'ArrowUp')
  await window.hover(field)
  const before = await window.evaluate(() => scrollY)
  await window.wheel(240)
  await window.until((top) => scrollY > top, before)
  const look = (wanted: string) => {
    const input = document.querySelector(wanted) as HTMLInputElement
    return { value: input.value, isReadOnly: input.readOnly, hasFocus: document.activeElement === input }
  }
  expect(await window.evaluate(look, field)).toEqual({ value: '3', isReadOnly: false, hasFocus: true })
})

test('the doctor shows the tags of a page, and its calls with their times', async ({ visitor }) => {
  const read = () =>
    visitor.window.evaluate(() => document.querySelector('vitrine-doctor')?.shadowRoot?.textContent ?? '')
  await visitor.open('/fr/catalog/product/1?vitrine-doctor')
  await visitor.shows('add-to-cart[data-hydrated]')
  // It covers the button while it is open, and its code may be there after that of the tags.
  await visitor.window.until(() => {
    const summary = document.querySelector('vitrine-doctor')?.shadowRoot?.querySelector('summary')
    summary?.click()
    return summary
  })
  await visitor.click('add-to-cart[data-hydrated] button')
  await expect.poll(read, patient).toMatch(/POST \S+addtocart\s.*\s+(200|no status), \d+ ms/)
  expect(await read()).toMatch(/<product-gallery>\s+hydrated/)
})
