import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
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

const CALL = 'GET /api/v1/sales/customers'

const found = [
  { CustomerId: 7, Email: 'camille@example.com' },
  { CustomerId: 8, Email: 'camilo@example.com' },
]

const inner = `<input type="hidden" name="CustomerId"><label>Customer <input type="search" name="Email"></label>`
const field = (root: ParentNode) => root.querySelector('input[type=search]') as HTMLInputElement

/** Signs in as a member of staff, who then focuses the field. */
const touched = (element: HTMLInputElement) =>
  until(() => element.dispatchEvent(new PointerEvent('pointerover')) && element.role === 'combobox')

async function page(markup = `<form><customer-search>${inner}</customer-search><button>Save</button></form>`) {
  const root = await mount(`<div>${markup}</div>`)
  await touched(field(root))
  return root
}

const rows = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[role=option]')]
const isOpen = (root: ParentNode) => root.querySelector('[data-vt-popup]')?.checkVisibility() ?? false
const sent = (root: ParentNode) => Object.fromEntries(new FormData(root.querySelector('form') as HTMLFormElement))
const none = (root: ParentNode) => root.querySelector('[data-part=none]')?.textContent

async function type(root: ParentNode, text: string): Promise<void> {
  field(root).focus()
  await sendKeys({ type: text })
  await until(() => isOpen(root))
}

describe('<customer-search>', () => {
  beforeEach(resetShop)

  it('searches from two characters on, and shows nothing for one [SEARCH-13, SEARCH-17, API-72]', async () => {
    answer(CALL, 200, found)
    const root = await page()
    field(root).focus()
    await sendKeys({ type: 'c' })
    expect([callsTo(CALL).length, isOpen(root)]).to.deep.equal([0, false])
    await type(root, 'a')
    expect(callsTo(CALL).map(({ query }) => query)).to.deep.equal([{ q: 'ca' }])
    expect(await axeFindings(root)).to.deep.equal([])
  })

  it('lists e-mail addresses, and fills the form with the chosen customer [SEARCH-15]', async () => {
    answer(CALL, 200, found)
    const root = await page()
    await type(root, 'cam')
    expect(rows(root).map(({ textContent }) => textContent)).to.deep.equal(found.map(({ Email }) => Email))
    const chosen = nextEvent('customer:select')
    const changed: string[] = []
    root.addEventListener('change', ({ target }) => changed.push((target as HTMLInputElement).name))
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    expect((await chosen).detail).to.deep.equal({ customerId: '8', email: 'camilo@example.com' })
    expect(sent(root)).to.deep.equal({ CustomerId: '8', Email: 'camilo@example.com' })
    expect([changed, isOpen(root)]).to.deep.equal([['CustomerId', 'Email'], false])
    await sendKeys({ type: 'x' })
    expect(sent(root)).to.deep.equal({ CustomerId: '', Email: 'camilo@example.comx' })
  })

  it('fills the form that its attribute names', async () => {
    answer(CALL, 200, found)
    const root = await page(`<customer-search for="owner"><input type="search" aria-label="Find"></customer-search>
      <form id="owner"><input name="CustomerId" aria-label="Id"><input name="Email" aria-label="E-mail"></form>`)
    await type(root, 'cam')
    rows(root)[0]?.click()
    expect(sent(root)).to.deep.equal({ CustomerId: '7', Email: 'camille@example.com' })
  })

  it('reports that no customer was found, or why the search failed', async () => {
    for (const [status, data, message] of [
      [200, [], 'Aucun client trouvé.'],
      [403, { Message: 'Pas vous.' }, 'Pas vous.'],
      [404, null, 'Une erreur inconnue est survenue.'],
      [422, null, 'Une erreur inconnue est survenue.'],
      [500, null, 'Une erreur inconnue est survenue.'],
      [0, null, 'Une erreur inconnue est survenue.'],
      [200, [{ Email: 3 }], 'Une erreur inconnue est survenue.'],
    ] as const) {
      resetShop()
      answer(CALL, status, data)
      const root = await page()
      await warningsOf(() => type(root, 'cam'))
      expect([none(root), rows(root)], `${status}`).to.deep.equal([message, []])
    }
  })

  it('handles Escape in a dialog while there is something to close or to clear', async () => {
    answer(CALL, 200, [{ CustomerId: 1, Email: '<b data-hostile>' }])
    const root = await page(`<dialog><form>${`<customer-search>${inner}</customer-search>`}</form></dialog>`)
    const dialog = root.querySelector('dialog') as HTMLDialogElement
    dialog.showModal()
    await type(root, 'cam')
    expect(root.querySelector('[data-hostile]')).to.equal(null)
    await sendKeys({ press: 'Escape' })
    expect([isOpen(root), dialog.open, field(root).value]).to.deep.equal([false, true, 'cam'])
    await sendKeys({ press: 'Escape' })
    expect([dialog.open, field(root).value]).to.deep.equal([true, ''])
    await sendKeys({ press: 'Escape' })
    expect(dialog.open).to.equal(false)
  })

  it('asks an anonymous user to sign in, and continues after it', async () => {
    answer(CALL, 401)
    answer(CALL, 200, found)
    answer('GET /fr/security/login', 200, '<h1>Sign in</h1>')
    const root = await page()
    await warningsOf(async () => {
      field(root).focus()
      await sendKeys({ type: 'ca' })
      await until(() => document.querySelector('dialog[open]'))
    })
    document.dispatchEvent(new CustomEvent('auth:login'))
    await until(() => rows(root).length === 2)
  })
})
