import { expect } from '@open-wc/testing'
import { answer, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const WIDGET = 'GET /fr/widget/checkoutsummary'

const page = `<one-step-checkout><form method="post" action="/fr/checkout">
  <label><input type="radio" name="ShippingMethodId" value="1" checked> Standard</label>
  <label><input type="radio" name="ShippingMethodId" value="2"> Express</label>
  <label><input type="radio" name="PaymentMethod" value="card" checked> Card</label>
  <label><input type="radio" name="PaymentMethod" value="transfer"> Transfer</label>
  <strong data-part="total">45,95 €</strong>
  <div data-part="summary"><span data-part="total-incl">45,95 €</span></div>
  <button>Commander</button>
  <button name="Update" value="true" data-part="update" formnovalidate>Mettre à jour</button>
</form></one-step-checkout>`

describe('<one-step-checkout> without a line to the shop', () => {
  beforeEach(resetShop)

  it('marks the total of an earlier choice as outdated, and requests it again when the connection is restored', async () => {
    answer(WIDGET, 0)
    answer(WIDGET, 200, '<span data-part="total-incl">49,95 €</span>')
    const element = await hydrated(await mount(page))
    const part = (name: string) => element.querySelector(`[data-part=${name}]`) as HTMLElement
    const status = () => element.querySelector('[role=status]') as HTMLElement
    element.querySelector<HTMLElement>('[value="2"]')?.click()
    await until(() => part('update').checkVisibility(), 'the button')
    expect([part('summary'), part('total')].map((one) => one.hasAttribute('data-vt-old'))).to.deep.equal([true, true])
    expect(status().checkVisibility()).to.equal(true)
    window.dispatchEvent(new Event('online'))
    await until(() => part('total').textContent === '49,95 €', 'the new total')
    expect(part('summary').hasAttribute('data-vt-old')).to.equal(false)
    expect(part('update').checkVisibility()).to.equal(false)
  })

  it('marks the total as outdated for another payment, too', async () => {
    answer(WIDGET, 0)
    const element = await hydrated(await mount(page))
    element.querySelector<HTMLElement>('[value=transfer]')?.click()
    await until(() => element.querySelector('[data-part=total]')?.hasAttribute('data-vt-old'), 'the old total')
  })
})
