import { expect } from '@open-wc/testing'
import { answer, mount, resetShop, until, warningsOf } from '../../test/harness/component.ts'
import { VARIATION_CALL as CALL, variation } from '../../test/harness/variation.ts'
import { prepareVariant } from './product.ts'
import { productOf } from './variation.ts'

describe('a preparation of page script', () => {
  beforeEach(resetShop)

  const shown = async () => productOf(await mount('<product-variations product-id="7"></product-variations>'))

  it('shows something of a variant once the page shows it', async () => {
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

  it('does not keep the variant when it fails', async () => {
    answer(CALL, 200, variation())
    const product = await shown()
    const stop = prepareVariant(() => Promise.reject(new Error('none')))
    const warnings = await warningsOf(() => product?.ask('7', {}))
    stop()
    expect([product?.$variation.get().state, warnings.length]).to.deep.equal(['shown', 1])
  })
})
