import { expect } from '@open-wc/testing'
import type { CallDoc } from '../../demo/docs/calls/call-doc.ts'
import { calls as documented } from '../../demo/docs/calls/calls.ts'
import { fragments } from '../../demo/docs/calls/fragments.ts'
import { parseHtml } from '../../runtime/page/html.ts'
import { loadStrings, resetStrings } from '../../runtime/text/strings.ts'
import * as assets from '../../stores/assets/api.ts'
import * as cart from '../../stores/cart/api.ts'
import * as cities from '../../stores/cart/cities.ts'
import * as coupons from '../../stores/cart/customer-coupons.ts'
import * as checkout from '../../stores/checkout/api.ts'
import * as pickup from '../../stores/checkout/pickup.ts'
import * as content from '../../stores/content/api.ts'
import * as market from '../../stores/market/api.ts'
import * as orders from '../../stores/orders/api.ts'
import * as product from '../../stores/product/api.ts'
import * as search from '../../stores/search/api.ts'
import * as wishlist from '../../stores/wishlist/api.ts'
import * as lists from '../../stores/wishlist/lists-api.ts'
import { answer, calls, resetShop } from '../harness/component.ts'

const { signal } = new AbortController()

/** The points of the search: the first of them is kept. */
let points: pickup.PickupAnswer

/** Sends what the documentation shows, by the library's own function; each of these modules is in it whole. */
const SENT: Record<string, () => Promise<unknown>> = {
  getCart: () => cart.getCart(signal),
  postAddition: () => cart.postAddition({ variantId: 12, quantity: 2, name: 'Vase Lune' }),
  putQuantity: () => cart.putQuantity('{id}', 3),
  deleteItem: () => cart.deleteItem('{id}'),
  postCoupon: () => cart.postCoupon('BIENVENUE'),
  deleteCoupon: () => cart.deleteCoupon(),
  postShippingMethod: () => checkout.postShippingMethod('2'),
  postShippingCountry: () => checkout.postShippingCountry('BE'),
  postCountries: () => checkout.postCountries('2', '1'),
  getVatResult: () => checkout.getVatResult(signal, { countryId: '2', VAT: 'BE0411905847', customerId: '7' }),
  postCardPayment: () => {
    const form = document.createElement('form')
    form.innerHTML =
      '<input name="AttemptKey" value="0b6c0a52-6f0f-4d3e-9a54-0d1f6c2b8e11"><input name="ShippingMethodId" value="1">'
    return checkout.postCardPayment(form)
  },
  getCustomerCoupons: () => coupons.getCustomerCoupons(signal, '{id}'),
  postCurrency: () => market.postCurrency('{currency}', false),
  putTaxCountry: () => market.putTaxCountry('DE'),
  getVariation: () =>
    product.getVariation(signal, '{productId}', { VariantValueId1: 31, VariantValueId2: 41, quantity: 1 }),
  postReference: () => product.postReference('12', 'MY-7'),
  getReferences: () => search.getReferences(signal, 'MY', 1),
  getSuggestions: () => search.getSuggestions(signal, { q: 'vas', results: 5, accuracy: 0.3 }),
  getCities: () => cities.getCities(signal, '{countryId}', '{text}'),
  postCity: () => cities.postCity('12'),
  getMapsKey: () => content.getMapsKey(signal),
  searchPickupPoints: async () => {
    points = await pickup.searchPickupPoints(signal, '{carrier}', {
      ...{ city: 'Lyon', postalCode: '69005', countryCode: 'FR', address: '12 rue des Tanneurs' },
      ...{ shippingMethodId: '4', radius: 20, limit: 60 },
    })
  },
  postPickupPoint: () => pickup.postPickupPoint(points?.[0] as pickup.PickupPoint, '4', 'relais'),
  getPlaces: () =>
    pickup.getPlaces(
      signal,
      { text: '12 rue des Tanneurs, Lyon', countryId: '1' },
      `/${encodeURIComponent('{culture}')}/widget/places`,
    ),
  putOrderLine: () =>
    orders.putOrderLine({
      ...{ OrderId: '100015', ItemKey: '12', ItemOrigin: 'Catalog', name: 'Vase Lune' },
      ...{ quantity: '2', price: '24.00', currencyCode: 'EUR' },
    }),
  postPrepaidMoney: () => orders.postPrepaidMoney('4', '50'),
  postPrepaidNotification: () => orders.postPrepaidNotification('4', true),
  putOrder: () => orders.putOrder('100015'),
  getCustomers: () => search.getCustomers(signal, 'ann'),
  getWishedCount: () => wishlist.getWishedCount(signal),
  getIsInList: () => wishlist.getIsInList(signal, '12', '7'),
  postToWishlist: () => wishlist.postToWishlist({ productVariantId: '12', quantity: 1, wishlistId: '7' }),
  deleteFromList: () => wishlist.deleteFromList('{productVariantId}', '{listId}'),
  deleteFromAllLists: () => wishlist.deleteFromAllLists('{productVariantId}'),
  postWishedQuantity: () => wishlist.postWishedQuantity('31', 4),
  postListName: () => lists.postListName('7', 'Anniversaire'),
  postListDescription: () => lists.postListDescription('7', 'Pour le 3 mai'),
  postListDeletion: () => lists.postListDeletion('7'),
  deleteRow: () => lists.deleteRow('31'),
  postMove: () => lists.postMove('7', '8', ['31', '32']),
  getAsset: () => assets.getAsset(signal, '{id}'),
  getAssets: () => assets.getAssets(signal, { folderId: '2', q: 'vase', type: '', start: 0, count: 96 }),
  getHierarchy: () => assets.getHierarchy(signal, '1'),
  getCropped: () => assets.getCropped(signal, '{tmpName}', [10, 20, 600, 400, 300, 200], true),
  postName: () => assets.postName('{id}', 'Vase Lune'),
  postDeletion: () => assets.postDeletion('{id}'),
  postRestoration: () => assets.postRestoration('{id}'),
  postOrder: () => assets.postOrder('2', ['7', '8']),
  postFolderMove: () => assets.postFolderMove('{id}', '1'),
  postListOrder: () => lists.postListOrder('7', [{ variantId: '12', quantity: 2 }]),
}

const nameOf = ({ method, path }: CallDoc) => `${method} ${path}`

describe('the calls of the guide “What the server must answer”', () => {
  beforeEach(() => {
    resetShop()
    for (const call of documented) answer(nameOf(call).replaceAll(/[{}]/g, encodeURIComponent), 200, call.answer)
  })

  it('are all that the stores send, and each is sent and read as it is shown', async () => {
    const sent: string[] = []
    for (const [name, send] of Object.entries(SENT)) {
      await send()
      const { method, path, query, body } = calls.at(-1) ?? { method: '', path: '', query: {}, body: undefined }
      const alike = documented.filter((each) => nameOf(each) === `${method} ${decodeURIComponent(path)}`)
      const call = alike.find((each) => JSON.stringify(each.body) === JSON.stringify(body)) ?? alike[0]
      expect(call, `${name}: ${method} ${path}`).to.not.equal(undefined)
      expect(query, name).to.deep.equal(call?.query ?? {})
      expect(body, name).to.deep.equal(call?.body)
      sent.push(`${method} ${decodeURIComponent(path)}`)
    }
    const texts = 'GET /api/v1/localization/{culture}/stringresources'
    expect([...sent, texts].sort()).to.deep.equal(documented.map(nameOf).sort())
    const modules = [
      ...[assets, cart, checkout, cities, content, coupons, lists, market],
      ...[orders, pickup, product, search, wishlist],
    ]
    const functions = modules.flatMap((module) => Object.keys(module))
    expect(functions.filter((name) => !/^(answers|changeReader|\$.*)$/.test(name)).sort()).to.deep.equal(
      Object.keys(SENT).sort(),
    )
  })

  it('has the shop’s texts where the library reads them', async () => {
    const asked: string[] = []
    const listen = (event: Event) => asked.push((event as CustomEvent<{ path: string }>).detail.path)
    document.addEventListener('api:request', listen)
    sessionStorage.clear()
    resetStrings()
    await loadStrings()
    document.removeEventListener('api:request', listen)
    expect(asked).to.deep.equal(['/api/v1/localization/fr/stringresources'])
  })

  /** What the library reads in the HTML of each call. */
  const READ: Record<string, string[]> = {
    shoppingcartitems: ['[data-item-id] [name^=Quantity]', 'button[name=remove]', '[data-part=item-error]'],
    '{year}': [
      'news-calendar[href] a[data-part=previous]',
      'a[data-part=next]',
      'table[data-part=days][data-month] td[data-day] a',
      '[data-part=count]',
    ],
    '{date}': ['news-list [data-part=heading]', 'news-list [data-part=items] > li'],
    list: ['button[name=CouponCode]'],
    checkoutsummary: ['[data-part=announcement]'],
    shippingoptions: ['[name=ShippingMethodId]'],
    DeliveryAddressPicker: ['input[type=radio]', 'a[data-part=add]', 'a[data-part=edit]'],
    profile: ['edit-customer form [name=FirstName]', 'edit-customer form button'],
    addressfields: ['select[name$=CountryId]'],
    StockByWarehouse: ['p', 'li'],
    DegressivePrice: ['[data-from][aria-current]', '[data-from]:not([aria-current])'],
    CustomerReferenceUpdate: ['form [name=ProductVariantId]', 'form [name=CustomerSKU]', 'form button'],
    ProductPhotosGallery: ['[data-part=photos] [id] img', '[data-part=thumbnails] a[href^="#"] img'],
    ListFilter: ['[data-part=toggle]', '[data-part=panel] form filter-item :checked', '[data-part=show]'],
  }

  for (const { path, answer: html } of fragments) {
    it(`shows HTML for ${path} that has what the library reads`, () => {
      const content = parseHtml(html)
      const wanted = READ[path.split('/').at(-1) as string] ?? []
      expect(wanted).to.have.length.above(0)
      for (const selector of wanted) expect(content.querySelector(selector), selector).to.not.equal(null)
    })
  }
})
