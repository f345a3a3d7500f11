import type { Page, Response } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { countInShop, fault, fill, hold, listen, withoutPhotos } from './visitor.ts'

const VARIANTS = '/productvariants'

const area = (page: Page) => page.locator('product-variations')
const bound = (page: Page, name: string) => area(page).locator(`[data-bind=${name}]:not(sticky-buy *)`)
const swatch = (page: Page, value: string | number) => area(page).locator(`[name=VariantValueId1][value="${value}"]`)
const sizes = (page: Page) => area(page).locator('[name=VariantValueId2]')
const quantity = (page: Page) => area(page).locator('quantity-input input')
const add = (page: Page) => area(page).locator('add-to-cart button')

const upgraded = (page: Page) => ready(page, 'product-variations', 'colour-swatches', 'quantity-input', 'add-to-cart')

const asked = (page: Page) => page.waitForResponse((answer) => answer.url().includes(VARIANTS))
const modelOf = async (answer: Response) => (await answer.json()).ProductVariantViewModel

/** HTML as a browser serialises it; on a page without a policy, which would refuse to parse text. */
async function written(page: Page, html: string): Promise<string> {
  const blank = await page.context().newPage()
  const parsed = await blank.evaluate((text) => {
    const template = document.createElement('template')
    template.innerHTML = text
    return template.innerHTML
  }, html)
  await blank.close()
  return parsed
}

const quiet = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

test.beforeEach(withoutPhotos)

test('another colour and size show their price, number, photos, stock and address [PRODUCT-01, PRODUCT-03, PRODUCT-04, PRODUCT-07, PRODUCT-11, PRODUCT-14, PRODUCT-15, PRODUCT-17, PRODUCT-19, PRODUCT-20] @everywhere', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog/product/1/x'))
  await upgraded(page)
  await expect(area(page).locator('colour-swatches input[type=radio]')).toHaveCount(2)
  await expect(sizes(page).first()).toHaveJSProperty('type', 'radio')
  await expect(add(page)).toBeEnabled()

  const before = swatch(page, await swatch(page, 6).inputValue())
  const second = area(page).locator('colour-swatches input:not(:checked)').first()
  const colour = asked(page)
  await second.check({ force: true })
  const inColour = await modelOf(await colour)
  await expect(before).not.toBeChecked()
  const question = new URL((await colour).url()).searchParams
  expect([...question.keys()].toSorted()).toEqual([
    'Name',
    'ProductId',
    'ProductVariantId',
    'VariantValueId1',
    'VariantValueId2',
    'quantity',
  ])
  expect(question.get('quantity')).toBe('1')
  expect([...question.values()]).not.toContain('')
  await expect(bound(page, 'SKU')).toHaveText(inColour.SKU)
  await expect(bound(page, 'ProductGalleryHtml').locator('img').first()).toHaveAttribute(
    'src',
    new RegExp(`photos/${inColour.ProductVariantId}/`),
  )
  await expect(page).toHaveURL(new RegExp(`variant=${inColour.ProductVariantId}`))

  const size = asked(page)
  await sizes(page).nth(1).check()
  const inSize = await modelOf(await size)
  await expect(bound(page, 'SKU')).toHaveText(inSize.SKU)
  const price = inSize.UnitPriceTaxIncl.toFixed(2).replace('.', ',')
  expect(inSize.UnitPriceTaxIncl).not.toBe(inColour.UnitPriceTaxIncl)
  await expect.poll(async () => quiet(await bound(page, 'UnitPriceTaxIncl').textContent())).toBe(`${price} €`)
  for (const name of ['StockByWareHouse', 'ProductFactsHtml'])
    expect(await bound(page, name).innerHTML(), name).toBe(await written(page, inSize[name]))

  await page.reload()
  await expect(bound(page, 'SKU')).toHaveText(inSize.SKU)
  await expect(sizes(page).and(page.locator(':checked'))).toHaveValue(`${inSize.VariantValueId2}`)
})

test('a colour that cannot be had is named so and cannot be chosen [PRODUCT-12]', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/8/x'))
  await upgraded(page)
  await expect(swatch(page, 7)).toBeDisabled()
  const calls = listen(page, at)
  await area(page).locator('label:has([value="7"])').click({ force: true })
  await expect(swatch(page, 6)).toBeChecked()
  expect(calls).toEqual([])
})

test('a size that cannot be had says so after its name, the others do not [ERROR-31, ERROR-32]', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog/product/90/x'))
  await upgraded(page)
  const answer = asked(page)
  await swatch(page, 9).check({ force: true })
  const [, sizeAttribute] = (await (await answer).json()).ProductVariantAttributesViewModel
  type Value = { DisplayValue: string; IsUnavailable: boolean }
  const textsOf = (values: Value[]) =>
    values.map(({ DisplayValue, IsUnavailable }) => (IsUnavailable ? `${DisplayValue} (indisponible)` : DisplayValue))
  const names = area(page).locator('.value-buttons label')
  await expect(names).toHaveText(textsOf(sizeAttribute.ProductAttributeValuesViewModel))
  const again = asked(page)
  await swatch(page, 26).check({ force: true })
  await again
  await expect(names).toHaveText(['12 cm', '16 cm (indisponible)', '22 cm (indisponible)'])
  await expect(sizes(page).nth(1)).toBeDisabled()
  await expect(sizes(page).first()).toBeEnabled()
})

test('only the answer to the last choice counts, even if the first arrives later [PRODUCT-16]', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog/product/9/x'))
  await upgraded(page)
  const first = await bound(page, 'SKU').textContent()
  const others = area(page).locator('colour-swatches input:not(:checked)')
  const [one, two] = [await others.nth(0).inputValue(), await others.nth(1).inputValue()]
  const letGo = await hold(page, at, { method: 'GET', path: '/api/v1/catalog/products/9' })
  const asked = page.waitForRequest((request) => request.url().includes(VARIANTS))
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes(VARIANTS))
  await swatch(page, one).check({ force: true })
  await asked
  const answer = page.waitForResponse((response) => response.url().includes(`VariantValueId1=${two}`))
  await swatch(page, two).check({ force: true })
  const { SKU } = await modelOf(await answer)
  expect((await aborted).url()).toContain(`VariantValueId1=${one}`)
  await expect(bound(page, 'SKU')).toHaveText(SKU)
  expect(SKU).not.toBe(first)
  await expect(swatch(page, two)).toBeChecked()
  await letGo()
})

test('adding while a choice is still under way adds what was chosen', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/9/x'))
  await upgraded(page)
  const letGo = await hold(page, at, { method: 'GET', path: '/api/v1/catalog/products/9' })
  const answer = asked(page)
  const addition = page.waitForRequest(/addtocart/)
  await area(page).locator('colour-swatches input:not(:checked)').first().check({ force: true })
  await add(page).click()
  await letGo()
  const { ProductVariantId, UnitPriceTaxIncl } = await modelOf(await answer)
  expect((await addition).postDataJSON()).toMatchObject({ ProductVariantId, Quantity: 1 })
  await expect(page.getByRole('dialog')).toContainText(UnitPriceTaxIncl.toFixed(2).replace('.', ','))
  expect(await countInShop(page, at)).toBe(1)
})

test('a choice whose answer fails is kept, said, and tried again before anything is bought', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/9/x'))
  await upgraded(page)
  await fault(page, at, { method: 'GET', path: '/api/v1/catalog/products/9', status: 500, body: '<h1>Oops</h1>' })
  const chosen = area(page).locator('colour-swatches input:not(:checked)').first()
  const value = await chosen.inputValue()
  await chosen.check({ force: true })
  await expect(page.locator('notice-stack')).toContainText('Ce choix n’a pas pu être chargé.')
  await expect(swatch(page, value)).toBeChecked()
  const answer = asked(page)
  const addition = page.waitForRequest(/addtocart/)
  await add(page).click()
  const { ProductVariantId } = await modelOf(await answer)
  expect((await addition).postDataJSON()).toMatchObject({ ProductVariantId })
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('quantities', () => {
  test('a product with a maximum is not asked for more of it [PRODUCT-22, PRODUCT-28, PRODUCT-29, PRODUCT-34]', async ({
    page,
    at,
  }) => {
    await page.goto(at('/fr/catalog/product/10/x'))
    await upgraded(page)
    await quantity(page).fill('9')
    await quantity(page).press('Tab')
    await expect(quantity(page)).toHaveValue('6')
    await expect(area(page).locator('[data-part=increase]')).toBeDisabled()
    await quantity(page).fill('0')
    await quantity(page).press('Tab')
    await expect(quantity(page)).toHaveValue('1')
    await expect(page.locator('[data-part=notice], main [data-valmsg-for], main [data-part=message]')).toHaveCount(0)
    await fill(page, at, 10, 5)
    await quantity(page).fill('3')
    await add(page).click()
    await expect(area(page).locator('[data-part=message]')).toContainText('6')
    expect(await countInShop(page, at)).toBe(5)
  })

  test('the quantity of a product sold in sets changes by sets [PRODUCT-21, PRODUCT-23, PRODUCT-25, PRODUCT-26, PRODUCT-27]', async ({
    page,
    at,
  }) => {
    await page.goto(at('/fr/catalog/product/346/x'))
    await upgraded(page)
    await expect(quantity(page)).toHaveValue('2')
    await area(page).locator('[data-part=increase]').click()
    await expect(quantity(page)).toHaveValue('4')
    await quantity(page).fill('5')
    await quantity(page).press('Tab')
    await expect(quantity(page)).toHaveValue('6')
    await quantity(page).fill('3')
    await quantity(page).press('Tab')
    await expect(quantity(page)).toHaveValue('2')
    await area(page).locator('[data-part=increase]').click()
    await add(page).click()
    await expect(page.getByRole('dialog')).toContainText('4 pièces')
  })

  test('more units show the price that more units have', async ({ page, at }) => {
    await page.goto(at('/fr/catalog/product/8/x'))
    await upgraded(page)
    const answer = asked(page)
    await quantity(page).fill('12')
    await quantity(page).press('Tab')
    expect(new URL((await answer).url()).searchParams.get('quantity')).toBe('12')
    await expect(bound(page, 'UnitPriceTaxIncl')).toContainText('19,13')
  })
})
