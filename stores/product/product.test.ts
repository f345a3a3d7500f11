import { expect } from '@open-wc/testing'
import { ShopError } from '../../runtime/request/errors.ts'
import { answer, mount, resetShop, until, warningsOf } from '../../test/harness/component.ts'
import { VARIATION_CALL as CALL, variation } from '../../test/harness/variation.ts'
import { prepareVariant } from './product.ts'
import { productOf } from './variation.ts'

describe('a preparation of page script', () => {
  beforeEach(resetShop)

  const shown = async () => productOf(await mount('<product-variations product-id="7"></product-variations>'))

  it('shows content of a variant once the page shows the variant', async () => {
    answer(CALL, 200, variation())
    const product = await shown()
    const seen: (string | undefined)[] = []
    const stop = prepareVariant(async ({ sku }, _signal, scope) => () => {
      seen.push(sku, scope.localName, product?.$variation.get().shown?.sku)
    })
    await product?.ask('7', {})
    await until(() => seen.length > 0, 'the preparation')
    stop()
    expect(seen).to.deep.equal(['LUNE-13', 'product-variations', 'LUNE-13'])
  })

  it('does not delay the variant when it fails', async () => {
    answer(CALL, 200, variation())
    const product = await shown()
    const stop = prepareVariant(() => Promise.reject(new Error('none')))
    const warnings = await warningsOf(() => product?.ask('7', {}))
    stop()
    expect([product?.$variation.get().state, warnings.length]).to.deep.equal(['shown', 1])
  })

  it('runs again when the lost connection is back, until it is ended', async () => {
    answer(CALL, 200, variation())
    const product = await shown()
    let tries = 0
    const seen: string[] = []
    const stop = prepareVariant(async ({ sku }) => {
      tries += 1
      if (tries < 3) throw new ShopError('offline')
      return () => seen.push(sku)
    })
    await product?.ask('7', {})
    window.dispatchEvent(new Event('online'))
    await until(() => tries === 2, 'the second try')
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    window.dispatchEvent(new Event('online'))
    await until(() => seen.join() === 'LUNE-13', 'what is shown')
    stop()
  })

  it('does not run again once it is ended', async () => {
    answer(CALL, 200, variation())
    const product = await shown()
    let tries = 0
    const stop = prepareVariant(async () => {
      tries += 1
      throw new ShopError('offline')
    })
    await product?.ask('7', {})
    stop()
    window.dispatchEvent(new Event('online'))
    expect(tries).to.equal(1)
  })
})
