import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { answer, callsTo, mount, resetShop, until } from '../../../test/harness/component.ts'
import {
  VARIATION_CALL as CALL,
  gate,
  idle,
  productMarkup as markup,
  showProduct as shown,
  submitsOf,
  variation,
} from '../../../test/harness/variation.ts'
import '../add-to-cart/index.ts'
import '../colour-swatches/index.ts'
import './index.ts'

const start = location.href
const notices = () => $notices.get().map(({ text }) => text)
const asked = () => callsTo(CALL).map(({ query }) => query.quantity)

describe('<product-variations>, when it is bought', () => {
  beforeEach(() => {
    resetShop()
    for (const { id } of $notices.get()) dismissNotice(id)
  })
  after(() => history.replaceState(null, '', start))

  it('holds the submit until it knows the variant, and then adds that variant once', async () => {
    const slow = gate()
    answer(CALL, 200, variation(), slow.closed)
    const { choose, form, find, host } = await shown()
    const sent = submitsOf(form)
    choose('32')
    find('button').click()
    find('button').click()
    expect(sent).to.deep.equal([])
    slow.open()
    await idle(host)
    expect(sent.map((fields) => fields.get('ProductVariantId'))).to.deep.equal(['13'])
    expect(callsTo(CALL).length).to.equal(1)
  })

  it('adds nothing when the shop answers another choice than the one that was made', async () => {
    const slow = gate()
    answer(CALL, 200, variation({ VariantValueId1: 32, ProductVariantId: 99 }), slow.closed)
    const { choose, form, find, host } = await shown()
    const sent = submitsOf(form)
    choose('33')
    find('button').click()
    slow.open()
    await idle(host)
    expect(sent).to.deep.equal([])
    expect(new FormData(form).get('VariantValueId1')).to.equal('32')
  })

  it('does not hold a form whose variant it knows, or one that a button sends elsewhere', async () => {
    answer(CALL, 200, variation(), new Promise(() => {}))
    const { choose, form, find } = await shown()
    const sent = submitsOf(form)
    find('button').click()
    choose('32')
    const elsewhere = Object.assign(document.createElement('button'), { formAction: '/fr/catalog/product/7' })
    form.append(elsewhere)
    elsewhere.click()
    expect(sent.length).to.equal(2)
  })

  for (const [what, status, data, text] of [
    ['does not know the choice', 404, { Message: 'Ce choix n’existe pas.' }, 'Ce choix n’existe pas.'],
    ['has a conflict', 409, { Message: 'Plus en stock.' }, 'Plus en stock.'],
    ['wants a sign-in', 401, null, 'Ce choix n’a pas pu être chargé'],
    ['fails', 500, '<h1>oops</h1>', 'Ce choix n’a pas pu être chargé'],
    ['cannot be reached', 0, null, 'Ce choix n’a pas pu être chargé'],
    ['answers what nobody can read', 200, { ProductVariantViewModel: null }, 'Ce choix n’a pas pu être chargé'],
  ] as const) {
    it(`keeps the choice, reports the failure and adds no wrong variant when the shop ${what}`, async () => {
      answer(CALL, status, data)
      answer(CALL, status, data)
      answer(CALL, 200, variation())
      const { choose, bound, form, find, host } = await shown()
      const sent = submitsOf(form)
      choose('32')
      await until(() => notices().length === 1, 'the notice')
      expect(notices()[0]).to.contain(text)
      expect(new FormData(form).get('VariantValueId1')).to.equal('32')
      expect(bound('SKU')).to.equal('LUNE-12')
      expect(host.hasAttribute('data-stale')).to.equal(true)
      find('button').click()
      await until(() => callsTo(CALL).length === 2, 'the second question')
      await idle(host)
      expect(sent).to.deep.equal([])
      find('button').click()
      await until(() => sent.length === 1, 'the purchase')
      expect(sent[0]?.get('ProductVariantId')).to.equal('13')
      expect(host.hasAttribute('data-stale')).to.equal(false)
      expect(notices()).to.deep.equal([])
    })
  }

  it('sends the request again when the connection is restored', async () => {
    answer(CALL, 0)
    answer(CALL, 200, variation())
    const { choose, bound } = await shown()
    choose('32')
    await until(() => notices().length === 1, 'the notice')
    window.dispatchEvent(new Event('online'))
    await until(() => bound('SKU') === 'LUNE-13', 'the variant')
  })

  it('sends no request for an invalid quantity [PRODUCT-31]', async () => {
    answer(CALL, 200, variation({ VariantValueId1: 31 }))
    const { find, host } = await shown()
    await typeQuantity(find('[name=Quantity]'), 'x')
    host.querySelector('form')?.dispatchEvent(quantityChange(null))
    expect(asked()).to.deep.equal([])
    await typeQuantity(find('[name=Quantity]'), '4')
    await idle(host)
    expect(asked()).to.deep.equal([4])
  })

  it('never sends a quantity below the minimum [PRODUCT-32]', async () => {
    answer(CALL, 200, variation())
    const { find, choose, host } = await shown()
    await typeQuantity(find('[name=Quantity]'), '1')
    expect(asked()).to.deep.equal([])
    choose('32')
    await idle(host)
    expect(asked()).to.deep.equal([2])
  })

  it('never sends a quantity above the maximum [PRODUCT-33]', async () => {
    answer(CALL, 200, variation())
    const { find, choose, host } = await shown()
    await typeQuantity(find('[name=Quantity]'), '7')
    expect(asked()).to.deep.equal([])
    choose('32')
    await idle(host)
    expect(asked()).to.deep.equal([2])
  })

  it('uses the corrected quantity of a quantity-input, within its bounds', async () => {
    answer(CALL, 200, variation({ VariantValueId1: 31 }))
    const html = markup().replace(
      /<input name="Quantity"[^>]*>/,
      '<quantity-input min-qty="2" max-qty="6"><input name="Quantity" value="2"></quantity-input>',
    )
    const { find, host } = await shown(html)
    const field = find('quantity-input')
    for (const value of [1, 7, null, 2]) field.dispatchEvent(quantityChange(value))
    expect(asked()).to.deep.equal([])
    find('[name=Quantity]').value = '5'
    field.dispatchEvent(quantityChange(5))
    await idle(host)
    expect(asked()).to.deep.equal([5])
  })

  it('allows buying when only the price of a quantity could not be fetched', async () => {
    answer(CALL, 500)
    const { find, form, host } = await shown()
    const sent = submitsOf(form)
    await typeQuantity(find('[name=Quantity]'), '4')
    await idle(host)
    find('button').click()
    expect(sent.length).to.equal(1)
    expect(notices()).to.deep.equal([])
  })

  it('requests a choice that was made before its code was loaded, and that of a reset', async () => {
    answer(CALL, 200, variation())
    answer(CALL, 200, variation({ VariantValueId1: 31, ProductVariantId: 12, SKU: 'LUNE-12' }))
    const later = await mount('<div></div>')
    const { content } = Object.assign(document.createElement('template'), { innerHTML: markup() })
    ;(content.querySelector('[value="32"]') as HTMLInputElement).checked = true
    later.append(content)
    await until(() => later.querySelector('[data-bind=SKU]')?.textContent === 'LUNE-13', 'the first answer')
    later.querySelector('form')?.reset()
    await until(() => later.querySelector('[data-bind=SKU]')?.textContent === 'LUNE-12', 'the second answer')
    expect(callsTo(CALL)[1]?.query.VariantValueId1).to.equal('31')
  })

  it('updates only the product that was used, of two on a page and of one inside the other', async () => {
    answer(CALL, 200, variation())
    const { host: outer } = await shown()
    const { host: other, choose } = await shown(markup('other-7', 'keep-address'))
    outer.append(other)
    await until(() => other.querySelectorAll('[data-vt-root] input').length === 3, 'the inner one')
    const before = location.href
    choose('32')
    await idle(other)
    const skus = [...outer.querySelectorAll('[data-bind=SKU]')].map((part) => part.textContent)
    expect(skus).to.deep.equal(['LUNE-12', 'LUNE-13'])
    expect(outer.querySelector<HTMLInputElement>('[name=ProductVariantId]')?.value).to.equal('12')
    expect(callsTo(CALL).length).to.equal(1)
    expect(location.href).to.equal(before)
  })

  it('writes the variant into a button that is elsewhere, and into no other', async () => {
    answer(CALL, 200, variation())
    const { choose, host } = await shown()
    const others = await mount(
      '<div><add-to-cart for="variation-7" product-variant-id="12"></add-to-cart><add-to-cart product-variant-id="5"></add-to-cart></div>',
    )
    choose('32')
    await idle(host)
    expect([...others.children].map((button) => button.getAttribute('product-variant-id'))).to.deep.equal(['13', '5'])
  })

  it('cancels its request when it is removed', async () => {
    const slow = gate()
    answer(CALL, 200, variation(), slow.closed)
    const { choose, bound, find, host } = await shown()
    choose('32')
    host.remove()
    slow.open()
    await idle(host)
    expect(bound('SKU')).to.equal('LUNE-12')
    expect(find('[data-part=status]')).to.equal(null)
  })

  it('follows a form that is added later', async () => {
    answer(CALL, 200, variation())
    const host = await mount('<product-variations product-id="7"></product-variations>')
    host.innerHTML = markup().replace(/^<product-variations[^>]*>|<\/product-variations>$/g, '')
    const size = host.querySelector('select') as HTMLSelectElement
    await until(() => size.querySelector('[value="43"]:disabled'), 'the behaviour')
    size.value = '42'
    size.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => host.querySelector('[data-bind=SKU]')?.textContent === 'LUNE-13', 'the answer')
  })

  it('shows hostile texts as text', async () => {
    answer(CALL, 200, variation({ SKU: '<img src=x onerror=alert(1)>', CurrencyCode: '<b>' }))
    const { choose, bound, host } = await shown()
    choose('32')
    await idle(host)
    expect(bound('SKU')).to.equal('<img src=x onerror=alert(1)>')
    expect(bound('UnitPriceTaxIncl')).to.equal('29,50 <b>')
  })
})

async function typeQuantity(field: HTMLInputElement, text: string): Promise<void> {
  field.value = text
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await Promise.resolve()
}

const quantityChange = (value: number | null) =>
  new CustomEvent('quantity:change', { bubbles: true, composed: true, detail: { value } })
