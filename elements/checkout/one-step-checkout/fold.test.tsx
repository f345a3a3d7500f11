import { expect } from '@open-wc/testing'
import { answer, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

describe('<one-step-checkout> and the folded summary', () => {
  const folded = (
    query: string,
  ) => `<form action="javascript:void 0"><details data-part="fold" data-open-when="${query}">
    <summary>Commande <b data-part="total">1 €</b></summary><div data-part="summary">Total : 1 €</div></details>
    <label><input type="radio" name="ShippingMethodId" value="1" checked> A</label>
    <label><input type="radio" name="ShippingMethodId" value="2"> B</label><button>Commander</button></form>`
  const put = async (query: string) => hydrated(await mount(`<one-step-checkout>${folded(query)}</one-step-checkout>`))
  const details = (root: Element) => root.querySelector('details') as HTMLDetailsElement

  beforeEach(resetShop)

  it('is open in a wide window, and can be folded', async () => {
    const root = await put('(width > 1px)')
    await until(() => details(root).open, 'an open summary')
    details(root).querySelector('summary')?.click()
    await until(() => !details(root).open, 'a folded summary')
    const narrow = await put('(width < 1px)')
    expect(details(narrow).open).to.equal(false)
  })

  it('shows the new total beside the fold', async () => {
    answer('GET /fr/widget/checkoutsummary', 200, '<p>Total : <span data-part="total-incl">9 €</span></p>')
    const root = await put('(width < 1px)')
    ;(root.querySelector('[value="2"]') as HTMLElement).click()
    await until(() => root.querySelector('[data-part=total]')?.textContent === '9 €', 'the new total')
  })

  it('presses the button that orders at Enter in a field, not the one that updates', async () => {
    answer('GET /fr/widget/checkoutsummary', 500, 'x')
    const update = '<button name="Update" value="true" data-part="update">Mettre à jour</button>'
    const root = await hydrated(
      await mount(`<one-step-checkout>${folded('all').replace('<label>', `${update}<label>`)}</one-step-checkout>`),
    )
    const type = () => (root.querySelector('[name=Update]') as HTMLButtonElement).type
    expect(type()).to.equal('button')
    ;(root.querySelector('[value="2"]') as HTMLElement).click()
    await until(() => type() === 'submit', 'the button that updates')
  })
})
