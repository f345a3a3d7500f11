import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { setPageState } from '../../../runtime/navigation/page-state.ts'
import { request } from '../../../runtime/request/request.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, axeFindings, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const loading = (isSlow = false) => setPageState({ state: 'loading', url: '/fr/catalog', isSlow })
const part = (host: Element, name: string) => host.querySelector(`[data-part=${name}]`) as HTMLElement
const bar = (host: Element) => part(host, 'bar')
const isShown = (host: Element) => bar(host).checkVisibility({ visibilityProperty: true, opacityProperty: true })
/** Waits until the delay of the style sheet has passed. */
const waited = (host: Element) => {
  for (const animation of bar(host).getAnimations()) animation.finish()
}

async function shown(markup = '<loading-bar></loading-bar>') {
  const host = await mount(markup)
  await until(() => host.querySelector('[data-part=bar]'), 'the bar')
  return host
}

describe('<loading-bar>', () => {
  before(loadStrings)
  beforeEach(resetShop)
  afterEach(() => setPageState({ state: 'ready' }))

  it('is shown while a page loads, and is hidden when it ends [NAV-55]', async () => {
    const host = await shown()
    expect(isShown(host)).to.equal(false)
    loading()
    waited(host)
    expect(isShown(host)).to.equal(true)
    setPageState({ state: 'ready' })
    expect(isShown(host)).to.equal(false)
    expect(host.dataset.state).to.equal('idle')
  })

  it('is not shown for loads of less than 300 ms', async () => {
    const host = await shown()
    loading()
    expect(isShown(host)).to.equal(false)
    expect(getComputedStyle(bar(host)).animationDelay).to.equal('0.3s')
  })

  it('is shown during a call, but not during a quiet one', async () => {
    const host = await shown()
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    answer('GET /api/v1/shoppingcarts', 200, {}, gate)
    const quiet = request('GET', '/api/v1/shoppingcarts', { quiet: true })
    expect(bar(host).hidden).to.equal(true)
    const call = request('GET', '/api/v1/shoppingcarts')
    expect(bar(host).hidden).to.equal(false)
    open()
    await Promise.all([call, quiet])
    expect(bar(host).hidden).to.equal(true)
  })

  it('announces politely that a page is slow, by one bar of two, and removes the text afterwards', async () => {
    const page = await shown('<div><loading-bar></loading-bar><loading-bar></loading-bar></div>')
    const [first, second] = page.children as unknown as [HTMLElement, HTMLElement]
    loading(true)
    expect(part(first, 'status').textContent).to.contain('plus de temps')
    expect(part(first, 'status').getAttribute('role')).to.equal('status')
    expect(part(second, 'status').textContent).to.equal('')
    expect(second.dataset.state).to.equal('slow')
    setPageState({ state: 'ready' })
    expect(part(first, 'status').textContent).to.equal('')
  })

  it('is a progress bar with a name and without a value', async () => {
    const host = await shown()
    loading()
    expect(bar(host).getAttribute('role')).to.equal('progressbar')
    expect(bar(host).getAttribute('aria-label')).to.equal('Chargement…')
    expect(bar(host).hasAttribute('aria-valuenow')).to.equal(false)
    waited(host)
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('takes no space in the page and no clicks', async () => {
    const page = await shown('<div><loading-bar></loading-bar><p>Texte</p></div>')
    const text = page.querySelector('p') as HTMLElement
    const { top } = text.getBoundingClientRect()
    loading()
    expect(text.getBoundingClientRect().top).to.equal(top)
    expect(getComputedStyle(page.querySelector('loading-bar') as Element).pointerEvents).to.equal('none')
  })

  it('does not move under reduced motion', async () => {
    const host = await shown()
    loading()
    expect(getComputedStyle(bar(host), '::before').animationName).to.equal('vt-loading-pass')
    await emulateMedia({ reducedMotion: 'reduce' })
    expect(getComputedStyle(bar(host), '::before').animationName).to.equal('none')
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('is not notified after it was removed, and shows the present state when it is inserted again', async () => {
    const host = await shown()
    const place = host.parentElement as Element
    host.remove()
    await Promise.resolve()
    expect(host.querySelector('[data-vt-root]')).to.equal(null)
    loading()
    expect(host.dataset.state).to.equal(undefined)
    place.append(host)
    expect(host.dataset.state).to.equal('loading')
  })

  it('shows its bar instead of the server’s content', async () => {
    const host = await shown('<loading-bar><img alt="" src="data:,"></loading-bar>')
    expect(host.querySelector('img')).to.equal(null)
  })
})
