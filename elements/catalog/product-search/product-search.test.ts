import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands'
import { answer, axeFindings, callsTo, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const CALL = 'GET /api/v1/catalog/search/suggestions'

const vase = (name: string, more: object = {}) => ({
  Name: name,
  Photo: { AssetId: '12/0', AssetName: name },
  ProductUrl: `/fr/catalog/product/1/${encodeURIComponent(name.toLowerCase())}`,
  Price: '24,00 €',
  Category: 'Vases',
  ...more,
})

const field = (root: ParentNode) => root.querySelector('input[type=search]') as HTMLInputElement

/** Puts the form into the page and focuses its field. */
const touched = (element: HTMLInputElement) =>
  until(() => element.dispatchEvent(new PointerEvent('pointerover')) && element.role === 'combobox')

async function page(fields = ''): Promise<HTMLElement> {
  const root = await mount(`<div><product-search photo-url="/photos/{id}-{size}.webp">
    <form action="/fr/catalog">${fields}<label>Search <input type="search" name="q"></label><button>Go</button></form>
  </product-search><button id="after">After</button></div>`)
  await touched(field(root))
  return root
}

const list = (root: ParentNode) => root.querySelector('[role=listbox]') as HTMLElement
const rows = (root: ParentNode) => [...root.querySelectorAll<HTMLAnchorElement>('[role=option]')]
const names = (root: ParentNode) => [...root.querySelectorAll('[data-part=name]')].map((name) => name.textContent)
const status = (root: ParentNode) => root.querySelector('[role=status]')?.textContent
const isOpen = (root: ParentNode) => root.querySelector('[data-vt-popup]')?.checkVisibility() ?? false
const activeRow = (root: ParentNode) =>
  document.getElementById(field(root).getAttribute('aria-activedescendant') ?? '')?.textContent?.trim()
const asked = () => callsTo(CALL).map(({ query }) => query.q)

async function press(element: Element, button: 'left' | 'middle' = 'left'): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'click', button, position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
}

const keys = async (...all: string[]) => {
  for (const key of all) await sendKeys({ press: key })
}

/** The addresses of the visits, which are cancelled. */
let visits: string[] = []
const stay = (event: Event) => {
  event.preventDefault()
  visits.push((event as CustomEvent<{ url: string }>).detail.url.replace(location.origin, ''))
}

async function typed(text: string, found: unknown = [vase('Vase Lune'), vase('Vase Nuit')]): Promise<HTMLElement> {
  answer(CALL, 200, found)
  const root = await page()
  field(root).focus()
  await sendKeys({ type: text })
  await until(() => isOpen(root))
  return root
}

describe('<product-search>', () => {
  beforeEach(() => {
    resetShop()
    visits = []
    document.addEventListener('page:before-visit', stay)
  })
  afterEach(() => document.removeEventListener('page:before-visit', stay))

  it('shows suggestions from two characters on, and for one sends and shows nothing [SEARCH-02, SEARCH-17, LIMIT-022]', async () => {
    answer(CALL, 200, [vase('Vase Lune')])
    const root = await page()
    field(root).focus()
    await sendKeys({ type: 'v' })
    expect([asked(), isOpen(root), status(root)]).to.deep.equal([[], false, ''])
    await sendKeys({ type: 'a' })
    await until(() => isOpen(root))
    expect(asked()).to.deep.equal(['va'])
    expect(callsTo(CALL)[0]?.query).to.deep.equal({ q: 'va', nbrResults: 5, accuracy: 0.3, details: true })
    expect(names(root)).to.deep.equal(['Vase Lune'])
    await keys('Backspace')
    expect([isOpen(root), asked().length]).to.deep.equal([false, 1])
  })

  it('shows photo, name, price and category, with the typed text marked [SEARCH-04, LIMIT-024]', async () => {
    // The photo does not exist; its element stays here all the same.
    const keep = (event: Event) => event.stopImmediatePropagation()
    addEventListener('error', keep, true)
    const root = await typed('lun')
    await until(() => root.querySelector('mark')?.textContent === 'Lun')
    const row = rows(root)[0] as HTMLElement
    const photo = row.querySelector('img') as HTMLImageElement
    expect([photo.width, photo.height, photo.alt]).to.deep.equal([80, 80, ''])
    expect(photo.getAttribute('srcset')).to.contain('/photos/12/0-160.webp 2x')
    expect(row.textContent).to.equal(' Vase Lune Vases 24,00 €')
    removeEventListener('error', keep, true)
  })

  it('shows a suggestion without a photo by its name, and no broken image [SEARCH-05]', async () => {
    const root = await typed('va', [vase('Vase Lune', { Photo: null }), vase('Vase Nuit')])
    expect(names(root)).to.deep.equal(['Vase Lune', 'Vase Nuit'])
    expect(rows(root)[0]?.querySelector('img')).to.equal(null)
    // The photos of this test do not exist.
    await until(() => rows(root)[1]?.querySelector('img') === null)
  })

  it('visits the page of a chosen suggestion, by pointer and by key [SEARCH-06]', async () => {
    const root = await typed('va')
    const chosen = nextEvent('search:select')
    await press(rows(root)[1] as Element)
    expect((await chosen).detail).to.deep.equal({ name: 'Vase Nuit', url: '/fr/catalog/product/1/vase%20nuit' })
    expect([visits, isOpen(root)]).to.deep.equal([['/fr/catalog/product/1/vase%20nuit'], false])
    await keys('ArrowDown')
    await until(() => isOpen(root))
    await keys('ArrowDown', 'Enter')
    expect(visits[1]).to.equal('/fr/catalog/product/1/vase%20lune')
  })

  it('loads the results of an encoded text, and nothing for an empty one [SEARCH-07, SEARCH-08, SEARCH-17]', async () => {
    const root = await page('<input type="hidden" name="sort" value="newest">')
    field(root).focus()
    await keys('Enter')
    await sendKeys({ type: '  ' })
    await press(root.querySelector('form button') as Element)
    expect(visits).to.deep.equal([])
    const sent = nextEvent('search:submit')
    field(root).value = ' a b&c '
    await keys('Enter')
    root.querySelector('form')?.requestSubmit()
    expect((await sent).detail).to.deep.equal({ query: 'a b&c' })
    expect(visits.at(-1)).to.equal('/fr/catalog?sort=newest&q=a+b%26c')
  })

  it('visits the results from the last row', async () => {
    const root = await typed('va')
    await keys('ArrowUp')
    expect(activeRow(root)).to.equal('Tous les résultats pour « va »')
    await keys('Enter')
    expect(visits).to.deep.equal(['/fr/catalog?q=va'])
  })

  it('shows at most as many rows as its limit [LIMIT-023]', async () => {
    const many = Array.from({ length: 40 }, (_, index) => vase(`Vase ${index}`))
    const root = await typed('va', many)
    expect(rows(root).length).to.equal(30)
  })

  it('reports that nothing was found, in the list and to screen readers [ERROR-30]', async () => {
    const root = await typed('xqx', [])
    expect(root.querySelector('[data-part=none]')?.textContent).to.equal('Aucun article ne correspond.')
    expect(root.querySelector('[data-part=none]')?.checkVisibility()).to.equal(true)
    expect(field(root).ariaExpanded).to.equal('false')
    await until(() => status(root) === 'Aucun article ne correspond.')
    expect(await axeFindings(root)).to.deep.equal([])
  })

  it('is a combobox for the keys: arrows that wrap around, Home and End, Escape twice, Tab', async () => {
    const root = await typed('va')
    const input = field(root)
    expect([input.getAttribute('role'), input.ariaExpanded, input.ariaAutoComplete]).to.deep.equal([
      'combobox',
      'true',
      'list',
    ])
    expect(document.getElementById(input.getAttribute('aria-controls') ?? '')).to.equal(list(root))
    expect(activeRow(root)).to.equal(undefined)
    await until(() => status(root) === '2 suggestions')
    await keys('ArrowDown')
    expect(activeRow(root)).to.contain('Lune')
    expect(rows(root).map(({ ariaSelected }) => ariaSelected)).to.deep.equal(['true', 'false', 'false'])
    await keys('ArrowUp', 'ArrowUp')
    expect(activeRow(root)).to.contain('Nuit')
    await keys('Home')
    expect([activeRow(root), input.selectionStart]).to.deep.equal([undefined, 0])
    await keys('ArrowDown', 'End')
    expect([activeRow(root), input.selectionStart, isOpen(root)]).to.deep.equal([undefined, 2, true])
    await keys('Escape')
    expect([isOpen(root), input.value, input.ariaExpanded]).to.deep.equal([false, 'va', 'false'])
    await keys('Escape')
    expect([input.value, document.activeElement === input, visits]).to.deep.equal(['', true, []])
    await sendKeys({ type: 'va' })
    await until(() => isOpen(root))
    await keys('ArrowDown', 'Tab')
    expect([isOpen(root), document.activeElement === input, visits]).to.deep.equal([false, false, []])
  })

  it('returns the keys to the field at the next letter: Enter then searches for the text', async () => {
    const root = await typed('va')
    await keys('ArrowDown')
    expect(activeRow(root)).to.contain('Lune')
    await sendKeys({ type: 's' })
    expect([activeRow(root), field(root).hasAttribute('aria-activedescendant')]).to.deep.equal([undefined, false])
    await until(() => asked().at(-1) === 'vas' && !field(root).closest('[data-searching]'))
    expect(activeRow(root)).to.equal(undefined)
    await keys('Enter')
    await until(() => visits.length === 1)
    expect(visits).to.deep.equal(['/fr/catalog?q=vas'])
  })

  it('shows the active row in forced colours, with a readable text, also where a theme colours its links', async () => {
    const root = await typed('va')
    root.insertAdjacentHTML('afterbegin', '<style>a { color: light-dark(blue, aqua) }</style>')
    await emulateMedia({ forcedColors: 'active' })
    await keys('ArrowDown')
    const [active, other] = rows(root).map((row) => getComputedStyle(row))
    expect([active?.outlineStyle, active?.outlineWidth, other?.outlineStyle]).to.deep.equal(['solid', '3px', 'none'])
    const popup = getComputedStyle(root.querySelector('[data-vt-popup]') as Element)
    expect([active?.color, active?.backgroundColor]).to.deep.equal([other?.color, popup.backgroundColor])
    await emulateMedia({ forcedColors: 'none' })
  })

  it('follows a header that moves', async () => {
    const root = await typed('va')
    const popup = root.querySelector('[data-vt-popup]') as HTMLElement
    const gap = () => popup.getBoundingClientRect().top - field(root).getBoundingClientRect().bottom
    const before = gap()
    root.style.transition = 'translate 40ms'
    root.getBoundingClientRect()
    root.style.translate = '0 60px'
    await until(() => root.getAnimations().length > 0)
    await until(() => root.getAnimations().length === 0 && Math.abs(gap() - before) < 1)
  })

  it('closes for a press elsewhere, and opens a link in another tab', async () => {
    const root = await typed('va')
    let left: Event | undefined
    const see = (event: Event) => {
      left = event
      event.preventDefault()
    }
    addEventListener('click', see, { once: true })
    rows(root)[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect([left?.type, visits, isOpen(root)]).to.deep.equal(['click', [], true])
    await press(root.querySelector('#after') as Element)
    expect(isOpen(root)).to.equal(false)
  })

  it('passes axe, open and closed, and follows the field', async () => {
    const root = await typed('va')
    await keys('ArrowDown')
    expect(await axeFindings(root)).to.deep.equal([])
    expect(root.querySelector('label')?.nextElementSibling?.contains(list(root))).to.equal(true)
    await keys('Escape')
    expect(await axeFindings(root)).to.deep.equal([])
  })
})
