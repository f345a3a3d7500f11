import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { around, fetched, shownSize, wayTo } from '../../../runtime/pictures/rules.ts'
import { loadStrings, t } from '../../../runtime/text/strings.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, until } from '../../../test/harness/component.ts'
import './index.ts'

const drawing = (number: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><title>${number}</title><rect width="600" height="400" fill="teal"/></svg>`)}`

const links = (count: number, broken = -1) =>
  Array.from({ length: count }, (_, index) => {
    const src = index === broken ? 'data:image/png,broken' : drawing(index + 1)
    return `<a href="${src}"><img src="${drawing(0)}" alt="Vase &lt;${index + 1}&gt;" width="60" height="40"></a>`
  }).join('')

type Host = HTMLElement & { openAt(index: number): Promise<void> }

async function put(inside = links(10), attributes = '') {
  const page = await mount(`<div><image-overlay ${attributes}>${inside}</image-overlay></div>`)
  const host = page.querySelector('image-overlay') as Host
  const events: string[] = []
  for (const name of ['open', 'change', 'close']) {
    host.addEventListener(`overlay:${name}`, (event) =>
      events.push(`${name} ${(event as CustomEvent<{ index: number }>).detail.index}`),
    )
  }
  return { page, host, events, trigger: (index: number) => host.children[index] as HTMLElement }
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[data-vt-pictures][open]')
const find = <E extends HTMLElement>(name: string) => dialog()?.querySelector(`[data-part=${name}]`) as E
const press = (name: string) => find(`picture-${name}`).click()
const slides = () => [...find('picture-stage').children] as HTMLElement[]
const shown = () => slides().findIndex((slide) => !slide.inert) + 1
const playLabel = (key: 'Content.PauseImages' | 'Content.PlayImages') =>
  until(() => find('picture-play').ariaLabel === t(key), 'the button')
const status = () => find('picture-count').querySelector('.vt-hidden')?.textContent
const durations = () => new Set(slides().flatMap((slide) => slide.getAnimations().map((move) => lengthOf(move))))
const lengthOf = ({ effect }: Animation) => effect?.getTiming().duration
const holding = () => slides().flatMap((slide, index) => (slide.querySelector('img') ? [index + 1] : []))

async function opened(at = 1, ...options: Parameters<typeof put>) {
  const made = await put(...options)
  made.trigger(at - 1).focus()
  made.trigger(at - 1).click()
  await until(dialog, 'the overlay')
  return made
}

const touch = (type: string, x: number, y = 300, id = 1) =>
  find('picture-stage').dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: id, isPrimary: id === 1, clientX: x, clientY: y, button: 0 }),
  )

/** Swipes so many pixels to the right. */
function swipe(way: number): void {
  find('picture-stage').setPointerCapture = () => {}
  touch('pointerdown', 400)
  touch('pointermove', 400 + way)
  touch('pointerup', 400 + way)
}

describe('<image-overlay>', () => {
  before(loadStrings)
  beforeEach(() => setViewport({ width: 800, height: 600 }))
  afterEach(async () => {
    dialog()?.close()
    await until(() => !document.querySelector('dialog[data-vt-pictures]'), 'the end of the overlay')
    await emulateMedia({ reducedMotion: 'no-preference' })
  })
  after(() => setViewport({ width: 1280, height: 720 }))

  it('shows the image that was clicked over the page, with its text', async () => {
    const { events } = await opened(3)
    expect([shown(), slides()[2]?.querySelector('img')?.alt]).to.deep.equal([3, 'Vase <3>'])
    expect(status()).to.equal(t('Content.ImageOf', { number: 3, count: 10 }))
    expect([dialog()?.matches(':modal'), events]).to.deep.equal([true, ['open 2']])
    expect(await axeFindings(dialog() as Element)).to.deep.equal([])
  })

  it('leads to the previous image, from the first to the last [CONTENT-37]', async () => {
    const { events } = await opened(2)
    press('previous')
    expect(shown()).to.equal(1)
    press('previous')
    expect([shown(), events]).to.deep.equal([10, ['open 1', 'change 0', 'change 9']])
  })

  it('leads to the next image, in 300 ms, from the last to the first [CONTENT-38] [LIMIT-095]', async () => {
    await opened(9)
    press('next')
    expect([shown(), [...durations()]]).to.deep.equal([10, [300]])
    press('next')
    expect(shown()).to.equal(1)
  })

  it('closes, and focus is on the image that was seen last [CONTENT-39]', async () => {
    const { events, trigger } = await opened(1)
    press('next')
    press('close')
    expect([dialog(), document.activeElement]).to.deep.equal([null, trigger(1)])
    expect(events.at(-1)).to.equal('close 1')
  })

  it('plays 5 s an image, moving in 500 ms, and pauses [CONTENT-40] [LIMIT-094] [LIMIT-096]', async () => {
    const clock = new Clock()
    await opened(1)
    clock.hold()
    try {
      press('play')
      await playLabel('Content.PauseImages')
      expect(find('picture-count').ariaLive).to.equal('off')
      clock.pass(4_999)
      expect(shown()).to.equal(1)
      clock.pass(1)
      expect([shown(), [...durations()]]).to.deep.equal([2, [500]])
      clock.pass(5_000)
      expect(shown()).to.equal(3)
      press('play')
      await playLabel('Content.PlayImages')
      clock.pass(20_000)
      expect([shown(), clock.waiting]).to.deep.equal([3, 0])
      press('play')
      await playLabel('Content.PauseImages')
      press('close')
      await until(() => clock.waiting === 0)
    } finally {
      clock.release()
    }
  })

  it('uses the interval of its attribute', async () => {
    const clock = new Clock()
    await opened(1, links(3), 'interval="1000"')
    clock.hold()
    press('play')
    await playLabel('Content.PauseImages')
    clock.pass(1_000)
    clock.release()
    expect(shown()).to.equal(2)
  })

  it('fetches two images on each side, the shown one first, and no other [LIMIT-097]', async () => {
    await opened(5)
    expect(holding()).to.deep.equal([3, 4, 5, 6, 7])
    press('next')
    expect(holding()).to.deep.equal([4, 5, 6, 7, 8])
    expect([fetched(0, 10), fetched(1, 3), fetched(0, 1)]).to.deep.equal([[0, 1, 9, 2, 8], [1, 2, 0], [0]])
  })

  it('stays at a swipe of 15 px and moves at 25 px [LIMIT-098]', async () => {
    await opened(5)
    for (const way of [-15, 15]) {
      swipe(way)
      expect(shown()).to.equal(5)
    }
    swipe(-25)
    expect(shown()).to.equal(6)
    swipe(25)
    swipe(25)
    expect(shown()).to.equal(4)
  })

  it('is used by keys alone: arrows, Home, End, Space, Escape; Tab stays inside', async () => {
    const { trigger } = await opened(5)
    await sendKeys({ press: 'ArrowRight' })
    expect(shown()).to.equal(6)
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ press: 'ArrowLeft' })
    expect(shown()).to.equal(4)
    await sendKeys({ press: 'End' })
    expect(shown()).to.equal(10)
    await sendKeys({ press: 'Home' })
    expect(shown()).to.equal(1)
    await sendKeys({ press: 'Space' })
    expect(find('picture-play').ariaLabel).to.equal(t('Content.PauseImages'))
    for (let step = 0; step < 8; step += 1) {
      await sendKeys({ press: 'Tab' })
      const focus = document.activeElement
      expect(focus === document.body || dialog()?.contains(focus)).to.equal(true)
    }
    await sendKeys({ press: 'Escape' })
    expect([dialog(), document.activeElement]).to.deep.equal([null, trigger(0)])
  })

  it('reports that an image could not be loaded, and continues with the next', async () => {
    await opened(2, links(4, 1))
    await until(() => slides()[1]?.dataset.state === 'error', 'the failure')
    expect(slides()[1]?.textContent).to.equal(t('Content.ImageNotLoaded'))
    expect(status()).to.contain(t('Content.ImageNotLoaded'))
    press('next')
    expect([shown(), status()]).to.deep.equal([3, t('Content.ImageOf', { number: 3, count: 4 })])
  })

  it('grows by two fingers, a double tap and keys; then a finger moves it and changes nothing', async () => {
    await opened(2)
    const picture = slides()[1]?.querySelector('img') as HTMLImageElement
    await until(() => picture.naturalWidth > 0)
    picture.setPointerCapture = () => {}
    find('picture-stage').setPointerCapture = () => {}
    const put = (type: string, x: number, id: number) =>
      picture.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: id, isPrimary: id === 1, clientX: x, clientY: 300 }),
      )
    put('pointerdown', 350, 1)
    put('pointerdown', 450, 2)
    put('pointermove', 300, 1)
    put('pointermove', 500, 2)
    expect(Number(picture.style.scale)).to.be.closeTo(2, 0.01)
    put('pointerup', 500, 2)
    put('pointerup', 300, 1)
    for (const [type, x] of Object.entries({ pointerdown: 400, pointermove: 330, pointerup: 330 })) put(type, x, 1)
    expect([shown(), picture.style.translate]).to.deep.equal([2, '-70px'])
    await sendKeys({ press: '0' })
    expect(picture.style.scale).to.equal('')
    const tap = () => picture.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 400, clientY: 300 }))
    tap()
    tap()
    expect(picture.style.scale).to.equal('2.5')
    press('next')
    expect(find('picture-stage').hasAttribute('data-enlarged')).to.equal(false)
  })

  it('changes at once under reduced motion, and plays nothing by itself', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const clock = new Clock()
    clock.hold()
    await opened(1)
    clock.pass(60_000)
    press('next')
    clock.release()
    expect([shown(), [...durations()].filter((length) => length !== 0)]).to.deep.equal([2, []])
  })

  it('takes buttons, images that are added later, and script; leaves links to pages and other clicks alone', async () => {
    const { host, trigger } = await put(`<button type="button" data-src="${drawing(1)}">Un</button><a href="#x">X</a>`)
    host.insertAdjacentHTML('beforeend', links(1))
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    trigger(0).dispatchEvent(click)
    trigger(1).click()
    history.replaceState(null, '', ' ')
    expect([click.defaultPrevented, dialog()]).to.deep.equal([false, null])
    await until(() => trigger(2).ariaHasPopup === 'dialog')
    await host.openAt(1)
    expect([shown(), slides().length, status()]).to.deep.equal([2, 2, t('Content.ImageOf', { number: 2, count: 2 })])
  })

  it('has no arrows for a single image', async () => {
    await opened(1, links(1))
    expect([find('picture-next'), find('picture-play')]).to.deep.equal([null, null])
    swipe(-60)
    expect(shown()).to.equal(1)
  })

  it('closes when it leaves the page, and when the page is left', async () => {
    const { host, page, events } = await opened(1)
    host.remove()
    await until(() => !dialog(), 'the end')
    page.append(host)
    ;(host.children[1] as HTMLElement).click()
    await until(dialog, 'the overlay after the move')
    document.dispatchEvent(new CustomEvent('page:leave'))
    expect([dialog(), events.at(-1)]).to.deep.equal([null, 'close 1'])
    ;(host.children[2] as HTMLElement).click()
    dialog()?.remove()
    await until(() => events.at(-1) === 'close 2', 'the end by a script')
  })

  it('counts around, and finds the shorter way', () => {
    expect([around(-1, 5), around(5, 5), around(3, 0)]).to.deep.equal([4, 0, 0])
    expect([wayTo(0, 4, 5), wayTo(0, 2, 5), wayTo(4, 0, 5)]).to.deep.equal([-1, 1, 1])
    expect(shownSize({ width: 100, height: 50 }, { width: 400, height: 400 })).to.deep.equal({ width: 100, height: 50 })
  })
})
