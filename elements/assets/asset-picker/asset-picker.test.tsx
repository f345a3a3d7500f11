import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  callsTo,
  hydrateAll,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  searchesTo,
  until,
} from '../../../test/harness/component.ts'
import '../assets-widget/index.ts'
import { assetsWidget } from '../assets-widget/definition.ts'
import '../folder-tree/index.ts'
import { folderTree } from '../folder-tree/definition.ts'
import { assetPicker } from './definition.ts'
import './index.ts'
import { BLOCK, blocksOf, columnsIn, placeAfter, shownIn } from './rules.ts'

const PAGE = 'GET /fr/assetslibrary/asset/assetsbyfolder/1'
const API = 'GET /api/v1/assetslibrary/assets'
const TREE = 'GET /api/v1/assetslibrary/folders/hierarchy'

const item = (id: number, name = `file-${id}.pdf`) =>
  `<li data-asset-id="${id}" data-asset-name="${name}" data-asset-type="Document" data-asset-uri="/f/${id}"><a href="/fr/assetslibrary/asset/details/${id}">${name}</a></li>`
const page = (
  items: string,
  { total = 2, folder = 1 } = {},
) => `<h1>Bibliothèque</h1><asset-picker root-folder-id="1" folder-id="${folder}">
  <form data-part="search" method="get" action="/fr/assetslibrary/asset/assetsbyfolder/1"><label>Nom <input type="search" name="q"></label><button>OK</button></form>
  <folder-tree root-folder-id="1" current="${folder}"><ul><li><a href="/fr/assetslibrary/asset/assetsbyfolder/1/2">Banners</a></li></ul></folder-tree>
  <div data-part="assets" data-total="${total}" data-folder-id="${folder}"><ul>${items}</ul></div></asset-picker>`
const wire = (id: number) => ({
  guid: String(id),
  name: `file-${id}.pdf`,
  fileType: 'Document',
  thumbnail_url: '',
  Uri: `/f/${id}`,
})

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]') as HTMLDialogElement
const picks = (root: ParentNode = dialog()) => [
  ...(root?.querySelectorAll<HTMLAnchorElement>('[data-part=pick]') ?? []),
]
const named = (name: string) => picks().find(({ textContent }) => textContent?.includes(name)) as HTMLAnchorElement
const total = (root: ParentNode = dialog()) => root?.querySelector('[data-part=total]')?.textContent
const field = (host: ParentNode, name: string) => host.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
/** The size of the list is known after its first paint. */
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
const retryButton = () => dialog().querySelector<HTMLButtonElement>('[data-part=retryList]')
const notices = () => $notices.get().map(({ text }) => text)

const opener = `<asset-picker root-folder-id="1" for="u"><a data-part="open" href="/fr/assetslibrary/asset/assetsbyfolder/1">Choisir</a> <span data-part="picked"></span>
  <input type="hidden" name="AssetId-u"><input type="hidden" name="AssetName-u"><input type="hidden" name="AssetLoadedu"><input type="hidden" name="asset-u-name"></asset-picker>`

const open = async (html = page(item(7) + item(8, '&lt;img src=x onerror=alert(1)&gt;.pdf')), markup = opener) => {
  answer(TREE, 200, {
    FolderId: 1,
    Name: 'Library',
    ItemLevel: 1,
    Children: [{ FolderId: 2, Name: 'Banners', ItemLevel: 2, Children: [] }],
  })
  answer(PAGE, 200, html)
  const root = await mount(`<div>${markup}</div>`)
  const host = await hydrated(root.querySelector('asset-picker') as HTMLElement)
  host.querySelector('a')?.click()
  await until(() => dialog()?.querySelector('asset-picker'))
  hydrateAll(dialog())
  await until(() => total())
  return { host, root }
}

describe('<asset-picker>', () => {
  before(async () => {
    for (const { strings } of [assetPicker, assetsWidget, folderTree]) await loadStrings(strings)
  })
  beforeEach(resetShop)
  afterEach(async () => {
    dialog()?.querySelector<HTMLButtonElement>('[data-part=dialog-close], [data-part=dialog-dismiss]')?.click()
    await until(() => !dialog())
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('opens the page of the library in a modal, by one GET, and lists its assets [ASSETS-08, ASSETS-18]', async () => {
    await open()
    expect(callsTo(PAGE).length).to.equal(1)
    expect(dialog().querySelector('h2')?.textContent).to.equal('Bibliothèque')
    expect(picks().map(({ textContent }) => textContent)).to.deep.equal([
      'PDFfile-7.pdf',
      'PDF<img src=x onerror=alert(1)>.pdf',
    ])
    expect(dialog().querySelector('[src=x]')).to.equal(null)
    expect(total()).to.equal('2 fichiers')
    expect(await axeFindings(dialog())).to.deep.equal([])
  })

  it('has one column at least', () => {
    expect([columnsIn(0), columnsIn(147), columnsIn(296)]).to.deep.equal([1, 1, 2])
  })

  it('fills its fields with the chosen asset, and closes [ASSETS-08, ASSETS-19, ASSETS-20]', async () => {
    const { host } = await open()
    const picked = nextEvent('asset:picked', host)
    named('file-7').click()
    expect((await picked).detail).to.deep.equal({ id: '7', name: 'file-7.pdf', url: '/f/7', thumbnail: '' })
    await until(() => !dialog() && field(host, 'AssetId-u') === '7')
    expect(['AssetName-u', 'AssetLoadedu', 'asset-u-name'].map((name) => field(host, name))).to.deep.equal([
      'file-7.pdf',
      'true',
      'file-7.pdf',
    ])
    expect(host.querySelector('[data-part=picked]')?.textContent).to.equal('file-7.pdf')
    expect(document.activeElement).to.equal(host.querySelector('a'))
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('fills the widget of its unique id [ASSETS-08]', async () => {
    const { root } = await open(
      page(item(7)),
      `<assets-widget unique-id="u" file-types='{"pdf":true}'><form><label>F <input type="file" name="f"></label></form></assets-widget>
      <asset-picker for="u"><a data-part="open" href="/fr/assetslibrary/asset/assetsbyfolder/1">Choisir</a></asset-picker>`,
    )
    await hydrated(root.querySelector('assets-widget') as HTMLElement)
    named('file-7').click()
    await until(() => field(root, 'AssetId-u') === '7')
    expect(root.querySelector('[data-part=fileText]')?.textContent).to.equal('file-7.pdf')
  })

  it('loads a folder whose name is clicked instead of the list, and its page stays [ASSETS-17]', async () => {
    await open()
    answer(`${PAGE}/2`, 200, page(item(20), { total: 1, folder: 2 }))
    const tree = await until(() => dialog().querySelector('folder-tree [role=tree]'))
    const banners = await until(() =>
      [...tree.querySelectorAll<HTMLAnchorElement>('a')].find(({ textContent }) => textContent?.includes('Banners')),
    )
    banners.click()
    await until(() => picks().length === 1 && named('file-20'))
    expect(callsTo(`${PAGE}/2`).length).to.equal(1)
    expect([total(), dialog().querySelectorAll('asset-picker').length]).to.deep.equal(['1 fichier', 1])
    expect(tree.isConnected).to.equal(true)
    expect(banners.getAttribute('aria-current')).to.equal('page')
  })

  it('searches in the current folder', async () => {
    await open()
    answer(`${PAGE}/1`, 200, page(item(30), { total: 1 }))
    const form = dialog().querySelector('form') as HTMLFormElement
    ;(form.elements.namedItem('q') as HTMLInputElement).value = 'vase & co'
    form.requestSubmit()
    await until(() => named('file-30'))
    expect(searchesTo(`${PAGE}/1`)).to.deep.equal(['?q=vase+%26+co'])
  })

  for (const [status, data] of [
    [500, null],
    [404, null],
    [0, null],
    [200, '<p>No list</p>'],
  ] as const)
    it(`keeps its list when a folder cannot be loaded: ${status || 'lost'}`, async () => {
      await open()
      answer(`${PAGE}/2`, status, data)
      ;(await until(() => dialog().querySelector<HTMLAnchorElement>('folder-tree a[href$="/1/2"]'))).click()
      await until(() => notices()[0] === 'La liste n’a pas pu être chargée.')
      expect(named('file-7').isConnected).to.equal(true)
    })

  it('renders few of 10,000 assets, and requests the visible ones', async () => {
    const first = [...Array(48).keys()].map((id) => item(id)).join('')
    answer(API, 200, { total: 10_000, items: [...Array(BLOCK).keys()].map((id) => wire(id)) })
    await open(page(first, { total: 10_000 }))
    await until(() => callsTo(API).length === 1)
    expect(callsTo(API)[0]?.query).to.deep.equal({ folderId: '1', start: 0, count: BLOCK })
    const scroll = dialog().querySelector('[data-part=scroll]') as HTMLElement
    expect(scroll.scrollHeight).to.be.above(100_000)
    resetShop()
    answer(API, 200, { total: 10_000, items: [...Array(BLOCK).keys()].map((id) => wire(9_984 + id)) })
    scroll.scrollTop = scroll.scrollHeight
    await until(() => named('file-9999'))
    expect(picks().length).to.be.below(80)
    expect(callsTo(API).every(({ query }) => Number(query.start) >= 9_800)).to.equal(true)
    const last = picks().at(-1)
    expect([last?.role, last?.getAttribute('aria-setsize')]).to.deep.equal(['option', '10000'])
    expect(await axeFindings(dialog())).to.deep.equal([])
  })

  it('works by keyboard, with one tab stop', async () => {
    const items = [...Array(48).keys()].map((id) => item(id)).join('')
    await open(page(items, { total: 48 }))
    const press = async (key: string, expected: number) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await until(
        () => (document.activeElement as HTMLElement).dataset.index === String(expected),
        `${key} to lead to ${expected}`,
      )
    }
    expect(picks().filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1)
    picks()[0]?.focus()
    await press('ArrowRight', 1)
    const columns = columnsIn(dialog().querySelector('[data-part=scroll]')?.clientWidth ?? 0)
    await press('ArrowDown', 1 + columns)
    await press('End', 47)
    await press('Home', 0)
    expect(picks().filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1)
  })

  it('reports that a block of assets could not be loaded, and requests it again', async () => {
    // The request fails after the list was measured, since measuring would send it a second time.
    let lose = () => {}
    const measured = new Promise<void>((done) => {
      lose = done
    })
    answer(API, 500, null, measured)
    await open(page([...Array(48).keys()].map((id) => item(id)).join(''), { total: 100 }))
    await until(() => callsTo(API).length > 0)
    await painted()
    lose()
    const retry = await until(retryButton)
    resetShop()
    answer(API, 200, { total: 100, items: [...Array(BLOCK).keys()].map((id) => wire(id)) })
    retry.focus()
    retry.click()
    await until(() => callsTo(API).length === 1 && !retryButton())
    expect(document.activeElement).to.equal(dialog().querySelector('[data-part=pick]'))
  })

  it('requests a block again when the connection is restored', async () => {
    const items = [...Array(BLOCK).keys()].map((id) => item(id)).join('')
    answer(API, 0)
    await open(page(items, { total: 10_000 }))
    const scroll = dialog().querySelector('[data-part=scroll]') as HTMLElement
    scroll.scrollTop = scroll.scrollHeight
    await until(retryButton)
    scroll.scrollTop = 0
    await until(() => named('file-0.pdf'))
    await painted()
    resetShop()
    answer(API, 200, { total: 10_000, items: [...Array(BLOCK).keys()].map((id) => wire(id)) })
    window.dispatchEvent(new Event('online'))
    await until(() => callsTo(API).length > 0 && !retryButton())
    const asked = callsTo(API).map(({ query }) => query.start)
    expect(asked).to.deep.equal([...new Set(asked)])
  })

  it('requests a block again that failed and is no longer visible', async () => {
    const items = [...Array(BLOCK).keys()].map((id) => item(id)).join('')
    answer(API, 500)
    await open(page(items, { total: 10_000 }))
    const scroll = dialog().querySelector('[data-part=scroll]') as HTMLElement
    scroll.scrollTop = scroll.scrollHeight
    const retry = await until(retryButton)
    scroll.scrollTop = 0
    await until(() => named('file-0.pdf'))
    await painted()
    resetShop()
    answer(API, 200, { total: 10_000, items: [...Array(BLOCK).keys()].map((id) => wire(id)) })
    retry.click()
    await until(() => callsTo(API).length > 0 && !retryButton())
    expect(callsTo(API).every(({ query }) => Number(query.start) > BLOCK)).to.equal(true)
  })

  it('leaves the links and the search of a whole page unchanged', async () => {
    const root = await mount(`<div>${page(item(7), { total: 1 })}</div>`)
    const host = await hydrated(root.querySelector('asset-picker') as HTMLElement)
    const clicks: boolean[] = []
    const look = (event: Event) => {
      clicks.push(event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener('click', look)
    host.querySelector<HTMLAnchorElement>('[data-asset-id] a')?.click()
    removeEventListener('click', look)
    expect([clicks, callsTo(PAGE).length]).to.deep.equal([[false], 0])
    expect(host.querySelector('[data-part=list]')).to.equal(null)
  })

  it('reports an empty folder', async () => {
    await open(page('', { total: 0 }))
    expect(total()).to.equal('Aucun fichier ici.')
  })

  it('opens once, however often it is pressed', async () => {
    const { host } = await open()
    host.querySelector('a')?.click()
    host.querySelector('a')?.click()
    expect([callsTo(PAGE).length, document.querySelectorAll('dialog[open]').length]).to.deep.equal([1, 1])
  })

  it('computes the visible assets, and the targets of keys', () => {
    expect(shownIn({ top: 0, height: 500, columns: 4, total: 10 })).to.deep.equal([0, 10])
    expect(shownIn({ top: 1_880, height: 376, columns: 4, total: 1_000 })).to.deep.equal([32, 56])
    expect([blocksOf(0, 1), blocksOf(BLOCK - 1, BLOCK + 1), blocksOf(5, 5)]).to.deep.equal([[0], [0, 1], []])
    const list = { columns: 4, rows: 2, total: 10 }
    expect(['ArrowRight', 'ArrowUp', 'PageDown', 'End', 'x'].map((key) => placeAfter(key, 1, list))).to.deep.equal([
      2,
      0,
      9,
      9,
      undefined,
    ])
  })
})
