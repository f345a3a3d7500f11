import { expect } from '@open-wc/testing'
import { resetSettings } from '../../../runtime/page/settings.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  callsTo,
  mount,
  nextEvent,
  resetShop,
  until,
  warningsOf,
} from '../../../test/harness/component.ts'
import './index.ts'

type Fragment = HTMLElement & { refresh(): Promise<void>; src: string }

const NEW = 'GET /fr/new'
const OTHER = 'GET /fr/other'
const LINK = '<p><a href="/fr/catalog">Le catalogue</a></p>'
const area = (attributes = 'src="/fr/new"', inside = LINK) =>
  mount<Fragment>(`<page-fragment ${attributes}>${inside}</page-fragment>`)
const message = (host: Element) => host.querySelector('[data-part=message]')
const retry = (host: Element) => host.querySelector<HTMLElement>('[data-part=retry]')

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe('<page-fragment>', () => {
  before(loadStrings)
  beforeEach(() => {
    resetShop()
    resetSettings()
  })

  it('fills itself with the HTML of its address, instead of what the server sent', async () => {
    const { opened, open } = gate()
    answer(NEW, 200, '<ul><li>Bol</li></ul>', opened)
    const host = await area()
    const loaded = nextEvent('fragment:loaded', host)
    expect(host.querySelector('a')?.textContent).to.equal('Le catalogue')
    expect(host.getAttribute('aria-busy')).to.equal('true')
    open()
    expect((await loaded).detail).to.deep.equal({ url: `${location.origin}/fr/new` })
    expect(host.innerHTML).to.equal('<ul><li>Bol</li></ul>')
    await until(() => !host.hasAttribute('aria-busy'), 'the end')
  })

  it('uses the page area of a whole document, upgrades its tags and runs its scripts', async () => {
    answer(
      NEW,
      200,
      `<!doctype html><html><body><nav>x</nav><main><script>window.ranHere = (window.ranHere ?? 0) + 1</script>
        <page-fragment src="/fr/other"></page-fragment></main></body></html>`,
    )
    answer(OTHER, 200, '<b>dedans</b>')
    const host = await area()
    await until(() => host.querySelector('b'), 'the inner HTML')
    expect(host.querySelector('nav')).to.equal(null)
    expect((window as unknown as { ranHere: number }).ranHere).to.equal(1)
  })

  it('waits until it is near the viewport when it is lazy', async () => {
    answer(NEW, 200, '<b>là</b>')
    const page = await mount('<div><div></div><page-fragment src="/fr/new" lazy></page-fragment></div>')
    ;(page.firstElementChild as HTMLElement).style.blockSize = '5000px'
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    expect(callsTo(NEW)).to.have.length(0)
    page.lastElementChild?.scrollIntoView()
    await until(() => page.querySelector('b'), 'the HTML')
    scrollTo(0, 0)
  })

  it('keeps its content when the HTML cannot be loaded, reports it, and loads again by its button', async () => {
    const { opened, open } = gate()
    answer(NEW, 0, null, opened)
    answer(NEW, 200, '<b>là</b>')
    const host = await area()
    const failed = nextEvent('fragment:error', host)
    expect(message(host)?.getAttribute('role')).to.equal('status')
    expect(message(host)?.textContent).to.equal('')
    open()
    expect((await failed).detail).to.deep.equal({ url: `${location.origin}/fr/new`, kind: 'offline', status: 0 })
    expect(host.querySelector('a')?.textContent).to.equal('Le catalogue')
    expect(message(host)?.textContent).to.contain('n’a pas pu être chargée')
    expect(await axeFindings(host)).to.deep.equal([])
    retry(host)?.focus()
    retry(host)?.click()
    await until(() => host.querySelector('b'), 'the HTML')
    expect(message(host)).to.equal(null)
    expect(document.activeElement).to.equal(host)
    host.blur()
    expect(host.hasAttribute('tabindex')).to.equal(false)
  })

  it('loads again when the connection is restored, and removes its message', async () => {
    answer(NEW, 0)
    answer(NEW, 200, '<b>là</b>')
    const host = await area()
    await until(() => retry(host), 'the button')
    window.dispatchEvent(new Event('online'))
    await until(() => host.querySelector('b'), 'the HTML')
    expect(message(host)).to.equal(null)
  })

  it('does not load again after it was removed from the page', async () => {
    answer(NEW, 0)
    const host = await area()
    await until(() => retry(host), 'the button')
    host.remove()
    await Promise.resolve()
    window.dispatchEvent(new Event('online'))
    expect(callsTo(NEW)).to.have.length(1)
  })

  it('announces each failure again, and keeps the focus on the button', async () => {
    answer(NEW, 500)
    const host = await area()
    await until(() => retry(host), 'the button')
    const text = message(host)?.firstChild
    retry(host)?.focus()
    const failed = nextEvent('fragment:error', host)
    retry(host)?.click()
    expect((await failed).detail).to.include({ kind: 'server', status: 500 })
    expect(document.activeElement).to.equal(retry(host))
    expect(message(host)?.firstChild).not.to.equal(text)
    expect(host.querySelectorAll('[data-part=message]')).to.have.length(1)
  })

  it('shows only the content of the last address', async () => {
    const { opened, open } = gate()
    answer(NEW, 200, '<b>vieux</b>', opened)
    answer(OTHER, 200, '<b>neuf</b>')
    const host = await area()
    host.src = '/fr/other'
    await until(() => host.querySelector('b')?.textContent === 'neuf', 'the last HTML')
    open()
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    expect(host.textContent).to.equal('neuf')
    expect(host.hasAttribute('aria-busy')).to.equal(false)
  })

  it('loads again by its method, and keeps the old HTML when that fails', async () => {
    answer(NEW, 200, '<b>1</b>')
    answer(NEW, 200, '<b>2</b>')
    answer(NEW, 503)
    const host = await area()
    await until(() => host.textContent === '1', 'the HTML')
    await host.refresh()
    expect(host.textContent).to.equal('2')
    await host.refresh()
    expect(host.querySelector('b')?.textContent).to.equal('2')
    expect(message(host)?.textContent).not.to.equal('')
  })

  it('loads nothing without an address, from another site, or from itself endlessly', async () => {
    const empty = await area('')
    await empty.refresh()
    const failed = nextEvent('fragment:error')
    await area('src="https://evil.example/x"')
    expect((await failed).detail.kind).to.equal('refused')
    answer(NEW, 200, '<page-fragment src="/fr/new"></page-fragment>')
    const warnings = await warningsOf(async () => {
      const host = await area()
      await until(() => host.querySelector('page-fragment'), 'the HTML')
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    expect(callsTo(NEW)).to.have.length(1)
    expect(warnings.join()).to.contain('contains itself')
  })

  it('stops when it is removed, loads when it is inserted again, and not when it is already loaded', async () => {
    const { opened, open } = gate()
    answer(NEW, 200, '<b>1</b>', opened)
    answer(NEW, 200, '<b>2</b>')
    const host = await area()
    const place = host.parentElement as Element
    host.remove()
    await Promise.resolve()
    open()
    await new Promise(requestAnimationFrame)
    expect(host.textContent).to.equal('Le catalogue')
    expect(message(host)).to.equal(null)
    place.append(host)
    await until(() => host.textContent === '2', 'the HTML')
    host.remove()
    await Promise.resolve()
    place.append(host)
    await new Promise(requestAnimationFrame)
    expect(callsTo(NEW)).to.have.length(2)
  })

  it('bypasses every cache where the theme says so', async () => {
    const { fetch } = window
    const caches: unknown[] = []
    window.fetch = (_address, options) => {
      caches.push(options?.cache)
      return Promise.resolve(new Response('<b>là</b>', { headers: { 'Content-Type': 'text/html' } }))
    }
    const adapted = (event: Event) => event.stopImmediatePropagation()
    addEventListener('api:request', adapted, true)
    const host = await area('src="/fr/new" no-cache')
    await until(() => host.querySelector('b'), 'the HTML')
    removeEventListener('api:request', adapted, true)
    window.fetch = fetch
    expect(caches).to.deep.equal(['no-store'])
  })
})
