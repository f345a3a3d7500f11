import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, hydrated, mount, nextEvent, rendered, until } from '../../../test/harness/component.ts'
import { refundRequest } from './definition.ts'
import './index.ts'
import { amountOf, centsOf, refundOf, unitsOf } from './rules.ts'

const line = (id: number, price: string, units: number, most: number) =>
  `<tr data-line-id="${id}" data-unit-price="${price}"><th scope="row">Bol ${id}</th>
   <td><input type="number" name="Quantity-${id}" value="${units}" min="0" max="${most}" aria-label="Bol ${id}"></td>
   <td><span data-part="amount">0,00</span></td></tr>`
const request = (lines = line(1, '3.50', 0, 2) + line(2, '1200.10', 0, 5)) =>
  mount(`<refund-request currency-code="EUR"><form><table><tbody>${lines}</tbody>
  <tfoot><tr><th scope="row">Total</th><td data-part="count">0</td><td data-part="total">0,00</td></tr></tfoot></table>
  <button type="reset">Annuler</button></form></refund-request>`).then(hydrated)

const field = (host: Element, id: number) => host.querySelector(`[name="Quantity-${id}"]`) as HTMLInputElement
const textOf = (host: Element, part: string) =>
  [...host.querySelectorAll(`[data-part=${part}]`)].map(({ textContent }) => textContent).join(' ')

function type(input: HTMLInputElement, text: string, isLeft = true): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  if (isLeft) input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Milliseconds without a change until the totals are announced. */
const REST = 400

describe('<refund-request>', () => {
  const clock = new Clock()
  afterEach(() => clock.release())
  before(() => loadStrings(refundRequest.strings))
  it('refunds the units of a line times its price, and sums lines and units [ORDER-06, ORDER-07, ORDER-08, ORDER-09, LIMIT-101, LIMIT-102]', async () => {
    const host = await request()
    const changed = nextEvent('refund:change', host)
    type(field(host, 1), '2')
    expect((await changed).detail).to.deep.equal({ count: 2, amount: '7,00' })
    await until(() => textOf(host, 'amount') === '7,00 0,00', 'the refund of the line')
    type(field(host, 2), '3', false)
    await until(() => textOf(host, 'amount') === '7,00 3600,30', 'the refund while somebody types')
    expect([textOf(host, 'count'), textOf(host, 'total')]).to.deep.equal(['5', '3607,30'])
    await until(() => textOf(host, 'status') === '5 articles à rendre, 3607,30 EUR remboursés', 'the announcement')
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('announces the totals once, after typing has paused', async () => {
    const host = await request()
    const spoken: (string | null)[] = []
    const status = host.querySelector('[data-part=status]') as HTMLElement
    const listen = () => status.textContent && spoken.push(status.textContent)
    // Preact keeps the node of the text, and changes its data.
    new MutationObserver(listen).observe(status, { subtree: true, childList: true, characterData: true })
    clock.hold()
    for (const text of ['1', '12', '1']) {
      type(field(host, 2), text, false)
      await rendered()
      clock.pass(REST - 1)
    }
    expect(spoken).to.deep.equal([])
    clock.pass(1)
    await rendered()
    expect(spoken).to.deep.equal(['1 article à rendre, 1200,10 EUR remboursés'])
  })

  it('refunds the price after a discount: a share of the line’s remaining amount, and all of it for all units [ORDER-06]', async () => {
    const left = line(1, '75.00', 0, 3).replace('data-unit-price', 'data-refundable="180.00" data-unit-price')
    const host = await request(
      left + line(2, '10.00', 0, 3).replace('data-unit-price', 'data-refundable="20.00" data-unit-price'),
    )
    type(field(host, 1), '3')
    await until(() => textOf(host, 'amount') === '180,00 0,00', 'what was paid for three')
    type(field(host, 2), '1')
    await until(() => textOf(host, 'amount') === '180,00 6,67', 'a share, rounded to the cent')
    type(field(host, 2), '3')
    await until(() => textOf(host, 'total') === '200,00', 'all that is left')
  })

  it('accepts no more than the units that can be returned, and no negative number [ORDER-27]', async () => {
    const host = await request()
    type(field(host, 1), '5')
    expect(field(host, 1).value).to.equal('2')
    await until(() => textOf(host, 'total') === '7,00', 'the total')
    type(field(host, 1), '-1')
    expect(field(host, 1).value).to.equal('0')
    type(field(host, 2), '1.7')
    expect(field(host, 2).value).to.equal('1')
    await until(() => textOf(host, 'total') === '1200,10', 'the total')
  })

  it('counts numbers that were typed before hydration, and resets all of them', async () => {
    const host = await request(line(1, '3.50', 1, 2))
    await until(() => textOf(host, 'total') === '3,50', 'the total of the page')
    expect(textOf(host, 'status')).to.equal('')
    type(field(host, 1), '2')
    await until(() => textOf(host, 'total') === '7,00', 'the total')
    host.querySelector<HTMLButtonElement>('[type=reset]')?.click()
    await until(() => textOf(host, 'total') === '3,50', 'the total after the reset')
  })

  it('counts in cents: no sum has a rounding error of fractions', () => {
    expect(amountOf(centsOf('0.10') * 3)).to.equal('0,30')
    expect(amountOf(centsOf('1.005') * 1)).to.equal('1,00')
    expect([centsOf('x'), centsOf(undefined), centsOf('19.99')]).to.deep.equal([0, 0, 1999])
    expect(refundOf({ refundable: '6.67' }, 0, '0')).to.equal(0)
    expect(refundOf({ refundable: 'x', unitPrice: '9' }, 1, '2')).to.equal(0)
    expect([unitsOf('2,9', '5'), unitsOf('', '5'), unitsOf('e', '5'), unitsOf('7', '')]).to.deep.equal([2, 0, 0, 7])
  })
})
