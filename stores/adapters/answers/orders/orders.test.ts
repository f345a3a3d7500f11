import { expect } from '@open-wc/testing'
import { failure, getHtml } from '../../../../test/harness/shop/adapter-calls.ts'
import { putOrder, putOrderLine } from '../../../orders/api.ts'
import { connectShop, type Order, refusalOf, type Shop, shortOf } from '../../connect.ts'

const line = (variantId: string, name: string) => ({
  ...{
    variantId,
    name,
    sku: `S-${variantId}`,
    quantity: 2,
    price: 10,
    total: 20,
    url: 'javascript:alert(1)',
    image: '',
  },
})
const order: Order = {
  ...{ number: 'K/1', state: 'sent', placedAt: new Date('2026-11-30T01:00:00Z'), url: '/fr/order?number=K%2F1' },
  ...{ products: 40, discounts: 0, delivery: 5, tax: 7, total: 45, currency: 'EUR' },
  lines: [line('1', 'Vase <b>Lune</b>'), line('2', 'Bowl')],
}
const basket = { lines: [], coupons: [], count: 4, withTax: 40, withoutTax: 33, currency: 'EUR' }

let added: unknown[]
let add: (variant: string) => void
const shop: Shop = {
  name: 'Example',
  basket: {
    read: async () => basket,
    async add(variant: string, quantity: number) {
      add(variant)
      added.push([variant, quantity])
      return basket
    },
  } as unknown as Shop['basket'],
  catalogue: {} as Shop['catalogue'],
  orders: {
    list: async (page) => ({ orders: page === 1 ? [order] : [], pages: 1 }),
    one: async (number) => (number === 'K/1' ? order : undefined),
  },
}

describe('the orders of an adapter', () => {
  let end = () => {}
  beforeEach(() => {
    added = []
    add = () => {}
    end = connectShop(shop)
  })
  afterEach(() => {
    end()
    for (const template of document.querySelectorAll('template[data-vitrine]')) template.remove()
  })

  it('are listed, also in the HTML of the theme', async () => {
    const row = (await getHtml('/fr/widget/orders')).querySelector<HTMLElement>('order-list [data-order-id]')
    expect([row?.dataset.orderId, row?.querySelector('a')?.getAttribute('href')]).to.deep.equal(['K/1', order.url])
    expect(row?.querySelector<HTMLInputElement>('form [name=OrderId]')?.value).to.equal('K/1')
    document.body.insertAdjacentHTML(
      'beforeend',
      '<template data-vitrine="order"><i>{{number}} {{total}}</i></template>',
    )
    expect((await getHtml('/fr/widget/orders')).querySelector('i')?.textContent).to.match(/^K\/1 .*45/)
    expect((await getHtml('/fr/widget/orders', { pagenbr: 2 })).querySelector('order-list')).to.equal(null)
  })

  it('are shown, with names that are text and addresses that run no script', async () => {
    const page = await getHtml('/fr/widget/order', { number: 'K/1' })
    const link = page.querySelector('[data-part=lines] a')
    expect([link?.textContent, link?.getAttribute('href')]).to.deep.equal(['Vase <b>Lune</b>', ''])
    expect(page.querySelector('[purchase]')).to.equal(null)
    expect((await getHtml('/fr/widget/order', { number: 'other' })).querySelector('order-list')).to.equal(null)
  })

  it('are confirmed with the data for analytics', async () => {
    const page = await getHtml('/fr/widget/orderconfirmation', { number: 'K/1' })
    const { items, ...purchase } = JSON.parse(page.querySelector('[purchase]')?.getAttribute('purchase') ?? '{}')
    expect(purchase).to.deep.equal({ transaction_id: 'K/1', value: 45, tax: 7, shipping: 5, currency: 'EUR' })
    expect(items[1]).to.deep.equal({ item_id: 'S-2', item_name: 'Bowl', price: 10, quantity: 2 })
  })

  it('are ordered again as far as the shop has the products', async () => {
    add = (variant) => {
      if (variant === '2') throw shortOf(1)
    }
    const again = await putOrder('K/1')
    expect(added).to.deep.equal([['1', 2]])
    expect(again?.added.map(({ name }) => name)).to.deep.equal(['Vase <b>Lune</b>'])
    expect(again?.messages).to.have.length(1)
    expect(again?.messages[0]).to.contain('Bowl')
    expect((await failure(putOrder('other'))).status).to.equal(404)
  })

  it('have lines that are ordered again alone, and refused as an addition is', async () => {
    const fields = { OrderId: 'K/1', ItemKey: '2', ItemOrigin: 'Catalog', name: 'Bowl', quantity: '3', price: '10' }
    await putOrderLine({ ...fields, currencyCode: 'EUR' })
    expect(added).to.deep.equal([['2', 3]])
    add = () => {
      throw refusalOf('Not on sale.')
    }
    expect((await failure(putOrderLine({ ...fields, currencyCode: 'EUR' }))).serverMessage).to.equal('Not on sale.')
  })
})
