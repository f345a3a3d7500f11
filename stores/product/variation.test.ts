import { expect } from '@open-wc/testing'
import { ShopError } from '../../runtime/request/errors.ts'
import { answer, callsTo, mount, resetShop, until, warningsOf } from '../../test/harness/component.ts'
import { VARIATION_CALL as CALL, gate, variation } from '../../test/harness/variation.ts'
import { $lastVariation, type VariationState } from './changes.ts'
import { variantContent } from './variant-content.ts'
import { isOfPage, productOf } from './variation.ts'

const QUERY = { VariantValueId1: '32', quantity: 1 }

async function shownProduct(inside = '<p></p>') {
  const scope = await mount(`<product-variations product-id="7" variant-id="12">${inside}</product-variations>`)
  const child = scope.firstElementChild as HTMLElement
  const product = productOf(child)
  if (!product) throw new Error('There is no product.')
  const states: string[] = []
  const stop = product.$variation.listen((state) => states.push(nameOf(state)))
  return { scope, child, product, states, stop, ask: () => product.ask('7', QUERY) }
}

const nameOf = (state: VariationState) =>
  `${state.state}${state.state === 'asked' && state.upcoming ? ' upcoming' : ''} ${state.shown?.variantId ?? ''}`.trim()

describe('the variation of a product', () => {
  beforeEach(resetShop)

  it('belongs to the nearest product; outside there is none', async () => {
    const { scope, child, product } = await shownProduct('<p></p><product-variations><i></i></product-variations>')
    expect(productOf(child)).to.equal(product)
    expect(productOf(scope)).to.equal(product)
    expect(productOf(scope.querySelector('i') as Element)).to.not.equal(product)
    expect(productOf(document.body)).to.equal(undefined)
    expect([isOfPage(product), product.$variation.get().shown]).to.deep.equal([true, undefined])
  })

  it('is requested, prepared and shown', async () => {
    answer(CALL, 200, variation())
    const { product, states, ask } = await shownProduct()
    await ask()
    expect(states).to.deep.equal(['asked', 'asked upcoming', 'shown 13'])
    expect(product.$variation.get().shown).to.include({ sku: 'LUNE-13', price: 29.5, productId: '7' })
    expect($lastVariation.get()).to.deep.equal({ product, state: product.$variation.get() })
    expect(callsTo(CALL)[0]?.query).to.deep.equal(QUERY)
  })

  for (const [status, kind] of [
    [0, 'offline'],
    [404, 'notFound'],
    [500, 'server'],
  ] as const) {
    it(`has failed when the shop responds with ${status || 'nothing'}, and keeps what is shown (${kind})`, async () => {
      answer(CALL, 200, variation())
      answer(CALL, status)
      const { product, states, ask } = await shownProduct()
      await ask()
      await ask()
      expect(states.slice(3)).to.deep.equal(['asked 13', 'failed 13'])
      expect(product.$variation.get().shown?.variantId).to.equal('13')
    })
  }

  it('has up to three colours of each value, whether it is sold out, and the shape of the swatches', async () => {
    const answered = variation({}, [32])
    const [colours] = answered.ProductVariantAttributesViewModel
    Object.assign(colours?.ProductAttributeValuesViewModel[0] ?? {}, { ColorCode2: '#fff', ColorCode3: '#f00' })
    answer(CALL, 200, answered)
    const { product, ask } = await shownProduct()
    await ask()
    const attributes = product.$variation.get().shown?.attributes ?? []
    expect(attributes.map(({ isSquare }) => isSquare)).to.deep.equal([true, false])
    const values = attributes[0]?.values ?? []
    expect(values.map(({ colors }) => colors)).to.deep.equal([['#00f', '#fff', '#f00'], ['#fff'], ['#888']])
    expect(values.map(({ isUnavailable }) => isUnavailable)).to.deep.equal([false, true, false])
  })

  it('is that of the last request, in whatever order the responses arrive', async () => {
    const slow = gate()
    answer(CALL, 200, variation({ ProductVariantId: 99 }), slow.closed)
    answer(CALL, 200, variation())
    const { states, ask } = await shownProduct()
    const first = ask()
    await ask()
    slow.open()
    await first
    expect(states).to.deep.equal(['asked', 'asked', 'asked upcoming', 'shown 13'])
  })

  it('stays the same when the request is cancelled', async () => {
    const slow = gate()
    answer(CALL, 200, variation(), slow.closed)
    const { product, states, ask } = await shownProduct()
    const asked = ask()
    product.cancel()
    slow.open()
    await asked
    expect(states).to.deep.equal(['asked', 'shown'])
  })

  it('waits for the content of other tags, but not for ever', async () => {
    answer(CALL, 200, variation())
    const ready = gate()
    const { product, states, ask } = await shownProduct()
    product.$variation.listen((state) => state.state === 'asked' && state.upcoming?.waitFor(ready.closed))
    const asked = ask()
    await until(() => states.length === 2, 'the response')
    await new Promise(requestAnimationFrame)
    expect(states.length).to.equal(2)
    ready.open()
    await asked
    expect(states.at(-1)).to.equal('shown 13')
  })
})

describe('the content of a variant', () => {
  beforeEach(resetShop)

  const tag = '<x-part variant-id="12"></x-part>'

  async function followed(load: (signal: AbortSignal, id: string) => Promise<string>, inside = tag, outside = '') {
    const page = await mount(
      `<div><product-variations product-id="7" variant-id="12"><b></b>${inside}</product-variations>${outside}</div>`,
    )
    const host = page.querySelector('x-part') as HTMLElement
    const product = productOf(page.querySelector('b') as Element)
    const { $content, follow, connect } = variantContent({ host, attribute: 'variant-id', load })
    const contents: string[] = []
    const disconnect = connect()
    const unsubscribe = $content.listen(({ variantId, content, isStale }) =>
      contents.push(`${variantId} ${content}${isStale ? ' stale' : ''}`),
    )
    const stop = () => {
      unsubscribe()
      disconnect()
    }
    return { page, host, contents, follow, stop, ask: () => product?.ask('7', QUERY) }
  }

  it('is fetched while the variant is requested, and shown in the same step', async () => {
    answer(CALL, 200, variation())
    const { host, contents, stop, ask } = await followed(async (_signal, id) => `stock of ${id}`)
    await ask()
    stop()
    expect(contents).to.deep.equal(['13 stock of 13'])
    expect(host.getAttribute('variant-id')).to.equal('13')
  })

  it('is not fetched when the response has it', async () => {
    answer(CALL, 200, variation())
    const loads: string[] = []
    const bound = tag.replace('>', ' data-bind="SKU">')
    const { contents, stop, ask } = await followed(async (_signal, id) => loads.push(id).toString(), bound)
    await ask()
    stop()
    expect([contents, loads]).to.deep.equal([['13 undefined'], []])
  })

  it('is stale until it has loaded, and follows the product of the page from outside', async () => {
    answer(CALL, 200, variation())
    const slow = gate()
    const load = async (_signal: AbortSignal, id: string) => slow.closed.then(() => id)
    const { contents, stop, ask } = await followed(load, '', tag)
    await ask()
    expect(contents).to.deep.equal(['12 undefined stale'])
    slow.open()
    await until(() => contents.length === 2, 'the content')
    stop()
    expect(contents[1]).to.equal('13 13')
  })

  it('is updated to the variant of the attribute', async () => {
    const { host, contents, follow, stop } = await followed(async (_signal, id) => `stock of ${id}`)
    host.setAttribute('variant-id', '14')
    follow('14')
    await until(() => contents.length === 2, 'the content')
    stop()
    expect(contents).to.deep.equal(['12 undefined stale', '14 stock of 14'])
  })

  const losing = async () => {
    let count = 0
    const load = async () => {
      if (++count === 1) throw new ShopError('offline')
      return 'stock'
    }
    return { ...(await followed(load)), loads: () => count }
  }

  it('stays stale after a failure, until the connection returns', async () => {
    answer(CALL, 200, variation())
    const { contents, stop, ask } = await losing()
    const warnings = await warningsOf(ask)
    expect([contents, warnings.length]).to.deep.equal([['12 undefined stale'], 1])
    window.dispatchEvent(new Event('online'))
    await until(() => contents.length === 2, 'the content')
    stop()
    expect(contents[1]).to.equal('13 stock')
  })

  it('stays stale after its own call was lost, until the connection returns', async () => {
    const { contents, follow, stop } = await losing()
    await warningsOf(async (said) => {
      follow('14')
      await until(() => said.length === 1, 'the failure')
    })
    window.dispatchEvent(new Event('online'))
    await until(() => contents.length === 2, 'the content')
    stop()
    expect(contents).to.deep.equal(['12 undefined stale', '14 stock'])
  })

  it('is not fetched again for a removed tag', async () => {
    answer(CALL, 200, variation())
    const { stop, ask, loads } = await losing()
    await warningsOf(ask)
    stop()
    window.dispatchEvent(new Event('online'))
    expect(loads()).to.equal(1)
  })
})
