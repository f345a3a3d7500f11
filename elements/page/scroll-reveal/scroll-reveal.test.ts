import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { axeFindings, mount, nextEvent, until, warningsOf } from '../../../test/harness/component.ts'
import './index.ts'

/** An element of a height below a page of a height, both in pixels. */
async function below(above: number, height = 400, attributes = 'animation="fade-up"') {
  const page = await mount(
    `<div><div></div><scroll-reveal ${attributes}><p><a href="#x">Texte</a></p></scroll-reveal><div></div></div>`,
  )
  const [first, host, last] = page.children as unknown as [HTMLElement, HTMLElement, HTMLElement]
  first.style.blockSize = `${above}px`
  host.style.blockSize = `${height}px`
  last.style.blockSize = '3000px'
  return { host, page }
}

const waiting = async (above = 3000, height = 400, attributes?: string) => {
  const made = await below(above, height, attributes)
  await until(() => made.host.dataset.state === 'waiting', 'the hidden content')
  return made
}
/** Scrolls until so many pixels of the element are in view from below. */
const showPixels = (host: Element, pixels: number) =>
  scrollTo(0, scrollY + host.getBoundingClientRect().top - innerHeight + pixels)
const frames = async (count = 3) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}
const opacity = (host: Element) => getComputedStyle(host).opacity

describe('<scroll-reveal>', () => {
  beforeEach(() => scrollTo(0, 0))
  after(() => scrollTo(0, 0))

  it('gets its animation when it is scrolled into view, not before [SHELL-14]', async () => {
    const { host } = await waiting()
    expect(host.classList.contains('fade-up')).to.equal(false)
    expect(opacity(host)).to.equal('0')
    const shown = nextEvent('reveal:shown', host)
    host.scrollIntoView()
    await shown
    expect(host.classList.contains('fade-up')).to.equal(true)
    expect(host.dataset.state).to.equal('shown')
    expect(getComputedStyle(host).animationName).to.equal('vt-reveal-rise')
  })

  it('begins when a tenth is in view [LIMIT-015]', async () => {
    const { host } = await waiting(3000, 400)
    showPixels(host, 38)
    await frames()
    expect(host.dataset.state).to.equal('waiting')
    showPixels(host, 41)
    await until(() => host.dataset.state === 'shown', 'the animation')
  })

  it('begins at another ratio where the theme says so, and warns of an invalid one', async () => {
    const { host } = await waiting(3000, 400, 'ratio="0.5"')
    showPixels(host, 190)
    await frames()
    expect(host.dataset.state).to.equal('waiting')
    showPixels(host, 205)
    await until(() => host.classList.contains('fade-in'), 'the animation')
    const warnings = await warningsOf(() => below(3000, 400, 'ratio="half"'))
    expect(warnings.join()).to.contain('ratio="half"')
  })

  it('is revealed even if it is so tall that a tenth of it never fits', async () => {
    const { host } = await waiting(3000, innerHeight * 30)
    showPixels(host, innerHeight)
    await until(() => host.dataset.state === 'shown', 'the animation')
  })

  it('is revealed once', async () => {
    const { host } = await waiting()
    let count = 0
    host.addEventListener('reveal:shown', () => count++)
    for (const place of [3000, 0, 3000, 0]) {
      scrollTo(0, place)
      await frames()
    }
    expect(count).to.equal(1)
    expect(host.dataset.state).to.equal('shown')
  })

  it('does not move content that was in view when the page opened', async () => {
    const { host } = await below(0)
    await until(() => host.dataset.state === 'present', 'the look')
    expect(host.classList.contains('fade-up')).to.equal(true)
    expect([opacity(host), getComputedStyle(host).animationName]).to.deep.equal(['1', 'none'])
  })

  it('hides nothing of which a line is in view already', async () => {
    const { host } = await below(innerHeight - 36 - (document.body.getBoundingClientRect().top + scrollY))
    expect(innerHeight - host.getBoundingClientRect().top).to.be.within(10, 36)
    await frames()
    expect(opacity(host)).to.equal('1')
    showPixels(host, 100)
    await until(() => host.dataset.state === 'present', 'the look')
  })

  it('is revealed by focus and by a jump in the page', async () => {
    const { host } = await waiting()
    host.querySelector('a')?.focus({ preventScroll: true })
    expect(host.dataset.state).to.equal('shown')
    const other = await waiting()
    other.host.id = 'jump'
    location.hash = '#jump'
    await until(() => other.host.dataset.state === 'shown', 'the place')
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('is shown in print and under reduced motion', async () => {
    const { host } = await waiting()
    await emulateMedia({ media: 'print' })
    expect(opacity(host)).to.equal('1')
    await emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
    expect(opacity(host)).to.equal('1')
    host.scrollIntoView()
    await until(() => host.dataset.state === 'shown', 'the look')
    expect(getComputedStyle(host).animationName).to.equal('none')
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('moves nothing in the page', async () => {
    const { host, page } = await below(3000)
    const before = [page.scrollHeight, host.offsetTop]
    await until(() => host.dataset.state === 'waiting', 'the hidden content')
    expect([page.scrollHeight, host.offsetTop]).to.deep.equal(before)
    host.scrollIntoView()
    await until(() => host.dataset.state === 'shown', 'the animation')
    expect([page.scrollHeight, host.offsetTop]).to.deep.equal(before)
  })

  it('uses another class of the theme, also later, and keeps the page’s own', async () => {
    const { host } = await waiting(3000, 400, 'class="chapter" animation="theme-slide theme-slow"')
    host.scrollIntoView()
    await until(() => host.dataset.state === 'shown', 'the animation')
    expect([...host.classList]).to.deep.equal(['chapter', 'theme-slide', 'theme-slow'])
    host.setAttribute('animation', 'zoom-in')
    expect([...host.classList]).to.deep.equal(['chapter', 'zoom-in'])
  })

  it('restores its content when it is removed while it waits, and stays shown when it is inserted again', async () => {
    const { host, page } = await waiting()
    host.remove()
    await Promise.resolve()
    expect(host.dataset.state).to.equal(undefined)
    page.prepend(host)
    await until(() => host.dataset.state === 'present', 'the look')
    host.remove()
    await Promise.resolve()
    page.append(host)
    await frames()
    expect(host.dataset.state).to.equal('present')
  })

  it('is accessible while it waits', async () => {
    const { page } = await waiting()
    expect(await axeFindings(page)).to.deep.equal([])
  })
})
