import { expect } from '@open-wc/testing'
import { type ApiRequestEvent, announce } from '../../runtime/request/api-request.ts'
import { request } from '../../runtime/request/request.ts'
import { Clock } from '../../test/harness/clock.ts'
import { failure, getHtml } from '../../test/harness/shop/adapter-calls.ts'
import { deleteItem, getCart, postAddition, postCoupon, putQuantity } from '../cart/api.ts'
import { getVariation } from '../product/api.ts'
import { getSuggestions } from '../search/api.ts'
import { type Basket, connectShop, type Shop, shortOf } from './connect.ts'

const line = {
  ...{ id: 'l/1', variantId: '12', name: 'Vase <b>Lune</b>', sku: 'VL-12', quantity: 2, price: 24, total: 48 },
  ...{ url: '/fr/catalog/product/7/vase', image: 'https://photos.example/vase.webp' },
}
const basket: Basket = {
  ...{ lines: [line], count: 2, withTax: 48, withoutTax: 40, currency: 'EUR', coupons: ['TEN'] },
}

/** The functions of the shop that were called, in order. */
let asked: unknown[] = []
const noted =
  <T>(name: string, answer: T) =>
  async (...given: unknown[]) => {
    asked.push([name, ...given])
    return answer
  }

const shop: Shop = {
  name: 'Example',
  basket: {
    read: noted('read', basket),
    add: noted('add', basket),
    change: noted('change', basket),
    remove: noted('remove', basket),
    addCoupon: noted('addCoupon', false),
    removeCoupons: noted('removeCoupons', undefined),
  },
  catalogue: {
    product: async (id) =>
      id === '7'
        ? {
            attributes: [{ values: [{ id: 'red', text: 'Red' }] }],
            variants: [
              {
                ...{ id: 'v', sku: 'S', price: 9.5, currency: 'EUR', isInStock: true, values: ['red'] },
                photos: [{ src: '/m.webp', large: '/l.webp', small: '/s.webp', alt: 'Vase' }],
              },
            ],
          }
        : undefined,
    suggest: noted('suggest', [{ name: 'Vase', url: '/v', image: 'https://p.example/v.webp', price: '9 €' }]),
  },
}

const { signal } = new AbortController()

/** Without the harness of components, which answers each call itself. */
async function until(look: () => boolean): Promise<void> {
  while (!look()) await new Promise(requestAnimationFrame)
}

/** A promise that the test resolves. */
function gate() {
  let open = () => {}
  const closed = new Promise<void>((resolve) => (open = resolve))
  return { closed, open: () => open() }
}

describe('a shop behind the calls of the tags', () => {
  let end = () => {}
  const connect = (other: Partial<Shop> = {}) => {
    end = connectShop({ ...shop, ...other })
  }
  beforeEach(() => {
    asked = []
  })
  afterEach(() => {
    end()
    for (const template of document.querySelectorAll('template[data-vitrine]')) template.remove()
  })

  it('answers with the basket, and passes ids and quantities on as they are', async () => {
    connect()
    expect((await getCart(signal)).itemsCount).to.equal(2)
    const summary = await postAddition({ variantId: '012', quantity: 3, name: 'Vase' })
    expect(summary?.amountTaxInclHtml).to.match(/48/)
    await putQuantity('l/1', 5)
    await deleteItem('l/1')
    expect(await postCoupon('TEN')).to.equal(false)
    await request('DELETE', '/api/v1/shoppingcarts/coupon')
    expect(asked).to.deep.equal([
      ...[['read'], ['add', '012', 3], ['change', 'l/1', 5], ['remove', 'l/1']],
      ...[['addCoupon', 'TEN'], ['removeCoupons']],
    ])
  })

  it('refuses a quantity with the stock, as the contract does', async () => {
    connect({ basket: { ...shop.basket, add: () => Promise.reject(shortOf(4)) } })
    const error = await failure(postAddition({ variantId: '1', quantity: 9, name: 'Vase' }))
    expect([error.kind, error.status, error.data]).to.deep.equal(['refused', 409, { Stock: 4, Available: 4 }])
  })

  it('writes the items as HTML, in which a name is text', async () => {
    connect()
    const row = (await getHtml('/fr/widget/shoppingcartitems')).querySelector<HTMLElement>('[data-item-id]')
    expect({ ...row?.dataset }).to.deep.equal({
      ...{ itemId: 'l/1', itemKey: 'Catalog-12', itemName: 'Vase <b>Lune</b>', quantity: '2' },
      ...{ price: '24', sku: 'VL-12', currency: 'EUR' },
    })
    expect(row?.querySelector('b')).to.equal(null)
    expect(row?.querySelector('a')?.textContent).to.equal('Vase <b>Lune</b>')
    expect(row?.querySelector('input')?.name).to.equal('Quantity-l/1')
    expect(row?.querySelector<HTMLButtonElement>('[name=remove]')?.value).to.equal('l/1')
  })

  it('writes the items in the HTML of the theme, in which a value is text', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<template data-vitrine="cart-item"><i title="{{name}}">{{ name }}: {{total}}, {{other}}</i></template>
       <template data-vitrine="cart-total"><p class="sum">{{total}} {{coupons}}</p></template>`,
    )
    connect()
    const items = await getHtml('/fr/widget/shoppingcartitems')
    const own = items.querySelector('i')
    expect(own?.title).to.equal('Vase <b>Lune</b>')
    expect(own?.textContent).to.match(/^Vase <b>Lune<\/b>: .*48.*, \{\{other\}\}$/)
    expect(items.querySelector('.sum')?.textContent).to.match(/48.* TEN$/)
    expect(items.querySelectorAll('[data-item-id]')).to.have.length(1)
  })

  it('leaves out addresses that would run a script', async () => {
    const lines = [{ ...line, url: 'javascript:alert(1)', image: 'vbscript:x' }]
    connect({ basket: { ...shop.basket, read: async () => ({ ...basket, lines }) } })
    const items = await getHtml('/fr/widget/shoppingcartitems')
    expect(items.querySelector('a')?.getAttribute('href')).to.equal('')
    expect(items.querySelector('img')).to.equal(null)
  })

  it('makes changes one after the other', async () => {
    const order: string[] = []
    const add = async (variant: string) => {
      order.push(`begins ${variant}`)
      await new Promise(requestAnimationFrame)
      order.push(`ends ${variant}`)
      return basket
    }
    connect({ basket: { ...shop.basket, add } })
    const one = (variantId: string) => postAddition({ variantId, quantity: 1, name: 'Vase' })
    await Promise.all([one('1'), one('2')])
    expect(order).to.deep.equal(['begins 1', 'ends 1', 'begins 2', 'ends 2'])
  })

  it('reads the basket after a change, or after five seconds while the change does not end', async () => {
    const order: string[] = []
    const [first, second] = [gate(), gate()]
    const gates = [first, second]
    const add = async () => {
      order.push('begins')
      await gates.shift()?.closed
      order.push('ends')
      return basket
    }
    const read = async () => {
      order.push('reads')
      return basket
    }
    connect({ basket: { ...shop.basket, add, read } })
    const addition = () => postAddition({ variantId: '1', quantity: 1, name: 'Vase' })
    const changes = [addition()]
    await until(() => order.length === 1)
    const reading = Promise.all([getCart(signal), getHtml('/fr/widget/shoppingcartitems')])
    first.open()
    await Promise.all([...changes, reading])
    expect(order.splice(0)).to.deep.equal(['begins', 'ends', 'reads', 'reads'])

    const clock = new Clock()
    changes.push(addition())
    await until(() => order.length === 1)
    clock.hold()
    const late = getCart(signal)
    await until(() => clock.isDueIn(5_000))
    clock.pass(5_000)
    clock.release()
    await late
    second.open()
    await Promise.all(changes)
    expect(order).to.deep.equal(['begins', 'reads', 'ends'])
  })

  it('writes an empty basket', async () => {
    const empty = { ...basket, lines: [], count: 0 }
    connect({ basket: { ...shop.basket, read: async () => empty } })
    const items = await getHtml('/fr/widget/shoppingcartitems')
    expect(items.textContent).to.match(/^0 /)
    expect(items.querySelector('form')).to.equal(null)
  })

  it('answers with variants, photos and suggestions, and 404 for an unknown product', async () => {
    connect()
    const variation = await getVariation(signal, '7', { VariantValueId1: 'red' })
    expect([variation.variantId, variation.price, variation.chosenIds]).to.deep.equal(['v', 9.5, ['red']])
    const photos = await getHtml('/widget/catalog/ProductPhotosGallery', { productId: '7', productVariantId: 'v' })
    expect(photos.querySelector('[data-part=photos] a')?.getAttribute('href')).to.equal('/l.webp')
    const [suggestion] = await getSuggestions(signal, { q: 'va', results: 5, accuracy: 0.3 })
    expect(suggestion?.photo?.id).to.equal('https://p.example/v.webp')
    expect(asked).to.deep.equal([['suggest', 'va', 5]])
    expect((await failure(getVariation(signal, '8', {}))).status).to.equal(404)
  })

  it('refuses a call that it does not know, and names it in the console', async () => {
    connect()
    const { warn } = console
    const said: string[] = []
    console.warn = (text: string) => said.push(text)
    const error = await failure(request('GET', '/api/v1/catalog/wishlist/products/count'))
    console.warn = warn
    expect([error.kind, error.status]).to.deep.equal(['server', 501])
    expect(said.join()).to.contain('Example has no answer to GET /api/v1/catalog/wishlist/products/count.')
  })

  it('leaves pages, and calls that the page itself answers, alone', async () => {
    expect(announce({ method: 'GET', target: '/api/v1/shoppingcarts' }).answer).to.equal(undefined)
    connect()
    for (const target of ['/fr/news', new URL('https://other.example/api/v1/shoppingcarts')])
      expect(announce({ method: 'GET', target }).answer).to.equal(undefined)
    end()
    const own = (event: Event) => (event as ApiRequestEvent).respondWith({ Own: true })
    document.addEventListener('api:request', own)
    connect()
    expect(await request('GET', '/api/v1/shoppingcarts')).to.deep.equal({ Own: true })
    document.removeEventListener('api:request', own)
  })

  it('fails for an invalid body, and asks the shop nothing', async () => {
    connect()
    const error = await failure(request('POST', '/api/v1/catalog/products/addtocart', { body: { Quantity: 1 } }))
    expect(error.kind).to.equal('server')
    expect(asked).to.deep.equal([])
  })
})
