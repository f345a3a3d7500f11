import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { setPageState } from '../../../runtime/navigation/page-state.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, warningsOf } from '../../../test/harness/component.ts'
import './index.ts'

const clock = new Clock()

/** A page that is being opened, with an image that has not loaded yet. */
async function opening(attributes = '', images = '<img alt="a">') {
  const page = await mount(`<div>${images}<span></span></div>`)
  for (const image of page.querySelectorAll('img')) Object.defineProperty(image, 'complete', { value: false })
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' })
  const host = document.createElement('initial-loader')
  host.innerHTML = 'Un instant'
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) host.setAttribute(name, value)
  page.append(host)
  const [first, second] = page.querySelectorAll('img')
  const arrive = (image = first, name = 'load') => image?.dispatchEvent(new Event(name))
  return { page, host, second, arrive }
}

const state = (host: HTMLElement) => host.dataset.state
const covers = (host: HTMLElement) => host.checkVisibility({ visibilityProperty: true })

describe('<initial-loader>', () => {
  beforeEach(() => clock.hold())
  afterEach(() => {
    clock.release()
    Reflect.deleteProperty(document, 'readyState')
    setPageState({ state: 'ready' })
  })

  it('covers the page until its images have loaded [SHELL-25]', async () => {
    const { host, arrive, second } = await opening('', '<img alt="a"><img alt="b">')
    expect(covers(host)).to.equal(true)
    clock.pass(3_000)
    arrive()
    clock.pass(1_000)
    expect(covers(host)).to.equal(true)
    arrive(second)
    clock.pass(600)
    expect(covers(host)).to.equal(false)
  })

  it('is hidden 600 ms after the last image, with a fade [LIMIT-060]', async () => {
    const { host, arrive } = await opening()
    let hidden = 0
    host.addEventListener('loader:hidden', () => hidden++)
    arrive()
    clock.pass(440)
    expect(state(host)).to.equal('covering')
    clock.pass(159)
    expect(state(host)).to.equal('leaving')
    expect([covers(host), hidden]).to.deep.equal([true, 0])
    clock.pass(1)
    expect([covers(host), hidden]).to.deep.equal([false, 1])
    clock.pass(10_000)
    expect(hidden).to.equal(1)
  })

  it('uses another delay from its attribute [LIMIT-061]', async () => {
    const { host, arrive } = await opening('delay="100"')
    arrive()
    clock.pass(99)
    expect(covers(host)).to.equal(true)
    clock.pass(1)
    expect(covers(host)).to.equal(false)
    const warnings = await warningsOf(() => host.setAttribute('delay', 'soon'))
    expect(warnings.join()).to.contain('delay="soon"')
  })

  it('does not wait for images that fail, are lazy, or never load', async () => {
    const failing = await opening()
    failing.arrive(undefined, 'error')
    clock.pass(600)
    expect(covers(failing.host)).to.equal(false)
    failing.page.remove()
    const lazy = await opening('', '<img alt="a" loading="lazy">')
    clock.pass(600)
    expect(covers(lazy.host)).to.equal(false)
    const never = await opening()
    clock.pass(5_999)
    expect(covers(never.host)).to.equal(true)
    clock.pass(1)
    expect(covers(never.host)).to.equal(false)
    const patient = await opening('limit="9000"')
    clock.pass(8_999)
    expect(covers(patient.host)).to.equal(true)
  })

  it('covers nothing on a page that is already open, nor in an in-page load', async () => {
    const loader = await mount('<initial-loader delay="0">Un instant</initial-loader>')
    expect(state(loader)).to.equal('hidden')
    expect(covers(loader)).to.equal(false)
    setPageState({ state: 'loading', url: '/fr/', isSlow: false })
    const { host } = await opening()
    expect(covers(host)).to.equal(false)
    expect(clock.waiting).to.equal(0)
  })

  it('traps no focus: a key press uncovers the page', async () => {
    const { host, page } = await opening()
    page.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    expect(covers(host)).to.equal(false)
    expect(clock.waiting).to.equal(0)
  })

  it('announces its text politely, and pleases axe', async () => {
    const { host } = await opening()
    expect(host.getAttribute('role')).to.equal('status')
    clock.release()
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('does not rotate or fade under reduced motion', async () => {
    const { host, arrive } = await opening()
    await emulateMedia({ reducedMotion: 'reduce' })
    expect(getComputedStyle(host, '::before').animationName).to.equal('none')
    arrive()
    clock.pass(500)
    expect(getComputedStyle(host).opacity).to.equal('1')
    await emulateMedia({ reducedMotion: 'no-preference' })
    clock.pass(100)
    expect(covers(host)).to.equal(false)
  })

  it('cancels its timeouts when it is removed', async () => {
    const { host, arrive } = await opening()
    arrive()
    host.remove()
    await Promise.resolve()
    expect(clock.waiting).to.equal(0)
  })

  it('waits also for images that are not parsed yet', async () => {
    const { page } = await opening()
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' })
    const host = document.createElement('initial-loader')
    page.append(host)
    page.querySelector('img')?.remove()
    const image = Object.defineProperty(new Image(), 'complete', { value: false })
    page.append(image)
    document.dispatchEvent(new Event('DOMContentLoaded'))
    clock.pass(700)
    expect(covers(host)).to.equal(true)
    image.dispatchEvent(new Event('load'))
    clock.pass(600)
    expect(covers(host)).to.equal(false)
  })
})
