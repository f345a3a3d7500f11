import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { axeFindings, mount, nextEvent, until } from '../../../test/harness/component.ts'
import {
  forgetPlaces,
  isReady,
  items,
  putSlider,
  reachable,
  seen,
  slideList,
  sliderButton,
} from '../../../test/harness/media/slides.ts'
import './index.ts'

const brands = (count = 25, attributes = '') =>
  `<brand-carousel aria-label="Brands" ${attributes}>${slideList(items(count, 'brand'))}</brand-carousel>`

describe('<brand-carousel>', () => {
  beforeEach(() => setViewport({ width: 1280, height: 800 }))
  afterEach(forgetPlaces)

  it('shows brands and passes axe [CATALOG-07]', async () => {
    const host = await putSlider(brands())
    expect(seen(host)).to.deep.equal([1, 2, 3, 4, 5, 6])
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('shows 6, then 3, 2 and 1 in narrower windows [LIMIT-039, LIMIT-040, LIMIT-041, LIMIT-042]', async () => {
    for (const [width, count] of [
      [1280, 6],
      [1024, 6],
      [1023, 3],
      [1000, 3],
      [600, 3],
      [599, 2],
      [480, 2],
      [479, 1],
    ] as const) {
      await setViewport({ width, height: 800 })
      const host = await putSlider(brands())
      expect([seen(host).length, reachable(host).length], `${width}`).to.deep.equal([count, count])
      host.remove()
    }
  })

  it('shows fewer when its attribute says so', async () => {
    expect(seen(await putSlider(brands(25, 'items="4"'))).length).to.equal(4)
    await setViewport({ width: 590, height: 800 })
    expect(seen(await putSlider(brands(25, 'items="4"'))).length).to.equal(2)
  })

  it('announces that it is ready, and the number of brands', async () => {
    const page = await mount('<div></div>')
    const ready = nextEvent('slider:ready', page)
    page.innerHTML = brands()
    expect((await ready).detail).to.deep.equal({ count: 25 })
  })

  it('never moves automatically; its keys move by six, and to the ends', async () => {
    const host = await putSlider(brands())
    expect(sliderButton(host, 'pause')).to.equal(null)
    sliderButton(host, 'next').focus()
    for (const [key, first] of [
      ['Enter', 7],
      ['End', 20],
      ['ArrowLeft', 19],
      ['Home', 1],
    ] as const) {
      await sendKeys({ press: key })
      await until(() => reachable(host)[0] === first, `${key} to lead to ${first}`)
    }
  })

  it('keeps two apart', async () => {
    const page = await mount(`<div>${brands()}${brands(8)}</div>`)
    const [one, two] = [...page.querySelectorAll<HTMLElement>('brand-carousel')] as [HTMLElement, HTMLElement]
    await isReady(two)
    sliderButton(two, 'next').click()
    await until(() => reachable(two)[0] === 3)
    expect(reachable(one)[0]).to.equal(1)
  })
})
