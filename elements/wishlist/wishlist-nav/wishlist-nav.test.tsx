import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { $openedList } from '../../../stores/wishlist/opened.ts'
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
import '../wishlist-page/index.ts'
import './index.ts'

const ITEMS = 'GET /fr/catalog/wishlist/list_item'

const link = (id: number, name: string, more = '') =>
  `<li><a href="/fr/catalog/wishlist/list?Id=${id}" data-wishlist-id="${id}" ${more}><span data-part="name">${name}</span> (2)</a></li>`
const nav = (active = 7, more = '') =>
  `<wishlist-nav active-id="${active}" ${more}><nav aria-label="Listes"><ul>${[7, 8, 9]
    .map((id) => link(id, `Liste ${id}`, id === active ? 'class="active" aria-current="page"' : ''))
    .join('')}</ul></nav></wishlist-nav>`
const page = (id: number) =>
  `<wishlist-page wishlist-id="${id}"><h2 data-part="name">Liste ${id}</h2><form data-part="items" method="post"></form></wishlist-page>`

/** The names of the lists, with the table area and an unrelated element. */
async function lists(more = ''): Promise<{ host: HTMLElement; area: HTMLElement; root: HTMLElement }> {
  const root = await mount(`<div>${nav(7, more)}<p id="beside">Autre</p>${page(7)}</div>`)
  const host = await hydrated(root.querySelector('wishlist-nav') as HTMLElement)
  const area = await hydrated(root.querySelector('wishlist-page') as HTMLElement)
  return { host, area, root }
}

const linkOf = (host: Element, id: number) => host.querySelector(`[data-wishlist-id="${id}"]`) as HTMLAnchorElement
const headingOf = (area: Element) => area.querySelector('h2')?.textContent
const active = (host: Element) =>
  [...host.querySelectorAll<HTMLElement>('.active')].map(({ dataset }) => dataset.wishlistId)
const current = (host: Element) =>
  [...host.querySelectorAll<HTMLElement>('[aria-current]')].map(({ dataset }) => dataset.wishlistId)

describe('<wishlist-nav>', () => {
  const before = location.href
  beforeEach(() => {
    resetShop()
    for (const { id } of $notices.get()) dismissNotice(id)
  })
  afterEach(() => history.replaceState(null, '', before))

  it('loads the chosen list into the table area alone, and marks it [NAV-34, NAV-35, NAV-36]', async () => {
    answer(ITEMS, 200, page(8))
    const { host, area, root } = await lists()
    const beside = root.querySelector('#beside')
    const selected = nextEvent('wishlist:select', host)
    linkOf(host, 8).click()
    expect((await selected).detail).to.deep.equal({ wishlistId: '8' })
    await until(() => headingOf(area) === 'Liste 8', 'the other list')
    expect(searchesTo(ITEMS)).to.deep.equal(['?wishlistid=8'])
    expect(root.querySelector('#beside') === beside && beside?.textContent).to.equal('Autre')
    await until(() => active(host).join() === '8' && current(host).join() === '8', 'its mark')
    expect(location.pathname + location.search).to.equal('/fr/catalog/wishlist/list?Id=8')
    await until(() => host.querySelector('[role=status]')?.textContent === 'Liste affichée : Liste 8', 'the status')
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('loads the list before when the shopper navigates back, and marks it [NAV-35, NAV-36]', async () => {
    answer(ITEMS, 200, page(8))
    answer(ITEMS, 200, page(9))
    answer(ITEMS, 200, page(8))
    const { host, area } = await lists()
    for (const id of [8, 9]) {
      linkOf(host, id).click()
      await until(() => location.search === `?Id=${id}`, 'the address')
    }
    history.back()
    await until(() => headingOf(area) === 'Liste 8', 'the list before')
    await until(() => active(host).join() === '8', 'its mark')
  })

  for (const [where, more, items] of [
    ['the tag', 'path="/fr/own/items"', ''],
    ['a link', '', '/fr/own/items'],
  ] as const)
    it(`loads the items from the path of ${where} [WISH-09]`, async () => {
      answer('GET /fr/own/items', 200, page(8))
      const { host, area } = await lists(more)
      if (items) {
        host.setAttribute('active-id', '7')
        ;(host as HTMLElement & { markup: string }).markup = nav()
          .replace(/<\/?wishlist-nav[^>]*>/g, '')
          .replace('data-wishlist-id="8"', `data-wishlist-id="8" data-items-path="${items}"`)
        await until(() => linkOf(host, 8).dataset.itemsPath === items, 'the path')
      }
      linkOf(host, 8).click()
      await until(() => headingOf(area) === 'Liste 8', 'the other list')
      expect(callsTo(ITEMS)).to.deep.equal([])
    })

  it('shows the names and numbers that are sent with a list', async () => {
    answer(ITEMS, 200, nav(8).replace('Liste 9', '<b>Fête</b> & co') + page(8))
    const { host } = await lists()
    linkOf(host, 8).click()
    await until(() => linkOf(host, 9).textContent?.includes('Fête & co'), 'the other name')
    expect(active(host)).to.deep.equal(['8'])
  })

  it('shows the list that was chosen last, whichever answer arrives first', async () => {
    let release = () => {}
    answer(ITEMS, 200, page(8), new Promise<void>((resolve) => (release = resolve)))
    answer(ITEMS, 200, page(9))
    const { host, area } = await lists()
    linkOf(host, 8).click()
    await until(() => callsTo(ITEMS).length === 1, 'the first call')
    linkOf(host, 9).click()
    await until(() => headingOf(area) === 'Liste 9', 'the last list')
    release()
    await until(() => location.search === '?Id=9', 'its address')
    await until(() => active(host).join() === '9', 'its mark')
    expect(headingOf(area)).to.equal('Liste 9')
  })

  for (const [status, data, text] of [
    [500, {}, 'La liste n’a pas pu être chargée. Réessayez.'],
    [404, '<p>Non</p>', 'La liste n’a pas pu être chargée. Réessayez.'],
    [0, null, 'La liste n’a pas pu être chargée. Réessayez.'],
  ] as const)
    it(`keeps the shown list after ${status}, and reports the failure`, async () => {
      answer(ITEMS, status, data)
      const { host, area } = await lists()
      linkOf(host, 8).click()
      const notice = await until(() => $notices.get()[0], 'the notice')
      expect([notice.kind, notice.text]).to.deep.equal(['error', text])
      expect([headingOf(area), active(host).join(), location.href]).to.deep.equal(['Liste 7', '7', before])
      await until(() => !linkOf(host, 8).hasAttribute('aria-busy'), 'the end')
    })

  it('opens the list that failed when the connection is restored, with its address', async () => {
    answer(ITEMS, 0)
    answer(ITEMS, 200, page(8))
    const { host, area } = await lists()
    linkOf(host, 8).click()
    await until(() => $notices.get()[0], 'the notice')
    window.dispatchEvent(new Event('online'))
    await until(() => headingOf(area) === 'Liste 8' && location.search === '?Id=8', 'the list')
    expect($notices.get()).to.deep.equal([])
  })

  it('ignores clicks for another tab, and links that page script cancels', async () => {
    const { host } = await lists()
    const stay = (event: Event) => event.preventDefault()
    addEventListener('click', stay)
    linkOf(host, 8).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    host.addEventListener('wishlist:before-select', stay, { once: true })
    linkOf(host, 8).click()
    removeEventListener('click', stay)
    expect(callsTo(ITEMS)).to.deep.equal([])
  })

  it('forgets the loaded lists when the page is left', async () => {
    answer(ITEMS, 200, page(8))
    const { host, root } = await lists()
    linkOf(host, 8).click()
    await until(() => $openedList.get() !== undefined, 'the list')
    root.remove()
    await until(() => $openedList.get() === undefined, 'the end')
  })
})
