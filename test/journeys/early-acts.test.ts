import type { Page } from '@playwright/test'
import { chunks } from './chunks.ts'
import { openWithout } from './held-code.ts'
import { defined, expect, test } from './shop.ts'
import { type At, countInShop, fill, listen, withoutPhotos } from './visitor.ts'

type Act = {
  what: string
  path: string
  /** True for a link to another page, which the browser follows before the page loader has its code. */
  leads?: boolean
  prepare?: (page: Page, at: At) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** The outcome, with the code loaded from the start or not. */
  end: (page: Page, at: At) => Promise<unknown>
}

const dialog = (page: Page) => page.getByRole('dialog')
const search = (page: Page) => page.locator('header input[name=q]').first()

const ACTS: Act[] = [
  {
    what: 'a filter that is ticked',
    path: '/fr/catalog',
    act: (page) => page.locator('filter-item input[type=checkbox]').first().check({ force: true }),
    end: async (page) => {
      await expect(page).toHaveURL(/filter=/)
      await expect(page.locator('filter-item input[type=checkbox]').first()).toBeChecked()
    },
  },
  {
    what: 'a filter beside one that only the server knows to be chosen',
    path: '/docs/filter-item',
    act: (page) => page.locator('.docs-live filter-item input').first().check(),
    end: async (page) => {
      const items = page.locator('.docs-live').first().locator('filter-item')
      await expect(items.nth(0)).toHaveAttribute('data-is-selected', 'True')
      await expect(items.nth(1)).toHaveAttribute('data-hydrated')
      await expect(items.nth(1).locator('input')).toBeChecked()
    },
  },
  {
    what: 'a field that is left with something wrong',
    path: '/fr/security/register',
    act: async (page) => {
      await page.locator('register-form [name=Email]').fill('ada@')
      await page.keyboard.press('Tab')
    },
    end: async (page) => {
      await expect(page.locator('register-form [name=Email]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('register-form [data-valmsg-for=Email]')).not.toBeEmpty()
      await expect(page.locator('register-form [data-valmsg-for=FirstName]')).toBeEmpty()
    },
  },
  {
    what: 'another order of a list',
    path: '/fr/catalog',
    act: (page) => page.locator('#list-sort').selectOption({ index: 2 }),
    end: (page) => expect(page).toHaveURL(/sort=/),
  },
  {
    what: 'a page of a list',
    path: '/fr/catalog',
    leads: true,
    act: (page) => page.locator('list-pagination a[rel=next]').first().click(),
    end: (page) => expect(page).toHaveURL(/page[a-z]+=2/),
  },
  {
    what: 'an addition in a list',
    path: '/fr/catalog?q=soliflore',
    act: (page) => page.locator('product-list add-to-cart button:enabled').first().click(),
    end: async (page, at) => {
      await expect(dialog(page)).toBeVisible()
      expect(await countInShop(page, at)).toBe(1)
    },
  },
  {
    what: 'an addition of three',
    path: '/fr/catalog/product/1/x',
    act: async (page) => {
      await page.locator('product-variations input[name=Quantity]').fill('3')
      await page.locator('product-variations add-to-cart button').first().click()
    },
    end: async (page, at) => {
      await expect(dialog(page)).toBeVisible()
      expect(await countInShop(page, at)).toBe(3)
    },
  },
  {
    what: 'another colour',
    path: '/fr/catalog/product/1/x',
    act: (page) =>
      page.locator('product-variations colour-swatches input:not(:checked)').first().check({ force: true }),
    end: async (page) => {
      await expect(page).toHaveURL(/variant/i)
      await expect(page.locator('product-variations colour-swatches input').nth(1)).toBeChecked()
    },
  },
  {
    what: 'a photo that is pressed',
    path: '/fr/catalog/product/1/x',
    act: (page) => page.locator('product-gallery [data-part=photos] a').first().click(),
    end: (page) => expect(page.locator('dialog[data-vt-pictures]')).toBeVisible(),
  },
  {
    what: 'a search that is typed',
    path: '/fr/pages/about',
    act: (page) => search(page).pressSequentially('bol'),
    end: async (page) => {
      await expect(page.getByRole('listbox').first()).toBeVisible()
      await expect(search(page)).toHaveValue('bol')
      await expect(search(page)).toBeFocused()
    },
  },
  {
    what: 'the number of a company',
    path: '/fr/checkout',
    prepare: (page, at) => fill(page, at, 10),
    act: async (page) => {
      const kind = page.getByText(/entreprise/i).first()
      await kind.click()
      const number = page.locator('vat-check input').first()
      await number.fill('FR00000000000')
      await number.press('Tab')
    },
    end: (page) => expect(page.locator('vat-check')).toContainText('Ce n’est pas un numéro de TVA de ce pays'),
  },
  {
    what: 'a quantity in the basket',
    path: '/fr/shoppingcarts',
    prepare: (page, at) => fill(page, at, 1),
    act: async (page) => {
      const field = page.locator('shop-cart input[type=number]').first()
      await field.fill('4')
      await field.press('Tab')
    },
    end: (page, at) => expect.poll(() => countInShop(page, at)).toBe(4),
  },
  {
    what: 'a wish',
    path: '/fr/catalog/product/1/x',
    act: (page) => page.locator('wishlist-button a').first().click(),
    end: (page) => expect(dialog(page)).toBeVisible(),
  },
]

test.beforeEach(withoutPhotos)

for (const { what, path, prepare, act, end, leads } of ACTS)
  test(`${what} before the code is there: the end is the same, once`, async ({ page, at }) => {
    await prepare?.(page, at)
    // With the page loader's code, a link would lead to its page without a new document.
    const release = await openWithout(page, at(path), leads ? chunks('page-loader') : undefined)
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    const calls = listen(page, at)
    await act(page)
    release()
    await end(page, at)
    expect(documents).toHaveLength(leads ? 1 : 0)
    const changes = calls.filter((call) => !call.startsWith('GET'))
    expect(changes).toEqual([...new Set(changes)])
  })

test('a first choice on a page is made once, while in-page loading and the validation of its form have no code', async ({
  page,
  at,
}) => {
  await fill(page, at, 10)
  await page.route(chunks('page-loader', 'form-validator'), () => {})
  await page.goto(at('/fr/checkout'))
  await defined(page, 'one-step-checkout', 'shipping-options')
  const calls = listen(page, at)
  await page
    .locator('shipping-options')
    .getByRole('radio', { name: /express/ })
    .click()
  await expect(page.locator('[data-part=summary]')).toContainText('Livraison express')
  expect(calls.filter((call) => call.includes('checkoutsummary'))).toHaveLength(1)
})

test.describe('without the code', () => {
  test.use({ patience: 300 })

  test('a filter and an order are applied by the buttons of their forms', async ({ page, at }) => {
    await openWithout(page, at('/fr/catalog'))
    await page.locator('filter-item input[type=checkbox]').first().check({ force: true })
    await page.locator('product-filters [data-part=show]').click()
    await expect(page).toHaveURL(/[?&]/)
    await expect(page.locator('filter-item input[type=checkbox]').first()).toBeChecked()
    await page.locator('#list-sort').selectOption({ index: 2 })
    await page.locator('.list-main list-toolbar [data-part=apply]').click()
    await expect(page).toHaveURL(/sort=/)
  })

  test('an addition leads to the basket, once', async ({ page, at }) => {
    await openWithout(page, at('/fr/catalog?q=soliflore'))
    await page.locator('product-list add-to-cart button:enabled').first().click()
    await expect(page).toHaveURL(/shoppingcarts/)
    expect(await countInShop(page, at)).toBe(1)
  })

  test('a quantity of the basket is sent by its form', async ({ page, at }) => {
    await fill(page, at, 1)
    await openWithout(page, at('/fr/shoppingcarts'))
    const field = page.locator('shop-cart input[type=number]').first()
    await field.fill('4')
    await field.press('Enter')
    await expect.poll(() => countInShop(page, at)).toBe(4)
  })
})
