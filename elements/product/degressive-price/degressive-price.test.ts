import { expect } from '@open-wc/testing'
import { answer, axeFindings, callsTo, mount, resetShop, until, warningsOf } from '../../../test/harness/component.ts'
import { watchWidgets, widgetCalls } from '../../../test/harness/product-part.ts'
import {
  VARIATION_CALL as CALL,
  gate,
  idle,
  productMarkup,
  showProduct,
  variation,
} from '../../../test/harness/variation.ts'
import '../colour-swatches/index.ts'
import '../product-variations/index.ts'
import './index.ts'
import { quantityIn, stepOf } from './rules.ts'

const WIDGET = 'GET /widget/catalog/DegressivePrice'
const start = location.href

const table = (prices: Record<number, string>) =>
  `<table><caption>Prix selon la quantité</caption><tbody>${Object.entries(prices)
    .map(([from, price]) => `<tr data-from="${from}"><th scope="row">Dès ${from}</th><td>${price}</td></tr>`)
    .join('')}</tbody></table>`

const old = table({ 2: '24,00 €', 4: '22,00 €', 6: '20,00 €' })
const fresh = table({ 2: '29,50 €', 4: '27,00 €' })
const tag = (inside = old) => `<degressive-price product-variant-id="12">${inside}</degressive-price>`
const inProduct = (inside = old) => productMarkup().replace('</form>', `</form>${tag(inside)}`)

const marked = (host: Element) => host.querySelector('[aria-current=true]')?.getAttribute('data-from')
const type = (field: HTMLInputElement, text: string) => {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A product with the upgraded tag. */
async function shown(html = inProduct()) {
  const product = await showProduct(html)
  const part = product.find<HTMLElement>('degressive-price')
  return { ...product, part, quantity: product.find('[name=Quantity]') }
}

describe('<degressive-price>', () => {
  beforeEach(() => {
    resetShop()
    watchWidgets()
  })
  after(() => history.replaceState(null, '', start))

  it('shows the prices by quantity that the server printed, and sends no request [PRODUCT-42]', async () => {
    const { part } = await shown()
    expect([...part.querySelectorAll('tr')].map((row) => row.textContent)).to.deep.equal([
      'Dès 224,00 €',
      'Dès 422,00 €',
      'Dès 620,00 €',
    ])
    expect(widgetCalls).to.deep.equal([])
  })

  it('marks the price of the typed quantity, and no other', async () => {
    const { part, quantity } = await shown()
    await until(() => marked(part) === '2', 'the mark')
    for (const [text, from] of [
      ['5', '4'],
      ['6', '6'],
      ['x', '6'],
      ['1', undefined],
    ] as const) {
      type(quantity, text)
      await new Promise(requestAnimationFrame)
      expect(marked(part)).to.equal(from)
    }
    expect(part.querySelectorAll('[aria-current]').length).to.equal(0)
  })

  it('fetches the prices of the chosen variant and shows them with the rest of it, in one frame [PRODUCT-43]', async () => {
    const slow = gate()
    answer(CALL, 200, variation())
    answer(WIDGET, 200, fresh, slow.closed)
    const { host, part, choose, bound } = await shown()
    choose('32')
    await until(() => widgetCalls.length === 1, 'the question')
    expect(widgetCalls).to.deep.equal(['DegressivePrice?productVariantId=13'])
    expect([bound('SKU'), part.textContent?.includes('24,00')]).to.deep.equal(['LUNE-12', true])
    const states: unknown[] = []
    const observer = new MutationObserver(() => states.push([bound('SKU'), part.textContent?.includes('29,50')]))
    observer.observe(host, { subtree: true, childList: true, attributes: true })
    slow.open()
    await idle(host)
    observer.disconnect()
    for (const state of states) expect(state).to.deep.equal(['LUNE-13', true])
    expect(part.getAttribute('product-variant-id')).to.equal('13')
    expect(part.hasAttribute('data-stale')).to.equal(false)
    expect(marked(part)).to.equal('2')
    expect(widgetCalls.length).to.equal(1)
  })

  it('hides the prices of the other variant while the new ones are delayed, and then shows them', async () => {
    const slow = gate()
    answer(CALL, 200, variation())
    answer(WIDGET, 200, fresh, slow.closed)
    const { host, part, choose } = await shown()
    choose('32')
    await idle(host)
    expect(part.hasAttribute('data-stale')).to.equal(true)
    expect(getComputedStyle(part.firstElementChild as Element).visibility).to.equal('hidden')
    slow.open()
    await until(() => part.textContent?.includes('29,50'), 'the late prices')
    expect(part.hasAttribute('data-stale')).to.equal(false)
    expect(widgetCalls.length).to.equal(1)
  })

  for (const [what, status] of [
    ['is lost', 0],
    ['is refused', 404],
    ['wants a sign-in', 401],
    ['is refused as wrong', 422],
    ['fails', 500],
  ] as const) {
    it(`allows buying, hides the old prices and fetches again only after a lost connection when the answer ${what}`, async () => {
      answer(CALL, 200, variation())
      answer(WIDGET, status, status === 0 ? null : '<h1>oops</h1>')
      answer(WIDGET, 200, fresh)
      const { host, part, choose, bound } = await shown()
      const warnings = await warningsOf(async () => {
        choose('32')
        await idle(host)
        await new Promise(requestAnimationFrame)
      })
      expect(bound('SKU')).to.equal('LUNE-13')
      expect(part.hasAttribute('data-stale')).to.equal(true)
      expect(warnings.length).to.equal(1)
      expect(widgetCalls.length).to.equal(1)
      window.dispatchEvent(new Event('online'))
      if (status === 0) await until(() => part.textContent?.includes('29,50'), 'the prices')
      expect([widgetCalls.length, part.hasAttribute('data-stale')]).to.deep.equal(status === 0 ? [2, false] : [1, true])
    })
  }

  it('shows only the prices of the last choice', async () => {
    const slow = gate()
    answer(CALL, 200, variation({ ProductVariantId: 14, VariantValueId1: 33 }))
    answer(CALL, 200, variation())
    answer(WIDGET, 200, table({ 1: '99 €', 2: '98 €' }), slow.closed)
    answer(WIDGET, 200, fresh)
    const { host, part, choose } = await shown()
    choose('33')
    await until(() => widgetCalls.length === 1, 'the first question')
    choose('32')
    await idle(host)
    slow.open()
    await slow.closed
    await new Promise(requestAnimationFrame)
    expect(widgetCalls).to.deep.equal(['DegressivePrice?productVariantId=14', 'DegressivePrice?productVariantId=13'])
    expect(part.textContent).to.contain('29,50')
  })

  it('takes no space for a single price', async () => {
    answer(CALL, 200, variation())
    answer(CALL, 200, variation({ ProductVariantId: 14, VariantValueId1: 33 }))
    answer(WIDGET, 200, '')
    answer(WIDGET, 200, table({ 1: '24,00 €' }))
    const { host, part, choose } = await shown()
    choose('32')
    await idle(host)
    expect(part.childElementCount).to.equal(0)
    expect(part.getBoundingClientRect().height).to.equal(0)
    choose('33')
    await idle(host)
    expect(part.getBoundingClientRect().height).to.equal(0)
  })

  it('follows its attribute outside of a product', async () => {
    answer(WIDGET, 200, fresh)
    const part = await mount(tag())
    part.setAttribute('product-variant-id', '13')
    await until(() => part.textContent?.includes('29,50'), 'the prices')
    expect(widgetCalls).to.deep.equal(['DegressivePrice?productVariantId=13'])
  })

  it('follows the product of the page from outside, and not a second product', async () => {
    answer(CALL, 200, variation())
    answer(WIDGET, 200, fresh)
    const { host, choose } = await showProduct()
    const outside = await mount(tag())
    const stranger = await mount('<degressive-price product-variant-id="90"></degressive-price>')
    choose('32')
    await idle(host)
    expect(outside.getAttribute('product-variant-id')).to.equal('13')
    expect(outside.textContent).to.contain('29,50')
    expect(stranger.getAttribute('product-variant-id')).to.equal('90')
    expect(widgetCalls.length).to.equal(1)
  })

  it('sends no more requests after it was moved or removed, and marks rows that are added later', async () => {
    const { host, part, quantity, find } = await shown(inProduct(''))
    find('form').before(part)
    part.innerHTML = old
    type(quantity, '4')
    await until(() => marked(part) === '4', 'the mark')
    answer(CALL, 200, variation())
    part.remove()
    find('[type=radio][value="32"]').click()
    await idle(host)
    expect(callsTo(WIDGET)).to.deep.equal([])
  })

  it('is accessible', async () => {
    const { part } = await shown()
    expect(await axeFindings(part)).to.deep.equal([])
  })
})

describe('the price of a quantity', () => {
  it('is that of the highest minimum that is reached, in any order', () => {
    expect([0, 1, 5, 6, 99].map((quantity) => stepOf(quantity, [6, 1, 12]))).to.deep.equal([-1, 1, 1, 0, 2])
    expect(stepOf(3, [])).to.equal(-1)
  })

  it('accepts a comma and refuses text', () => {
    expect(['2', ' 2,5 ', '', 'x', '1e400'].map(quantityIn)).to.deep.equal([2, 2.5, undefined, undefined, undefined])
  })
})
