import { TEST_LIMIT } from '../harness/limits.ts'
import { axe, axeInLightAndDark, openPages, tooWide } from './look.ts'
import { partOf } from './part.ts'
import { expect, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

/** The layout of the pages as the server sends them, before or without the library. axe.test.ts checks their policy. */
test.beforeEach(withoutPhotos)

test.describe('as they are sent', () => {
  test.beforeEach(({ page }) => page.route('**/vitrine/**/*.js', (route) => route.abort()))

  test('open pages are clean for axe in light and dark, and fit 320 px', async ({ page, at }) => {
    test.setTimeout(2 * TEST_LIMIT)
    // Other pages than those that axe.test.ts has in the same run.
    for (const path of partOf(5, openPages.toReversed())) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(at(path))
      expect.soft(await axeInLightAndDark(page), path).toEqual([])
      // 320 px is what remains of 1280 at a zoom of 400 %.
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 })
        expect.soft(await tooWide(page), `${path} at ${width} px`).toBe('')
      }
    }
  })

  test('a refused form names its errors, keeps what was typed but no password, and is clean for axe', async ({
    page,
    at,
  }) => {
    await page.goto(at('/fr/security/login'))
    const form = page.locator('main form')
    await form.getByLabel('E-mail').fill('nobody@example.com')
    await form.getByLabel('Mot de passe').fill('not the password')
    await form.getByRole('button', { name: 'Se connecter' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByLabel('E-mail')).toHaveValue('nobody@example.com')
    await expect(form.getByLabel('Mot de passe')).toHaveValue('')
    expect(await axe(page)).toEqual([])
  })
})

test.describe('the strict policy', () => {
  test('no page has a style attribute or an inline handler', async ({ request, at }) => {
    for (const path of openPages) {
      const text = await (await request.get(at(path))).text()
      expect(text).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/i)
    }
  })
})

test('for a shopper who asks for more contrast, edges and quiet texts of the tags have the colour of the text', async ({
  page,
}) => {
  await page.goto('/fr/')
  const tokens = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['--vt-border', '--vt-muted', '--vt-text'].map((name) => style.getPropertyValue(name))
    })
  const [border, muted, text] = await tokens()
  expect([border === text, muted === text]).toEqual([false, false])
  await page.emulateMedia({ contrast: 'more' })
  expect(new Set(await tokens()).size).toBe(1)
})
