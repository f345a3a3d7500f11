import { expect, test } from './shop.ts'
import { patient, type Visitor } from './visitor.ts'

const prices = (visitor: Visitor) =>
  visitor.window.evaluate(() =>
    [...document.querySelectorAll('product-list .card .price-line .price:not(del)')].map((price) =>
      Number(
        /[\d\s]+,\d\d/
          .exec(price.textContent ?? '')?.[0]
          .replace(/\s/g, '')
          .replace(',', '.'),
      ),
    ),
  )

test('a list is narrowed, put in another order and paged through, and Back undoes one after the other', async ({
  visitor,
}) => {
  await visitor.window.resize(1280, 800)
  await visitor.open('/fr/catalog')
  await visitor.click('label:has(#filter-Brand-5), #filter-Brand-5')
  await visitor.sees(/\/fr\/catalog\?filter=.*Brand/, 'Toutes les pièces')
  await visitor.counts('selected-filters [data-part=chip]', 1)
  await visitor.select('list-toolbar select[name=sort]', 'price_desc')
  await visitor.sees(/sort=price_desc/, 'Toutes les pièces')
  await expect
    .poll(() => prices(visitor), patient)
    .toEqual((await prices(visitor)).toSorted((one, other) => other - one))
  await visitor.click('list-pagination a[rel=next]')
  await visitor.sees(/pageindex=2/, 'Toutes les pièces')
  await visitor.back()
  await visitor.sees(/sort=price_desc(?!.*pageindex)/, 'Toutes les pièces')
  await visitor.back()
  await visitor.sees(/catalog\?filter=(?!.*sort=)/, 'Toutes les pièces')
  await visitor.back()
  await visitor.sees('/fr/catalog', 'Toutes les pièces')
  await visitor.counts('selected-filters [data-part=chip]', 0)
})

test('the next page is added to a list, and Back from a product shows both', async ({ visitor }) => {
  await visitor.open('/fr/catalog')
  await visitor.click('load-more [data-part=more]')
  await visitor.sees('/fr/catalog?pageindex=2&frompage=1', 'Toutes les pièces')
  await visitor.counts('product-list .card', 48)
  await visitor.reads('load-more [data-part=status]', /^48 sur 2\s123$/)
  expect(
    await visitor.window.evaluate(() =>
      document.activeElement?.closest('.card')?.matches('product-list .card:nth-child(25)'),
    ),
  ).toBe(true)
  const name = await visitor.text('product-list .card:nth-child(30) h2')
  await visitor.click('product-list .card:nth-child(30) h2 a')
  await visitor.sees(/\/product\//, name)
  await visitor.back()
  await visitor.sees('/fr/catalog?pageindex=2&frompage=1', 'Toutes les pièces')
  await visitor.counts('product-list .card', 48)
})

test('a search suggests products in a list that is seen, and one leads to its page', async ({ visitor }) => {
  await visitor.open('/fr/')
  await visitor.window.click('#shop-search')
  await visitor.window.press('v', 'a')
  await visitor.shows('product-search [data-part=suggestion]:nth-of-type(2)')
  const rows = () =>
    visitor.window.evaluate(() => {
      const popup = document.querySelector('product-search [data-vt-popup]')?.getBoundingClientRect()
      const last = [...document.querySelectorAll('product-search [data-part=suggestion]')]
        .at(-1)
        ?.getBoundingClientRect()
      return Boolean(popup && last && popup.height > 200 && last.bottom <= popup.bottom + 1)
    })
  await expect.poll(rows, patient).toBe(true)
  const name = await visitor.text('product-search [data-part=name]')
  await visitor.window.press('ArrowDown', 'Enter')
  await visitor.sees(/\/fr\/catalog\/product\/\d+\//, name)
  await visitor.hides('product-search [data-vt-popup]')
})

test('suggestions stay at their field in a header that moves', async ({ visitor }) => {
  await visitor.open('/fr/')
  await visitor.window.click('#shop-search')
  await visitor.window.press('v', 'a')
  await visitor.shows('product-search [data-part=suggestion]:nth-of-type(2)')
  const gap = () =>
    visitor.window.evaluate(() => {
      const [popup, field] = ['product-search [data-vt-popup]', '#shop-search'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      )
      return popup && field ? Math.round(popup.top - field.bottom) : -1
    })
  const isNear = (value: number) => value >= 0 && value <= 8
  await expect.poll(async () => isNear(await gap()), patient).toBe(true)
  await visitor.window.evaluate(() => {
    const header = document.querySelector('product-search') as HTMLElement
    header.style.translate = '0 60px'
  })
  await expect.poll(async () => isNear(await gap()), patient).toBe(true)
})

test('at the width of a phone, filters and menu lie over the page, and close', async ({ visitor }) => {
  await visitor.window.resize(390, 760)
  await visitor.open('/fr/catalog')
  await visitor.click('product-filters [data-part=toggle]')
  await visitor.shows('product-filters[data-open] #filter-Brand-5')
  await visitor.click('label:has(#filter-Brand-5)')
  await visitor.sees(/\/fr\/catalog\?filter=.*Brand/, 'Toutes les pièces')
  await visitor.click('product-filters [data-part=close]')
  await visitor.hides('product-filters [data-part=panel]')
  await visitor.click('mobile-nav [data-part=toggle]')
  await visitor.click('mobile-nav[data-open] nav a[href$="/fr/catalog"]')
  await visitor.sees('/fr/catalog', 'Toutes les pièces')
  await visitor.hides('mobile-nav [data-part=panel]')
})
