import '../../elements/page/page-loader/index.ts'
import { fixtureCleanup } from '@open-wc/testing'
import { $page } from '../../runtime/navigation/page-state.ts'
import { resetSettings } from '../../runtime/page/settings.ts'
import { loadStrings } from '../../runtime/text/strings.ts'
import { mount, nextEvent, resetShop, until } from './component.ts'
import { guardPage, leavePages, pageOf, resetPages, serve } from './pages.ts'

export const LINKS = '<p><a id="a" href="/fr/a">to A</a> <a id="b" href="/fr/b">to B</a></p>'

/** An element of this height in CSS pixels. */
export const tall = (height: number, id = '') => `<svg id="${id}" width="10" height="${height}" display="block"></svg>`

/** Wraps a page in a page loader; `click` clicks the element with an id. */
export async function putLoader(attributes = '', inside = LINKS, after = '') {
  const place = await mount(
    `<div><page-loader ${attributes}><main id="page"><h1>Start</h1>${inside}</main></page-loader>${after}</div>`,
  )
  const host = place.querySelector('page-loader') as HTMLElement
  const area = place.querySelector('main') as HTMLElement
  guardPage()
  const click = (id: string) => document.getElementById(id)?.dispatchEvent(clickEvent())
  return { place, host, area, click }
}

export const clickEvent = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init })

export const heading = () => document.querySelector('page-loader h1')?.textContent

export const shows = (title: string) =>
  until(() => heading() === title && $page.get().state === 'ready' && isIdle(), title)

const isIdle = () => document.documentElement.ariaBusy !== 'true'

/** The names and details of the page's events from now on. */
export function pageEvents(): [name: string, detail: Record<string, unknown>][] {
  const events: [string, Record<string, unknown>][] = []
  for (const name of ['before-visit', 'leave', 'swap', 'loaded', 'error', 'unauthorized']) {
    const note = (event: Event) => void events.push([name, { ...(event as CustomEvent).detail }])
    document.addEventListener(`page:${name}`, note, { signal: lifecycle.signal })
  }
  return events
}

let lifecycle = new AbortController()

/** Listens to an event for this test. */
export const onPage = (name: string, listener: (event: CustomEvent) => void): void =>
  document.addEventListener(name, listener as EventListener, { signal: lifecycle.signal })

/** A browser keeps fifty entries. In a file with its own page, the next entry then replaces the last twenty. */
async function shortenHistory(): Promise<void> {
  if (window !== top || history.length < 30) return
  const gone = nextEvent('popstate', window)
  history.go(-20)
  await gone
  history.pushState(null, '', '/fr/start')
}

/** A site of pages for each test of a file; the test page is restored afterwards. */
export function inASite(): void {
  const start = location.href
  before(loadStrings)
  beforeEach(async () => {
    lifecycle = new AbortController()
    resetShop()
    resetPages()
    resetSettings()
    // A new entry removes the forward entries: only then the length is the position of the page.
    history.pushState(null, '', '/fr/start')
    await shortenHistory()
    serve('/fr/start', pageOf('Start', LINKS))
    serve('/fr/a', pageOf('A', LINKS))
    serve('/fr/b', pageOf('B', LINKS))
  })
  afterEach(async () => {
    lifecycle.abort()
    fixtureCleanup()
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
    await new Promise((done) => setTimeout(done))
    leavePages()
    history.replaceState(null, '', start)
    scrollTo(0, 0)
  })
}
