import type { CDPSession, Locator, Page } from '@playwright/test'
import { asStaff, LIBRARY, nameOf, picture } from './assets.ts'
import { expect, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

type Place = { x: number; y: number }

const DRAGS = {
  mouse: async (page: Page, from: Place, to: Place) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 10 })
    await page.mouse.up()
  },
  finger: async (page: Page, from: Place, to: Place) => {
    const device: CDPSession = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [from])
    for (let step = 1; step <= 10; step++) {
      const part = step / 10
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    }
    await touch('touchEnd', [])
  },
}

/** The centre of the visible part. */
async function middleOf(part: Locator): Promise<Place> {
  await part.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

test.beforeEach(withoutPhotos)
test.beforeEach(({ page, at }) => asStaff(page, at))
test.use({ hasTouch: true })

for (const [by, width] of [
  ['mouse', 1280],
  ['finger', 360],
] as const) {
  const drag = DRAGS[by]

  test(`files are put into another order by a ${by} at ${width} px`, async ({ page, at }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at(LIBRARY))
    await ready(page, 'file-upload')
    const upload = page.locator('file-upload')
    const names = [nameOf('a'), nameOf('b'), nameOf('c')]
    await upload.locator('input[type=file]').setInputFiles(await Promise.all(names.map((name) => picture(name))))
    const files = upload.locator('[data-part=file]')
    await expect(files).toHaveCount(3)
    const order = upload.locator('[name="list-assets-orders-library"]')
    const [first = '', second = '', third = ''] = (await order.inputValue()).split(',')
    const target = files.nth(2)
    await target.scrollIntoViewIfNeeded()
    const to = await middleOf(target)
    const handle = await middleOf(files.nth(0).locator('[data-part=handle]'))
    const { y, height } = (await target.boundingBox()) ?? { y: 0, height: 0 }
    await drag(page, handle, { x: to.x, y: y + height - 2 })
    await expect(order).toHaveValue([second, third, first].join())
    for (const guid of [first, second, third]) await page.request.post(at(`/assets/${guid}/delete`))
  })

  test(`the crop selection follows a ${by} at ${width} px`, async ({ page, at }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at('/fr/account/staff/pictures'))
    await ready(page, 'image-upload')
    const form = page.locator('form.picture-form').first()
    await form.locator('input[type=file]').setInputFiles(await picture(nameOf('crop'), 1600, 1600))
    const box = page.locator('dialog[open] [data-part=cropBox]')
    const save = page.locator('[data-part=dialog-confirm]')
    await expect(save).not.toHaveAttribute('aria-disabled', 'true')
    const from = await middleOf(box)
    await drag(page, from, { x: from.x, y: from.y - 400 })
    const asked = page.waitForRequest(/croptempimg/)
    await save.click()
    const [, top = 0, , height = 0] = new URL((await asked).url()).pathname.split('/').slice(-6).map(Number)
    // From the centre, where it begins, almost to the lower end.
    expect(top + height).toBeGreaterThan(1500)
    expect(top + height).toBeLessThanOrEqual(1600)
  })
}
