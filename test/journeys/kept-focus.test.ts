import type { Locator, Page } from '@playwright/test'
import { asStaff, LIBRARY, nameOf, picture } from './assets.ts'
import { expect, ready, test } from './shop.ts'
import { enter, fill, withoutPhotos } from './visitor.ts'

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
}

/** After an in-page change, the focus is never on the page itself. */
const expectFocusIn = (page: Page) => expect(page.locator('main :focus, dialog :focus')).toHaveCount(1)

test.beforeEach(withoutPhotos)

test.describe('changes of the staff in the library', () => {
  test.beforeEach(({ page, at }) => asStaff(page, at))

  test('a folder that is moved by keys has the focus at its new place, and at the old one where the shop refuses it', async ({
    page,
    at,
  }) => {
    const make = async (name: string) => {
      const answer = await page.request.post(at('/assets/folders'), {
        ...{ headers: { accept: 'application/json' }, data: { parentId: 1, name } },
      })
      return `${(await answer.json()).FolderId}`
    }
    const [one, two] = [await make(nameOf('one')), await make(nameOf('two'))]
    await page.goto(at(LIBRARY))
    await ready(page, 'folder-tree')
    const item = (id: string) => page.locator(`folder-tree [data-key="${id}"]`)
    const move = page.locator('folder-tree [data-part=move]')
    await item(one).focus()
    await press(page, move)
    await expect(page.locator('folder-tree [data-moving]')).toBeVisible()
    await press(page, item(two))
    await expect(item(one)).toHaveAttribute('aria-level', '3')
    await expect(item(one)).toBeFocused()
    await expect(item(two)).toHaveAttribute('aria-expanded', 'true')

    await page.route('**/assets/folders/*/move', (route) =>
      route.fulfill({ status: 409, json: { Message: 'Pas ici.' } }),
    )
    await press(page, move)
    await expect(page.locator('folder-tree [data-moving]')).toBeVisible()
    await press(page, item('1'))
    await expect(page.locator('notice-stack')).toContainText('Pas ici.')
    await expect(item(one)).toBeFocused()
    for (const id of [one, two]) await page.request.post(at(`/assets/folders/${id}/delete`))
  })

  test('a file that is moved, removed and put back keeps the focus', async ({ page, at }) => {
    await page.goto(at(LIBRARY))
    await ready(page, 'file-upload')
    const files = page.locator('file-upload [data-part=file]')
    const names = [nameOf('one'), nameOf('two')]
    await page
      .locator('file-upload input[type=file]')
      .setInputFiles(await Promise.all(names.map((name) => picture(name))))
    await expect(files).toHaveCount(2)
    const ids = (await page.locator('file-upload [name="list-assets-orders-library"]').inputValue()).split(',')
    await press(page, files.first().locator('[data-part=down]'))
    await expect(files.last().locator('[data-part=down]')).toBeFocused()
    await press(page, files.last().locator('[data-part=remove]'))
    await expect(page.locator('file-upload [data-part=restore]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(files.last().locator('[data-part=remove]')).toBeFocused()
    for (const id of ids) await page.request.post(at(`/assets/${id}/delete`))
  })
})

test('the basket keeps the focus after a removal and after what takes it back', async ({ page, at }) => {
  for (const product of [2, 8]) await fill(page, at, product)
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart')
  const rows = page.locator('shop-cart [data-item-id]')
  const remove = page.locator('shop-cart [name=remove]')
  await press(page, remove.first())
  await expect(rows).toHaveCount(1)
  await expect(remove).toBeFocused()
  await press(page, page.locator('shop-cart [data-part=restore]'))
  await expect(rows).toHaveCount(2)
  await expectFocusIn(page)
})

test('a list of wishes keeps the focus after each change', async ({ page, at }) => {
  let id = 0
  for (const productVariantId of [11, 12, 13]) {
    const params = { productVariantId, ...(id > 0 ? { wishlistId: id } : { name: 'Noël' }) }
    id = (await (await page.request.post(at('/api/v1/catalog/wishlist/addproductvariant'), { params })).json())
      .WishlistId
  }
  await page.goto(at('/fr/catalog/wishlist/list'))
  await ready(page, 'wishlist-page')
  const rows = page.locator('wishlist-page [data-row-id]:visible')
  const remove = rows.locator('[name=remove]')
  await press(page, remove.nth(1))
  await expect(rows).toHaveCount(2)
  await expect(remove.nth(1)).toBeFocused()
  await expect(page.locator('wishlist-page')).not.toHaveAttribute('aria-busy')
  await press(page, page.locator('wishlist-page [data-part=restore]'))
  await expect(rows).toHaveCount(3)
  await expect(page.locator('wishlist-page')).not.toHaveAttribute('aria-busy')
  await expectFocusIn(page)
  await press(page, page.locator('wishlist-page [name=order][value=all]'))
  await expect(page.locator('wishlist-page [data-part=to-cart]')).toBeVisible()
  await expectFocusIn(page)
})

test('the heart’s modal keeps the focus when a product is put on a list and taken off', async ({ page, at }) => {
  await enter(page, at)
  await page.goto(at('/fr/catalog'))
  await press(page, page.locator('product-list .card wishlist-button a').first())
  const modal = page.locator('dialog[open]')
  await expect(modal.locator('wishlist-modal[data-hydrated]')).toBeVisible()
  await modal.locator('[name=Name]').fill('Noël')
  await page.keyboard.press('Enter')
  const remove = modal.locator('[name=remove]:visible')
  await expect(remove).toHaveCount(1)
  await expectFocusIn(page)
  await press(page, remove)
  await expect(remove).toHaveCount(0)
  await expect(modal.locator('[name=wishlistId]:checked')).toBeFocused()
})

test('addresses, devices and choices keep the focus in the page', async ({ page, at, playwright }) => {
  const { email, password } = await enter(page, at)
  const form = { FirstName: 'Zoé', LastName: 'Martin', PostalCode: '1000', City: 'Bruxelles', CountryId: '2' }
  for (const Street1 of ['Rue Haute 1', 'Rue Basse 2'])
    await page.request.post(at('/fr/account/addresses/new'), { form: { ...form, Street1, AddressType: 'Both' } })
  await page.goto(at('/fr/account/addresses'), { waitUntil: 'networkidle' })
  for (const path of ['/first', '/delete']) {
    const sent = page.waitForResponse((response) => response.request().method() === 'POST')
    await press(page, page.locator(`main form[action$="${path}"] button`).last())
    if (path === '/delete') await press(page, page.locator('dialog[open] [data-part=dialog-confirm]'))
    await sent
    await expect(page.locator('main h1')).toBeFocused()
  }
  const other = await playwright.request.newContext()
  await other.post(at('/fr/security/login'), { form: { Email: email, Password: password }, maxRedirects: 0 })
  await other.dispose()
  await page.goto(at('/fr/account/sessions'), { waitUntil: 'networkidle' })
  const end = page.locator('main form[action$="/account/sessions/end"] button')
  await press(page, end)
  await expect(page.locator('main h1')).toBeFocused()
  await expect(end).toHaveCount(0)
})
