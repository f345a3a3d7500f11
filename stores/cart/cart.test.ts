import { expect } from '@open-wc/testing'
import { answer, calls, callsTo, nextEvent, resetShop, until } from '../../test/harness/component.ts'
import { $cart, addToCart, changeQuantity, refreshCart, removeItem } from './cart.ts'

const SUMMARY = 'GET /api/v1/shoppingcarts'
const ADD = 'POST /api/v1/catalog/products/addtocart'
const ITEM = '/api/v1/shoppingcarts/shoppingcartitems/5'

const info = (count: number) => ({
  ItemsCount: count,
  AmountTaxInclHtml: `<b>${count * 12},00&nbsp;€</b>`,
  AmountTaxExclHtml: `${count * 10},00 €`,
})

const vase = { variantId: '12', quantity: 1, name: 'Vase Lune' }
const cartItem = { key: 'Catalog-12', name: 'Vase Lune', quantity: 2, sku: 'VL-12', price: 12, currency: 'EUR' }

/** A promise that the test resolves. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

const shown = () => {
  const { summary, pending } = $cart.get()
  return (summary?.itemsCount ?? 0) + pending
}

const window_ = globalThis as { dataLayer?: unknown[] | undefined }

describe('the cart store', () => {
  beforeEach(async () => {
    resetShop()
    answer(SUMMARY, 200, info(1))
    await refreshCart()
    resetShop()
  })

  it('reads the summary of the cart [API-48] [API-86]', async () => {
    answer(SUMMARY, 200, info(3))
    await refreshCart()
    expect(calls.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([SUMMARY])
    const { state, summary } = $cart.get()
    expect(state).to.equal('ready')
    expect(summary).to.deep.equal({
      itemsCount: 3,
      amountTaxInclHtml: '<b>36,00&nbsp;€</b>',
      amountTaxExclHtml: '30,00 €',
    })
  })

  it('sends one request for simultaneous readers', async () => {
    answer(SUMMARY, 200, info(3))
    await Promise.all([refreshCart(), refreshCart(), refreshCart()])
    expect(calls).to.have.length(1)
  })

  it('sends the variant, the quantity, the name and the origin of an order [API-20] [CART-02]', async () => {
    answer(ADD, 200, info(3))
    const outcome = await addToCart({ ...vase, quantity: 2, origin: { ItemOrigin: 'Wishlist', Quantity: '9' } })
    expect(outcome.state).to.equal('done')
    expect(callsTo(ADD)[0]?.body).to.deep.equal({
      ItemOrigin: 'Wishlist',
      ProductVariantId: 12,
      Quantity: 2,
      Name: 'Vase Lune',
    })
    expect($cart.get().summary?.itemsCount).to.equal(3)
  })

  it('keeps an id that is not an exact number as text', async () => {
    answer(ADD, 200, info(2))
    await addToCart({ ...vase, variantId: '90071992547409931' })
    await addToCart({ ...vase, variantId: 'a-7' })
    expect(callsTo(ADD).map(({ body }) => (body as { ProductVariantId: unknown }).ProductVariantId)).to.deep.equal([
      '90071992547409931',
      'a-7',
    ])
  })

  it('shows the added units at once, and the server’s count when it arrives', async () => {
    const slow = gate()
    answer(ADD, 200, info(7), slow.opened)
    const added = addToCart({ ...vase, quantity: 2 })
    expect($cart.get().state).to.equal('changing')
    expect(shown()).to.equal(3)
    slow.open()
    await added
    expect(shown()).to.equal(7)
    expect($cart.get().state).to.equal('ready')
  })

  it('sends two quick additions one after the other', async () => {
    const slow = gate()
    answer(ADD, 200, info(2), slow.opened)
    answer(ADD, 200, info(3))
    const both = Promise.all([addToCart(vase), addToCart(vase)])
    expect(shown()).to.equal(3)
    await until(() => callsTo(ADD).length === 1)
    slow.open()
    await both
    expect(callsTo(ADD)).to.have.length(2)
    expect(shown()).to.equal(3)
  })

  it('counts an addition that waits for a read request', async () => {
    const [first, second] = [gate(), gate()]
    answer(ADD, 200, info(2), first.opened)
    answer(ADD, 200, info(3), second.opened)
    answer(SUMMARY, 200, info(2))
    const both = [addToCart(vase), refreshCart(), addToCart(vase)]
    first.open()
    await until(() => callsTo(ADD).length === 2)
    expect(shown()).to.equal(3)
    second.open()
    await Promise.all(both)
  })

  it('reads the summary when the answer of an addition has none, without a jump of the count', async () => {
    answer(ADD, 200, null)
    answer(SUMMARY, 200, info(2))
    const counts: number[] = []
    const stop = $cart.listen(() => void counts.push(shown()))
    await addToCart(vase)
    await until(() => $cart.get().state === 'ready')
    stop()
    expect(callsTo(SUMMARY)).to.have.length(1)
    expect(new Set(counts)).to.deep.equal(new Set([2]))
  })

  it('rolls back and reads the cart when the stock is too low', async () => {
    answer(ADD, 409, { Message: 'Plus que 3 pièces.', Stock: 3 })
    answer(SUMMARY, 200, info(1))
    const outcome = await addToCart({ ...vase, quantity: 9 })
    expect(outcome).to.include({ state: 'short', stock: 3, message: 'Plus que 3 pièces.' })
    expect(shown()).to.equal(1)
    await until(() => $cart.get().state === 'ready')
    expect(callsTo(SUMMARY)).to.have.length(1)
  })

  it('never repeats an addition: after a lost answer it reads the cart', async () => {
    answer(ADD, 0)
    answer(SUMMARY, 200, info(2))
    expect((await addToCart(vase)).state).to.equal('lost')
    await until(() => $cart.get().state === 'ready')
    expect(callsTo(ADD)).to.have.length(1)
    expect(shown()).to.equal(2)
  })

  it('keeps the last summary when the cart cannot be read, and reads it again once online', async () => {
    const stop = $cart.listen(() => {})
    answer(ADD, 0)
    answer(SUMMARY, 0)
    answer(SUMMARY, 200, info(4))
    await addToCart(vase)
    const failed = await until(() => ($cart.get().state === 'failed' ? $cart.get() : undefined))
    expect(failed.summary?.itemsCount).to.equal(1)
    dispatchEvent(new Event('online'))
    await until(() => shown() === 4)
    stop()
  })

  it('has an outcome for every other refusal', async () => {
    answer(SUMMARY, 200, info(1))
    for (const [status, state] of [
      [401, 'unauthorized'],
      [404, 'failed'],
      [422, 'failed'],
      [500, 'failed'],
    ] as const) {
      resetShop()
      answer(SUMMARY, 200, info(1))
      answer(ADD, status, { Message: 'Non.' })
      expect((await addToCart(vase)).state, `${status}`).to.equal(state)
      await until(() => $cart.get().state === 'ready')
    }
  })

  it('counts a malformed summary as a failure', async () => {
    answer(SUMMARY, 200, { ItemsCount: 'many' })
    await refreshCart()
    const cart = $cart.get()
    expect(cart.state === 'failed' && cart.error.kind).to.equal('unreadable')
  })

  it('puts the quantity of an item as JSON [API-49] [API-50] [API-83]', async () => {
    answer(`PUT ${ITEM}`, 200, info(4))
    await changeQuantity('5', 4, cartItem)
    expect(calls).to.deep.equal([{ method: 'PUT', path: ITEM, query: {}, body: { Quantity: 4 } }])
    expect(shown()).to.equal(4)
  })

  it('deletes an item without a body [API-51] [API-84]', async () => {
    answer(`DELETE ${ITEM}`, 200, info(0))
    await removeItem('5', cartItem)
    expect(calls).to.deep.equal([{ method: 'DELETE', path: ITEM, query: {}, body: undefined }])
    expect(shown()).to.equal(0)
  })

  it('counts the units of a changed or removed item at once', async () => {
    const slow = gate()
    answer(`PUT ${ITEM}`, 200, info(3), slow.opened)
    answer(`DELETE ${ITEM}`, 200, info(0))
    const changed = changeQuantity('5', 3, { ...cartItem, quantity: 1 })
    expect(shown()).to.equal(3)
    const removed = removeItem('5', { ...cartItem, quantity: 3 })
    expect(shown()).to.equal(0)
    slow.open()
    await Promise.all([changed, removed])
  })

  it('sends changes and removals in their order', async () => {
    const slow = gate()
    answer(`PUT ${ITEM}`, 200, info(4), slow.opened)
    answer(`DELETE ${ITEM}`, 200, info(0))
    const both = Promise.all([changeQuantity('5', 4, cartItem), removeItem('5', { ...cartItem, quantity: 4 })])
    slow.open()
    await both
    expect(calls.map(({ method }) => method)).to.deep.equal(['PUT', 'DELETE'])
    expect(shown()).to.equal(0)
  })
})

describe('the effects of a change of the cart', () => {
  beforeEach(async () => {
    resetShop()
    answer(SUMMARY, 200, info(1))
    await refreshCart()
    window_.dataLayer = []
  })

  afterEach(() => {
    window_.dataLayer = undefined
  })

  it('notifies analytics first, then the page [ANALYTICS-04] [CART-03] [CART-04] [CART-13]', async () => {
    answer(ADD, 200, info(2))
    const order: unknown[] = []
    const stop = $cart.listen(({ summary }) => void (summary?.itemsCount === 2 && order.push('answer')))
    window_.dataLayer = { push: ({ event }: { event?: string }) => event && order.push(event) } as unknown as unknown[]
    for (const name of ['Shoppingcarts:Changed', 'Catalog:AddedToShoppingCart']) {
      document.addEventListener(name, ({ type }) => order.push(type), { once: true })
    }
    const changed = nextEvent('Shoppingcarts:Changed')
    const added = nextEvent('Catalog:AddedToShoppingCart')
    await addToCart({ ...vase, origin: { ItemOrigin: 'Wishlist' } })
    stop()
    expect(order).to.deep.equal(['answer', 'add_to_cart', 'Shoppingcarts:Changed', 'Catalog:AddedToShoppingCart'])
    expect((await changed).detail).to.deep.equal({ ItemOriginAndKey: 'Wishlist-12', ItemName: 'Vase Lune' })
    expect((await added).detail).to.deep.equal({ ProductVariantId: '12', Quantity: 1, Name: 'Vase Lune' })
  })

  it('sends add_to_cart in the format of tag managers [ANALYTICS-03] [ANALYTICS-13]', async () => {
    answer(ADD, 200, info(3))
    await addToCart({ ...vase, quantity: 3, sku: 'VL-12', price: 19.9, currency: 'EUR' })
    expect(window_.dataLayer).to.deep.equal([
      { ecommerce: null },
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'EUR',
          value: 59.7,
          items: [{ item_id: 'VL-12', item_name: 'Vase Lune', price: 19.9, quantity: 3 }],
        },
      },
    ])
  })

  it('emits a removal with value and items [ANALYTICS-05] [ANALYTICS-06] [ANALYTICS-07] [CART-39]', async () => {
    answer(`DELETE ${ITEM}`, 200, info(0))
    const changed = nextEvent('Shoppingcarts:Changed')
    await removeItem('5', cartItem)
    const items = [{ item_id: 'VL-12', item_name: 'Vase Lune', price: 12, quantity: 2 }]
    expect(window_.dataLayer).to.deep.equal([
      { ecommerce: null },
      { event: 'remove_from_cart', value: 24, items, ecommerce: { currency: 'EUR', value: 24, items } },
    ])
    expect((await changed).detail).to.deep.equal({ ItemOriginAndKey: 'Catalog-12', ItemName: 'Vase Lune' })
  })

  it('emits a changed quantity, but not for analytics [CART-39]', async () => {
    answer(`PUT ${ITEM}`, 200, info(4))
    const changed = nextEvent('Shoppingcarts:Changed')
    await changeQuantity('5', 4, cartItem)
    expect((await changed).detail).to.deep.equal({ ItemOriginAndKey: 'Catalog-12', ItemName: 'Vase Lune' })
    expect(window_.dataLayer).to.deep.equal([])
  })

  it('emits nothing for a refused change', async () => {
    answer(ADD, 500)
    let events = 0
    const count = () => void events++
    document.addEventListener('Shoppingcarts:Changed', count)
    await addToCart(vase)
    document.removeEventListener('Shoppingcarts:Changed', count)
    expect(events).to.equal(0)
    expect(window_.dataLayer).to.deep.equal([])
  })

  it('works without a data layer [ANALYTICS-02]', async () => {
    window_.dataLayer = undefined
    answer(ADD, 200, info(2))
    expect((await addToCart(vase)).state).to.equal('done')
  })
})
