import { expect } from '@open-wc/testing'
import type { Options, Splide } from '@splidejs/splide'
import { setViewport } from '@web/test-runner-commands'
import { mount, until, warningsOf } from '../../test/harness/component.ts'
import { registerSlider } from '../../test/harness/media/sample-slider.tsx'
import { isReady, items, reachable, seen, slideList } from '../../test/harness/media/slides.ts'
import { startSplide } from './start-splide.ts'

describe('the slider of a view', () => {
  before(registerSlider)
  beforeEach(() => setViewport({ width: 1000, height: 800 }))

  it('keeps roles and names of the page’s own, and restores all', async () => {
    const page = await mount(
      `<div><vt-slider role="region" aria-label="Views">${slideList(items(5, 'view'), ' tabindex="0"')}</vt-slider></div>`,
    )
    const host = page.firstElementChild as HTMLElement
    await isReady(host)
    expect([host.role, host.ariaLabel]).to.deep.equal(['region', 'Views'])
    host.remove()
    await until(() => !host.hasAttribute('data-hydrated'))
    expect(host.outerHTML.replaceAll(' style=""', '')).to.equal(
      `<vt-slider role="region" aria-label="Views">${slideList(items(5, 'view'), ' tabindex="0"')}</vt-slider>`,
    )
  })

  it('removes a list that keys could scroll from the tab order while its buttons move it', async () => {
    const host = await mount(`<vt-slider>${slideList(items(9, 'view'), ' tabindex="0"')}</vt-slider>`)
    const list = host.querySelector('ul') as HTMLElement
    await isReady(host)
    expect(list.hasAttribute('tabindex')).to.equal(false)
    host.remove()
    await until(() => list.tabIndex === 0)
  })

  it('warns developers of a list without a track, which stays as it is', async () => {
    let host: Element | undefined
    const warnings = await warningsOf(async () => {
      host = await mount('<vt-slider><ul><li>One</li></ul></vt-slider>')
      await until(() => host?.hasAttribute('data-hydrated'))
      await new Promise(requestAnimationFrame)
      await new Promise((painted) => setTimeout(painted))
    })
    expect(warnings.join()).to.contain('<div class="splide__track">')
    expect(host?.querySelector('li')?.outerHTML).to.equal('<li>One</li>')
  })

  it('keeps its slide when the server sends the list anew', async () => {
    const html = (word: string) => `${slideList(items(9, word))}`
    const host = await mount<HTMLElement & { markup: string }>(`<vt-slider>${html('view')}</vt-slider>`)
    await isReady(host)
    host.querySelector<HTMLElement>('[data-part=slider-next]')?.click()
    host.markup = html('fresh')
    await until(() => host.textContent?.includes('fresh 9'))
    expect([seen(host), reachable(host)]).to.deep.equal([
      [3, 4],
      [3, 4],
    ])
  })
})

describe('Splide with the extensions of the library', () => {
  let splide: Splide | undefined

  beforeEach(() => setViewport({ width: 1000, height: 800 }))
  afterEach(() => {
    splide?.destroy()
    splide = undefined
  })

  async function put(options: Options = {}) {
    const root = await mount(
      `<section data-vt-slider data-state="ready" style="--vt-slides: 3">${slideList(items(9, 'slide'))}</section>`,
    )
    const list = root.querySelector('ul') as HTMLElement
    splide = startSplide(root, list, { arrows: false, pagination: false, perPage: 3, speed: 0, ...options })
    return { root, list, slider: splide }
  }

  it('returns to the first slide if its option says so', async () => {
    const { root, slider } = await put({ rewind: true })
    slider.go('<')
    expect(seen(root)).to.deep.equal([7, 8, 9])
    slider.go('>')
    expect(seen(root)).to.deep.equal([1, 2, 3])
  })

  it('notifies of each move once, and whose it was', async () => {
    const moves: [number, boolean][] = []
    const { slider } = await put({ perMove: 1 })
    slider.on('changed', (...move: [number, boolean]) => moves.push(move))
    slider.go('>')
    slider.go(1)
    slider.go(4)
    slider.emit('autoplay:playing', 1)
    slider.go('>')
    expect(moves).to.deep.equal([
      [1, true],
      [4, true],
      [5, false],
    ])
  })

  it('treats one swipe of two fingers as one move, and leaves vertical ones to the page', async () => {
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

  it('fetches the pictures of the next slides when a pointer or the focus is near, and no others', async () => {
    const { root, list } = await put()
    for (const slide of list.children) slide.append(Object.assign(new Image(), { loading: 'lazy' }))
    root.dispatchEvent(new Event('pointerenter'))
    const eager = [...list.querySelectorAll('img')].filter(({ loading }) => loading === 'eager')
    expect(eager.length).to.equal(6)
  })
})
