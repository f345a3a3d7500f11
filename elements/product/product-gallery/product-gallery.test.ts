import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { zoomPlace } from '../../../runtime/pictures/magnify.ts'
import { loadStrings, t } from '../../../runtime/text/strings.ts'
import { axeFindings, mount, until } from '../../../test/harness/component.ts'
import './index.ts'
import { photoByKey, wayOf } from './rules.ts'

const drawing = (title: string, size = 900) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><title>${title}</title><rect width="${size}" height="${size}" fill="teal"/></svg>`)}`

/** The lists of a server: `count` photos of a variant. */
const photos = (count: number, variant = 12, more = '') => {
  const items = Array.from({ length: count }, (_, index) => index + 1)
  const large = items.map(
    (number) =>
      `<li id="p-${variant}-${number}"><a href="${drawing(`${variant}/${number}`)}"><img src="${drawing('m', 400)}" alt="Vase &lt;${variant}/${number}&gt;" width="400" height="400"></a></li>`,
  )
  const small = items.map(
    (number) =>
      `<li><a href="#p-${variant}-${number}" aria-label="${number}"><img src="${drawing('s', 80)}" alt="" width="80" height="80"></a></li>`,
  )
  return `<ul data-part="photos">${large.join('')}${more}</ul><ul data-part="thumbnails">${small.join('')}</ul>`
}

const video = '<li><video muted controls poster="data:," preload="none"></video></li>'

async function put(inside = photos(6), attributes = '') {
  const page = await mount(
    `<div style="inline-size: 400px"><product-gallery ${attributes}>${inside}</product-gallery></div>`,
  )
  const host = page.querySelector('product-gallery') as HTMLElement
  const find = <E extends HTMLElement>(selector: string) => host.querySelector<E>(selector) as E
  const changes: number[] = []
  host.addEventListener('gallery:change', ({ detail }: Event & { detail?: { index: number } }) =>
    changes.push(detail?.index ?? -1),
  )
  return { page, host, find, changes, ...views(host) }
}

const views = (host: HTMLElement) => {
  const slides = () => [...host.querySelectorAll<HTMLElement>('[data-part=photos] > li')]
  return {
    slides,
    thumbnails: () => [...host.querySelectorAll<HTMLElement>('[data-part=thumbnails] a')],
    shown: () => slides().findIndex((slide) => !slide.inert) + 1,
    current: () =>
      [...host.querySelectorAll('[data-part=thumbnails] a')].findIndex((link) => link.ariaCurrent === 'true') + 1,
    moves: () => slides().flatMap((slide) => slide.getAnimations()),
  }
}

/** The number of thumbnails that are fully inside their list. */
const visibleOf = (host: Element) => {
  const list = host.querySelector('[data-part=thumbnails]') as HTMLElement
  const box = list.getBoundingClientRect()
  return [...list.children].filter((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect()
    return left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1
  }).length
}

const waysOf = (moves: Animation[]) => [
  ...new Set(moves.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(waysIn))),
]
const waysIn = (frame: ComputedKeyframe) => ['translate', 'opacity'].filter((name) => name in frame)
const lengthsOf = (moves: Animation[]) => [...new Set(moves.map(({ effect }) => effect?.getTiming().duration))]

function swipe(target: Element, way: number): void {
  const host = target.closest('product-gallery') as HTMLElement
  host.setPointerCapture = () => {}
  for (const [type, x] of [
    ['pointerdown', 200],
    ['pointermove', 200 + way],
    ['pointerup', 200 + way],
  ] as const) {
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX: x, clientY: 100 }),
    )
  }
}

describe('<product-gallery>', () => {
  before(loadStrings)
  beforeEach(() => setViewport({ width: 1280, height: 900 }))
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }))
  after(() => setViewport({ width: 1280, height: 720 }))

  it('shows a main photo and thumbnails [PRODUCT-36]', async () => {
    const { slides, shown, thumbnails, current, find, host } = await put()
    expect([shown(), current(), thumbnails().length]).to.deep.equal([1, 1, 6])
    expect(slides().filter((slide) => slide.offsetWidth > 0).length).to.equal(1)
    expect(find('[data-part=gallery-count]').textContent).to.contain(t('Content.ImageOf', { number: 1, count: 6 }))
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('fills the frame of a thumbnail with its picture, whatever size the server prints', async () => {
    const { page, thumbnails } = await put(photos(3))
    for (const width of [400, 900]) {
      page.style.inlineSize = `${width}px`
      for (const link of thumbnails()) {
        const { width: framed, height } = link.getBoundingClientRect()
        const picture = link.querySelector('img')?.getBoundingClientRect()
        expect([picture?.width, picture?.height]).to.deep.equal([framed, height])
      }
    }
  })

  it('shows “1 / 6” in a page from right to left too, where the numbers would be swapped', async () => {
    const { host, find } = await put()
    host.dir = 'rtl'
    const number = find('[data-part=gallery-count] [aria-hidden]')
    expect([number.textContent, getComputedStyle(number).direction]).to.deep.equal(['1 / 6', 'ltr'])
  })

  it('shows the photo of a thumbnail that is clicked [PRODUCT-37]', async () => {
    const { shown, current, thumbnails, changes, slides } = await put()
    thumbnails()[2]?.click()
    expect([shown(), current(), changes]).to.deep.equal([3, 3, [2]])
    await until(() => slides().every((slide, place) => slide.hidden === (place !== 2)), 'the end of the move')
    expect(location.hash).to.equal('')
  })

  it('shows five thumbnails, and one on small screens [LIMIT-043] [LIMIT-044]', async () => {
    const { host } = await put()
    expect(visibleOf(host)).to.equal(5)
    await setViewport({ width: 767, height: 900 })
    expect(visibleOf(host)).to.equal(1)
  })

  it('shows four thumbnails beside the photo [LIMIT-087]', async () => {
    const { host, find } = await put(photos(6), 'layout="vertical"')
    expect(visibleOf(host)).to.equal(4)
    const [list, large] = [find('[data-part=thumbnails]'), find('[data-part=photos]')]
    expect(list.getBoundingClientRect().right).to.be.at.most(large.getBoundingClientRect().left)
    expect(Math.abs(list.offsetHeight - large.offsetHeight)).to.be.at.most(1)
  })

  it('moves in 600 ms [LIMIT-088]', async () => {
    const { find, moves } = await put()
    find('[data-part=gallery-next]').click()
    expect([lengthsOf(moves()), waysOf(moves())]).to.deep.equal([[600], ['translate']])
  })

  it('fades up to 1200 px and slides beyond, with thumbnails beside the photo [LIMIT-089]', async () => {
    const { find, moves } = await put(photos(3), 'layout="vertical"')
    await setViewport({ width: 1200, height: 900 })
    find('[data-part=gallery-next]').click()
    expect([lengthsOf(moves()), waysOf(moves())]).to.deep.equal([[600], ['opacity']])
    await setViewport({ width: 1280, height: 900 })
    find('[data-part=gallery-next]').click()
    expect(waysOf(moves())).to.deep.equal(['translate'])
    expect([wayOf('vertical', 1201), wayOf('row', 600)]).to.deep.equal(['slide', 'slide'])
  })

  it('wraps around by its arrows, and by a swipe of 20 px; a shorter swipe is undone', async () => {
    const { find, shown, changes } = await put(photos(3))
    find('[data-part=gallery-previous]').click()
    find('[data-part=gallery-next]').click()
    expect(changes).to.deep.equal([2, 0])
    for (const way of [-15, 15]) {
      swipe(find('[data-part=photos] img'), way)
      expect(shown()).to.equal(1)
    }
    swipe(find('[data-part=photos] img'), -25)
    expect([shown(), changes.at(-1)]).to.deep.equal([2, 1])
    expect(document.querySelector('dialog[open]')).to.equal(null)
  })

  it('works by keys: arrows, Home and End, on the photo and among the thumbnails', async () => {
    const { shown, slides, thumbnails } = await put(photos(4))
    slides()[0]?.querySelector('a')?.focus()
    await sendKeys({ press: 'ArrowRight' })
    expect([shown(), document.activeElement]).to.deep.equal([2, slides()[1]?.querySelector('a')])
    thumbnails()[1]?.focus()
    await sendKeys({ press: 'End' })
    expect([shown(), document.activeElement]).to.deep.equal([4, thumbnails()[3]])
    await sendKeys({ press: 'ArrowRight' })
    expect(shown()).to.equal(1)
    await sendKeys({ press: 'ArrowDown' })
    expect(shown()).to.equal(1)
    expect([photoByKey('ArrowLeft', 1, 4, true), photoByKey('x', 1, 4, false)]).to.deep.equal([2, undefined])
  })

  it('magnifies the photo under the mouse, from the small breakpoint on [PRODUCT-38] [LIMIT-045] [LIMIT-046]', async () => {
    const { find, slides } = await put()
    const zoom = () => find('[data-part=gallery-zoom] img')
    await setViewport({ width: 767, height: 900 })
    const over = async (part: number) => {
      const { x, y, width, height } = (slides()[0] as HTMLElement).getBoundingClientRect()
      await sendMouse({ type: 'move', position: [Math.round(x + width * part), Math.round(y + height / 2)] })
    }
    await over(0.25)
    await new Promise(requestAnimationFrame)
    expect(zoom()).to.equal(null)
    await setViewport({ width: 768, height: 900 })
    await over(0.3)
    await until(zoom, 'the magnified photo')
    const left = () => Number.parseFloat(zoom().style.translate)
    const before = left()
    expect(zoom().offsetWidth).to.equal(900)
    await over(0.7)
    expect(left()).to.be.below(before)
    await sendKeys({ press: 'Escape' })
    expect(zoom()).to.equal(null)
    await over(0.6)
    await new Promise(requestAnimationFrame)
    expect(zoom()).to.equal(null)
    await sendMouse({ type: 'move', position: [0, 890] })
    await over(0.5)
    await until(zoom, 'the magnified photo, once the mouse has left and come again')
    await sendMouse({ type: 'move', position: [0, 890] })
    await until(() => !zoom(), 'the photo as it was')
    expect([zoomPlace(0, 400, 900), zoomPlace(400, 400, 900), zoomPlace(900, 400, 900)].map(Math.abs)).to.deep.equal([
      0, 500, 500,
    ])
  })

  it('opens all photos over the screen on a click, and follows the shown one [PRODUCT-38]', async () => {
    const { slides, thumbnails, shown } = await put(photos(4))
    thumbnails()[1]?.click()
    slides()[1]?.querySelector('a')?.click()
    const dialog = await until(() => document.querySelector<HTMLDialogElement>('dialog[data-vt-pictures]'), 'overlay')
    await sendKeys({ press: 'ArrowRight' })
    expect(shown()).to.equal(3)
    await sendKeys({ press: 'Escape' })
    expect([dialog.open, document.activeElement]).to.deep.equal([false, slides()[2]?.querySelector('a')])
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    slides()[2]?.querySelector('a')?.dispatchEvent(click)
    expect(document.querySelector('dialog[open]')).to.equal(null)
    await until(() => !dialog.isConnected)
  })

  it('plays a video when it is shown, stops it when it is left, and has a button for both', async () => {
    const { find, slides, shown } = await put(photos(1, 12, video))
    const film = find<HTMLVideoElement>('video')
    const done: string[] = []
    Object.assign(film, { play: async () => done.push('play'), pause: () => done.push('pause') })
    find('[data-part=gallery-next]').click()
    await until(() => done.length > 0, 'the film')
    expect([shown(), done, film.controls, film.muted]).to.deep.equal([2, ['play'], false, true])
    const button = slides()[1]?.querySelector('button') as HTMLElement
    expect(button.ariaLabel).to.equal(t('Product.PlayVideo'))
    Object.defineProperty(film, 'paused', { value: false })
    film.dispatchEvent(new Event('play'))
    await until(() => button.ariaLabel === t('Product.PauseVideo'))
    button.click()
    find('[data-part=gallery-next]').click()
    await until(() => done.length === 3, 'the end of the film')
    expect(done).to.deep.equal(['play', 'pause', 'pause'])
  })

  it('plays nothing automatically and changes at once under reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const { find, moves } = await put(photos(1, 12, video))
    const film = find<HTMLVideoElement>('video')
    const plays: string[] = []
    film.play = async () => void plays.push('play')
    find('[data-part=gallery-next]').click()
    await Promise.resolve()
    expect([plays, moves()]).to.deep.equal([[], []])
    await until(() => !film.controls, 'the button in the place of the bar')
    expect(plays).to.deep.equal([])
    find('[data-part=gallery-play]').click()
    expect(plays).to.deep.equal(['play'])
  })

  it('shows the focus of photo and thumbnails above them, whatever rules a theme has for focus and images', async () => {
    const { page, host, thumbnails, slides } = await put()
    page.insertAdjacentHTML(
      'afterbegin',
      '<style>:focus-visible { outline: none } img { position: relative; inline-size: 100% }</style>',
    )
    for (const link of [slides()[0]?.querySelector('a'), thumbnails()[0], thumbnails()[1]]) {
      link?.focus({ focusVisible: true } as FocusOptions)
      const { borderTopStyle, borderTopWidth, zIndex, boxShadow } = getComputedStyle(link as Element, '::after')
      expect([host.contains(document.activeElement), borderTopStyle, borderTopWidth, zIndex]).to.deep.equal([
        ...[true, 'solid', '3px', '1'],
      ])
      expect(boxShadow).to.contain('inset')
    }
  })

  it('keeps its index and the focus when other photos are rendered, in the same frame', async () => {
    const { host, thumbnails, shown, current, find, changes } = await put(photos(4))
    const give = (html: string) => Object.assign(host, { markup: html })
    thumbnails()[2]?.click()
    thumbnails()[2]?.focus()
    give(photos(4, 13))
    await Promise.resolve()
    expect([shown(), current(), document.activeElement]).to.deep.equal([3, 3, thumbnails()[2]])
    expect(find('[data-part=photos] li:not([inert]) img')).to.have.property('alt', 'Vase <13/3>')
    find('[data-part=gallery-next]').focus()
    give(photos(2, 14))
    await Promise.resolve()
    expect([shown(), document.activeElement, changes]).to.deep.equal([2, find('[data-part=gallery-next]'), [2]])
    expect(host.querySelectorAll('[data-part=gallery-next]').length).to.equal(1)
  })

  it('begins at the photo to which the strip was swiped, or that the address names', async () => {
    history.replaceState(null, '', '#p-12-3')
    const { shown } = await put()
    history.replaceState(null, '', ' ')
    expect(shown()).to.equal(3)
  })

  it('accepts photos that are added later, has no arrows for one, and restores the list when it is removed', async () => {
    const { host, page, find, slides } = await put('')
    host.innerHTML = photos(1)
    await until(() => host.querySelector('[data-part=gallery-next]'), 'the controls')
    expect(find('[data-part=gallery-next]').hidden).to.equal(true)
    host.innerHTML = photos(3)
    await until(() => slides().length === 3 && find('[data-part=gallery-next]')?.hidden === false, 'three photos')
    host.remove()
    await until(() => !host.hasAttribute('data-state'), 'the end')
    expect(slides().some((slide) => slide.hidden || slide.inert)).to.equal(false)
    expect(host.querySelector('[data-part^=gallery-]')).to.equal(null)
    page.append(host)
    await until(() => slides().filter((slide) => slide.hidden).length === 2)
  })
})
