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

const logos = (count: number, attributes = '') =>
  `<logo-carousel aria-label="Seen in" ${attributes}>${slideList(items(count, 'logo'))}</logo-carousel>`

/** Milliseconds until the next logo. */
const INTERVAL = 3_000

describe('<logo-carousel>', () => {
  const clock = new Clock()
  const later = (times = 1) => letPass(clock, times * INTERVAL)

  beforeEach(async () => {
    await setViewport({ width: 1280, height: 800 })
    await sendMouse({ type: 'move', position: [1200, 700] })
  })
  afterEach(() => {
    clock.release()
    forgetPlaces()
  })
  after(() => resetMouse())

  /** With moves that take no time. */
  async function put(count = 8, attributes = 'speed="0"') {
    clock.holdClocks(Date.now())
    const host = await putSlider(logos(count, attributes))
    await isPlaying(host)
    return host
  }

  it('shows logos, five, four or two at a time by the window, and passes axe [CONTENT-36, LIMIT-077, LIMIT-078, LIMIT-079]', async () => {
    for (const [width, shown] of [
      [1280, [1, 2, 3, 4, 5]],
      [768, [1, 2, 3, 4]],
      [480, [1, 2]],
    ] as const) {
      await setViewport({ width, height: 800 })
      const host = await putSlider(logos(8))
      expect([seen(host), reachable(host)], `${width}`).to.deep.equal([shown, shown])
      expect(await axeFindings(host)).to.deep.equal([])
      host.remove()
    }
  })

  it('announces that it is ready, and the number of logos', async () => {
    const page = await mount('<div></div>')
    const ready = nextEvent('slider:ready', page)
    page.innerHTML = logos(8)
    expect((await ready).detail).to.deep.equal({ count: 8 })
  })

  it('shows the next logo each 3000 ms, in 1500 ms, and the first after the last [LIMIT-080, LIMIT-081]', async () => {
    const host = await put(8, '')
    const list = host.querySelector('ul') as HTMLElement
    await letPass(clock, INTERVAL - 1)
    expect(getComputedStyle(list).transitionDuration).to.equal('0s')
    const moved = nextEvent('transitionend', list)
    await letPass(clock, 1)
    expect(getComputedStyle(list).transitionDuration).to.equal('1.5s')
    await moved
    expect([seen(host), reachable(host)]).to.deep.equal([
      [2, 3, 4, 5, 6],
      [2, 3, 4, 5, 6],
    ])
    host.setAttribute('speed', '0')
    await isPlaying(host)
    for (const shown of [
      [3, 4, 5, 6, 7],
      [4, 5, 6, 7, 8],
      [1, 2, 3, 4, 5],
    ]) {
      await later()
      expect(reachable(host)).to.deep.equal(shown)
    }
  })

  it('stays paused once it was paused, and continues on request', async () => {
    const host = await put()
    const pause = sliderButton(host, 'pause')
    expect([pause.ariaLabel, pause.parentElement?.firstElementChild === pause]).to.deep.equal([
      'Arrêter le défilement',
      true,
    ])
    pause.click()
    await later(10)
    expect([reachable(host)[0], pause.ariaLabel]).to.deep.equal([1, 'Reprendre le défilement'])
    pause.click()
    await later()
    expect(reachable(host)[0]).to.equal(2)
  })

  it('waits while the pointer is on it, and while the focus is in it', async () => {
    const host = await put()
    const { left, top } = host.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + 40), Math.round(top + 5)] })
    await later(10)
    expect(reachable(host)[0]).to.equal(1)
    host.querySelector('a')?.focus()
    await sendMouse({ type: 'move', position: [1200, 700] })
    await later(10)
    expect(reachable(host)[0]).to.equal(1)
    await sendKeys({ press: 'Tab' })
    await later(10)
    expect(reachable(host)[0]).to.equal(1)
    ;(document.activeElement as HTMLElement).blur()
    await later()
    expect(reachable(host)[0]).to.equal(2)
  })

  it('stops moving automatically after a shopper has moved it', async () => {
    const host = await put()
    sliderButton(host, 'next').click()
    sliderButton(host, 'next').click()
    await later(10)
    expect([reachable(host)[0], host.querySelector('[role=status]')?.textContent]).to.deep.equal([3, '3 à 7 sur 8'])
  })

  it('does not announce automatic moves', async () => {
    const host = await put()
    await later()
    await later()
    expect([reachable(host)[0], host.querySelector('[role=status]')?.textContent]).to.deep.equal([3, ''])
  })

  it('pauses in a hidden tab of the browser and out of view', async () => {
    const host = await put()
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await later(10)
    expect(reachable(host)[0]).to.equal(1)
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await later()
    expect(reachable(host)[0]).to.equal(2)
    const panel = host.parentElement as HTMLElement
    panel.hidden = true
    await until(() => !sliderButton(host, 'pause').classList.contains('is-active'), 'the rest')
    await later(10)
    panel.hidden = false
    await isPlaying(host)
    expect(reachable(host)[0]).to.equal(2)
  })

  it('never moves by itself for those who prefer reduced motion, also when they choose so later', async () => {
    const host = await put()
    await emulateMedia({ reducedMotion: 'reduce' })
    await until(() => !sliderButton(host, 'pause'))
    await later(10)
    expect(reachable(host)[0]).to.equal(1)
    await emulateMedia({ reducedMotion: 'no-preference' })
    await until(() => sliderButton(host, 'pause'))
    await isPlaying(host)
    await later()
    expect(reachable(host)[0]).to.equal(2)
  })

  it('does not move when all logos are shown, or when its attribute forbids it', async () => {
    clock.holdClocks(Date.now())
    const still = await putSlider(logos(5))
    expect(sliderButton(still, 'pause').checkVisibility()).to.equal(false)
    await later()
    expect(reachable(still)).to.deep.equal([1, 2, 3, 4, 5])
    const unmoving = await putSlider(logos(8, 'autoplay="0"'))
    expect(sliderButton(unmoving, 'pause')).to.equal(null)
    await later()
    expect(reachable(unmoving)[0]).to.equal(1)
  })

  it('keeps two apart', async () => {
    clock.holdClocks(Date.now())
    const page = await mount(`<div>${logos(8, 'speed="0"')}${logos(9, 'speed="0"')}</div>`)
    const [one, two] = [...page.querySelectorAll<HTMLElement>('logo-carousel')] as [HTMLElement, HTMLElement]
    await isReady(one)
    await isReady(two)
    await isPlaying(one)
    await isPlaying(two)
    sliderButton(one, 'pause').click()
    await later()
    expect([reachable(one)[0], reachable(two)[0]]).to.deep.equal([1, 2])
  })
})
