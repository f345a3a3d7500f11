import { expect } from '@open-wc/testing'
import { answer, callsTo, resetShop, warningsOf } from '../test/harness/component.ts'
import { getAssets } from './assets/api.ts'
import { getCart, postAddition, putQuantity } from './cart/api.ts'
import { postCardPayment } from './checkout/api.ts'
import { searchPickupPoints } from './checkout/pickup.ts'
import { putOrder } from './orders/api.ts'
import { getVariation } from './product/api.ts'
import { getWishedCount, postWishedQuantity } from './wishlist/api.ts'
import { postListOrder } from './wishlist/lists-api.ts'

const { signal } = new AbortController()

const CART = { AmountTaxInclHtml: '2 €', AmountTaxExclHtml: '1 €' }
const SUMMARY = { itemsCount: 2, amountTaxInclHtml: '2 €', amountTaxExclHtml: '1 €' }
const ASK = { city: '', postalCode: '', countryCode: '', address: '', shippingMethodId: '1', radius: 1, limit: 1 }
const form = document.createElement('form')

/** A call, its answer with a text for each number, a function that sends the call, and the numbers that it reads. */
const CALLS: [call: string, data: unknown, read: () => Promise<unknown>, expected: unknown][] = [
  ['GET /api/v1/shoppingcarts', { ...CART, ItemsCount: '2' }, () => getCart(signal), SUMMARY],
  ['PUT /api/v1/shoppingcarts/shoppingcartitems/7', { ...CART, ItemsCount: '2' }, () => putQuantity('7', 2), SUMMARY],
  ['GET /api/v1/catalog/wishlist/products/count', '"3"', () => getWishedCount(signal), 3],
  [
    'POST /api/v1/catalog/wishlist/updatequantity',
    { IsSuccessfull: true, Quantity: '4' },
    () => postWishedQuantity('1', 4),
    4,
  ],
  [
    'POST /api/v1/catalog/products/addwishlisttocart',
    { AddedCount: '5' },
    async () => (await postListOrder('1')).count,
    5,
  ],
  [
    'PUT /api/v1/sales/orders/addtocart',
    { Added: [{ ItemKey: 7, Name: 'Bol', Quantity: '2', Price: '12.50' }], Messages: [] },
    async () => (await putOrder('1'))?.added,
    [{ key: '7', name: 'Bol', quantity: 2, price: 12.5, currency: undefined }],
  ],
  [
    'POST /api/v1/cardpayments',
    { PaymentId: 'p', Secret: 's', Amount: '1250', Currency: 'EUR', State: 'open' },
    async () => (await postCardPayment(form)).amount,
    1250,
  ],
  [
    'GET /api/v1/catalog/products/7/productvariants',
    {
      ProductVariantViewModel: { ProductVariantId: '007', UnitPriceTaxIncl: '12.5', CurrencyCode: 'EUR' },
      ProductVariantAttributesViewModel: [],
    },
    async () => {
      const { variantId, price } = await getVariation(signal, '7', {})
      return [variantId, price]
    },
    ['007', 12.5],
  ],
  [
    'POST /api/v1/shipping/ups/getpickuppoints',
    {
      ResponseStatusDescription: 'Success',
      PickupPointViewModels: [{ Distance: '1.5', Geocode: { Latitude: '50.8', Longitude: '4.3' } }],
    },
    async () => {
      const [point] = (await searchPickupPoints(signal, 'ups', ASK)) ?? []
      return [point?.details.Distance, point?.details.Geocode]
    },
    [1.5, { Latitude: 50.8, Longitude: 4.3 }],
  ],
  [
    'GET /api/v1/assetslibrary/assets',
    { total: '6', items: [] },
    async () => (await getAssets(signal, { folderId: '1', q: '', type: '', start: 0, count: 10 })).total,
    6,
  ],
]

describe('answers of a shop that differs from the contract', () => {
  beforeEach(resetShop)

  for (const [call, data, read, expected] of CALLS)
    it(`${call}: a number that is sent as a text is read`, async () => {
      answer(call, 200, data)
      expect(await read()).to.deep.equal(expected)
    })

  it('a text that is no number is named in the console', async () => {
    answer('GET /api/v1/shoppingcarts', 200, { ...CART, ItemsCount: 'two' })
    const warnings = await warningsOf(() => getCart(signal).catch(() => {}))
    expect(warnings.join()).to.contain('At path: ItemsCount -- Expected a number, but received: "two"')
  })

  it('an id keeps its digits: 007, a number beyond 2⁵³ and base64 are sent as texts', async () => {
    answer('POST /api/v1/catalog/products/addtocart', 200)
    const ids = ['007', '9007199254740993', 'Z2lkOi8v==', '12', 12]
    for (const variantId of ids) await postAddition({ variantId, quantity: 1, name: 'Bol' })
    const sent = callsTo('POST /api/v1/catalog/products/addtocart').map(
      ({ body }) => (body as { ProductVariantId: unknown }).ProductVariantId,
    )
    expect(sent).to.deep.equal(['007', '9007199254740993', 'Z2lkOi8v==', 12, 12])
  })
})
