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
import { gate } from '../../../test/harness/pages.ts'
import './index.ts'

const CALL = 'GET /api/v1/catalog/customerref/search'

const refs = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    CustomerSKU: `SALON-${from + index}`,
    ProductLink: `/fr/catalog/product/${from + index}/x?variant=1`,
  }))

const field = (root: ParentNode) => root.querySelector('input') as HTMLInputElement

/** Puts the form into the page and focuses its field. */
const touched = (element: HTMLInputElement) =>
  until(() => element.dispatchEvent(new PointerEvent('pointerover')) && element.role === 'combobox')

async function page(attributes = ''): Promise<HTMLElement> {
  const root = await mount(`<div><reference-search ${attributes}><form action="/fr/account"><label>Number
    <input type="search" name="q"></label><button>Go</button></form></reference-search></div>`)
  await touched(field(root))
  return root
}

const rows = (root: ParentNode) => [...root.querySelectorAll<HTMLAnchorElement>('[role=option]')]
const texts = (root: ParentNode) => rows(root).map(({ textContent }) => textContent)
const isOpen = (root: ParentNode) => root.querySelector('[data-vt-popup]')?.checkVisibility() ?? false
const none = (root: ParentNode) => root.querySelector('[data-part=none]') as HTMLElement
const active = (root: ParentNode) =>
  document.getElementById(field(root).getAttribute('aria-activedescendant') ?? '')?.textContent
const pages = () => callsTo(CALL).map(({ query }) => query.page)

let visits: string[] = []
const stay = (event: Event) => {
  event.preventDefault()
  visits.push((event as CustomEvent<{ url: string }>).detail.url.replace(location.origin, ''))
}

async function typed(text: string, attributes = ''): Promise<HTMLElement> {
  const root = await page(attributes)
  field(root).focus()
  await sendKeys({ type: text })
  await until(() => isOpen(root))
  return root
}

describe('<reference-search>', () => {
  beforeEach(() => {
    resetShop()
    visits = []
    document.addEventListener('page:before-visit', stay)
  })
  afterEach(() => document.removeEventListener('page:before-visit', stay))

  it("searches a customer's own numbers from two characters on [SEARCH-09, SEARCH-10, SEARCH-17]", async () => {
    answer(CALL, 200, refs(1, 2))
    const root = await page()
    field(root).focus()
    await sendKeys({ type: 's' })
    await sendKeys({ press: 'Enter' })
    expect([callsTo(CALL).length, visits, isOpen(root)]).to.deep.equal([0, [], false])
    await sendKeys({ type: 'a' })
    await until(() => isOpen(root))
    expect(callsTo(CALL)[0]?.query).to.deep.equal({ q: 'sa', page: 1 })
    expect(await axeFindings(root)).to.deep.equal([])
    await sendKeys({ press: 'Enter' })
    expect(visits).to.deep.equal(['/fr/account?q=sa'])
  })

  it('links the number to its product, and visits it [SEARCH-11]', async () => {
    answer(CALL, 200, refs(7, 1))
    const root = await typed('sa')
    expect([texts(root), rows(root)[0]?.getAttribute('href')]).to.deep.equal([
      ['SALON-7'],
      new URL('/fr/catalog/product/7/x?variant=1', location.href).href,
    ])
    expect(rows(root)[0]?.querySelector('mark')?.textContent?.toLowerCase()).to.match(/^sa$/)
    const chosen = nextEvent('search:select')
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    expect((await chosen).detail.name).to.equal('SALON-7')
    expect(visits).to.deep.equal(['/fr/catalog/product/7/x?variant=1'])
  })

  it('fetches the next page while there is one [SEARCH-12]', async () => {
    answer(CALL, 200, refs(1, 10))
    answer(CALL, 200, refs(11, 3))
    const root = await typed('sa')
    expect(texts(root).at(-1)).to.equal('Plus de résultats')
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'Enter' })
    await until(() => texts(root).length === 13)
    expect(callsTo(CALL)[1]?.query).to.deep.equal({ q: 'sa', page: 2 })
    expect([active(root), texts(root).at(-1), isOpen(root)]).to.deep.equal(['SALON-11', 'SALON-13', true])
  })

  it('keeps its results when a further page fails, is replaced by a newer request, or is empty', async () => {
    const late = gate()
    answer(CALL, 200, refs(1, 2))
    answer(CALL, 500)
    answer(CALL, 200, refs(90, 2), late.closed)
    answer(CALL, 200, refs(5, 1))
    const root = await typed('sa', 'page-size="2"')
    const said = await warningsOf(async () => {
      rows(root)[2]?.click()
      await until(() => pages().length === 2)
      // The refusal is read and logged some tasks after the call.
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    })
    expect([said.length, texts(root).length, isOpen(root)]).to.deep.equal([1, 3, true])
    rows(root)[2]?.click()
    await sendKeys({ type: 'lon' })
    await until(() => texts(root)[0] === 'SALON-5')
    late.open()
    await new Promise(requestAnimationFrame)
    expect(texts(root)).to.deep.equal(['SALON-5'])
  })

  it('loads a further page again when the connection is restored', async () => {
    answer(CALL, 200, refs(1, 2))
    answer(CALL, 0)
    answer(CALL, 200, refs(3, 1))
    const root = await typed('sa', 'page-size="2"')
    await warningsOf(async (said) => {
      rows(root)[2]?.click()
      await until(() => said.length === 1)
    })
    window.dispatchEvent(new Event('online'))
    await until(() => texts(root).includes('SALON-3'))
    expect(texts(root)).to.have.length(3)
  })

  it('reports that nothing was found', async () => {
    answer(CALL, 200, [])
    const root = await typed('xq')
    expect(none(root).textContent).to.equal('Aucun article ne correspond.')
  })

  it('shows hostile numbers as text and no foreign links', async () => {
    answer(CALL, 200, [
      { CustomerSKU: '<b data-hostile>', ProductLink: '/fr/x' },
      { CustomerSKU: 'script', ProductLink: 'javascript:alert(1)' },
    ])
    const root = await typed('sa')
    expect([texts(root), root.querySelector('[data-hostile]')]).to.deep.equal([['<b data-hostile>'], null])
  })

  for (const [status, data, message] of [
    [404, null, 'Une erreur inconnue est survenue.'],
    [422, { Message: 'Trop long.' }, 'Trop long.'],
    [500, null, 'Une erreur inconnue est survenue.'],
    [0, null, 'Une erreur inconnue est survenue.'],
    [200, { not: 'a list' }, 'Une erreur inconnue est survenue.'],
  ] as const) {
    it(`shows in the list that the search ended with ${status}`, async () => {
      answer(CALL, status, data)
      const root = await page()
      await warningsOf(async () => {
        field(root).focus()
        await sendKeys({ type: 'sa' })
        await until(() => isOpen(root))
      })
      expect([none(root).textContent, texts(root)]).to.deep.equal([message, []])
      expect(await axeFindings(root)).to.deep.equal([])
    })
  }

  it('asks an anonymous user to sign in, and continues', async () => {
    answer(CALL, 401)
    answer(CALL, 200, refs(1, 1))
    answer('GET /fr/security/login', 200, '<h1>Sign in</h1>')
    const root = await page()
    await warningsOf(async () => {
      field(root).focus()
      await sendKeys({ type: 'sa' })
      await until(() => document.querySelector('dialog[open] h1, dialog[open] h2'))
    })
    document.dispatchEvent(new CustomEvent('auth:login'))
    await until(() => !document.querySelector('dialog[open]'))
    await until(() => texts(root).length === 1)
  })
})
