import { add, findGood, order, payByCard, plenty } from '../api/goods.ts'
import { upgraded } from './look.ts'
import { expect, ready, test } from './shop.ts'
import { during, listen, saidBy } from './spoken.ts'
import { enter, withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

test('actions of a shopper are announced, in at most two announcements @in-page', async ({ page, at }) => {
  await listen(page)
  await page.goto(at('/fr/catalog'))
  await ready(page, 'product-filters', 'filter-item')
  await during(page, 'a filter', () => page.locator('#filter-Brand-5').check())
  await during(page, 'another filter', () => page.locator('#filter-Brand-2').check())
  await during(page, 'a filter less', () => page.locator('selected-filters [data-part=chip]').first().click())
  await during(page, 'a visit', () => page.locator('product-list h2 a, product-list h3 a').first().click())
  await expect(page.locator('product-gallery')).toBeVisible()
  await ready(page, 'product-variations', 'add-to-cart', 'quantity-input')
  await during(page, 'plus', () => page.locator('quantity-input [data-part=increase]').first().click())
  await during(page, 'an addition', () => page.locator('add-to-cart button').first().click())
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await during(page, 'Back', () => page.goBack())
  await page.locator('cart-summary a').click()
  await page.locator('dialog shop-cart').waitFor()
  await during(page, 'the basket', () => page.locator('dialog [data-part=basket]').click())
  await ready(page, 'shop-cart', 'quantity-input')
  await during(page, 'one more', () => page.locator('shop-cart [data-part=increase]').first().click())
  await during(page, 'a removal', () => page.locator('shop-cart button[name=remove]').first().click())
  await during(page, 'the contact page', () => page.locator('.shop-footer a[href$="/contact"]').click())
  await expect(page).toHaveURL(/\/contact/)
  await expect(page.locator('main shop-cart')).toHaveCount(0)
  await page.locator('main form button[type=submit]').focus()
  await ready(page, 'form-validator')
  await during(page, 'an empty form', () => page.locator('main form button[type=submit]').click())
  const said = await saidBy(page)
  for (const [what, texts] of Object.entries(said)) {
    if (what) expect(texts.length, `${what}: ${texts.join(' | ')}`).toBeLessThanOrEqual(2)
  }
})

test('actions of a customer on orders and quantities are announced once, as soon as they have settled', async ({
  page,
  at,
}) => {
  await enter(page, at)
  await add(page.request, (await findGood(page.request, 1880, plenty)).variantId, 2)
  const number = /(\d+)$/.exec((await order(page.request)).headers().location ?? '')?.[1] ?? ''
  await listen(page)
  await page.goto(at('/fr/account/orders'))
  await upgraded(page)
  await during(page, 'again', () => page.getByRole('button', { name: 'Commander à nouveau' }).click())
  await expect(page.locator('.shop-cart-link')).toContainText('2')
  await during(page, 'filter', () => page.getByRole('link', { name: 'À payer' }).click())
  await during(page, 'empty filter', () => page.getByRole('link', { name: 'En route' }).click())
  expect(await saidBy(page)).toEqual({
    again: ['2 pièces de la commande sont dans votre panier.'],
    filter: ['1 commande'],
    'empty filter': ['Aucune commande ne correspond à ce choix.'],
  })

  await page.goto(at(`/fr/account/orders/${number}`))
  await upgraded(page)
  await during(page, 'line', () => page.getByRole('button', { name: /^Commander à nouveau/ }).click())
  await expect(page.locator('order-line [data-part=message]')).toContainText('est dans votre panier')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await saidBy(page)).toEqual({ line: ['the name of a dialog'] })

  await payByCard(page.request, number)
  await page.goto(at(`/fr/sales/refund?number=${number}`))
  await upgraded(page)
  const units = page.locator('[name^=Quantity]')
  await during(page, 'refund', () => units.pressSequentially('2'))
  const total = await page.locator('refund-request [data-part=total]').textContent()
  expect((await saidBy(page)).refund).toEqual([`2 pièces à rendre, ${total} EUR remboursés`])

  await page.goto(at('/fr/catalog/product/1/x'))
  await upgraded(page)
  const quantity = page.locator('main quantity-input input').first()
  await during(page, 'quantity', () => quantity.fill('0'))
  expect((await saidBy(page)).quantity).toEqual([await quantity.inputValue()])
})
