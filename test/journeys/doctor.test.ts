import { axe } from './look.ts'
import { consoleOf, expect, ready, test } from './shop.ts'

test.describe('the doctor', () => {
  test('shows the tags, events, calls and stores of a page, and stays through a visit', async ({ page, at }) => {
    const messages = consoleOf(page)
    await page.goto(at('/fr/catalog/product/1?vitrine-doctor'))
    await ready(page, 'add-to-cart', 'product-gallery', 'cart-summary')
    const doctor = page.locator('vitrine-doctor')
    const open = (name: string) => doctor.locator('summary', { hasText: name }).first().click()
    await open('<product-gallery>')
    await expect(doctor.locator('tr', { hasText: '[data-part=photos] > li' }).first()).toContainText('6')
    await page.locator('add-to-cart button').first().click()
    await page.locator('cart-confirm dialog, dialog[open]').locator('[data-part=continue]').click()
    for (const name of ['Events', 'Calls', 'Stores']) await open(name)
    await expect(doctor.locator('li', { hasText: 'Catalog:AddedToShoppingCart' }).first()).toContainText('{')
    await expect(doctor.locator('li', { hasText: 'POST' }).first()).toContainText(/200, \d+ ms/)
    await expect(doctor.locator('dt:text-is("$cart") + dd')).toContainText('"itemsCount":1')
    expect(await axe(page)).toEqual([])
    await open('Vitrine doctor')
    await expect(doctor.locator('summary', { hasText: 'Events' })).toBeHidden()
    await page.locator('.shop-header a[href$="/fr/"]:visible').first().click()
    await expect(page).not.toHaveTitle(/Bol/)
    await expect(doctor.locator('summary', { hasText: '<product-gallery>' })).toHaveCount(0)
    expect(messages).toEqual([])
  })

  test('names attributes that a tag does not know', async ({ page, at }) => {
    await page.route('**/fr/catalog/product/1*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<quantity-input', '<quantity-input quantty="2&lt;img&gt;"')
      return route.fulfill({ response, body })
    })
    await page.goto(at('/fr/catalog/product/1?vitrine-doctor'))
    const tag = page.locator('vitrine-doctor details details details', { hasText: '<quantity-input>' }).first()
    await expect(tag.locator('summary')).toContainText('unknown attributes')
    await tag.locator('summary').click()
    await expect(tag).toContainText('No attribute of the tag: quantty')
  })

  test('is fetched by no other page', async ({ page, at }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(at('/fr/catalog/product/1'))
    await ready(page, 'add-to-cart')
    expect(fetched.filter((address) => /\/vitrine\.js/.test(address))).not.toEqual([])
    expect(fetched.filter((address) => /doctor/.test(address))).toEqual([])
  })
})
