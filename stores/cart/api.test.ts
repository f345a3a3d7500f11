import { expect } from '@open-wc/testing'
import { answer, resetShop, warningsOf } from '../../test/harness/component.ts'
import { putOrderLine } from '../orders/api.ts'
import { deleteItem, postAddition, putQuantity } from './api.ts'

const ITEM = '/api/v1/shoppingcarts/shoppingcartitems/5'
const info = { ItemsCount: 3, AmountTaxInclHtml: '36 €', AmountTaxExclHtml: '30 €' }
const line = { OrderId: '1', ItemKey: '2', ItemOrigin: 'C', name: 'V', quantity: '1', price: '1', currencyCode: 'EUR' }

const changes = {
  'POST /api/v1/catalog/products/addtocart': () => postAddition({ variantId: '12', quantity: 1, name: 'Vase Lune' }),
  [`PUT ${ITEM}`]: () => putQuantity('5', 3),
  [`DELETE ${ITEM}`]: () => deleteItem('5'),
  'PUT /api/v1/sales/orders/addtocart': () => putOrderLine(line),
}

describe('the calls that change the cart', () => {
  beforeEach(resetShop)

  for (const [call, send] of Object.entries(changes)) {
    it(`${call} warns of a summary in its answer that cannot be read, and is done`, async () => {
      const { ItemsCount: _count, ...withoutCount } = info
      for (const [data, expected] of [
        [withoutCount, 'ItemsCount -- Expected a number, but received: undefined.'],
        [{ ...info, ItemsCount: 'many' }, 'ItemsCount -- Expected a number, but received: "many".'],
        [{ ...info, AmountTaxInclHtml: 36 }, 'AmountTaxInclHtml -- Expected a string, but received: 36.'],
      ]) {
        resetShop()
        answer(call, 200, data)
        const warnings = await warningsOf(async () => expect(await send()).to.equal(undefined))
        expect(warnings).to.have.length(1)
        expect(warnings[0])
          .to.contain(`The answer to ${call} cannot be read: At path: ${expected}`)
          .and.to.contain('The change counts as done')
      }
    })

    it(`${call} is done without a warning when its answer has no summary, and reads a number in a text`, async () => {
      for (const data of [null, true, 5, [], { Message: 'Ajouté.' }, { ...info, ItemsCount: '3' }]) {
        resetShop()
        answer(call, 200, data)
        expect(await warningsOf(send)).to.deep.equal([])
      }
      expect((await send())?.itemsCount).to.equal(3)
    })
  }
})
