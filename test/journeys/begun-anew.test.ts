import type { Locator, Page } from '@playwright/test'
import { translate } from '../harness/translator.ts'
import { tooWide } from './look.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

/** The rows of an open list; a select has its own options. */
const rows = (tag: Locator) => tag.locator('[role=option]')

/** Counts from now on how often the view of a tag restarts. Returns a function that reads the count. */
async function countOf(tag: Locator): Promise<() => Promise<number>> {
  const count = await tag.evaluateHandle((host) => {
    const counted = { times: 0 }
    new MutationObserver(() => {
      if (host.hasAttribute('data-hydrated')) counted.times += 1
    }).observe(host, { attributeFilter: ['data-hydrated'] })
    return counted
  })
  return () => count.evaluate(({ times }) => times)
}

/** Changes the page from now on as a browser's translator does. */
const translatePage = (page: Page) => page.evaluate(`void (${translate})(document.body)`)

/** A page script replaces a field by its copy, as plugins do. */
const replace = (field: Locator) => field.evaluate((node) => node.replaceWith(node.cloneNode(true)))

for (const width of partOf(2, [360, 1280]))
  test.describe(`a view that begins anew at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('has the list of a select open again, with what was typed', async ({ page, at }) => {
      await page.goto(at('/fr/contact'))
      await ready(page, 'search-select')
      const tag = page.locator('search-select')
      const field = tag.locator('[data-part=field]')
      // The code of the search field may load after the first list.
      const open = async () => {
        await page.keyboard.press('Escape')
        await tag.locator('select').focus()
        await page.keyboard.press('Enter')
        return field.count()
      }
      await expect.poll(open).toBe(1)
      await expect(field).toBeFocused()
      await translatePage(page)
      const begun = await countOf(tag)
      await page.keyboard.type('portu')
      await expect(rows(tag)).toHaveText(['Portugal'])
      await replace(tag.locator('select'))
      await expect.poll(begun).toBe(1)
      await expect(rows(tag)).toHaveText(['Portugal'])
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('portu')
      expect(await tooWide(page)).toBe('')
      await page.keyboard.press('Enter')
      await expect(tag.locator('select')).toHaveValue('PT')
    })

    test('has the calendar open again, at the month that was shown', async ({ page, at }) => {
      await page.goto(at('/fr/contact'))
      await ready(page, 'date-picker')
      const tag = page.locator('date-picker')
      await tag.locator('[data-part=toggle]').click()
      const calendar = tag.locator('dialog[open]')
      await expect(calendar).toBeVisible()
      await page.keyboard.press('PageDown')
      const day = await calendar.locator(':focus').getAttribute('aria-label')
      await translatePage(page)
      const begun = await countOf(tag)
      await tag
        .locator('input')
        .first()
        .evaluate((input) => input.replaceWith(input.cloneNode()))
      await expect.poll(begun).toBe(1)
      await expect(calendar).toBeVisible()
      expect(await calendar.locator(':focus').getAttribute('aria-label')).toBe(day)
      await page.keyboard.press('Enter')
      await expect(calendar).toHaveCount(0)
      await expect(tag.locator('input').first()).not.toHaveValue('')
    })
  })
