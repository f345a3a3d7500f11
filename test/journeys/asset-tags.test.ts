import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asStaff, LIBRARY, nameOf, picture } from './assets.ts'
import { axe, tooWide } from './look.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { fault, hold, withoutPhotos } from './visitor.ts'

const upload = (page: Page) => page.locator('file-upload')
const files = (page: Page) => upload(page).locator('[data-part=file]')
const input = (page: Page) => upload(page).locator('input[type=file]')
const dialog = (page: Page) => page.getByRole('alertdialog')

test.describe('the asset library of the staff', () => {
  test.beforeEach(withoutPhotos)
  test.beforeEach(({ page, at }) => asStaff(page, at))

  test('files are uploaded, named, moved, removed and put back [ASSETS-01, ASSETS-02, ASSETS-05, ASSETS-06, ASSETS-28, API-13]', {
    tag: '@everywhere',
  }, async ({ page, at }) => {
    const names = [nameOf('one'), nameOf('two')] as const
    await page.goto(at(LIBRARY))
    await ready(page, 'file-upload', 'asset-picker')
    const posted: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(new URL(request.url()).pathname)
    })
    await input(page).setInputFiles([await picture(names[0]), await picture(names[1])])
    await expect(files(page)).toHaveCount(2)
    expect(posted).toEqual([new URL(at('/assets/upload')).pathname, new URL(at('/assets/upload')).pathname])
    await expect(files(page).locator('img').first()).toBeVisible()
    const order = upload(page).locator('[name="list-assets-orders-library"]')
    const before = (await order.inputValue()).split(',')
    await files(page).first().locator('[data-part=down]').click()
    await expect(order).toHaveValue(before.toReversed().join())
    const field = files(page).first().locator('[data-part=fileName]')
    await field.fill('Renommé')
    await field.press('Enter')
    await expect(files(page).first().locator('[data-part=fileText]')).toContainText('Renommé')
    // The undo is shown at once, and sent after the removal has been answered.
    const release = await hold(page, at, { method: 'POST', path: `/assets/${before[1]}/delete` })
    await files(page).first().locator('[data-part=remove]').click()
    await expect(files(page)).toHaveCount(1)
    const restored = page.waitForResponse(/\/restore$/)
    await page.keyboard.press('Enter')
    await expect(files(page)).toHaveCount(2)
    await release()
    await restored
    await page.reload()
    const shown = page.locator('asset-picker [data-part=assets]')
    await expect(shown).toContainText('Renommé')
    await page.request.post(at(`/assets/${before[0]}/delete`))
    await page.request.post(at(`/assets/${before[1]}/delete`))
  })

  test('a file that the shop fails to take is sent again by hand [ERROR-16, ERROR-17]', async ({ page, at }) => {
    await page.goto(at(LIBRARY))
    await ready(page, 'file-upload')
    const name = nameOf('again')
    await fault(page, at, { method: 'POST', path: '/assets/upload', status: 500, body: 'Traceback' })
    await input(page).setInputFiles(await picture(name))
    await expect(dialog(page)).toContainText('Une erreur inconnue est survenue.')
    await dialog(page).getByRole('button').last().click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(files(page)).toHaveCount(0)
    await upload(page).locator('[data-part=retry]').click()
    await expect(files(page)).toHaveCount(1)
    await input(page).setInputFiles({
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>alert(1)</script>'),
    })
    await expect(dialog(page)).toContainText('page.png')
    await dialog(page).getByRole('button').last().click()
    await expect(files(page)).toHaveCount(1)
    await files(page).locator('[data-part=remove]').click()
  })

  test('a large file is sent in parts, and what is under way is cancelled', async ({ page, at }) => {
    await page.goto(at(LIBRARY))
    await ready(page, 'file-upload')
    const noise = await sharp({
      create: {
        width: 2200,
        height: 1600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const parts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/assets/resumable')) parts.push(request.method())
    })
    await input(page).setInputFiles({ name: nameOf('large'), mimeType: 'image/png', buffer: noise })
    await expect(files(page)).toHaveCount(1)
    expect(parts.filter((method) => method === 'PATCH').length).toBeGreaterThan(3)
    await files(page).locator('[data-part=remove]').click()
    const letGo = await hold(page, at, { method: 'POST', path: '/assets/upload' })
    await input(page).setInputFiles(await picture(nameOf('slow')))
    await expect(upload(page).locator('progress')).toBeVisible()
    await upload(page).locator('[data-part=cancel]').click()
    await expect(upload(page).locator('[data-part=upload]')).toHaveCount(0)
    await expect(files(page)).toHaveCount(0)
    await letGo()
  })

  test('leaving the page during an upload asks for confirmation', async ({ page, at }) => {
    await page.goto(at(LIBRARY))
    await ready(page, 'file-upload')
    const letGo = await hold(page, at, { method: 'POST', path: '/assets/upload' })
    await input(page).setInputFiles(await picture(nameOf('left')))
    await expect(upload(page).locator('progress')).toBeVisible()
    await page.locator('a[href$="/fr/catalog"]').first().click()
    await expect(dialog(page)).toContainText('Un envoi est en cours.')
    await dialog(page).getByRole('button', { name: 'Rester' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(at(LIBRARY))
    await expect(upload(page).locator('progress')).toBeVisible()
    await page.locator('a[href$="/fr/catalog"]').first().click()
    await dialog(page).getByRole('button', { name: 'Quitter la page' }).click()
    await expect(page).toHaveURL(at('/fr/catalog'))
    await letGo()
  })

  test('the folders are a tree that keys walk, and a name loads its assets [ASSETS-07, ASSETS-16, ASSETS-17]', async ({
    page,
    at,
  }) => {
    await page.goto(at(LIBRARY))
    await ready(page, 'folder-tree', 'asset-picker')
    const tree = page.getByRole('tree')
    await expect(tree.getByRole('treeitem').first()).toBeVisible()
    await tree.getByRole('treeitem').first().focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(tree.getByRole('treeitem').nth(1)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[role=treeitem][aria-level="2"]:focus')).toHaveCount(1)
    const asked = page.waitForRequest((request) => /assetsbyfolder\/1\/\d+$/.test(request.url()))
    await page.keyboard.press('Enter')
    await asked
    await expect(page).toHaveURL(/assetsbyfolder\/1\/\d+$/)
    await expect(page.locator('[role=treeitem][aria-current=page]')).toHaveAttribute('aria-level', '2')
  })

  test('a picture of the library is chosen by keys and cropped, and the page of its category shows it [ASSETS-08, ASSETS-31, ASSETS-32]', {
    tag: '@everywhere',
  }, async ({ page, at }) => {
    const headers = { Accept: 'application/json' }
    const sent = await page.request.post(at('/assets/upload'), {
      headers,
      multipart: { folderId: '1', files: await picture(nameOf('chosen'), 1400, 600) },
    })
    const [asset] = await sent.json()
    await page.goto(at('/fr/account/staff/pictures'))
    await ready(page, 'image-upload', 'asset-picker')
    const form = page.locator('form.picture-form').last()
    await form.locator('[data-part=open]').press('Enter')
    const library = page.getByRole('dialog')
    await library.locator('input[name=q]').fill(asset.name.replace('.png', ''))
    await page.keyboard.press('Enter')
    await expect(library.locator('[data-part=pick]')).toHaveText([asset.name])
    await library.locator('[data-part=pick]').press('Enter')
    const crop = page.locator('[data-part=dialog-confirm]')
    await expect(crop).not.toHaveAttribute('aria-disabled', 'true')
    await crop.press('Enter')
    const id = form.locator('input[name^=AssetId-]')
    await expect(id).toHaveValue(/^\d+$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await form.locator('button[type=submit]:not([data-part=send])').first().press('Enter')
    await expect(page.locator('form.picture-form').last().locator('button[name=remove]')).toBeVisible()
    const category = await page.locator('form.picture-form').last().locator('[name=CategoryId]').inputValue()
    await page.goto(at(`/fr/catalog/category/${category}/x`))
    const shown = page.locator('main img[src*="/assets/"]').first()
    await expect(shown).toHaveJSProperty('naturalWidth', 1200)
    await page.request.post(at('/fr/account/staff/pictures'), { form: { CategoryId: category, remove: 'true' } })
    await page.request.post(at(`/assets/${asset.guid}/delete`))
  })

  test('Back while a file is sent leaves nothing half done', async ({ page, at }) => {
    await page.goto(at('/fr/account'))
    await page.goto(at(LIBRARY))
    await ready(page, 'file-upload')
    const letGo = await hold(page, at, { method: 'POST', path: '/assets/upload' })
    await input(page).setInputFiles(await picture(nameOf('back')))
    await expect(upload(page).locator('progress')).toBeVisible()
    page.on('dialog', (asked) => asked.accept())
    await page.goBack()
    await expect(page).toHaveURL(at('/fr/account'))
    await expect(page.locator('main h1')).toBeVisible()
    await letGo()
    await page.goto(at(LIBRARY))
    await ready(page, 'file-upload', 'asset-picker')
    await expect(files(page)).toHaveCount(0)
    // A file that had reached the shop completely before its page was left is complete there.
    const broken = page
      .locator('asset-picker [data-part=assets] li', { hasText: 'back-' })
      .filter({ hasNotText: '40 × 30 pixels' })
    await expect(broken).toHaveCount(0)
  })

  for (const width of partOf(2, [360, 1280]))
    test(`the library fits ${width} px, and axe finds nothing`, async ({ page, at }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at(LIBRARY))
      await ready(page, 'file-upload', 'asset-picker')
      await expect(page.getByRole('tree')).toBeVisible()
      await input(page).setInputFiles(await picture(nameOf('look')))
      await expect(files(page)).toHaveCount(1)
      expect(await tooWide(page)).toBe('')
      expect(await axe(page)).toEqual([])
      await files(page).locator('[data-part=remove]').click()
    })
})
