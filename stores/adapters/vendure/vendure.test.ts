import { expect } from '@open-wc/testing'
import { failure } from '../../../test/harness/shop/adapter-calls.ts'
import { graphqlShop } from '../../../test/harness/shop/other-shop.ts'
import { deleteItem, getCart, postAddition, postCoupon, putQuantity } from '../../cart/api.ts'
import { getVariation } from '../../product/api.ts'
import { getSuggestions } from '../../search/api.ts'
import { connectVendure } from './vendure.ts'

const ENDPOINT = 'https://vendure.example/shop-api'

const line = (quantity: number, id = '5') => ({
  ...{ id, quantity, discountedUnitPriceWithTax: 2400, discountedLinePriceWithTax: 2400 * quantity },
  featuredAsset: null,
  productVariant: { id: '12', sku: 'VL', name: 'Vase', product: { id: '7', slug: 'vase' } },
})
const order = (quantity: number) => ({
  ...{ __typename: 'Order', totalQuantity: quantity, subTotal: 2000 * quantity, subTotalWithTax: 2400 * quantity },
  ...{ currencyCode: 'EUR', couponCodes: ['TEN', 'FIVE'], lines: quantity > 0 ? [line(quantity)] : [] },
})
const short = (quantityAvailable: number, after: number) => ({
  ...{ __typename: 'InsufficientStockError', errorCode: 'INSUFFICIENT_STOCK_ERROR', message: 'Too few.' },
  ...{ quantityAvailable, order: order(after) },
})
const refusal = (errorCode: string) => ({ __typename: 'X', errorCode, message: `Refused: ${errorCode}` })
const active = (quantity: number) => ({
  activeOrder: quantity > 0 ? order(quantity) : null,
  activeChannel: { defaultCurrencyCode: 'USD' },
})

const server = graphqlShop(ENDPOINT)

/** Answers that read, and those of changes. Errors are what they are. */
const read = (...answers: object[]) => answers.map((data) => ('errors' in data ? data : { data }))
const changed = (...answers: (object | null)[]) =>
  answers.map((result) => (result && 'errors' in result ? result : { data: { result } }))
const sent = () => server.sent.map(({ name, variables }) => `${name} ${JSON.stringify(variables)}`)

const { signal } = new AbortController()
const add = (quantity: number) => postAddition({ variantId: '12', quantity, name: 'Vase' })

describe('the adapter of Vendure', () => {
  let end = () => {}
  beforeEach(() => {
    localStorage.clear()
    server.start()
    server.headers = { 'vendure-auth-token': 'token-1' }
    end = connectVendure({ endpoint: ENDPOINT, channel: 'shop', languages: ['fr', 'en'] })
  })
  afterEach(() => {
    end()
    server.stop()
    localStorage.clear()
  })

  it('reads amounts in minor units, and an empty basket in the currency of the channel', async () => {
    server.answers.activeOrder = read(active(2), active(0))
    expect((await getCart(signal)).amountTaxInclHtml).to.match(/48[.,]00.*€|€.*48[.,]00/)
    const none = await getCart(signal)
    expect([none.itemsCount, /\$/.test(none.amountTaxInclHtml)]).to.deep.equal([0, true])
  })

  it('reads without counting as a change, and sends channel, language and the token of the session', async () => {
    server.answers.activeOrder = read(active(1))
    server.answers.addItemToOrder = changed(order(1))
    await getCart(signal)
    await add(1)
    expect(server.requests.map(({ method }) => method)).to.deep.equal(['GET', 'POST'])
    const [first, second] = server.requests
    expect(first?.headers.get('vendure-token')).to.equal('shop')
    expect(first?.headers.has('Authorization')).to.equal(false)
    expect(second?.headers.get('Authorization')).to.equal('Bearer token-1')
    expect(new URL(second?.url ?? '').searchParams.get('languageCode')).to.equal('fr')
  })

  it('has one session: while there is no token, a request waits for the one before', async () => {
    server.answers.activeOrder = read(active(0))
    server.answers.addItemToOrder = changed(order(1))
    await Promise.all([getCart(signal), add(1)])
    expect(server.requests.map(({ headers }) => headers.get('Authorization'))).to.deep.equal([null, 'Bearer token-1'])
  })

  it('takes back what Vendure has added of a quantity that is not in stock', async () => {
    server.answers.addItemToOrder = changed(short(3, 5))
    server.answers.adjustOrderLine = changed(order(2))
    expect((await failure(add(9))).data).to.deep.equal({ Stock: 5, Available: 3 })
    expect(sent()).to.deep.equal([
      'addItemToOrder {"variant":"12","quantity":9}',
      'adjustOrderLine {"line":"5","quantity":2}',
    ])
  })

  it('removes the line that such an addition has made, and nothing where none was added', async () => {
    server.answers.addItemToOrder = changed(short(3, 3), short(0, 0))
    server.answers.removeOrderLine = changed(order(0))
    expect((await failure(add(9))).data).to.deep.equal({ Stock: 3, Available: 3 })
    expect((await failure(add(9))).data).to.deep.equal({ Stock: 0, Available: 0 })
    expect(sent().map((call) => call.split(' ')[0])).to.deep.equal([
      'addItemToOrder',
      'removeOrderLine',
      'addItemToOrder',
    ])
  })

  it('restores a quantity that Vendure has changed to what is in stock', async () => {
    server.answers.activeOrder = read(active(2))
    server.answers.adjustOrderLine = changed(short(4, 4), order(2))
    expect((await failure(putQuantity('5', 9))).data).to.deep.equal({ Stock: 4, Available: 4 })
    expect(sent().slice(1)).to.deep.equal([
      'adjustOrderLine {"line":"5","quantity":9}',
      'adjustOrderLine {"line":"5","quantity":2}',
    ])
  })

  it('passes on what Vendure says has been added, where that cannot be taken back', async () => {
    const twoLines = { ...short(3, 5), order: { ...order(5), lines: [line(5), line(1, '6')] } }
    server.answers.addItemToOrder = changed(short(3, 5), twoLines)
    server.answers.adjustOrderLine = changed(refusal('ORDER_LIMIT_ERROR'))
    expect((await failure(add(9))).serverMessage).to.equal('Too few.')
    expect((await failure(add(9))).serverMessage).to.equal('Too few.')
    expect(sent().filter((call) => call.startsWith('adjust'))).to.have.length(1)
  })

  it('has no refusal for the removal of a line that another tab has removed', async () => {
    const unknown = { errors: [{ message: 'No such line.', extensions: { code: 'USER_INPUT_ERROR' } }], data: null }
    server.answers.removeOrderLine = changed(unknown, refusal('ORDER_INTERCEPTOR_ERROR'))
    server.answers.activeOrder = read(active(0), active(2))
    expect((await deleteItem('5'))?.itemsCount).to.equal(0)
    expect((await failure(deleteItem('5'))).serverMessage).to.equal('Refused: ORDER_INTERCEPTOR_ERROR')
  })

  it('opens an order again that has begun to be paid, once', async () => {
    server.answers.removeOrderLine = changed(
      refusal('ORDER_MODIFICATION_ERROR'),
      order(0),
      refusal('ORDER_MODIFICATION_ERROR'),
    )
    server.answers.transitionOrderToState = changed(null)
    expect((await deleteItem('5'))?.itemsCount).to.equal(0)
    server.answers.activeOrder = read(active(2))
    const error = await failure(deleteItem('5'))
    expect([error.kind, error.serverMessage]).to.deep.equal(['refused', 'Refused: ORDER_MODIFICATION_ERROR'])
    expect(sent().filter((call) => call.startsWith('transition'))).to.have.length(2)
  })

  it('distinguishes an invalid coupon from one that has expired', async () => {
    server.answers.applyCouponCode = changed(
      { __typename: 'Order' },
      refusal('COUPON_CODE_INVALID_ERROR'),
      refusal('COUPON_CODE_EXPIRED_ERROR'),
    )
    expect(await postCoupon('TEN')).to.equal(true)
    expect(await postCoupon('NO')).to.equal(false)
    expect((await failure(postCoupon('OLD'))).serverMessage).to.equal('Refused: COUPON_CODE_EXPIRED_ERROR')
  })

  it('finds the variant of the chosen options, whatever their order', async () => {
    server.answers.product = read(
      {
        product: {
          ...{ name: 'Vase', assets: [{ preview: 'https://vendure.example/a.jpg' }] },
          optionGroups: [
            { id: 'g1', options: [{ id: 'red', name: 'Red' }] },
            { id: 'g2', options: [{ id: 's', name: 'Small' }] },
          ],
          variants: [
            {
              ...{ id: '12', sku: 'VL', priceWithTax: 2450, currencyCode: 'EUR', stockLevel: 'LOW_STOCK', assets: [] },
              options: [
                { id: 's', groupId: 'g2' },
                { id: 'red', groupId: 'g1' },
              ],
            },
          ],
        },
      },
      { product: null },
    )
    const variation = await getVariation(signal, '7', { VariantValueId1: 'red' })
    expect([variation.variantId, variation.price, variation.chosenIds]).to.deep.equal(['12', 24.5, ['red', 's']])
    expect(variation.attributes.flatMap(({ values }) => values.map((value) => value.isUnavailable))).to.deep.equal([
      ...[false, false],
    ])
    expect((await failure(getVariation(signal, '8', {}))).status).to.equal(404)
  })

  it('suggests products with a photo, a price and the address of their page', async () => {
    const item = {
      productId: '7',
      productName: 'Vase',
      slug: 'vase lune',
      currencyCode: 'EUR',
      priceWithTax: { min: 950 },
    }
    server.answers.search = read({
      search: { items: [{ ...item, productAsset: { preview: 'https://vendure.example/a.jpg' } }] },
    })
    const [found] = await getSuggestions(signal, { q: 'va', results: 5, accuracy: 0.3 })
    expect(found?.url).to.match(/\/fr\/catalog\/product\/7\/vase%20lune$/)
    expect(found?.price).to.match(/9[.,]50/)
    expect(found?.photo?.id).to.equal('https://vendure.example/a.jpg?w=160&h=160&mode=crop')
  })

  it('turns the errors of GraphQL into refusals, a sign-in or a failure, and an answer without a field into one', async () => {
    const error = (code?: string) => ({ errors: [{ message: 'Reason', extensions: { code } }], data: null })
    server.answers.activeOrder = read(error('FORBIDDEN'), error('ENTITY_NOT_FOUND'), error('INTERNAL'), {
      activeOrder: {},
    })
    const kinds = []
    for (let count = 0; count < 4; count += 1) {
      const failed = await failure(getCart(signal))
      expect(failed.serverMessage).to.equal(undefined)
      kinds.push(failed.kind)
    }
    expect(kinds).to.deep.equal(['unauthorized', 'refused', 'server', 'unreadable'])
  })
})
