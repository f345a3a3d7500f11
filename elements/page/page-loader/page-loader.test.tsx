import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { $page } from '../../../runtime/navigation/page-state.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { resetSettings } from '../../../runtime/page/settings.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  asked,
  askedFor,
  fullLoads,
  gate,
  guardPage,
  htmlAnswer,
  leavePages,
  pageOf,
  redirected,
  resetPages,
  serve,
} from '../../../test/harness/pages.ts'
import { axeFindings, heard, mount, resetShop, until, warningsOf } from '../../../test/harness/room.ts'
import './index.ts'

const start = location.href

const LINKS = '<h1>Start</h1><p><a id="a" href="/fr/a">A</a> <a id="b" href="/fr/b">B</a></p>'

async function put(attributes = '', inside = LINKS) {
  const host = await mount(`<page-loader ${attributes}><main id="page">${inside}</main></page-loader>`)
  guardPage()
  const area = host.querySelector('main') as HTMLElement
  return { host, area, click: (id: string) => host.querySelector<HTMLElement>(`#${id}`)?.click() }
}

const heading = () => document.querySelector('page-loader h1')?.textContent

const shows = (title: string) => until(() => heading() === title && $page.get().state === 'ready', title)

describe('<page-loader>', () => {
  before(loadStrings)

  beforeEach(() => {
    resetShop()
    resetPages()
    resetSettings()
    history.pushState(null, '', '/fr/start')
    serve('/fr/start', pageOf('Start', LINKS))
    serve('/fr/a', pageOf('A', LINKS))
    serve('/fr/b', pageOf('B', LINKS))
  })

  afterEach(() => {
    leavePages()
    history.replaceState(null, '', start)
  })

  it('loads the page of a link into the page area, without a new document [NAV-02, NAV-63]', async () => {
    const { area, click } = await put()
    click('a')
    await shows('A')
    expect(area.isConnected && area.querySelector('h1')?.textContent).to.equal('A')
    expect(document.title).to.equal('A')
    expect(asked.map(({ method, path }) => `${method} ${path}`)).to.deep.equal(['GET /fr/a'])
  })

  it('shows the address of the link, and leaves one entry in the history [NAV-03]', async () => {
    const { click } = await put()
    const before = history.length
    click('a')
    await shows('A')
    expect(location.pathname).to.equal('/fr/a')
    expect(history.length).to.equal(before + 1)
  })

  it('brings the page before back with the Back button [NAV-04]', async () => {
    const { click } = await put()
    click('a')
    await shows('A')
    history.back()
    await shows('Start')
    expect(location.pathname).to.equal('/fr/start')
    history.forward()
    await shows('A')
  })
})
