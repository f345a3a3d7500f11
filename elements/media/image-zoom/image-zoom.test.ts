import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { isImage } from '../../../runtime/pictures/rules.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { axeFindings, mount, nextEvent, until, warningsOf } from '../../../test/harness/component.ts'
import './index.ts'
import { imageAddress, isTooWide, largestOf, zoomedSize } from './rules.ts'

/** An SVG image of a natural size. */
const svgImage = (width: number, height: number, colour = 'navy') =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`)}`

const large = svgImage(1600, 1200, 'teal')

async function put({ src = large, width = 200, inside = '', attributes = '' } = {}) {
  const image = `<img src="${svgImage(400, 300)}" alt="Vase &lt;b&gt;" width="${width}" height="150">`
  const page = await mount(
    `<div><p>Texte</p><image-zoom src="${src}" ${attributes}>${inside.replace('IMAGE', image) || image}</image-zoom></div>`,
  )
  const host = page.querySelector('image-zoom') as HTMLElement
  const find = <E extends HTMLElement>(selector: string) => host.querySelector<E>(selector) as E
  await until(() => find<HTMLImageElement>('img')?.naturalWidth !== 0, 'the small image')
  return { page, host, find, image: find<HTMLImageElement>('img'), layer: () => find('[data-part=zoom-layer]') }
}

async function zoomed(options?: Parameters<typeof put>[0]) {
  const made = await put(options)
  const opened = nextEvent('zoom:open', made.host)
  made.image.click()
  const { detail } = await opened
  const copy = made.find<HTMLImageElement>('[data-part=zoom-image]')
  return { ...made, copy, detail }
}

const settled = (element: Element) =>
  Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
const gone = ({ layer }: { layer: () => Element | null }) => until(() => layer() === null, 'the end of the zoom')

const opened: string[] = []
const realOpen = window.open

describe('<image-zoom>', () => {
  before(loadStrings)
  beforeEach(async () => {
    await setViewport({ width: 1000, height: 700 })
    opened.length = 0
    window.open = (url) => {
      opened.push(String(url))
      return null
    }
  })
  afterEach(async () => {
    window.open = realOpen
    scrollTo(0, 0)
    await emulateMedia({ reducedMotion: 'no-preference' })
  })
  after(() => setViewport({ width: 1280, height: 720 }))

  it('shows the large image over the page on a click, in the top layer, with the same text [CONTENT-41]', async () => {
    const { copy, layer, detail, find } = await zoomed()
    expect(detail).to.deep.equal({ src: large })
    expect([copy.src, copy.alt]).to.deep.equal([large, 'Vase <b>'])
    expect(layer().matches(':popover-open')).to.equal(true)
    expect(find('[data-part=zoom-button]').ariaExpanded).to.equal('true')
  })

  it('leaves 80 px of the window, and is never larger than by nature [LIMIT-076]', async () => {
    const { copy, layer } = await zoomed()
    await settled(layer())
    const { width, height } = copy.getBoundingClientRect()
    copy.click()
    expect([Math.round(width), Math.round(height)]).to.deep.equal([827, 620])
    expect(zoomedSize({ width: 2000, height: 500 }, { width: 1000, height: 700 }, 80).width).to.equal(920)
    const natural = { width: 300, height: 200 }
    expect(zoomedSize(natural, { width: 1000, height: 700 }, 80)).to.deep.equal(natural)
    const { copy: wide, layer: other } = await zoomed({ src: svgImage(3000, 300), attributes: 'offset="200"' })
    await settled(other())
    expect(wide.getBoundingClientRect().width).to.equal(800)
  })

  it('zooms nothing that is as wide as the window less 80 px, and has no button [LIMIT-075]', async () => {
    expect([isTooWide(919, 1000, 80), isTooWide(920, 1000, 80)]).to.deep.equal([false, true])
    const { image, layer, find, host } = await put({ width: 920 })
    image.style.maxInlineSize = 'none'
    host.style.maxInlineSize = 'none'
    expect(image.width).to.equal(920)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    image.dispatchEvent(click)
    expect(click.defaultPrevented).to.equal(false)
    expect(find('[data-part=zoom-button]').hidden).to.equal(true)
    image.width = 919
    image.click()
    await until(layer, 'the zoom')
  })

  it('closes on Escape, which nothing else gets [CONTENT-42]', async () => {
    const open = await zoomed()
    const keys: string[] = []
    open.host.addEventListener('keydown', ({ key }) => keys.push(key))
    open.find('[data-part=zoom-button]').focus()
    const closed = nextEvent('zoom:close', open.host)
    await sendKeys({ press: 'Escape' })
    await closed
    await gone(open)
    expect(keys).to.deep.equal([])
    expect(document.activeElement).to.equal(open.find('[data-part=zoom-button]'))
    expect(open.find('[data-part=zoom-button]').ariaExpanded).to.equal('false')
  })

  it('closes on a click anywhere, which does nothing else [CONTENT-43]', async () => {
    for (const place of ['image', 'page']) {
      const open = await zoomed()
      let clicks = 0
      open.page.addEventListener('click', () => {
        clicks += 1
      })
      const target = place === 'image' ? open.copy : (open.page.querySelector('p') as HTMLElement)
      target.click()
      await gone(open)
      expect(clicks).to.equal(0)
    }
  })

  const expectNewTab = async (keys: MouseEventInit) => {
    const { image, layer, find } = await put({ inside: '<a href="/small.webp">IMAGE</a>' })
    for (const target of [image, find('a')]) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
      target.dispatchEvent(click)
      expect(click.defaultPrevented).to.equal(true)
    }
    expect(opened).to.deep.equal([large, large])
    expect(layer()).to.equal(null)
  }

  it('opens the original in a new tab on a click with Ctrl, and no zoom [CONTENT-44]', () =>
    expectNewTab({ ctrlKey: true }))

  it('opens the original in a new tab on a click with Meta, and no zoom [CONTENT-45]', () =>
    expectNewTab({ metaKey: true }))

  it('stays open while the page scrolls 30 px, and closes at 40 [LIMIT-073]', async () => {
    const open = await zoomed()
    open.page.style.paddingBlockEnd = '2000px'
    for (const to of [30, 39]) {
      scrollTo(0, to)
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      expect(open.layer().dataset.state, `${to}`).to.equal(undefined)
    }
    scrollTo(0, 40)
    await gone(open)
  })

  it('stays open while a finger moves 8 px, and closes at 12; two fingers are the browser’s [LIMIT-074]', async () => {
    const open = await zoomed()
    const finger = (type: string, ...places: number[]) => {
      const touches = places.map(
        (clientY, identifier) => new Touch({ identifier, target: open.copy, clientX: 50, clientY }),
      )
      open.copy.dispatchEvent(new TouchEvent(type, { bubbles: true, touches }))
    }
    finger('touchstart', 100)
    finger('touchmove', 108)
    finger('touchmove', 110)
    finger('touchmove', 160, 300)
    expect(open.layer().dataset.state).to.equal(undefined)
    finger('touchmove', 112)
    await gone(open)
  })

  it('closes when the focus moves elsewhere, and follows a window that changes', async () => {
    const open = await zoomed()
    await setViewport({ width: 500, height: 700 })
    await until(() => Math.round(open.copy.offsetWidth) === 420, 'the new size')
    const button = document.createElement('button')
    open.page.append(button)
    button.focus()
    await gone(open)
  })

  it('grows at once under reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const { copy, host, find } = await zoomed()
    expect(copy.getAnimations().length).to.equal(0)
    copy.click()
    await until(() => find('[data-part=zoom-layer]') === null)
    expect(host.hasAttribute('data-zoomed')).to.equal(false)
  })

  it('shows the small image when the large one cannot be loaded', async () => {
    const warnings = await warningsOf(async () => {
      const { copy, image } = await zoomed({ src: 'data:image/png,broken' })
      expect(copy.src).to.equal(image.src)
    })
    expect(warnings.length).to.equal(1)
  })

  it('works by keyboard on a link and on its button, and passes axe', async () => {
    const linked = await put({ src: '', inside: '<a href="/photos/vase.webp?v=1">IMAGE</a>' })
    expect(linked.find('[data-part=zoom-button]').hidden).to.equal(true)
    expect(linked.find('a').ariaExpanded).to.equal('false')
    const plain = await put()
    const button = plain.find('[data-part=zoom-button]')
    expect(button.ariaLabel).to.contain('Vase <b>')
    button.focus()
    await sendKeys({ press: 'Enter' })
    await until(plain.layer, 'the zoom')
    await sendKeys({ press: 'Enter' })
    await gone(plain)
    expect(await axeFindings(plain.page)).to.deep.equal([])
  })

  it('ignores clicks on a link that leads elsewhere', async () => {
    const { image, layer, find } = await put({ inside: '<a href="#vase">IMAGE</a>' })
    image.click()
    expect(location.hash).to.equal('#vase')
    history.replaceState(null, '', ' ')
    find('[data-part=zoom-button]').click()
    await until(layer, 'the zoom')
  })

  it('accepts an image that is added later, closes when it is removed, and works once in a clone and after a move', async () => {
    const { host, image, page, find, layer } = await put()
    image.remove()
    await new Promise(requestAnimationFrame)
    host.append(image)
    await until(() => find('[data-part=zoom-button]').previousElementSibling === image, 'the button')
    image.click()
    await until(layer, 'the zoom')
    const clone = host.cloneNode(true) as HTMLElement
    page.append(clone)
    expect(clone.querySelectorAll('[data-part]').length).to.equal(1)
    const closed = nextEvent('zoom:close', host)
    host.remove()
    await closed
    expect(layer()).to.equal(null)
    page.append(host)
    image.click()
    await until(layer, 'the zoom after the move')
  })

  it('recognises the address of an image, and refuses a script', () => {
    expect(largestOf('/a-80.webp 80w, /a-1280.webp?v=1 1280w,  /a-640.webp 640w')).to.equal('/a-1280.webp?v=1')
    expect([largestOf('/a.webp, /b.webp 2x'), largestOf('')]).to.deep.equal(['/b.webp', undefined])
    expect([isImage('https://x.example/a.JPEG?v=1'), isImage('https://x.example/a.html')]).to.deep.equal([true, false])
    expect(imageAddress('javascript:alert(1)', 'https://x.example')).to.equal(undefined)
    expect(imageAddress('/a', 'https://x.example')).to.equal('https://x.example/a')
  })
})
