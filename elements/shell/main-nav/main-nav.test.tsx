import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { send } from '../../../runtime/page/events.ts'
import { axeFindings, mount, nextEvent, rendered, until } from '../../../test/harness/component.ts'
import './index.ts'

const MARKUP = `<main-nav><nav aria-label="Main"><ul>
  <li><a href="/fr/catalog/vases" aria-current="page">Vases</a></li>
  <li><a href="/fr/catalog/plates">Plates</a></li>
  <li><button type="button">Workshop</button><ul><li><a href="/fr/pages/story">Story</a></li></ul></li>
  <li><button type="button">Help</button><ul><li><a href="/fr/pages/care">Care</a></li></ul></li>
</ul></nav></main-nav>`

const start = location.href

async function put(markup = MARKUP) {
  const page = await mount(`<div>${markup}<p>Text</p><button class="after">After</button></div>`)
  page.style.minHeight = '400vh'
  // The position at the start is read after a layout.
  await rendered()
  const host = page.querySelector('main-nav') as HTMLElement
  const find = <E extends HTMLElement>(selector: string) => page.querySelector(selector) as E
  return { page, host, find, isHidden: () => host.hasAttribute('data-hidden') }
}

/** Scrolls, and waits until the element has handled it. */
async function scrollTo(y: number): Promise<void> {
  const seen = scrollY === y ? undefined : nextEvent<Event>('scroll')
  window.scrollTo({ top: y, behavior: 'instant' })
  await seen
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

describe('<main-nav>', () => {
  afterEach(() => {
    history.replaceState(null, '', start)
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

  it('hides when the shopper scrolls down beyond 60 px, not before [SHELL-15, LIMIT-072]', async () => {
    const { host, isHidden } = await put()
    await scrollTo(50)
    expect(isHidden()).to.equal(false)
    const hid = nextEvent('nav:hide', host)
    await scrollTo(100)
    await hid
    expect(isHidden()).to.equal(true)
    await until(() => host.getBoundingClientRect().bottom <= 0)
  })

  it('shows again when the shopper scrolls up [SHELL-16]', async () => {
    const { host, isHidden } = await put()
    await scrollTo(600)
    expect(isHidden()).to.equal(true)
    const shown = nextEvent('nav:show', host)
    await scrollTo(560)
    await shown
    expect(isHidden()).to.equal(false)
    await until(() => host.getBoundingClientRect().top === 0)
  })

  it('begins to hide where its attribute says', async () => {
    const { host, isHidden } = await put()
    host.setAttribute('offset', '300')
    await scrollTo(290)
    expect(isHidden()).to.equal(false)
    await scrollTo(310)
    expect(isHidden()).to.equal(true)
  })

  it('is never hidden while focus is in it, and is shown when focus enters it', async () => {
    const { find, isHidden } = await put()
    find('a').focus()
    await scrollTo(600)
    expect(isHidden()).to.equal(false)
    find('.after').focus({ preventScroll: true })
    await scrollTo(700)
    expect(isHidden()).to.equal(true)
    find('a').focus({ preventScroll: true })
    expect(isHidden()).to.equal(false)
  })

  it('keeps targets of the Tab key and of links uncovered', async () => {
    const { host, find } = await put()
    const { style } = document.documentElement
    await until(() => style.getPropertyValue('--vt-nav-size') === `${host.offsetHeight}px`)
    find('.after').style.cssText = 'position: absolute; inset-block-start: 1000px'
    await scrollTo(1_400)
    await scrollTo(1_300)
    find('.after').focus()
    await until(() => find('.after').getBoundingClientRect().top >= host.getBoundingClientRect().bottom)
    host.remove()
    await until(() => style.getPropertyValue('--vt-nav-size') === '')
  })

  it('opens one sub-menu at a time by its button, and passes axe', async () => {
    const { page, find } = await put()
    const [one, two] = page.querySelectorAll<HTMLElement>('nav button') as unknown as [HTMLElement, HTMLElement]
    expect([one.ariaExpanded, find('ul ul').checkVisibility()]).to.deep.equal(['false', false])
    one.click()
    expect([one.ariaExpanded, find('ul ul').checkVisibility()]).to.deep.equal(['true', true])
    expect(await axeFindings(page)).to.deep.equal([])
    two.click()
    expect([one.ariaExpanded, two.ariaExpanded]).to.deep.equal(['false', 'true'])
    two.click()
    expect(two.ariaExpanded).to.equal('false')
  })

  it('closes a sub-menu by Escape, a click elsewhere, focus that moves on, and another page', async () => {
    const { find } = await put()
    const button = find('nav button')
    button.focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement?.textContent).to.equal('Story')
    await sendKeys({ press: 'Escape' })
    expect([button.ariaExpanded, document.activeElement === button]).to.deep.equal(['false', true])
    button.click()
    find('p').click()
    expect(button.ariaExpanded).to.equal('false')
    button.click()
    find('.after').focus()
    expect(button.ariaExpanded).to.equal('false')
    button.click()
    send(document, 'page:leave', { url: start })
    expect(button.ariaExpanded).to.equal('false')
  })

  it('does not hide an open sub-menu', async () => {
    const { find, isHidden } = await put()
    find('nav button').click()
    await scrollTo(600)
    expect(isHidden()).to.equal(false)
  })

  it('keeps the current link marked and is shown after an in-page visit', async () => {
    const { page, isHidden } = await put()
    const current = () => [...page.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
    expect(current()).to.deep.equal(['Vases'])
    await scrollTo(600)
    history.replaceState(null, '', '/fr/catalog/plates/soup')
    send(document, 'page:loaded', { url: location.href, title: '' })
    expect([current(), isHidden()]).to.deep.equal([['Plates'], false])
    history.replaceState(null, '', '/fr/pages/terms')
    send(document, 'page:loaded', { url: location.href, title: '' })
    expect(current()).to.deep.equal([])
  })

  it('accepts sub-menus that are added later', async () => {
    const { host, find } = await put('<main-nav></main-nav>')
    host.append(...(await mount(`<div>${MARKUP}</div>`)).querySelectorAll('main-nav nav'))
    await until(() => find('nav button').ariaExpanded === 'false')
    find('nav button').click()
    expect(find('nav button').ariaExpanded).to.equal('true')
  })

  it('reads the scroll position once a frame, and no more after it was removed', async () => {
    const { host } = await put()
    await scrollTo(600)
    const { requestAnimationFrame: real } = window
    const frame = () => new Promise((done) => real.call(window, done))
    let reads = 0
    window.requestAnimationFrame = (work) => {
      reads += 1
      return real(work)
    }
    for (let turn = 0; turn < 5; turn += 1) window.dispatchEvent(new Event('scroll'))
    expect(reads).to.equal(1)
    await frame()
    host.remove()
    await frame()
    window.dispatchEvent(new Event('scroll'))
    window.requestAnimationFrame = real
    expect([reads, host.hasAttribute('data-hidden')]).to.deep.equal([1, false])
  })

  it('does not slide under reduced motion', async () => {
    const { host } = await put()
    const { transitionProperty, transitionDuration } = getComputedStyle(host)
    expect([transitionProperty, transitionDuration]).to.deep.equal(['translate', '0.3s'])
    await emulateMedia({ reducedMotion: 'reduce' })
    expect(getComputedStyle(host).transitionDuration).to.equal('0s')
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('keeps its state in a move, and two tags are independent', async () => {
    const { page, host } = await put(MARKUP + MARKUP)
    const other = page.querySelectorAll('main-nav')[1] as HTMLElement
    host.querySelector('button')?.click()
    expect(other.querySelector('[aria-expanded=true]') === null).to.equal(true)
    page.append(host)
    await new Promise(requestAnimationFrame)
    expect(host.querySelectorAll('[aria-expanded=true]').length).to.equal(1)
    host.querySelector('button')?.click()
    expect(host.querySelectorAll('[aria-expanded=true]').length).to.equal(0)
  })
})
