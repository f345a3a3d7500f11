import type { Page } from '@playwright/test'
import { TEST_LIMIT } from '../harness/limits.ts'
import {
  accountPages,
  axeInLightAndDark,
  faultsOf,
  openPages,
  personalPages,
  staffPages,
  tooWide,
  upgraded,
} from './look.ts'
import { partOf } from './part.ts'
import { sameNames } from './same-names.ts'
import { expect, ready, test } from './shop.ts'
import { tooSmall } from './targets.ts'
import { enter, fill, withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

/**
 * One visit, with all that is asked of a page: the widths of a phone, with targets for a finger, and of a zoom of
 * 400 %, light and dark for axe, and the page's errors meanwhile.
 */
async function expectClean(page: Page, address: string, faults: string[]) {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(address)
  await upgraded(page)
  expect.soft(await tooSmall(page), address).toEqual([])
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await tooWide(page), `${address} at ${width} px`).toBe('')
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  expect.soft(await axeInLightAndDark(page, 'reduce'), address).toEqual([])
  await expect.soft(page.locator('[data-error]')).toHaveCount(0)
  expect.soft(faults.splice(0), address).toEqual([])
}

/** The same for a page on which controls of one name do one thing. */
async function expectCleanAndApart(page: Page, address: string, faults: string[]) {
  await expectClean(page, address, faults)
  expect.soft(await sameNames(page), address).toEqual([])
}

/** The pages of one test: a slow page does not hide the results of the others. */
const PART = 5

const OPEN = partOf(5, openPages)

for (let first = 0; first < OPEN.length; first += PART)
  test(`upgraded pages keep their policy, log no error, are clean for axe in light and dark, have targets of 24 px and fit 320 px, from ${OPEN[first]}`, async ({
    page,
    at,
  }) => {
    const faults = faultsOf(page)
    for (const path of OPEN.slice(first, first + PART)) await expectClean(page, at(path), faults)
  })

test('a customer’s upgraded pages keep their policy, log no error, are clean for axe in light and dark, have one name for one act, targets of 24 px and fit 320 px', async ({
  page,
  at,
}) => {
  await enter(page, at)
  await fill(page, at, 1, 2)
  await fill(page, at, 8)
  const faults = faultsOf(page)
  for (const path of partOf(3, personalPages)) await expectCleanAndApart(page, at(path), faults)
})

/** Pages of the demo's accounts, which are not empty. */
const OWN: [email: string, pages: string[]][] = [
  ['camille@example.com', partOf(3, accountPages)],
  ['sacha@example.com', partOf(3, staffPages)],
]

for (const [Email, paths] of OWN)
  test(`pages of ${Email} from ${paths[0]} on are clean for axe in light and dark, have one name for one act, targets of 24 px and fit 320 px`, async ({
    page,
    at,
  }) => {
    const form = { Email, Password: 'vitrine-demo' }
    expect((await page.request.post(at('/fr/security/login'), { form, maxRedirects: 0 })).status()).toBe(303)
    test.setTimeout(2 * TEST_LIMIT)
    const faults = faultsOf(page)
    for (const path of paths) await expectCleanAndApart(page, at(path), faults)
  })

// German has the longest texts.
test('open dialogs and notices are clean for axe, and fit 320 px', async ({ page, at }) => {
  const clean = async (name: string) => expect.soft(await axeInLightAndDark(page, 'reduce'), name).toEqual([])
  await page.goto(at('/de/catalog/product/1/x'))
  await ready(page, 'add-to-cart', 'notice-stack')
  await page.locator('product-variations add-to-cart button').click()
  await expect(page.getByRole('dialog').locator('[data-part=basket]')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await tooWide(page)).toBe('')
  await clean('confirmation')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.route('**/api/v1/catalog/products/**', (route) => route.abort())
  await page.locator('product-variations add-to-cart button').click()
  await expect(page.locator('[data-part=notice]')).toBeVisible()
  await clean('notice')

  await page.goto(at('/de/security/register'))
  await page.locator('modal-link a').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await clean('terms')
  await page.keyboard.press('Escape')
  await page.locator('register-form button[type=submit]').click()
  await expect(page.locator('register-form [data-valmsg-for=Email]')).not.toBeEmpty()
  await clean('refused form')
})
