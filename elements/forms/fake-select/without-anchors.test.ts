import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { mount, until } from '../../../test/harness/component.ts'
import './index.ts'

describe('<fake-select> where CSS knows no anchors', () => {
  const { supports } = CSS
  before(() => {
    CSS.supports = () => false
  })
  after(() => {
    CSS.supports = supports
  })

  it('has its list below the select, or above it without space, and as wide', async () => {
    const page =
      await mount(`<form style="position: fixed; inset-block-start: 0"><fake-select><select aria-label="Wood">
      <option>Oak</option><option>Ash</option></select></fake-select></form>`)
    const select = page.querySelector('select') as HTMLSelectElement
    const popup = page.querySelector('[data-vt-popup]') as HTMLElement
    const box = (element: Element) => element.getBoundingClientRect()
    select.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => popup.style.top !== '')
    expect(box(popup).top).to.be.within(box(select).bottom, box(select).bottom + 8)
    expect(box(popup).left).to.be.closeTo(Math.max(8, box(select).left), 1)
    expect(box(popup).width).to.be.at.least(box(select).width - 1)
    await sendKeys({ press: 'Escape' })
    page.style.inset = 'auto auto 0 40px'
    await sendKeys({ press: 'Enter' })
    await until(() => box(popup).height > 0 && box(popup).bottom <= box(select).top)
    expect(box(popup).left).to.be.closeTo(box(select).left, 1)
  })
})
