import { expect } from '@open-wc/testing'
import { emulateMedia, resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, nextEvent, until } from '../../../test/harness/component.ts'
import {
  forgetPlaces,
  isPlaying,
  isReady,
  items,
  letPass,
  putSlider,
  reachable,
  seen,
  slideList,
  sliderButton,
} from '../../../test/harness/media/slides.ts'
import './index.ts'

const STILL = 'autoplay="0" speed="0"'

const slider = (count: number, attributes = STILL) =>
  `<product-slider aria-label="New" ${attributes}>${slideList(items(count, 'product'))}</product-slider>`

const put = (count = 10, attributes = STILL) => putSlider(slider(count, attributes))

const listOf = (host: Element) => host.querySelector('ul') as HTMLElement

describe('<product-slider>', () => {
  const clock = new Clock()

  beforeEach(() => setViewport({ width: 1280, height: 800 }))
  afterEach(() => {
    clock.release()
    forgetPlaces()
  })

  it('shows products in slides and passes axe [CATALOG-06]', async () => {
    const host = await put()
    expect([seen(host), reachable(host)]).to.deep.equal([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ])
    expect([host.role, host.ariaRoleDescription, host.ariaLabel]).to.deep.equal(['group', 'carrousel', 'New'])
    const fifth = host.querySelectorAll('li')[4] as HTMLElement
    expect([fifth.role, fifth.ariaRoleDescription, fifth.ariaLabel]).to.deep.equal([null, 'diapositive', '5 sur 10'])
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('moves nothing and changes no size when it becomes ready', async () => {
    const page = await mount('<div></div>')
    page.innerHTML = `${slider(10)}<p>After</p>`
    const host = page.firstElementChild as HTMLElement
    const boxes = () => [...page.querySelectorAll('li, p')].map((node) => JSON.stringify(node.getBoundingClientRect()))
    const before = boxes()
    await isReady(host)
    expect(boxes()).to.deep.equal(before)
  })

  it('shows four in wide windows, three up to the large breakpoint, two up to the small one [LIMIT-082, LIMIT-083, LIMIT-084]', async () => {
    for (const [width, shown] of [
      [1280, [1, 2, 3, 4]],
      [1200, [1, 2, 3]],
      [768, [1, 2]],
      [360, [1, 2]],
    ] as const) {
      await setViewport({ width, height: 800 })
      const host = await put()
      expect(seen(host), `${width}`).to.deep.equal(shown)
      host.remove()
    }
  })

  it('uses a smaller number from its attribute', async () => {
    expect(seen(await put(10, `${STILL} slides="3"`))).to.deep.equal([1, 2, 3])
  })

  it('follows the window after a resize, and keeps the slide', async () => {
    const host = await put()
    sliderButton(host, 'next').click()
    await setViewport({ width: 700, height: 800 })
    await until(() => reachable(host).length === 2)
    expect([seen(host), reachable(host)]).to.deep.equal([
      [5, 6],
      [5, 6],
    ])
  })

  it('moves automatically after 6000 ms, in 800 ms [LIMIT-085, LIMIT-086]', async () => {
    clock.holdClocks(Date.now())
    const host = await put(10, '')
    await isPlaying(host)
    await letPass(clock, 5_999)
    expect(getComputedStyle(listOf(host)).transitionDuration).to.equal('0s')
    const changed = nextEvent('slider:change', host)
    const moved = nextEvent('transitionend', listOf(host))
    clock.pass(1)
    expect((await changed).detail).to.deep.equal({ index: 4 })
    const { transitionDuration, transitionProperty } = getComputedStyle(listOf(host))
    expect([transitionProperty, transitionDuration]).to.deep.equal(['transform', '0.8s'])
    await moved
    expect([seen(host), reachable(host)]).to.deep.equal([
      [5, 6, 7, 8],
      [5, 6, 7, 8],
    ])
  })

  it('stops at the ends when it does not move automatically', async () => {
    const host = await put()
    const [back, on] = [sliderButton(host, 'previous'), sliderButton(host, 'next')]
    expect([back.ariaDisabled, on.ariaDisabled]).to.deep.equal(['true', 'false'])
    on.click()
    on.click()
    await until(() => on.ariaDisabled === 'true')
    expect(seen(host)).to.deep.equal([7, 8, 9, 10])
    on.click()
    expect(seen(host)).to.deep.equal([7, 8, 9, 10])
    back.click()
    back.click()
    await until(() => back.ariaDisabled === 'true')
    expect(seen(host)).to.deep.equal([1, 2, 3, 4])
    await until(() => host.querySelector('[role=status]')?.textContent === '1 à 4 sur 10', 'the status')
  })

  it('works by keyboard, and only visible slides are in the tab order', async () => {
    const page = await mount(`<div><a href="#before">Before</a>${slider(10)}<a href="#after">After</a></div>`)
    const host = page.querySelector('product-slider') as HTMLElement
    await isReady(host)
    page.querySelector('a')?.focus()
    const stops: (string | null | undefined)[] = []
    for (let stop = 0; stop < 7; stop += 1) {
      await sendKeys({ press: 'Tab' })
      stops.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
    }
    expect(stops).to.deep.equal(['Précédent', 'Suivant', 'product 1', 'product 2', 'product 3', 'product 4', 'After'])
    sliderButton(host, 'next').focus()
    for (const [key, shown] of [
      ['ArrowRight', [5, 6, 7, 8]],
      ['End', [7, 8, 9, 10]],
      ['ArrowLeft', [5, 6, 7, 8]],
      ['Home', [1, 2, 3, 4]],
      ['Enter', [5, 6, 7, 8]],
    ] as const) {
      await sendKeys({ press: key })
      expect(seen(host), key).to.deep.equal(shown)
    }
  })

  it('moves focus out of a slide that is scrolled out of view', async () => {
    const host = await put()
    host.querySelector('a')?.focus()
    sliderButton(host, 'next').click()
    expect(document.activeElement === host.querySelectorAll('li')[4]).to.equal(true)
    await sendKeys({ press: 'Tab' })
    expect([document.activeElement?.textContent, host.querySelectorAll('li[tabindex]').length]).to.deep.equal([
      'product 5',
      0,
    ])
  })

  it('is dragged by the mouse, without following the link under it', async () => {
    const host = await put()
    const { left, top, width } = (host.querySelectorAll('a')[3] as Element).getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + 5)]
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x - 30, y] })
    await sendMouse({ type: 'move', position: [x - 400, y] })
    await sendMouse({ type: 'up' })
    await resetMouse()
    await until(() => seen(host)[0] !== 1 && seen(host).length === 4, 'other products')
    expect(reachable(host)).to.deep.equal(seen(host))
    expect(location.hash).to.equal('')
  })

  it('has no buttons and does not move when all are shown', async () => {
    clock.holdClocks(Date.now())
    const host = await put(4, 'speed="0"')
    expect(sliderButton(host, 'next').checkVisibility()).to.equal(false)
    await letPass(clock, 6_000)
    expect(reachable(host)).to.deep.equal([1, 2, 3, 4])
    listOf(host).insertAdjacentHTML('beforeend', items(3, 'late'))
    await until(() => sliderButton(host, 'next').checkVisibility(), 'the buttons')
    expect(reachable(host)).to.deep.equal([1, 2, 3, 4])
    await isPlaying(host)
    await letPass(clock, 6_000)
    expect(reachable(host)).to.deep.equal([4, 5, 6, 7])
    for (const slide of [...host.querySelectorAll('li')].slice(1)) slide.remove()
    await until(() => !sliderButton(host, 'next').checkVisibility())
    expect(seen(host)).to.deep.equal([1])
  })

  it('accepts a list that is added later, and a missing one', async () => {
    const host = await mount(`<product-slider ${STILL}></product-slider>`)
    expect(host.dataset.state).to.equal(undefined)
    host.innerHTML = `${slideList(items(6, 'product'))}`
    await isReady(host)
    expect(seen(host)).to.deep.equal([1, 2, 3, 4])
    host.innerHTML = slideList('')
    await until(() => host.dataset.state === 'ready' && host.querySelector('[data-part=slider-buttons]'))
    expect(seen(host)).to.deep.equal([])
  })

  it('begins where the list was scrolled to', async () => {
    const page = await mount('<div></div>')
    page.innerHTML = slider(10)
    const host = page.firstElementChild as HTMLElement
    listOf(host).scrollLeft = (host.querySelectorAll('li')[3] as HTMLElement).offsetLeft
    await isReady(host)
    expect([seen(host), reachable(host)]).to.deep.equal([
      [4, 5, 6, 7],
      [4, 5, 6, 7],
    ])
  })

  it('has the right size in a panel that opens later, and from right to left', async () => {
    const page = await mount(`<div dir="rtl" hidden>${slider(10)}</div>`)
    const host = page.firstElementChild as HTMLElement
    await isReady(host)
    sliderButton(host, 'next').click()
    page.hidden = false
    await new Promise(requestAnimationFrame)
    await until(() => seen(host)[0] === 5)
    expect(seen(host)).to.deep.equal([5, 6, 7, 8])
    sliderButton(host, 'next').focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(seen(host)).to.deep.equal([1, 2, 3, 4])
    expect(host.querySelectorAll('li')[0]?.getBoundingClientRect().right).to.be.closeTo(
      host.getBoundingClientRect().right,
      1,
    )
  })

  it('keeps two equal ones apart, also a clone, and every id is unique', async () => {
    const host = await put()
    sliderButton(host, 'next').click()
    const clone = host.cloneNode(true) as HTMLElement
    host.after(clone)
    await isReady(clone)
    await until(() => seen(clone).length === 4)
    sliderButton(clone, 'previous').click()
    expect([seen(host), clone.querySelectorAll('[data-part=slider-buttons]').length]).to.deep.equal([[5, 6, 7, 8], 1])
    const ids = [...document.querySelectorAll('product-slider, product-slider [id]')].map(({ id }) => id)
    expect(ids.length).to.equal(new Set(ids).size)
    clone.remove()
  })

  it('stays at its slide when it moves in the page, or another attribute is set', async () => {
    const host = await put()
    sliderButton(host, 'next').click()
    host.parentElement?.prepend(host)
    expect([host.dataset.state, seen(host)]).to.deep.equal(['ready', [5, 6, 7, 8]])
    host.setAttribute('slides', '2')
    await isReady(host)
    expect(seen(host)).to.deep.equal([5, 6])
  })

  it('shows the previous slides when the shopper returns to the page', async () => {
    const host = await put()
    sliderButton(host, 'next').click()
    host.remove()
    expect([seen(await put()), seen(await put())]).to.deep.equal([
      [5, 6, 7, 8],
      [1, 2, 3, 4],
    ])
  })

  it('restores the list when it is removed, and starts again [CATALOG-10]', async () => {
    const host = await put(10, '')
    const markup = slider(10, '')
    sliderButton(host, 'next').click()
    const { parentElement } = host
    host.remove()
    await Promise.resolve()
    window.dispatchEvent(new Event('resize'))
    document.dispatchEvent(new Event('visibilitychange'))
    await new Promise(requestAnimationFrame)
    expect(host.outerHTML.replaceAll(' style=""', '')).to.equal(markup.replace(' >', '>'))
    parentElement?.append(host)
    await isReady(host)
    expect(reachable(host)).to.deep.equal([5, 6, 7, 8])
  })

  it('does not move automatically, and not smoothly, under reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    clock.holdClocks(Date.now())
    const host = await put(10, '')
    await letPass(clock, 6_000)
    expect([sliderButton(host, 'pause'), reachable(host)]).to.deep.equal([null, [1, 2, 3, 4]])
    sliderButton(host, 'next').click()
    expect(seen(host)).to.deep.equal([5, 6, 7, 8])
    await emulateMedia({ reducedMotion: 'no-preference' })
  })
})
