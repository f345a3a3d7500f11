import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { $consent, declineAll, revokeConsent, saveConsent } from '../../../stores/consent/consent.ts'
import { recentSearches, rememberSearch } from '../../../stores/search/recent.ts'
import { answer, axeFindings, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const field = (root: ParentNode) => root.querySelector('input') as HTMLInputElement

/** Puts the form into the page and focuses its field. */
const touched = (element: HTMLInputElement) =>
  until(() => element.dispatchEvent(new PointerEvent('pointerover')) && element.role === 'combobox')

async function page(): Promise<HTMLElement> {
  const root =
    await mount(`<div><product-search><form action="/fr/catalog"><input type="search" name="q" aria-label="Search">
    </form></product-search></div>`)
  await touched(field(root))
  return root
}

const texts = (root: ParentNode) =>
  [...root.querySelectorAll('[role=option] [data-part=words]')].map((element) => element.textContent)
const isOpen = (root: ParentNode) => root.querySelector('[data-vt-popup]')?.checkVisibility() ?? false
const stored = () => Object.keys(localStorage).filter((name) => name.includes('search'))
const stay = (event: Event) => event.preventDefault()

function search(root: ParentNode, ...all: string[]): void {
  for (const text of all) {
    field(root).value = text
    root.querySelector('form')?.requestSubmit()
  }
  field(root).value = ''
}

const allow = () => saveConsent({ preferences: true, statistics: false, marketing: false })

describe('<product-search> and the searches of before', () => {
  let stop = () => {}
  beforeEach(() => {
    resetShop()
    answer('GET /api/v1/catalog/search/suggestions', 200, [])
    stop = $consent.listen(() => {})
    document.addEventListener('page:before-visit', stay)
  })
  afterEach(() => {
    revokeConsent()
    stop()
    document.removeEventListener('page:before-visit', stay)
  })

  it('stores nothing without consent to preferences', async () => {
    const root = await page()
    search(root, 'vase')
    saveConsent({ preferences: false, statistics: true, marketing: true })
    search(root, 'bol')
    expect([stored(), recentSearches()]).to.deep.equal([[], []])
    field(root).focus()
    await sendKeys({ press: 'ArrowDown' })
    expect(isOpen(root)).to.equal(false)
  })

  it('lists the last five in the empty field, each once, and searches again', async () => {
    const root = await page()
    allow()
    search(root, 'one', 'two', 'three', 'four', 'five', 'six', 'TWO')
    field(root).click()
    expect(isOpen(root)).to.equal(false)
    field(root).focus()
    field(root).click()
    await until(() => isOpen(root))
    expect(texts(root)).to.deep.equal(['TWO', 'six', 'five', 'four', 'three'])
    expect(root.querySelector('[role=listbox]')?.ariaLabel).to.equal('Recherches récentes')
    expect(await axeFindings(root)).to.deep.equal([])
    let gone = ''
    document.addEventListener('page:before-visit', (event) => (gone = (event as CustomEvent).detail.url), {
      once: true,
    })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    expect(gone).to.contain('/fr/catalog?q=six')
    expect(recentSearches()[0]).to.equal('six')
  })

  it('keeps each search once, as it was typed last', () => {
    allow()
    for (const text of ['vase', 'bol', 'VASE']) rememberSearch(text)
    expect(recentSearches()).to.deep.equal(['VASE', 'bol'])
  })

  it('removes one by its cross or by Delete, and all by the last row', async () => {
    const root = await page()
    allow()
    search(root, 'one', 'two', 'three', '<b data-hostile>')
    field(root).focus()
    await sendKeys({ press: 'ArrowDown' })
    expect(root.querySelector('[data-hostile]')).to.equal(null)
    ;(root.querySelector('[data-part=remove]') as HTMLElement).click()
    await until(() => texts(root).length === 3)
    expect(texts(root)).to.deep.equal(['three', 'two', 'one'])
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Delete' })
    expect([texts(root), isOpen(root)]).to.deep.equal([['two', 'one'], true])
    ;(root.querySelector('[data-part=forget-all]') as HTMLElement).click()
    await until(() => !isOpen(root))
    expect([isOpen(root), stored()]).to.deep.equal([false, []])
  })

  it('deletes them when the consent is withdrawn, and ignores invalid data', async () => {
    const root = await page()
    allow()
    search(root, 'vase')
    expect(stored().length).to.equal(1)
    localStorage.setItem(stored()[0] as string, '{broken')
    expect(recentSearches()).to.deep.equal([])
    declineAll()
    expect(stored()).to.deep.equal([])
  })

  it('works where the browser refuses storage', async () => {
    const root = await page()
    allow()
    const { setItem, getItem } = Storage.prototype
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse })
    search(root, 'vase')
    field(root).focus()
    await sendKeys({ type: 'xq' })
    Object.assign(Storage.prototype, { setItem, getItem })
    await until(() => isOpen(root))
    expect(recentSearches()).to.deep.equal([])
  })
})
