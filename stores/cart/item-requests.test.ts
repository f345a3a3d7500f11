import { expect } from '@open-wc/testing'
import { answer, resetShop } from '../../test/harness/component.ts'
import { $itemRequests, forgetSettledRequests, REMOVAL, requestQuantity } from './item-requests.ts'

const ITEM = '/api/v1/shoppingcarts/shoppingcartitems/5'
const item = { key: 'Catalog-12', name: 'Vase Lune', quantity: 2 }

describe('a requested quantity', () => {
  beforeEach(() => {
    resetShop()
    forgetSettledRequests()
    answer('GET /api/v1/shoppingcarts', 200, { ItemsCount: 0, AmountTaxInclHtml: '', AmountTaxExclHtml: '' })
  })

  it('is done for the removal of an item that no longer exists, and for no other refusal', async () => {
    answer(`DELETE ${ITEM}`, 422)
    answer(`DELETE ${ITEM}`, 404)
    expect((await requestQuantity('5', REMOVAL, item))?.state).to.equal('failed')
    expect($itemRequests.get()['5']?.known).to.equal(2)
    expect((await requestQuantity('5', REMOVAL, item))?.state).to.equal('done')
    expect($itemRequests.get()['5']?.known).to.equal(REMOVAL)
  })
})
