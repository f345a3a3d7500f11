import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import {
  answer,
  axeFindings,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  searchesTo,
  until,
} from '../../../test/harness/component.ts'
import './index.ts'

const start = location.href
const PAGE = `GET ${location.pathname}`
const at = (query: string) => history.replaceState({ theme: 1 }, '', `${location.pathname}?${query}`)

const items = (...ids: number[]) =>
  ids.map((id) => `<li data-variant-id="${id}"><h2><a href="/fr/p/${id}">Bol ${id}</a></h2></li>`).join('')

const tag = (attributes: string, page = 2) => `<load-more ${attributes}>
  <p data-part="status">le serveur</p><a data-part="more" href="?pageindex=${page}">Afficher plus</a></load-more>`

const list = (inside: string, attributes: string) =>
  `<div><p><b data-list-shown>2</b> pièces</p><product-list><ul>${inside}</ul></product-list>
    <list-pagination page="1" pages="3"></list-pagination>${tag(attributes)}</div>`

const FIRST = 'page="1" pages="3" shown="2" total="5"'
const SECOND = list(items(3, 4), 'page="2" pages="3" first="3" shown="4" total="5"')
const THIRD = list(items(5), 'page="3" pages="3" first="5" shown="5" total="5"')

async function put(attributes = FIRST, inside = items(1, 2)) {
  const page = await mount(list(inside, attributes))
  const host = await hydrated(page.querySelector('load-more') as HTMLElement)
  return {
    page,
    host,
    more: host.querySelector('[data-part=more]') as HTMLAnchorElement,
    status: () => host.querySelector('[data-part=status]')?.textContent,
    ids: () => [...page.querySelectorAll<HTMLElement>('li[data-variant-id]')].map(({ dataset }) => dataset.variantId),
  }
}

/** A promise for `answer`, and the function that settles it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe('<load-more>', () => {
  beforeEach(() => {
    resetShop()
    at('q=bol&sort=name_asc')
  })
  after(() => history.replaceState(null, '', start))

  it('adds the items of the next page, with the search and the order of the list, and says how many are shown', async () => {
    answer(PAGE, 200, SECOND)
    const { page, host, more, status, ids } = await put()
    expect(status()).to.equal('2 sur 5')
    expect(host.querySelector('[role=status]')).to.equal(null)
    expect([more.role, new URL(more.href).searchParams.get('pageindex')]).to.deep.equal(['button', '2'])
    const before = nextEvent('list:before-extend', host)
    const extended = nextEvent('list:extended', host)
    more.click()
    const { detail } = await extended
    expect((await before).detail).to.deep.equal({
      page: 2,
      url: new URL('?q=bol&sort=name_asc&pageindex=2', start).href,
    })
    expect(searchesTo(PAGE)).to.deep.equal(['?q=bol&sort=name_asc&pageindex=2'])
    expect([detail.page, detail.count, new URL(detail.url).search]).to.deep.equal([
      2,
      2,
      '?q=bol&sort=name_asc&pageindex=2&frompage=1',
    ])
    expect(ids()).to.deep.equal(['1', '2', '3', '4'])
    await until(() => status() === '4 sur 5', 'the count')
    expect(host.querySelector('[role=status]')?.textContent).to.equal('4 sur 5')
    expect(page.querySelector('[data-list-shown]')?.textContent).to.equal('4')
    expect(page.querySelector('list-pagination')?.getAttribute('page')).to.equal('2')
    expect(more.textContent).to.equal('Afficher plus')
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('moves focus to the first new item, and keeps the entry of the history with the address of all pages', async () => {
    answer(PAGE, 200, SECOND)
    const entries = history.length
    const { host, more } = await put()
    more.focus()
    const extended = nextEvent('list:extended', host)
    await sendKeys({ press: 'Space' })
    await extended
    expect(document.activeElement?.textContent).to.equal('Bol 3')
    expect(location.search).to.equal('?q=bol&sort=name_asc&pageindex=2&frompage=1')
    expect([history.length, history.state]).to.deep.equal([entries, { theme: 1 }])
  })

  it('is no longer there after the last page', async () => {
    answer(PAGE, 200, SECOND)
    answer(PAGE, 200, THIRD)
    const { host, more, status, ids } = await put()
    for (const last of [2, 3]) {
      const extended = nextEvent('list:extended', host)
      more.click()
      await extended
      await until(() => host.getAttribute('page') === String(last), 'the page')
    }
    await until(() => more.hidden, 'the end')
    expect(ids()).to.deep.equal(['1', '2', '3', '4', '5'])
    expect(status()).to.equal('5 sur 5')
    expect(new URL(location.href).searchParams.get('frompage')).to.equal('1')
  })

  it('loads a page once when it is pressed twice', async () => {
    const { opened, open } = gate()
    answer(PAGE, 200, SECOND, opened)
    const { host, more, ids } = await put()
    const extended = nextEvent('list:extended', host)
    more.click()
    await until(() => more.ariaDisabled === 'true' && more.textContent === 'Chargement…', 'the load')
    more.click()
    open()
    await extended
    expect(callsTo(PAGE)).to.have.length(1)
    expect(ids()).to.deep.equal(['1', '2', '3', '4'])
  })

  for (const [status, kind] of [
    [0, 'offline'],
    [404, 'refused'],
    [500, 'server'],
  ] as const) {
    it(`says that the page could not be loaded (${status}), keeps the list and the address, and tries again`, async () => {
      answer(PAGE, status, '')
      answer(PAGE, 200, SECOND)
      const { host, more, status: said, ids } = await put()
      const failed = nextEvent('list:extend-error', host)
      more.click()
      expect((await failed).detail).to.deep.equal({ page: 2, kind, status })
      await until(() => said() === 'La suite n’a pas pu être chargée. Réessayez.', 'the reason')
      expect([more.textContent, ids().length, location.search]).to.deep.equal(['Réessayer', 2, '?q=bol&sort=name_asc'])
      expect(await axeFindings(host)).to.deep.equal([])
      const extended = nextEvent('list:extended', host)
      more.click()
      await extended
      await until(() => said() === '4 sur 5', 'the count')
    })
  }

  it('refuses an answer without the list', async () => {
    answer(PAGE, 200, '<h1>Maintenance</h1>')
    const { host, more, ids } = await put()
    const failed = nextEvent('list:extend-error', host)
    more.click()
    expect((await failed).detail.kind).to.equal('unreadable')
    expect(ids()).to.have.length(2)
  })

  it('leads to the page by a visit when the shopper has to sign in', async () => {
    answer(PAGE, 401, '')
    const { more } = await put()
    const visits = nextEvent('page:before-visit')
    document.addEventListener('page:before-visit', (event) => event.preventDefault(), { once: true })
    more.click()
    expect(new URL((await visits).detail.url).search).to.equal('?q=bol&sort=name_asc&pageindex=2')
  })

  it('adds nothing to a list that begins again while the page is on its way', async () => {
    const { opened, open } = gate()
    answer(PAGE, 200, SECOND, opened)
    answer(PAGE, 200, THIRD)
    const { host, more, ids } = await put()
    more.click()
    await until(() => more.ariaDisabled === 'true', 'the load')
    document.dispatchEvent(new CustomEvent('page:leave', { detail: { url: location.href } }))
    await until(() => more.ariaDisabled !== 'true', 'the end of the load')
    open()
    const extended = nextEvent('list:extended', host)
    more.click()
    await extended
    expect(ids()).to.deep.equal(['1', '2', '5'])
  })

  it('leaves out items that are shown already, and shows texts of items as text', async () => {
    answer(
      PAGE,
      200,
      list(`${items(2)}<li data-variant-id="9">&lt;img src=x&gt;</li>`, 'page="2" pages="2" shown="4" total="4"'),
    )
    const { page, host, more, ids } = await put()
    const extended = nextEvent('list:extended', host)
    more.click()
    expect((await extended).detail.count).to.equal(1)
    expect(ids()).to.deep.equal(['1', '2', '9'])
    expect(page.querySelector('img')).to.equal(null)
    expect(document.activeElement).to.equal(page.querySelector('[data-variant-id="9"]'))
  })

  it('extends a list by its id, with another parameter, from the page that the server shows', async () => {
    at('pagenbr=2')
    const orders = (ids: number[], attributes: string) =>
      `<div><ol id="orders">${ids.map((id) => `<li id="o-${id}">${id}</li>`).join('')}</ol><product-list><ul></ul></product-list>
        ${tag(`for="orders" param="pagenbr" ${attributes}`)}</div>`
    answer(PAGE, 200, orders([5, 6], 'page="3" pages="4" first="5" shown="6" total="1008"'))
    const page = await mount(orders([3, 4], 'page="2" pages="4" first="3" shown="4" total="1008"'))
    const host = await hydrated(page.querySelector('load-more') as HTMLElement)
    const extended = nextEvent('list:extended', host)
    host.querySelector<HTMLElement>('[data-part=more]')?.click()
    await extended
    expect([...page.querySelectorAll('li')].map(({ id }) => id)).to.deep.equal(['o-3', 'o-4', 'o-5', 'o-6'])
    expect(location.search).to.equal('?pagenbr=3&frompage=2')
    const status = () => host.querySelector('[data-part=status]')?.textContent ?? ''
    await until(() => /^3 à 6 sur 1\s008$/.test(status()), 'the count')
  })

  it('follows the attributes of a list that begins again, and page script that stops it', async () => {
    const { host, more, status } = await put()
    for (const [name, value] of Object.entries({ page: 3, pages: 3, shown: 9, total: 9 }))
      host.setAttribute(name, String(value))
    await until(() => status() === '9 sur 9' && more.hidden, 'the last page')
    host.setAttribute('page', '1')
    await until(() => !more.hidden, 'the button')
    host.addEventListener('list:before-extend', (event) => event.preventDefault(), { once: true })
    more.click()
    expect(callsTo(PAGE)).to.have.length(0)
  })

  it('leaves a click with a modifier key to the browser', async () => {
    const { host, more } = await put()
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
    let isPrevented = true
    const note = (event: Event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    }
    host.addEventListener('click', note, { once: true })
    more.dispatchEvent(click)
    expect([isPrevented, callsTo(PAGE).length]).to.deep.equal([false, 0])
  })
})
