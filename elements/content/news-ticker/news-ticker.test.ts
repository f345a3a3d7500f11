import { expect } from '@open-wc/testing'
import { emulateMedia, resetMouse, sendMouse, setViewport } from '@web/test-runner-commands'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, nextEvent, until } from '../../../test/harness/component.ts'
import {
  forgetPlaces,
  isPlaying,
  items,
  letPass,
  putSlider,
  reachable,
  slideList,
  sliderButton,
} from '../../../test/harness/media/slides.ts'
import { newsTicker } from './definition.ts'
import './index.ts'

const ticker = (attributes = 'speed="0"') =>
  `<news-ticker aria-label="Latest" ${attributes}>${slideList(items(4, 'news'))}</news-ticker>`
const dots = (host: Element) => [...host.querySelectorAll<HTMLButtonElement>('.splide__pagination__page')]
const currentDot = (host: Element) => dots(host).findIndex((dot) => dot.ariaSelected === 'true') + 1
const INTERVAL = 6_000

describe('<news-ticker>', () => {
  const clock = new Clock()
  const later = (times = 1) => letPass(clock, times * INTERVAL)

  before(() => loadStrings(newsTicker.strings))
  beforeEach(async () => {
    await setViewport({ width: 1280, height: 800 })
    await sendMouse({ type: 'move', position: [1200, 700] })
  })
  afterEach(() => {
    clock.release()
    forgetPlaces()
  })
  after(() => resetMouse())

  async function put(attributes?: string) {
    clock.holdClocks(Date.now())
    const host = await putSlider(ticker(attributes))
    await isPlaying(host)
    return host
  }

  it('shows news as slides, one at a time, and passes axe [CONTENT-04]', async () => {
    const page = await mount('<div></div>')
    const ready = nextEvent('slider:ready', page)
    page.innerHTML = ticker('autoplay="0"')
    expect((await ready).detail).to.deep.equal({ count: 4 })
    const host = page.firstElementChild as HTMLElement
    await until(() => dots(host).length === 4, 'the dots')
    expect(reachable(host)).to.deep.equal([1])
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('moves automatically, and shows the first after the last [LIMIT-057]', async () => {
    const host = await put()
    for (const shown of [2, 3, 4, 1]) {
      await later()
      expect(reachable(host)).to.deep.equal([shown])
      await until(() => currentDot(host) === shown, 'its dot')
    }
    expect(host.querySelector('[role=status]')?.textContent).to.equal('')
  })

  it('has a dot for each news, which shows it and stops [LIMIT-058]', async () => {
    const host = await put()
    expect(dots(host).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([1, 2, 3, 4].map((n) => `Nouvelle ${n} sur 4`))
    for (const dot of dots(host)) expect(dot.getBoundingClientRect().width).to.be.at.least(24)
    dots(host)[2]?.click()
    await later(10)
    expect([reachable(host), currentDot(host)]).to.deep.equal([[3], 3])
  })

  it('has no arrows [LIMIT-059]', async () => {
    const host = await put()
    expect(sliderButton(host, 'previous')).to.equal(null)
    expect(sliderButton(host, 'next')).to.equal(null)
    expect(host.querySelectorAll('.splide__arrow')).to.have.length(0)
  })

  it('stops by its first button, and continues by it', async () => {
    const host = await put()
    const pause = sliderButton(host, 'pause')
    expect(pause.parentElement?.firstElementChild === pause).to.equal(true)
    pause.click()
    await later(10)
    expect(reachable(host)).to.deep.equal([1])
    pause.click()
    await later()
    expect(reachable(host)).to.deep.equal([2])
  })

  it('pauses while it is hovered or has the focus', async () => {
    const host = await put()
    const { left, top } = host.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + 40), Math.round(top + 5)] })
    await later(10)
    expect(reachable(host)).to.deep.equal([1])
    await sendMouse({ type: 'move', position: [1200, 700] })
    await later()
    expect(reachable(host)).to.deep.equal([2])
    host.querySelectorAll('a')[1]?.focus()
    await later(10)
    expect(reachable(host)).to.deep.equal([2])
    ;(document.activeElement as HTMLElement).blur()
    await later()
    expect(reachable(host)).to.deep.equal([3])
  })

  it('stays paused after a pause by the shopper that followed a rest in a hidden tab', async () => {
    const host = await put()
    const pause = sliderButton(host, 'pause')
    const { left, top } = host.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + 40), Math.round(top + 5)] })
    for (const isHidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    pause.click()
    pause.click()
    await sendMouse({ type: 'move', position: [1200, 700] })
    await later(10)
    expect(reachable(host)).to.deep.equal([1])
    Reflect.deleteProperty(document, 'hidden')
  })

  it('counts its dots anew when news are added', async () => {
    const host = await put()
    const list = host.querySelector('.splide__list') as HTMLElement
    list.append(list.lastElementChild?.cloneNode(true) as Node)
    await until(() => dots(host).length === 5, 'the fifth dot')
    expect(dots(host).map(({ ariaLabel }) => ariaLabel)).to.deep.equal(
      [1, 2, 3, 4, 5].map((n) => `Nouvelle ${n} sur 5`),
    )
  })

  it('moves nothing under reduced motion, and has no button for it', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    clock.holdClocks(Date.now())
    const host = await putSlider(ticker())
    expect(sliderButton(host, 'pause')).to.equal(null)
    await later(10)
    expect(reachable(host)).to.deep.equal([1])
    await emulateMedia({ reducedMotion: 'no-preference' })
  })
})
