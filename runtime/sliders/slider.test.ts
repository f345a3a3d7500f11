import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { mount, until } from '../../test/harness/component.ts'
import { items, reachable, seen } from '../../test/harness/slides.ts'
import { adoptBase } from '../page/base.ts'
import { loadStrings } from '../text/strings.ts'
import { type Slider, type SliderOptions, startSlider } from './slider.ts'

describe('a slider', () => {
  let life = new AbortController()

  before(() => {
    adoptBase()
    return loadStrings()
  })
  beforeEach(async () => {
    life = new AbortController()
    await setViewport({ width: 1000, height: 800 })
  })
  afterEach(() => life.abort())

  async function put(options: Partial<SliderOptions> = {}, count = 9) {
    const root = await mount(`<section><div><ul>${items(count, 'view')}</ul></div></section>`)
    const list = root.querySelector('ul') as HTMLElement
    const slider = await new Promise<Slider>((onReady) => {
      startSlider(root, { list, slides: () => 3, speed: 0, ...options, onReady }, life.signal)
    })
    return { root, list, slider }
  }

  it('stands upright in a room of its own', async () => {
    const { root, list, slider } = await put({ column: '300px' })
    const frame = list.parentElement?.getBoundingClientRect() as DOMRect
    const inside = () =>
      [...list.children].filter((slide) => {
        const { top, bottom } = slide.getBoundingClientRect()
        return top >= frame.top - 1 && bottom <= frame.bottom + 1
      }).length
    expect([frame.height, inside(), reachable(root)]).to.deep.equal([300, 3, [1, 2, 3]])
    slider.move(1)
    expect([inside(), reachable(root)]).to.deep.equal([3, [4, 5, 6]])
  })

  it('can do without its buttons, and says where it can go', async () => {
    let drawn = 0
    const { root, slider } = await put({ hasButtons: false, start: 6, onDraw: () => (drawn += 1) })
    expect(root.querySelector('button')).to.equal(null)
    expect([slider.index, slider.count, slider.canMove(1), slider.canMove(-1)]).to.deep.equal([6, 9, false, true])
    drawn = 0
    slider.move(1)
    expect(drawn).to.equal(0)
    slider.go(0)
    expect([slider.index, reachable(root), slider.canMove(-1), drawn]).to.deep.equal([0, [1, 2, 3], false, 1])
  })

  it('takes a list that keys could scroll out of the tab order while its buttons move it', async () => {
    const root = await mount(`<section><ul tabindex="0">${items(9, 'view')}</ul></section>`)
    const list = root.querySelector('ul') as HTMLElement
    await new Promise((onReady) => {
      startSlider(root, { list, slides: () => 3, speed: 0, onReady }, life.signal)
      expect(list.tabIndex).to.equal(0)
    })
    expect(list.hasAttribute('tabindex')).to.equal(false)
    life.abort()
    expect(list.tabIndex).to.equal(0)
  })

  it('goes round when asked to', async () => {
    const { root, slider } = await put({ rewind: true })
    slider.move(-1)
    expect(seen(root)).to.deep.equal([7, 8, 9])
    slider.move(1)
    expect(seen(root)).to.deep.equal([1, 2, 3])
  })

  it('tells each move once, and whose it was', async () => {
    const told: [number, boolean][] = []
    const { slider } = await put({ step: 1, onMove: (...move) => told.push(move) })
    slider.move(1)
    slider.go(1)
    slider.go(4)
    expect(told).to.deep.equal([
      [1, true],
      [4, true],
    ])
  })

  it('takes one swipe of two fingers for one move, and leaves upright ones to the page', async () => {
    const { root, list } = await put()
    const roll = (deltaX: number, deltaY: number) => {
      const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true })
      list.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([roll(3, 120), roll(-60, 0), reachable(root)[0]]).to.deep.equal([false, false, 1])
    await until(() => roll(60, 5))
    for (let count = 0; count < 10; count += 1) expect(roll(60, 0)).to.equal(true)
    expect(seen(root)).to.deep.equal([4, 5, 6])
  })

  it('fetches the pictures of the next slides when somebody comes near, and no others', async () => {
    const { root, list } = await put()
    for (const slide of list.children) slide.append(Object.assign(new Image(), { loading: 'lazy' }))
    root.dispatchEvent(new Event('pointerenter'))
    const eager = [...list.querySelectorAll('img')].filter(({ loading }) => loading === 'eager')
    expect(eager.length).to.equal(6)
  })

  it('keeps roles and names of the page’s own, and gives all back', async () => {
    const page = await mount(
      `<div><section role="region" aria-label="Views"><ul>${items(5, 'view')}</ul></section></div>`,
    )
    const before = page.innerHTML
    const root = page.firstElementChild as HTMLElement
    const list = root.firstElementChild as HTMLElement
    await new Promise((onReady) => startSlider(root, { list, slides: () => 2, speed: 0, onReady }, life.signal))
    expect([root.role, root.ariaLabel]).to.deep.equal(['region', 'Views'])
    life.abort()
    expect(page.innerHTML.replaceAll(' style=""', '')).to.equal(before)
  })

  it('does not begin when it has ended before its code came', async () => {
    const root = await mount(`<section><ul>${items(5, 'view')}</ul></section>`)
    let isReady = false
    const list = root.firstElementChild as HTMLElement
    const onReady = () => {
      isReady = true
    }
    startSlider(root, { list, slides: () => 2, speed: 0, onReady }, life.signal)
    life.abort()
    await import('./engine.ts')
    await new Promise(requestAnimationFrame)
    expect([isReady, root.querySelector('button')]).to.deep.equal([false, null])
  })
})
