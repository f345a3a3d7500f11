import { expect } from '@open-wc/testing'
import { answer, callsTo, nextEvent, resetShop, until } from '../../test/harness/component.ts'
import { $cart, $cartChange, addToCart, refreshCart } from './cart.ts'

const SUMMARY = 'GET /api/v1/shoppingcarts'
const ADD = 'POST /api/v1/catalog/products/addtocart'

const info = (count: number) => ({ ItemsCount: count, AmountTaxInclHtml: '36 €', AmountTaxExclHtml: '30 €' })

const vase = { variantId: '12', quantity: 1, name: 'Vase Lune' }

const shown = () => {
  const { summary, pending } = $cart.get()
  return (summary?.itemsCount ?? 0) + pending
}

describe('a cart that changes elsewhere', () => {
  let stop = () => {}

  beforeEach(async () => {
    resetShop()
    answer(SUMMARY, 200, info(1))
    stop = $cart.listen(() => {})
    await refreshCart()
    resetShop()
    answer(SUMMARY, 200, info(6))
  })

  afterEach(() => stop())

  it('is read again when another tab has changed it', async () => {
    const tab = new BroadcastChannel('vitrine:cart:/')
    tab.postMessage('changed')
    await until(() => shown() === 6)
    expect($cartChange.get()).to.deep.equal({ kind: 'elsewhere' })
    tab.close()
  })

  it('notifies other tabs of its own changes, and does not react to itself', async () => {
    const tab = new BroadcastChannel('vitrine:cart:/')
    const notified = nextEvent<MessageEvent>('message', tab)
    tab.onmessage = () => {}
    answer(ADD, 200, info(2))
    await addToCart(vase)
    expect((await notified).data).to.equal('changed')
    tab.close()
    expect(callsTo(SUMMARY)).to.have.length(0)
  })

  it('is read again when the page returns from the back/forward cache', async () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => shown() === 6)
  })

  it('is notified by other tabs again after Back, and is not disturbed by a page that merely opens', async () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect($cart.get().state).to.equal('ready')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => shown() === 6)
    resetShop()
    answer(SUMMARY, 200, info(8))
    const tab = new BroadcastChannel('vitrine:cart:/')
    tab.postMessage('changed')
    await until(() => shown() === 8)
    tab.close()
  })

  for (const name of ['Shoppingcarts:Changed', 'Catalog:AddedToShoppingCart']) {
    it(`is read again when a page script sends ${name}`, async () => {
      document.dispatchEvent(new CustomEvent(name))
      await until(() => shown() === 6)
    })
  }

  it('is read once for the two events of one change, and not for its own', async () => {
    document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed'))
    document.dispatchEvent(new CustomEvent('Catalog:AddedToShoppingCart'))
    await until(() => shown() === 6)
    expect(callsTo(SUMMARY)).to.have.length(1)
    answer(ADD, 200, info(7))
    await addToCart(vase)
    expect(callsTo(SUMMARY)).to.have.length(1)
  })

  it('is read once for a return from that cache, also when its value is looked at without a listener', async () => {
    stop()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect($cart.get().state).to.equal('loading')
    await until(() => shown() === 6)
    expect($cart.get().state).to.equal('ready')
    expect(callsTo(SUMMARY)).to.have.length(1)
  })

  it('drops the answer of a read request after a newer change', async () => {
    resetShop()
    let open = () => {}
    answer(SUMMARY, 200, info(99), new Promise<void>((done) => (open = done)))
    const reading = refreshCart()
    await until(() => callsTo(SUMMARY).length === 1)
    answer(ADD, 200, info(2))
    const counts: number[] = []
    const end = $cart.listen(() => void counts.push(shown()))
    const added = addToCart(vase)
    open()
    await Promise.all([reading, added])
    end()
    expect(new Set(counts)).to.deep.equal(new Set([2]))
  })
})
