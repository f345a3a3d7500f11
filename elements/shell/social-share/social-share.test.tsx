import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { send } from '../../../runtime/page/events.ts'
import { loadStrings, t } from '../../../runtime/text/strings.ts'
import {
  axeFindings,
  hydrated,
  mount,
  nextEvent,
  rendered,
  until,
  warningsOf,
} from '../../../test/harness/component.ts'
import './index.ts'

const start = location.href
const { title } = document
const realOpen = window.open

/** The small windows that would have been opened. */
const opened: { url: string; features: string }[] = []

const put = async (attributes = '', inside = '') => {
  const page = await mount(`<div><social-share ${attributes}>${inside}</social-share></div>`)
  const host = page.querySelector('social-share') as HTMLElement
  const link = (network: string) => host.querySelector(`[data-network="${network}"]`) as HTMLAnchorElement
  return { page, host, link }
}

const networksIn = (host: Element) =>
  [...host.querySelectorAll<HTMLElement>('[data-network]')].map(({ dataset }) => dataset.network)

/** A parameter of a link's address. */
const asked = (link: HTMLAnchorElement, name: string) => new URL(link.href).searchParams.get(name)

/** Whether a click has its native effect. */
function isNative(link: HTMLElement, init: MouseEventInit = {}): boolean {
  let wasPrevented = true
  const stop = (event: Event) => {
    wasPrevented = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return !wasPrevented
}

function canonical(href: string): void {
  const link = document.createElement('link')
  link.rel = 'canonical'
  link.href = href
  document.head.append(link)
}

describe('<social-share>', () => {
  before(loadStrings)

  beforeEach(() => {
    opened.length = 0
    window.open = (url, _target, features) => {
      opened.push({ url: String(url), features: features ?? '' })
      return null
    }
  })

  afterEach(() => {
    window.open = realOpen
    document.title = title
    history.replaceState(null, '', start)
    for (const link of document.querySelectorAll('link[rel=canonical]')) link.remove()
  })

  it('has one link for each network, in the order of its attribute [SHELL-07]', async () => {
    const { host } = await put('networks="x, email,x whatsapp"')
    expect(networksIn(host)).to.deep.equal(['x', 'email', 'whatsapp'])
    host.removeAttribute('networks')
    await rendered()
    expect(networksIn(host)).to.deep.equal(['facebook', 'x', 'linkedin', 'pinterest', 'whatsapp', 'email'])
  })

  it('opens the network’s address with the page’s own in it, in a small window without an opener [SHELL-06]', async () => {
    history.replaceState(null, '', '/fr/vase?a=1&b=é#top')
    document.title = 'Vase & « Lune »'
    const { host, link } = await put()
    const sent = nextEvent('share:open', host)
    expect(isNative(link('x'))).to.equal(false)
    const page = `${location.origin}/fr/vase?a=1&b=%C3%A9`
    expect((await sent).detail).to.deep.equal({ network: 'x', url: page })
    const { url, features } = opened[0] as { url: string; features: string }
    expect(url).to.include(`url=${encodeURIComponent(page)}`)
    expect(new URL(url).searchParams.get('text')).to.equal('Vase & « Lune »')
    expect(features).to.include('noopener')
    expect(opened.length).to.equal(1)
  })

  it('has real links, which the browser follows with Ctrl, Shift or the middle button, and for e-mail', async () => {
    const { link } = await put('text="Look"')
    expect([link('facebook').target, link('facebook').rel]).to.deep.equal(['_blank', 'noopener noreferrer'])
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(isNative(link('facebook'), init)).to.equal(true)
    expect(isNative(link('email'))).to.equal(true)
    expect([link('email').protocol, link('email').target]).to.deep.equal(['mailto:', ''])
    expect(opened).to.deep.equal([])
  })

  it('ignores a click that another listener has cancelled', async () => {
    const { link } = await put()
    link('x').firstElementChild?.addEventListener('click', (event) => event.preventDefault())
    link('x').firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(opened).to.deep.equal([])
  })

  it('shares its own address and text first, then the canonical one', async () => {
    canonical('/fr/canonical')
    const { host, link } = await put('text="<b>Look</b> & see"')
    expect(asked(link('facebook'), 'u')).to.equal(`${location.origin}/fr/canonical`)
    expect(asked(link('x'), 'text')).to.equal('<b>Look</b> & see')
    host.setAttribute('url', '/fr/other?a=1&b=2')
    await rendered()
    expect(asked(link('facebook'), 'u')).to.equal(`${location.origin}/fr/other?a=1&b=2`)
  })

  it('never shares an address other than http', async () => {
    canonical('javascript:alert(1)')
    const warnings = await warningsOf(async () => {
      const { link } = await put('url="javascript:alert(2)"')
      expect(asked(link('facebook'), 'u')).to.equal(location.href.replace(/#.*/, ''))
    })
    expect(warnings.length).to.equal(1)
  })

  it('follows an in-page visit', async () => {
    const { link } = await put()
    history.replaceState(null, '', '/fr/plate')
    document.title = 'Plate'
    send(document, 'page:loaded', { url: location.href, title: 'Plate' })
    await rendered()
    expect(asked(link('facebook'), 'u')).to.equal(`${location.origin}/fr/plate`)
    expect(asked(link('x'), 'text')).to.equal('Plate')
  })

  it('replaces the server’s links, also those that are added later', async () => {
    const { host } = await put('networks="x"', '<ul><li><a href="https://x.com/">X</a></li></ul>')
    expect(host.querySelectorAll('a').length).to.equal(1)
    host.insertAdjacentHTML('beforeend', '<a href="/late">Late</a>')
    await until(() => host.querySelectorAll('a').length === 1)
    expect(networksIn(host)).to.deep.equal(['x'])
  })

  it('warns of an unknown network, and keeps the others', async () => {
    const warnings = await warningsOf(async () => {
      const { host } = await put('networks="myspace,x"')
      expect(networksIn(host)).to.deep.equal(['x'])
    })
    expect(warnings.length).to.equal(1)
    expect(warnings[0]).to.include('myspace')
  })

  it('has the device’s own share dialog where there is one', async () => {
    const shared: unknown[] = []
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (what: unknown) => {
        shared.push(what)
        throw new DOMException('', 'AbortError')
      },
    })
    const { host, link } = await put('networks="device" url="/fr/vase" text="Vase"')
    const sent = nextEvent('share:open', host)
    const warnings = await warningsOf(async () => {
      link('device').click()
      await until(() => shared.length === 1)
    })
    expect((await sent).detail.network).to.equal('device')
    expect(shared).to.deep.equal([{ url: `${location.origin}/fr/vase`, title: 'Vase' }])
    expect(warnings).to.deep.equal([])
    Reflect.deleteProperty(navigator, 'share')
    if (!('share' in navigator)) expect(networksIn((await put('networks="device,x"')).host)).to.deep.equal(['x'])
  })

  it('describes each link in text, works by keyboard, and passes axe', async () => {
    const { host, link } = await put()
    expect(link('linkedin').textContent?.trim()).to.equal(t('Shell.ShareOn', { network: 'LinkedIn' }))
    expect(link('email').textContent?.trim()).to.equal(t('Shell.ShareByEmail'))
    link('pinterest').focus()
    await sendKeys({ press: 'Enter' })
    expect(opened.length).to.equal(1)
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('works once in a clone and in a move, and again when it is inserted again', async () => {
    const { page, host, link } = await put('networks="x"')
    const clone = host.cloneNode(true) as HTMLElement
    page.append(clone)
    await hydrated(clone)
    expect(clone.querySelectorAll('a').length).to.equal(1)
    host.remove()
    await new Promise(requestAnimationFrame)
    page.append(host)
    await hydrated(host)
    isNative(link('x'))
    isNative(clone.querySelector('a') as HTMLElement)
    expect([host.querySelectorAll('a').length, opened.length]).to.deep.equal([1, 2])
  })
})
