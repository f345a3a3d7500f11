import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, until, warningsOf } from '../../../test/harness/component.ts'
import './index.ts'

const COUNT = 8
const picture = (place: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>${place}</text></svg>`)}`
const pictures = Array.from({ length: COUNT }, (_, place) => picture(place))
const asAttribute = (list: string[]) => JSON.stringify(list).replaceAll('"', '&quot;')

const markup = (attributes = '', list = pictures) =>
  `<product-spin frames="${asAttribute(list)}" ${attributes} style="inline-size: 200px">
    <img src="${list[0]}" srcset="${list[0]} 10w" alt="Vase &lt;b&gt;Lune&lt;/b&gt;" style="inline-size: 200px; block-size: 200px">
  </product-spin>`

type Shown = { frame: number; count: number }

async function shown(html = markup()) {
  const host = await mount(html)
  await until(() => host.querySelector('[data-part=turn]'), 'the slider')
  const photo = host.querySelector('img') as HTMLImageElement
  const slider = host.querySelector('[data-part=turn]') as HTMLInputElement
  const button = host.querySelector('[data-part=play]') as HTMLButtonElement
  const frames: number[] = []
  host.addEventListener('spin:frame', (event) => frames.push((event as CustomEvent<Shown>).detail.frame))
  const place = () => pictures.indexOf(photo.getAttribute('src') ?? '')
  const isReady = () => until(() => host.dataset.state === 'ready', 'all photos')
  const want = () => {
    host.dispatchEvent(new PointerEvent('pointerenter'))
    return isReady()
  }
  return { host, photo, slider, button, frames, place, isReady, want }
}

/** A synthetic touch pointer; a test cannot send real ones. */
const touch = (target: Element, type: string, clientX: number, more: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      bubbles: true,
      clientX,
      button: 0,
      ...more,
    }),
  )

const frame = () => new Promise(requestAnimationFrame)

describe('<product-spin>', () => {
  const { decode } = HTMLImageElement.prototype
  const clock = new Clock()
  afterEach(async () => {
    HTMLImageElement.prototype.decode = decode
    clock.release()
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('turns by dragging, a turn over its width, and notifies of each photo [PRODUCT-39]', async () => {
    const { host, photo, frames, place, want } = await shown()
    await want()
    touch(photo, 'pointerdown', 100)
    for (const x of [110, 125, 150]) touch(photo, 'pointermove', x)
    expect(host.hasAttribute('data-dragging')).to.equal(true)
    expect(place()).to.equal(2)
    expect(frames).to.deep.equal([1, 2])
    touch(photo, 'pointermove', 50)
    expect(place()).to.equal(6)
    touch(photo, 'pointercancel', 50)
    expect(host.hasAttribute('data-dragging')).to.equal(false)
    expect(getComputedStyle(photo).touchAction).to.contain('pan-y')
  })

  it('turns by the press that requests its photos', async () => {
    const { host, photo, frames } = await shown()
    touch(photo, 'pointerenter', 100)
    touch(photo, 'pointerdown', 100)
    await until(() => host.dataset.state === 'ready', 'the photos')
    touch(photo, 'pointermove', 150)
    expect(frames).to.deep.equal([2])
    touch(photo, 'pointerup', 150)
  })

  it('turns with a real mouse, and a drag is no click', async () => {
    await setViewport({ width: 800, height: 600 })
    const { host, photo, place, want } = await shown()
    await want()
    let clicks = 0
    host.addEventListener('click', () => (clicks += 1))
    const { left, top } = photo.getBoundingClientRect()
    const at = (x: number): [number, number] => [Math.round(left + x), Math.round(top + 40)]
    await sendMouse({ type: 'move', position: at(50) })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: at(75) })
    await sendMouse({ type: 'move', position: at(100) })
    expect(place()).to.equal(2)
    await sendMouse({ type: 'up' })
    expect(clicks).to.equal(0)
    await sendMouse({ type: 'click', position: at(50) })
    expect(clicks).to.equal(1)
    await sendMouse({ type: 'move', position: [700, 500] })
  })

  it('continues to turn when it is thrown, and slows down to a stop', async () => {
    const { photo, frames, want } = await shown()
    await want()
    touch(photo, 'pointerdown', 0)
    for (const x of [30, 60]) {
      await frame()
      touch(photo, 'pointermove', x)
    }
    touch(photo, 'pointerup', 60)
    const thrown = frames.length
    await until(() => frames.length > thrown + 2, 'the turn after the throw')
    let last = -1
    let same = 0
    await until(() => {
      same = frames.length === last ? same + 1 : 0
      last = frames.length
      return same > 30
    }, 'the rest')
  })

  it('stops where the hand leaves it under reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const { photo, frames, want } = await shown(markup('autoplay delay="20"'))
    await want()
    touch(photo, 'pointerdown', 0)
    await frame()
    touch(photo, 'pointermove', 50)
    touch(photo, 'pointerup', 50)
    for (let turn = 0; turn < 10; turn += 1) await frame()
    expect(frames).to.deep.equal([2])
  })

  it('is a slider with a name and an angle, which keys turn past the end', async () => {
    const { host, slider, place, want } = await shown()
    const keys: string[] = []
    host.parentElement?.addEventListener('keydown', ({ key }) => keys.push(key))
    await want()
    slider.focus()
    const press = async (...names: string[]) => {
      for (const name of names) await sendKeys({ press: name })
    }
    await press('ArrowRight', 'ArrowUp')
    expect([place(), slider.value]).to.deep.equal([2, '2'])
    expect(slider.getAttribute('aria-valuetext')).to.match(/^90\sdegrés$/)
    await press('ArrowLeft', 'ArrowDown', 'ArrowLeft')
    expect(place()).to.equal(7)
    await press('Home')
    expect(place()).to.equal(0)
    await press('End')
    expect([place(), slider.value]).to.deep.equal([7, '7'])
    await press('PageUp')
    expect(place()).to.equal(0)
    expect(keys).to.deep.equal([])
    expect(slider.getAttribute('aria-label')).to.equal('Faire tourner : Vase <b>Lune</b>')
  })

  it('turns by its slider, without dragging', async () => {
    const { slider, place, want } = await shown()
    await want()
    slider.value = '5'
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    expect(place()).to.equal(5)
  })

  it('plays a photo each 100 ms, and stops at a press [LIMIT-033]', async () => {
    const { host, button, frames, want } = await shown()
    await want()
    clock.hold()
    button.click()
    expect(button.getAttribute('aria-label')).to.equal('Arrêter la rotation')
    await until(() => clock.waiting > 0, 'the play')
    clock.pass(99)
    expect(frames).to.deep.equal([])
    clock.pass(1)
    expect(frames).to.deep.equal([1])
    clock.pass(800)
    expect(frames).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 0, 1])
    button.click()
    clock.pass(1_000)
    expect(frames.length).to.equal(9)
    expect(host.hasAttribute('data-playing')).to.equal(false)
  })

  it('plays at the speed of its attribute [LIMIT-034]', async () => {
    const { button, frames, want } = await shown(markup('delay="300"'))
    await want()
    clock.hold()
    button.click()
    await until(() => clock.waiting > 0, 'the play')
    clock.pass(299)
    expect(frames).to.deep.equal([])
    clock.pass(301)
    expect(frames).to.deep.equal([1, 2])
  })

  it('plays automatically once it is visible, until the shopper touches it', async () => {
    clock.hold()
    const { host, photo, frames, isReady } = await shown(markup('autoplay delay="2000"'))
    await isReady()
    await until(() => clock.isDueIn(2_000), 'the play')
    clock.pass(8_000)
    expect(frames.length).to.be.above(3)
    touch(photo, 'pointerdown', 10)
    touch(photo, 'pointerup', 10)
    expect(host.hasAttribute('data-playing')).to.equal(false)
    const count = frames.length
    clock.pass(10_000)
    await frame()
    expect(frames.length).to.equal(count)
  })

  it('fetches nothing before it is wanted, then the quarters first, four at a time', async () => {
    const asked: { place: number; come: () => void }[] = []
    HTMLImageElement.prototype.decode = function () {
      return new Promise((come) => asked.push({ place: pictures.indexOf(this.getAttribute('src') ?? ''), come }))
    }
    const { host, slider, place } = await shown()
    await frame()
    expect([asked.length, host.dataset.state]).to.deep.equal([0, 'still'])
    slider.focus()
    await until(() => host.dataset.state === 'loading')
    expect(asked.map((one) => one.place)).to.deep.equal([0, 2, 4, 6])
    await sendKeys({ press: 'End' })
    expect(place()).to.equal(0)
    asked[3]?.come()
    await until(() => place() === 6, 'the nearest photo that is there')
    await until(() => asked.length === 5, 'the next one')
    for (const { come } of [...asked]) come()
    await until(() => asked.length === 8, 'the rest')
    for (const { come } of asked) come()
    await until(() => place() === 7, 'the photo itself')
    expect(host.dataset.state).to.equal('ready')
  })

  it('cancels its requests when it is removed', async () => {
    const images: HTMLImageElement[] = []
    HTMLImageElement.prototype.decode = function () {
      images.push(this)
      return new Promise(() => {})
    }
    const { host } = await shown()
    host.dispatchEvent(new PointerEvent('pointerenter'))
    await until(() => images.filter((image) => image.hasAttribute('src')).length === 4, 'the loads')
    host.remove()
    await until(() => images.every((image) => !image.hasAttribute('src')), 'the end of the loads')
    expect(images.length).to.equal(4)
  })

  it('shows no blank while it is dragged', async () => {
    const { photo, want } = await shown()
    await want()
    touch(photo, 'pointerdown', 0)
    for (let x = 5; x < 400; x += 9) {
      touch(photo, 'pointermove', x)
      expect(photo.complete && photo.naturalWidth > 0, `at ${x} px`).to.equal(true)
    }
    touch(photo, 'pointercancel', 400)
  })

  it('skips a photo that cannot be loaded', async () => {
    const list = pictures.map((address, place) => (place === 1 || place === 2 ? 'data:image/webp,broken' : address))
    const { slider, place, want, frames } = await shown(markup('', list))
    await want()
    slider.focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(place()).to.equal(3)
    await sendKeys({ press: 'ArrowLeft' })
    expect(place()).to.equal(0)
    expect(frames).to.deep.equal([3, 0])
  })

  it('warns of photos that it cannot parse, and keeps the server’s photo', async () => {
    let host: HTMLElement | undefined
    const warnings = await warningsOf(async () => {
      host = await mount('<product-spin frames="/spin.webp"><img src="/x.webp" alt=""></product-spin>')
      await until(() => host?.dataset.state === 'none', 'the warning')
    })
    expect(warnings.join()).to.contain('names no photos')
    expect(host?.querySelector('input, button')).to.equal(null)
  })

  it('accepts a photo that is added later, other photos by attribute, and works twice on a page', async () => {
    const one = await shown(`<product-spin frames="${asAttribute(pictures)}"></product-spin>`.replace('></', '> </'))
    const other = await shown()
    await one.want()
    one.host.append(Object.assign(new Image(), { src: pictures[0], alt: 'Bol' }))
    const slider = () => one.host.querySelector('[data-part=turn]') as HTMLInputElement
    await until(() => slider().getAttribute('aria-label')?.includes('Bol'), 'the name')
    slider().focus()
    await sendKeys({ press: 'End' })
    const late = one.host.querySelector('img')
    await until(() => late?.getAttribute('src') === pictures[7], 'the photo')
    expect(other.place()).to.equal(0)
    one.host.setAttribute('frames', JSON.stringify(pictures.slice(0, 3)))
    await until(() => slider().max === '2')
    expect(slider().value).to.equal('0')
  })

  it('keeps working after a move, and begins again when it is removed and inserted again', async () => {
    const { host, slider, place, want } = await shown()
    await want()
    slider.focus()
    await sendKeys({ press: 'End' })
    const { parentElement } = host
    parentElement?.append(host)
    expect(place()).to.equal(7)
    host.remove()
    await frame()
    parentElement?.append(host)
    await until(() => host.querySelector('[data-part=turn]'), 'the slider')
    expect(host.querySelectorAll('[data-part=controls]').length).to.equal(1)
  })

  it('is accessible', async () => {
    const { host } = await shown()
    expect(await axeFindings(host)).to.deep.equal([])
  })
})
