import { expect } from '@open-wc/testing'
import { ShopError } from '../../../runtime/request/errors.ts'
import { availableFrom, outcomeOf } from './outcome.ts'

describe('the outcome of a change of the cart', () => {
  const refused = (status: number, data: unknown) => outcomeOf(new ShopError('refused', status, data))

  it('has the available quantity in place of the refused one', () => {
    expect([1, 12, 0, -1, '3', undefined].map((Available) => availableFrom(refused(409, { Available })))).to.deep.equal(
      [...[1, 12, 0, 0, 0, 0]],
    )
    expect(availableFrom(refused(422, { Available: 2 }))).to.equal(2)
    expect(availableFrom({ state: 'done' })).to.equal(0)
  })

  it('has the stock of a refusal, if the shop sends it', () => {
    expect(refused(409, { Stock: 3, Message: 'Only 3.' })).to.include({ state: 'short', stock: 3, message: 'Only 3.' })
    expect(refused(409, null)).to.include({ state: 'short', stock: undefined })
  })

  it('throws a fault of the program again', () => {
    expect(() => outcomeOf(new TypeError('a fault'))).to.throw('a fault')
  })
})
