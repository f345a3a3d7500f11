import { expect } from '@open-wc/testing'
import { failure, getHtml, sendForm } from '../../../test/harness/shop/adapter-calls.ts'
import { graphqlShop } from '../../../test/harness/shop/other-shop.ts'
import { connectVendure } from './vendure.ts'

const ENDPOINT = 'https://vendure.example/shop-api'
const server = graphqlShop(ENDPOINT)

const kept = {
  ...{ id: '3', fullName: 'Ada Augusta Byron', company: null, streetLine1: '2 Low Street', streetLine2: 'Flat 1' },
  ...{ city: 'Bath', province: '', postalCode: 'BA1', phoneNumber: '', country: { code: 'GB' } },
  ...{ defaultShippingAddress: null, defaultBillingAddress: null },
}
const order = {
  ...{ code: 'K1', state: 'Shipped', orderPlacedAt: '2026-11-30T01:00:00.000Z', currencyCode: 'USD' },
  ...{ shippingWithTax: 500, total: 33400, totalWithTax: 39480, shippingAddress: null },
  lines: [
    {
      ...{ quantity: 1, unitPriceWithTax: 39480, linePriceWithTax: 39480, featuredAsset: null },
      productVariant: { id: '5', sku: 'TBL', name: 'Tablet', product: { id: '2', slug: 'tablet' } },
    },
  ],
}
const result = (value: unknown) => ({ data: { result: value } })
const found = (name: string, id: string, facet: string, count = 1) => ({
  ...{ count, facetValue: { id, name, facet: { id: facet, name: `group ${facet}` } } },
})
const search = (facetValues: unknown[], more = {}) => ({ data: { search: { facetValues, ...more } } })

describe('the customers of Vendure', () => {
  let end = () => {}
  beforeEach(() => {
    localStorage.clear()
    server.start()
    end = connectVendure({ endpoint: ENDPOINT })
  })
  afterEach(() => {
    end()
    server.stop()
    history.replaceState(null, '', location.pathname)
    localStorage.clear()
  })

  it('are signed in, refused for a wrong password, and asked to confirm their address', async () => {
    const fields = { Email: 'ada@shop.example', Password: ' secret ', ReturnUrl: '/fr/checkout' }
    server.answers.login = [
      result({ __typename: 'CurrentUser' }),
      result({ __typename: 'X', errorCode: 'INVALID_CREDENTIALS_ERROR', message: 'No.' }),
      result({ __typename: 'X', errorCode: 'NOT_VERIFIED_ERROR', message: 'No.' }),
    ]
    expect(await sendForm('/fr/security/login', fields)).to.deep.equal({ Uri: '/fr/checkout' })
    expect(server.sent[0]?.variables).to.deep.equal({ email: 'ada@shop.example', password: ' secret ' })
    expect((await failure(sendForm('/fr/security/login', fields))).kind).to.equal('unauthorized')
    expect((await failure(sendForm('/fr/security/login', fields))).kind).to.equal('refused')
  })

  it('register and are signed in, unless the password is refused', async () => {
    const fields = { Email: 'ada@shop.example', Password: 'secret', FirstName: 'Ada', LastName: 'Byron' }
    server.answers.registerCustomerAccount = [
      result({ __typename: 'Success' }),
      result({ errorCode: 'PASSWORD_VALIDATION_ERROR', message: 'No.', validationErrorMessage: 'Too short.' }),
    ]
    server.answers.login = [result({ __typename: 'CurrentUser' })]
    expect(await sendForm('/fr/security/register', fields)).to.deep.equal({ Uri: '/fr/account' })
    expect((await failure(sendForm('/fr/security/register', fields))).serverMessage).to.equal('Too short.')
  })

  it('have their addresses, which are changed and removed', async () => {
    server.answers.activeCustomer = [
      { data: { activeCustomer: { addresses: [kept] } } },
      { data: { activeCustomer: null } },
    ]
    server.answers.updateCustomerAddress = [result({ id: '3' })]
    server.answers.deleteCustomerAddress = [result({ success: true })]
    expect((await getHtml('/fr/widget/addresses')).textContent).to.contain('Ada Augusta Byron, 2 Low Street, Flat 1')
    const saved = await sendForm('/fr/account/addresses', { Id: '3', FirstName: 'Ada', CountryId: 'GB' })
    expect(saved).to.deep.equal({ Id: '3', AddressType: 'Both' })
    expect(server.sent[1]?.variables.input).to.deep.include({ id: '3', countryCode: 'GB', fullName: 'Ada' })
    const error = await failure(sendForm('/fr/account/addresses/remove', { Id: '3' }))
    expect([server.names[2], error.kind]).to.deep.equal(['deleteCustomerAddress', 'unauthorized'])
  })

  it('see their orders, and one of them', async () => {
    server.answers.activeCustomer = [
      { data: { activeCustomer: { orders: { totalItems: 21, items: [order] } } } },
      { data: { activeCustomer: null } },
    ]
    server.answers.orderByCode = [{ data: { orderByCode: order } }]
    history.replaceState(null, '', '?pagenbr=2')
    const list = await getHtml('/fr/widget/orders')
    expect(server.sent[0]?.variables.options).to.deep.include({ take: 10, skip: 10 })
    expect(list.querySelector('[data-order-id=K1] a')?.getAttribute('href')).to.equal('/fr/account/order?number=K1')
    expect(list.querySelector('list-pagination')?.getAttribute('pages')).to.equal('3')
    expect((await failure(getHtml('/fr/widget/orders'))).kind).to.equal('unauthorized')
    const page = await getHtml('/fr/widget/order', { number: 'K1' })
    // Discounts are what the order costs less than its products and its delivery.
    expect(page.querySelector('[data-part=costs]')?.textContent).to.match(/-\s?5[.,]00|-5[.,]00/)
  })

  it('see a list of a collection, whose groups of filters count the other groups', async () => {
    const item = {
      ...{ productId: '2', productName: 'Tablet', slug: 'tablet', currencyCode: 'USD', productVariantId: '5' },
      ...{ productAsset: null, priceWithTax: { min: 1000, max: 2000 } },
    }
    const facets = [found('Apple', '7', '1'), found('Red', '9', '2')]
    server.answers.search = [
      search(facets, { totalItems: 30, items: [item] }),
      search([found('Apple', '7', '1', 4), found('Sony', '8', '1', 2), found('Red', '9', '2', 6)]),
    ]
    const filter = encodeURIComponent('{"ProductAttributes":{"1":[7]}}')
    history.replaceState(null, '', `?filter=${filter}&sort=price_desc&pageindex=2`)
    const list = await getHtml('/fr/widget/productlist', { categoryId: 'electronics' })
    const inputs = server.sent.map(({ variables }) => variables.input)
    expect(inputs).to.deep.equal([
      {
        ...{ groupByProduct: true, collectionSlug: 'electronics', facetValueFilters: [{ or: ['7'] }] },
        ...{ take: 12, skip: 12, sort: { price: 'DESC' } },
      },
      { groupByProduct: true, collectionSlug: 'electronics', facetValueFilters: [], take: 0 },
    ])
    const counts = [...list.querySelectorAll('filter-item')].map(({ textContent }) => textContent?.trim())
    expect(counts.map((text) => text?.replaceAll(/\s+/g, ' '))).to.deep.equal(['Apple 4', 'Sony 2', 'Red 1'])
    expect(list.querySelector('[data-variant-id="5"] p')?.textContent).to.match(/10[.,]00/)
    expect(list.querySelector('list-pagination')?.getAttribute('pages')).to.equal('3')
  })
})
