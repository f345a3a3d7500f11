import { expect } from '@open-wc/testing'
import { emulateMedia, resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, nextEvent, until } from '../../../test/harness/component.ts'
import {
  forgetPlaces,
  isReady,
  items,
  putSlider,
  reachable,
  seen,
  sliderButton,
} from '../../../test/harness/media/slides.ts'
import './index.ts'

const logos = (count: number, attributes = '') =>
  `<logo-carousel aria-label="Seen in" ${attributes}><ul>${items(count, 'logo')}</ul></logo-carousel>`

/** Milliseconds until the next logo. */
const INTERVAL = 3_000

describe('<logo-carousel>', () => {
  const clock = new Clock()
  const runs = () => until(() => clock.isDueIn(INTERVAL), 'the time-out')
  const rests = () => until(() => !clock.isDueIn(INTERVAL), 'the pause')

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
    clock.hold()
    const host = await putSlider(logos(count, attributes))
    await runs()
    return host
  }

  it('shows logos, five, four or two at a time by the window, and pleases axe [CONTENT-36, LIMIT-077, LIMIT-078, LIMIT-079]', async () => {
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

  it('says when it is ready, and how many there are', async () => {
    const page = await mount('<div></div>')
    const ready = nextEvent('slider:ready', page)
    page.innerHTML = logos(8)
    expect((await ready).detail).to.deep.equal({ count: 8 })
  })

  it('brings the next logo each 3000 ms, in 1500 ms, and after the last the first [LIMIT-080, LIMIT-081]', async () => {
    const host = await put(8, '')
    const list = host.querySelector('ul') as HTMLElement
    clock.pass(INTERVAL - 1)
    expect(reachable(host)).to.deep.equal([1, 2, 3, 4, 5])
    clock.pass(1)
    expect(reachable(host)).to.deep.equal([2, 3, 4, 5, 6])
    expect(getComputedStyle(list).transitionDuration).to.equal('1.5s')
    await nextEvent('transitionend', list)
    expect(seen(host)).to.deep.equal([2, 3, 4, 5, 6])
    clock.pass(2 * INTERVAL)
    expect(reachable(host)).to.deep.equal([4, 5, 6, 7, 8])
    clock.pass(INTERVAL)
    expect(reachable(host)).to.deep.equal([1, 2, 3, 4, 5])
  })

  it('stays for good once it was paused, and goes on when asked to', async () => {
    const host = await put()
    const pause = sliderButton(host, 'pause')
    expect([pause.ariaLabel, pause.parentElement?.firstElementChild === pause]).to.deep.equal([
      'Arrêter le défilement',
      true,
    ])
    pause.click()
    await rests()
    clock.pass(10 * INTERVAL)
    expect([reachable(host)[0], pause.ariaLabel]).to.deep.equal([1, 'Reprendre le défilement'])
    pause.click()
    await runs()
    clock.pass(INTERVAL)
    expect(reachable(host)[0]).to.equal(2)
  })

  it('waits while the pointer is on it, and while the focus is in it', async () => {
    const host = await put()
    const { left, top } = host.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + 40), Math.round(top + 5)] })
    await rests()
    clock.pass(10 * INTERVAL)
    expect(reachable(host)[0]).to.equal(1)
    await sendMouse({ type: 'move', position: [1200, 700] })
    await runs()
    host.querySelector('a')?.focus()
    await rests()
    clock.pass(10 * INTERVAL)
    expect(reachable(host)[0]).to.equal(1)
    await sendKeys({ press: 'Tab' })
    clock.pass(10 * INTERVAL)
    expect(reachable(host)[0]).to.equal(1)
    ;(document.activeElement as HTMLElement).blur()
    await runs()
    clock.pass(INTERVAL)
    expect(reachable(host)[0]).to.equal(2)
  })

  it('leaves the moving to a shopper who has begun to', async () => {
    const host = await put()
    sliderButton(host, 'next').click()
    sliderButton(host, 'next').click()
    await rests()
    clock.pass(10 * INTERVAL)
    expect([reachable(host)[0], host.querySelector('[role=status]')?.textContent]).to.deep.equal([3, '3 à 7 sur 8'])
  })

  it('announces nothing that moves by itself', async () => {
    const host = await put()
    clock.pass(2 * INTERVAL)
    expect([reachable(host)[0], host.querySelector('[role=status]')?.textContent]).to.deep.equal([3, ''])
  })

  it('stays in a hidden tab of the browser and out of sight', async () => {
    const host = await put()
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await rests()
    clock.pass(10 * INTERVAL)
    expect(reachable(host)[0]).to.equal(1)
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await runs()
    const panel = host.parentElement as HTMLElement
    panel.hidden = true
    await rests()
    panel.hidden = false
    await runs()
  })

  it('never moves by itself for those who prefer reduced motion, also when they choose so later', async () => {
    const host = await put()
    await emulateMedia({ reducedMotion: 'reduce' })
    await until(() => !sliderButton(host, 'pause').checkVisibility())
    clock.pass(10 * INTERVAL)
    expect(reachable(host)[0]).to.equal(1)
    await emulateMedia({ reducedMotion: 'no-preference' })
    await until(() => sliderButton(host, 'pause').checkVisibility())
    await runs()
    clock.pass(INTERVAL)
    expect(reachable(host)[0]).to.equal(2)
  })

  it('has no timer when all are shown, when it shall not move, or when it has left', async () => {
    clock.hold()
    const still = await putSlider(logos(5))
    expect(sliderButton(still, 'pause').checkVisibility()).to.equal(false)
    const unmoving = await putSlider(logos(8, 'autoplay="0"'))
    expect(sliderButton(unmoving, 'pause').checkVisibility()).to.equal(false)
    expect(clock.isDueIn(INTERVAL)).to.equal(false)
    const host = await put()
    host.remove()
    await Promise.resolve()
    expect(clock.isDueIn(INTERVAL)).to.equal(false)
  })

  it('keeps two apart', async () => {
    clock.hold()
    const page = await mount(`<div>${logos(8, 'speed="0"')}${logos(9, 'speed="0"')}</div>`)
    const [one, two] = [...page.querySelectorAll<HTMLElement>('logo-carousel')] as [HTMLElement, HTMLElement]
    await isReady(one)
    await isReady(two)
    sliderButton(one, 'pause').click()
    await until(() => sliderButton(one, 'pause').ariaLabel === 'Reprendre le défilement')
    await runs()
    clock.pass(INTERVAL)
    expect([reachable(one)[0], reachable(two)[0]]).to.deep.equal([1, 2])
  })
})
