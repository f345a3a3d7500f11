import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { mount, until } from '../../../test/harness/component.ts'
import './index.ts'

const box = (element: Element) => element.getBoundingClientRect()

/** A browser that supports anchor positioning adds its own margin to the position that script sets. */
const isNear = (gap: number) => gap >= 0 && gap <= 8

/** Opens the calendar of a field at the position that a style sets. */
async function open(style: string): Promise<{ field: DOMRect; calendar: HTMLDialogElement }> {
  const page = await mount(`<form style="position: fixed; ${style}"><date-picker>
    <input name="Day" aria-label="Day" value="2026-03-04"></date-picker></form>`)
  await until(() => page.querySelector('[data-part=toggle]'))
  page.querySelector('input')?.focus()
  await sendKeys({ press: 'Alt+ArrowDown' })
  const calendar = await until(() => page.querySelector('dialog'))
  return { field: box(page.querySelector('input') as Element), calendar }
}

for (const hasAnchors of [true, false]) {
  describe(`the calendar of <date-picker> where CSS knows ${hasAnchors ? 'anchors' : 'no anchors'}`, () => {
    const { supports } = CSS
    before(() => {
      if (!hasAnchors) CSS.supports = () => false
    })
    after(async () => {
      CSS.supports = supports
      await setViewport({ width: 800, height: 600 })
    })

    it('is below its field, or above it when there is no space', async () => {
      await setViewport({ width: 800, height: 900 })
      const first = await open('inset: 20px auto auto 40px')
      await until(() => isNear(box(first.calendar).top - first.field.bottom))
      expect(box(first.calendar).left).to.be.closeTo(first.field.left, 1)
      first.calendar.close()
      const last = await open('inset: auto auto 20px 40px')
      await until(() => isNear(last.field.top - box(last.calendar).bottom))
    })

    it('is fully visible on a small screen, if necessary over its field', async () => {
      await setViewport({ width: 320, height: 470 })
      const { calendar } = await open('inset: 200px auto auto 60px')
      const { left, top, right, bottom } = await until(() => {
        const now = box(calendar)
        return now.bottom <= 470 && now.top >= 0 ? now : undefined
      })
      expect([left >= 8, top >= 4, right <= 312, bottom <= 466]).to.deep.equal([true, true, true, true])
      expect(calendar.scrollHeight).to.equal(calendar.clientHeight)
    })
  })
}
