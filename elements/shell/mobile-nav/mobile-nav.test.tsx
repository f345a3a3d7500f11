import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { openDialog } from '../../../runtime/dialogs/dialog.ts'
import { send } from '../../../runtime/page/events.ts'
import { RESIZE_SETTLES } from '../../../runtime/page/window/resize.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, hydrated, mount, nextEvent, rendered, until } from '../../../test/harness/component.ts'
import './index.ts'

const PHONE = { width: 360, height: 640 }
const DESK = { width: 1280, height: 800 }

const MARKUP = `<mobile-nav><button type="button" data-part="toggle">Menu</button><div data-part="panel">
  <nav aria-label="Shop"><a class="first" href="/fr/catalog">Vases</a> <a class="anchor" href="#delivery">Delivery</a>
  <a class="far" href="/elsewhere#delivery">Far</a> <button type="button" class="modal" data-modal="sizes">Sizes</button>
  <modal-link><a class="linked" href="/fr/pages/terms">Terms</a></modal-link></nav></div></mobile-nav>`

const start = location.href

async function put(markup = MARKUP) {
  const page = await mount(`<div><header>${markup}</header><main><button class="behind">Behind</button></main></div>`)
  const find = <E extends HTMLElement>(selector: string) => page.querySelector(selector) as E
  const host = find('mobile-nav')
  const toggle = find<HTMLButtonElement>('[data-part=toggle]')
  return { page, host, toggle, find, isOpen: () => document.body.classList.contains('nav-open') }
}

/** Clicks, and cancels the visit. */
function click(element: HTMLElement, init: MouseEventInit = {}): void {
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}

describe('<mobile-nav>', () => {
  beforeEach(() => setViewport(PHONE))

  afterEach(() => history.replaceState(null, '', start))

  it('adds a class to the body and removes it, by its button [SHELL-20, SHELL-24]', async () => {
    const { host, toggle, find, isOpen } = await put()
    expect([isOpen(), toggle.ariaExpanded, find('nav').checkVisibility()]).to.deep.equal([false, 'false', false])
    const opened = nextEvent('nav:open', host)
    toggle.click()
    await opened
    expect([isOpen(), toggle.ariaExpanded, find('nav').checkVisibility()]).to.deep.equal([true, 'true', true])
    expect(toggle.getAttribute('aria-controls')).to.equal(find('[data-part=panel]').id)
    const closed = nextEvent('nav:close', host)
    toggle.click()
    await closed
    expect([isOpen(), toggle.ariaExpanded, find('nav').checkVisibility()]).to.deep.equal([false, 'false', false])
  })

  it('uses the class in its attribute', async () => {
    const { toggle, isOpen } = await put(MARKUP.replace('<mobile-nav>', '<mobile-nav open-class="menu is-open">'))
    toggle.click()
    expect([isOpen(), document.body.className.includes('menu is-open')]).to.deep.equal([false, true])
    toggle.click()
    expect(document.body.className.includes('menu')).to.equal(false)
  })

  it('closes when the page is left, in place or not [SHELL-21]', async () => {
    const { toggle, isOpen } = await put()
    for (const leave of [
      () => send(document, 'page:leave', { url: start }),
      () => dispatchEvent(new Event('pagehide')),
    ]) {
      toggle.click()
      expect(isOpen()).to.equal(true)
      leave()
      expect(isOpen()).to.equal(false)
    }
  })

  it('closes by an anchor of this page [SHELL-22] and by the trigger of a modal [SHELL-23]', async () => {
    const { toggle, find, isOpen } = await put()
    for (const trigger of ['.anchor', '.modal', '.linked']) {
      toggle.click()
      click(find(trigger))
      expect(isOpen(), trigger).to.equal(false)
    }
  })

  it('stays open by links to other pages, whose visit closes it, and by clicks for a new tab', async () => {
    const { toggle, find, isOpen } = await put()
    toggle.click()
    click(find('.first'))
    click(find('.far'))
    click(find('.anchor'), { ctrlKey: true })
    expect(isOpen()).to.equal(true)
  })

  it('closes by Escape, and focus returns to the button', async () => {
    const { toggle, find, isOpen } = await put()
    toggle.focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement === find('.first')).to.equal(true)
    await sendKeys({ press: 'Escape' })
    expect([isOpen(), document.activeElement === toggle]).to.deep.equal([false, true])
  })

  it('closes by the Back gesture of a phone, as the browser reports it', async () => {
    const page = globalThis as { CloseWatcher?: unknown }
    const { CloseWatcher } = page
    const watchers: { onclose?: () => void; destroy(): void }[] = []
    page.CloseWatcher = function watch() {
      const watcher = { destroy() {} }
      watchers.push(watcher)
      return watcher
    }
    const { toggle, isOpen } = await put()
    toggle.click()
    await rendered()
    expect([isOpen(), watchers.length]).to.deep.equal([true, 1])
    watchers[0]?.onclose?.()
    await until(() => !isOpen(), 'a closed menu')
    page.CloseWatcher = CloseWatcher
  })

  it('does not handle Escape while a dialog is above it', async () => {
    const { toggle, isOpen } = await put()
    // A real key, since a browser closes with one Escape all that was opened without a user action.
    toggle.focus()
    await sendKeys({ press: 'Enter' })
    await until(isOpen)
    await sendKeys({ press: 'Shift' })
    const dialog = openDialog({ heading: 'Stock' })
    await sendKeys({ press: 'Escape' })
    expect([dialog.element.open, isOpen()]).to.deep.equal([false, true])
    await dialog.gone
  })

  it('keeps the Tab key in a menu that covers the page; elements that were inert before stay so', async () => {
    const { page, toggle, find, isOpen } = await put()
    page.insertAdjacentHTML(
      'beforeend',
      '<consent-banner><button>Yes</button></consent-banner><aside inert>Old</aside>',
    )
    toggle.focus()
    toggle.click()
    expect([find('main').inert, find('aside').inert]).to.deep.equal([true, true])
    find('consent-banner button').click()
    expect([find('consent-banner').closest('[inert]'), isOpen()]).to.deep.equal([null, true])
    find('.behind').focus()
    expect(document.activeElement === toggle).to.equal(true)
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden')
    expect(await axeFindings(page)).to.deep.equal([])
    toggle.click()
    expect([find('main').inert, find('aside').inert]).to.deep.equal([false, true])
    expect(getComputedStyle(document.documentElement).overflow).to.equal('visible')
  })

  it('closes by the Back gesture of a phone when it covers the page', async () => {
    const page = globalThis as { CloseWatcher?: unknown }
    const { CloseWatcher } = page
    const watchers = new Set<{ onclose(): void; destroy(): void }>()
    page.CloseWatcher = function watch() {
      const watcher = { onclose() {}, destroy: () => watchers.delete(watcher) }
      watchers.add(watcher)
      return watcher
    }
    const { toggle, isOpen } = await put()
    toggle.click()
    expect([isOpen(), watchers.size]).to.deep.equal([true, 1])
    for (const watcher of watchers) watcher.onclose()
    expect([isOpen(), watchers.size]).to.deep.equal([false, 0])
    page.CloseWatcher = CloseWatcher
  })

  it('keeps its button visible, wherever it is in the page', async () => {
    const { page, toggle, find } = await put()
    page.style.paddingBlockStart = '200px'
    toggle.click()
    await until(() => find('[data-part=panel]').getAnimations().length === 0)
    const { left, top, width, height } = toggle.getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2) === toggle).to.equal(true)
    expect(top + height).to.be.at.most(find('.first').getBoundingClientRect().top)
  })

  it('keeps the scroll of the page', async () => {
    const { page, toggle } = await put()
    page.style.minHeight = '300vh'
    window.scrollTo({ top: 400, behavior: 'instant' })
    toggle.click()
    toggle.click()
    expect(scrollY).to.equal(400)
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

  it('leaves the page as it is when the theme shows the menu in the flow', async () => {
    const { toggle, find, isOpen } = await put()
    find('[data-part=panel]').style.position = 'static'
    toggle.click()
    expect(find('main').inert).to.equal(false)
    find('.behind').click()
    expect(isOpen()).to.equal(true)
  })

  it('closes by a click beside it when it covers the page', async () => {
    const { toggle, isOpen } = await put()
    toggle.click()
    document.body.click()
    expect(isOpen()).to.equal(false)
  })

  it('closes in a window that becomes wide, and leaves no element inert', async () => {
    const { host, toggle, find, isOpen } = await put()
    toggle.click()
    await setViewport(DESK)
    await until(() => !isOpen())
    expect([host.hasAttribute('data-wide'), find('main').inert, toggle.checkVisibility()]).to.deep.equal([
      true,
      false,
      false,
    ])
    expect(find('nav').checkVisibility()).to.equal(true)
    await setViewport(PHONE)
    await until(() => !find('nav').checkVisibility())
  })

  it('uses another breakpoint, also later', async () => {
    const { host } = await put(MARKUP.replace('<mobile-nav>', '<mobile-nav breakpoint="300">'))
    expect(host.hasAttribute('data-wide')).to.equal(true)
    host.setAttribute('breakpoint', '500')
    await rendered()
    expect(host.hasAttribute('data-wide')).to.equal(false)
  })

  it('checks again whether it covers the page after a resize', async () => {
    const { toggle, find } = await put()
    toggle.click()
    expect(find('main').inert).to.equal(true)
    const clock = new Clock()
    clock.hold()
    find('[data-part=panel]').style.position = 'static'
    window.dispatchEvent(new Event('resize'))
    expect(find('main').inert).to.equal(true)
    clock.pass(RESIZE_SETTLES)
    clock.release()
    expect(find('main').inert).to.equal(false)
  })

  it('closes when a script removes the class', async () => {
    const { host, toggle } = await put()
    toggle.click()
    document.body.classList.remove('nav-open')
    await nextEvent('nav:close', host)
    expect(toggle.ariaExpanded).to.equal('false')
  })

  it('closes when it is removed, stays open in a move, and is closed when it is inserted again', async () => {
    const { page, host, toggle, find, isOpen } = await put()
    toggle.click()
    find('main').before(host)
    await new Promise(requestAnimationFrame)
    expect(isOpen()).to.equal(true)
    host.remove()
    await until(() => !isOpen())
    expect(find('main').inert).to.equal(false)
    page.append(host)
    await hydrated(host)
    expect([toggle.ariaExpanded, isOpen()]).to.deep.equal(['false', false])
    toggle.click()
    expect(isOpen()).to.equal(true)
  })

  it('accepts a button and a menu that are added later', async () => {
    const { host, isOpen } = await put('<mobile-nav></mobile-nav>')
    host.append(...(await mount(`<div>${MARKUP}</div>`)).querySelectorAll('mobile-nav > *'))
    const toggle = (await until(() => host.querySelector('[aria-expanded=false]'))) as HTMLElement
    toggle.click()
    expect(isOpen()).to.equal(true)
  })

  it('does not fade under reduced motion', async () => {
    const { toggle, find } = await put()
    await emulateMedia({ reducedMotion: 'reduce' })
    toggle.click()
    expect(getComputedStyle(find('[data-part=panel]')).transitionDuration).to.equal('0s')
    await emulateMedia({ reducedMotion: 'no-preference' })
  })
})
