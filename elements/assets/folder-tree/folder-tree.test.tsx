import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { setOpen } from '../../../stores/assets/folders.ts'
import {
  answer,
  axeFindings,
  calls,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import { folderTree } from './definition.ts'
import './index.ts'
import { actOf, typedRow } from './rules.ts'

const GET = 'GET /api/v1/assetslibrary/folders/hierarchy'
const folder = (FolderId: number, Name: string, Children: object[] | null = [], ItemLevel = 1) => ({
  FolderId,
  Name,
  ItemLevel,
  Children,
})

/** 1 Library: 2 Banners (4 Été, 5 Hiver), 3 Notices. */
const tree = (root: number) =>
  folder(root, 'Library', [
    folder(root + 1, 'Banners', [folder(root + 3, 'Été', [], 3), folder(root + 4, 'Hiver', [], 3)], 2),
    folder(root + 2, 'Notices <b>', [], 2),
  ])

let root = 0
const put = async (attributes = '', data: unknown = undefined) => {
  root += 100
  answer(GET, 200, data ?? tree(root))
  const host = await mount(
    `<folder-tree root-folder-id="${root}" ${attributes.replaceAll('+', String(root))}><ul><li><a href="/fr/x">Server</a></li></ul></folder-tree>`,
  ).then(hydrated)
  await until(() => host.querySelector('[role=tree]'))
  setOpen([String(root)], true)
  await until(() => names(host).length > 1)
  return host
}
const items = (host: Element) => [...host.querySelectorAll<HTMLAnchorElement>('[role=treeitem]')]
const names = (host: Element) => items(host).map((item) => item.lastElementChild?.textContent)
const item = (host: Element, name: string) =>
  items(host).find((one) => one.textContent?.includes(name)) as HTMLAnchorElement
const focused = () => document.activeElement?.lastElementChild?.textContent
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
const go = async (key: string, expected: string) => {
  press(key)
  await until(() => focused() === expected, `${key} to lead to ${expected}, not ${focused()}`)
}
const notices = () => $notices.get().map(({ text }) => text)
const stay = (event: Event) => event.preventDefault()

describe('<folder-tree>', () => {
  before(() => loadStrings(folderTree.strings))
  beforeEach(() => {
    resetShop()
    addEventListener('click', stay)
  })
  afterEach(() => {
    removeEventListener('click', stay)
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('shows the folders as a tree of links [ASSETS-07]', async () => {
    const host = await put('current="+"')
    expect(callsTo(GET)[0]?.query).to.deep.equal({ folderId: String(root) })
    expect(names(host)).to.deep.equal(['Library', 'Banners', 'Notices <b>'])
    expect(item(host, 'Banners').getAttribute('href')).to.equal(
      `/fr/assetslibrary/asset/assetsbyfolder/${root}/${root + 1}`,
    )
    expect(item(host, 'Library').getAttribute('href')).to.equal(`/fr/assetslibrary/asset/assetsbyfolder/${root}`)
    expect(item(host, 'Library').getAttribute('aria-current')).to.equal('page')
    expect(items(host).map(({ ariaLevel, tabIndex }) => [ariaLevel, tabIndex])).to.deep.equal([
      ['1', 0],
      ['2', -1],
      ['2', -1],
    ])
    expect(host.textContent).not.to.include('Server')
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('opens and closes a folder by its toggle, without following its link [ASSETS-16]', async () => {
    const host = await put()
    const toggle = () => item(host, 'Banners').querySelector<HTMLElement>('[data-part=toggle]') as HTMLElement
    let isSelected = false
    host.addEventListener('folder:select', () => {
      isSelected = true
    })
    toggle().click()
    await until(() => names(host).includes('Été'))
    expect(item(host, 'Banners').getAttribute('aria-expanded')).to.equal('true')
    toggle().click()
    await until(() => !names(host).includes('Été'))
    expect([item(host, 'Banners').getAttribute('aria-expanded'), isSelected]).to.deep.equal(['false', false])
    expect(item(host, 'Notices').hasAttribute('aria-expanded')).to.equal(false)
  })

  it('emits the clicked folder, and lets the browser follow its link [ASSETS-17]', async () => {
    const host = await put()
    const selected = nextEvent('folder:select', host)
    item(host, 'Notices').click()
    expect((await selected).detail).to.deep.equal({
      ...{
        id: String(root + 2),
        name: 'Notices <b>',
        url: `/fr/assetslibrary/asset/assetsbyfolder/${root}/${root + 2}`,
      },
    })
    await until(() => item(host, 'Notices').getAttribute('aria-current') === 'page')
  })

  it('works by keyboard', async () => {
    const host = await put()
    items(host)[0]?.focus()
    await go('ArrowDown', 'Banners')
    press('ArrowRight')
    await until(() => names(host).includes('Été'))
    await go('ArrowRight', 'Été')
    await go('ArrowLeft', 'Banners')
    press('ArrowLeft')
    await until(() => !names(host).includes('Été'))
    await go('ArrowLeft', 'Library')
    await go('End', 'Notices <b>')
    await go('ArrowUp', 'Banners')
    await go('Home', 'Library')
    await go('n', 'Notices <b>')
    await go('Home', 'Library')
    await go('b', 'Banners')
    press('*')
    await until(() => names(host).includes('Hiver'))
    await go('e', 'Été')
    expect(
      items(host)
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((one) => one.textContent?.includes('Été')),
    ).to.deep.equal([true])
    let isSelected = false
    host.addEventListener('folder:select', () => {
      isSelected = true
    })
    press(' ')
    expect(isSelected).to.equal(true)
    const taken = new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(taken)
    expect(taken.defaultPrevented).to.equal(false)
  })

  it('opens all siblings of the current folder by *, and no others', () => {
    const row = (key: string, parentId: string, isOpen: boolean | undefined) => ({
      ...{ key, kind: 'folder' as const, parentId, level: 1, isOpen },
      folder: { id: key, name: key, level: 1, children: undefined },
    })
    const rows = [row('a', '', true), row('b', 'a', false), row('c', 'a', undefined), row('d', '', false)]
    expect(actOf('*', rows, 'a')).to.deep.equal({ open: ['d'] })
    expect(actOf('*', rows, 'c')).to.deep.equal({ open: ['b'] })
  })

  it('moves to the folder whose name begins with the typed letters, or to the next one by the same letter', () => {
    const rows = ['Alpha', 'Beta', 'Bern'].map((name) => ({
      ...{ key: name, kind: 'folder' as const, parentId: '', level: 1, isOpen: undefined },
      folder: { id: name, name, level: 1, children: [] },
    }))
    expect([typedRow('be', rows, 'Alpha'), typedRow('ber', rows, 'Beta'), typedRow('bb', rows, 'Beta')]).to.deep.equal([
      'Beta',
      'Bern',
      'Bern',
    ])
    expect([typedRow('b', rows, 'Bern'), typedRow('x', rows, 'Bern')]).to.deep.equal(['Beta', undefined])
  })

  it('loads the subfolders of a folder when it is opened, and again after a failure', async () => {
    const host = await put('', folder(root + 100, 'Library', [folder(root + 101, 'Lazy', null, 2)]))
    resetShop()
    answer(GET, 500)
    answer(GET, 200, [folder(root + 5, 'Inside', [], 3)])
    item(host, 'Lazy').querySelector<HTMLElement>('[data-part=toggle]')?.click()
    await until(() => names(host).includes('Non chargé. Réessayer'))
    expect(await axeFindings(host)).to.deep.equal([])
    item(host, 'Non chargé').click()
    await until(() => names(host).includes('Inside'))
    expect(callsTo(GET).length).to.equal(2)
  })

  for (const [status, data] of [
    [500, null],
    [0, null],
    [401, null],
    [200, { no: 'folder' }],
  ] as const)
    it(`keeps the page’s links, and can load again: ${status || 'lost'} ${JSON.stringify(data)}`, async () => {
      root += 100
      answer(GET, status, data)
      answer(GET, 200, tree(root))
      const host = await mount(
        `<folder-tree root-folder-id="${root}"><ul><li><a href="/fr/x">Server</a></li></ul></folder-tree>`,
      ).then(hydrated)
      const retry = await until(() => host.querySelector<HTMLButtonElement>('[data-part=retry]'))
      expect(host.querySelector('a')?.textContent).to.equal('Server')
      retry.focus()
      retry.click()
      await until(() => host.querySelector('[role=tree]'))
      expect(document.activeElement).to.equal(items(host)[0])
    })

  it('loads its folders again when the connection is restored', async () => {
    root += 100
    answer(GET, 0)
    answer(GET, 200, tree(root))
    const host = await mount(`<folder-tree root-folder-id="${root}"></folder-tree>`).then(hydrated)
    const retry = await until(() => host.querySelector<HTMLButtonElement>('[data-part=retry]'))
    retry.focus()
    window.dispatchEvent(new Event('online'))
    await until(() => host.querySelector('[role=tree]'))
    expect(document.activeElement).to.equal(items(host)[0])
  })

  it('loads the subfolders of an open folder again when the connection is restored, once', async () => {
    const host = await put('', folder(root + 100, 'Library', [folder(root + 101, 'Lazy', null, 2)]))
    resetShop()
    answer(GET, 0)
    answer(GET, 200, [folder(root + 5, 'Inside', [], 3)])
    item(host, 'Lazy').querySelector<HTMLElement>('[data-part=toggle]')?.click()
    await until(() => names(host).includes('Non chargé. Réessayer'))
    window.dispatchEvent(new Event('online'))
    await until(() => names(host).includes('Inside'))
    window.dispatchEvent(new Event('online'))
    expect(callsTo(GET).length).to.equal(2)
  })

  it('moves a folder by its button and the keys, and announces its position', async () => {
    const host = await put('movable')
    const move = () => host.querySelector<HTMLButtonElement>('[data-part=move]') as HTMLButtonElement
    const text = () => host.querySelector('[data-part=moving]')?.textContent
    item(host, 'Notices').focus()
    await until(() => move().textContent === 'Déplacer « Notices <b> »')
    move().click()
    await until(() => focused() === 'Library' && text()?.startsWith('Choisissez où déplacer'))
    expect(await axeFindings(host)).to.deep.equal([])
    press('Escape')
    await until(() => text() === '')
    item(host, 'Notices').focus()
    await until(() => move().textContent?.includes('Notices'))
    move().click()
    await until(() => focused() === 'Library')
    answer(`POST /assets/folders/${root + 2}/move`, 200, folder(root + 2, 'Notices'))
    const moved = nextEvent('folder:moved', host)
    press('ArrowDown')
    await until(() => focused() === 'Banners')
    ;(document.activeElement as HTMLElement).click()
    expect((await moved).detail).to.deep.equal({ id: String(root + 2), parentId: String(root + 1) })
    expect(callsTo(`POST /assets/folders/${root + 2}/move`)[0]?.body).to.deep.equal({ parentId: String(root + 1) })
    await until(() => text() === '« Notices <b> » est maintenant dans « Banners ».')
  })

  it('keeps the focus on a moved folder, at its new position in an open folder, and on one whose move is refused', async () => {
    const host = await put('movable')
    const move = async (name: string, to: string) => {
      item(host, name).focus()
      await until(() => host.querySelector('[data-part=move]')?.textContent?.includes(name))
      host.querySelector<HTMLButtonElement>('[data-part=move]')?.click()
      await until(() => host.querySelector('[data-moving]'))
      item(host, to).focus()
      item(host, to).click()
    }
    answer(`POST /assets/folders/${root + 2}/move`, 409, { Message: 'Pas ici.' })
    await move('Notices', 'Banners')
    await until(() => notices().includes('Pas ici.'))
    expect(document.activeElement).to.equal(item(host, 'Notices'))

    // The subfolders of Banners are loaded separately.
    resetShop()
    answer(`POST /assets/folders/${root + 2}/move`, 200, folder(root + 2, 'Notices'))
    answer(GET, 200, folder(root, 'Library', [folder(root + 1, 'Banners', null, 2)]))
    answer(GET, 200, [folder(root + 2, 'Notices <b>', [], 3)])
    const moved = nextEvent('folder:moved', host)
    await move('Notices', 'Banners')
    await moved
    await until(() => item(host, 'Notices').ariaLevel === '3', 'the new place')
    expect(item(host, 'Banners').getAttribute('aria-expanded')).to.equal('true')
    expect(document.activeElement).to.equal(item(host, 'Notices'))
    expect(item(host, 'Notices').tabIndex).to.equal(0)
  })

  it('keeps the focus in the tree when subfolders are loaded again', async () => {
    const host = await put('', folder(root + 100, 'Library', [folder(root + 101, 'Lazy', null, 2)]))
    resetShop()
    answer(GET, 500)
    answer(GET, 200, [folder(root + 5, 'Inside', [], 3)])
    items(host)[0]?.focus()
    await go('ArrowDown', 'Lazy')
    press('ArrowRight')
    await until(() => names(host).includes('Non chargé. Réessayer'))
    await go('ArrowRight', 'Non chargé. Réessayer')
    press(' ')
    await until(() => names(host).includes('Inside'))
    expect(focused()).to.equal('Lazy')
  })

  it('moves a folder that is dragged onto another one', async () => {
    const host = await put('movable')
    answer(`POST /assets/folders/${root + 2}/move`, 200, folder(root + 2, 'Notices'))
    const data = new DataTransfer()
    const drag = (name: string, on: Element) =>
      on.dispatchEvent(new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }))
    drag('dragstart', item(host, 'Notices'))
    drag('dragover', item(host, 'Banners'))
    drag('drop', item(host, 'Banners'))
    await until(() => callsTo(`POST /assets/folders/${root + 2}/move`).length === 1)
  })

  it('moves no folder into itself, and shows the shop’s message', async () => {
    const host = await put('movable')
    const move = async (name: string, to: string) => {
      item(host, name).focus()
      await until(() => host.querySelector('[data-part=move]')?.textContent?.includes(name))
      host.querySelector<HTMLButtonElement>('[data-part=move]')?.click()
      await until(() => host.querySelector('[data-moving]'))
      item(host, to).click()
    }
    await move('Banners', 'Banners')
    await until(() => notices()[0] === 'Un dossier ne peut pas aller dans lui-même.')
    expect(calls.filter(({ method }) => method === 'POST')).to.deep.equal([])
    answer(`POST /assets/folders/${root + 1}/move`, 409, { Message: 'Pas ici.' })
    await move('Banners', 'Notices')
    await until(() => notices().includes('Pas ici.'))
  })

  it('has no button to move folders without its attribute, nor for the root', async () => {
    expect((await put()).querySelector('[data-part=move]')).to.equal(null)
    const host = await put('movable current="+"')
    expect(host.querySelector('[data-part=move]')?.getAttribute('aria-disabled')).to.equal('true')
    expect(await axeFindings(host)).to.deep.equal([])
  })
})
