import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { axeFindings, hydrated, mount, rendered, until } from '../../../test/harness/component.ts'
import './index.ts'

const way = (value: string, more = '') =>
  `<label><input type="radio" name="PaymentMethod" value="${value}" ${more}> ${value}</label>`

const markup = (
  attributes = '',
  checked = 'BankTransfer',
) => `<form action="javascript:void 0"><payment-methods ${attributes}>
  <fieldset><legend>Paiement</legend>${['BankTransfer', 'Card', 'Cash']
    .map((value) => way(value, value === checked ? 'checked' : ''))
    .join('')}
  <div data-payment="BankTransfer">IBAN BE71</div>
  <div data-payment="Card"><label>Nom <input name="Holder" required></label></div></fieldset>
  <p>Pour tous</p></payment-methods></form>`

describe('<payment-methods>', () => {
  const put = async (html = markup()) => {
    const root = await mount(html)
    const element = await hydrated(root.querySelector('payment-methods') as Element)
    const chosen: string[] = []
    element.addEventListener('payment:method', (event) => chosen.push((event as CustomEvent).detail.method))
    const shown = () =>
      [...element.querySelectorAll<HTMLElement>('[data-payment]')].flatMap((panel) =>
        panel.checkVisibility() ? panel.dataset.payment : [],
      )
    const choose = (value: string) => element.querySelector<HTMLElement>(`[value=${value}]`)?.click()
    const sent = () => [...new FormData(root as HTMLFormElement).keys()]
    return { root: root as HTMLFormElement, element, chosen, shown, choose, sent }
  }

  it('shows the information for a bank transfer when it is chosen [CHECKOUT-59]', async () => {
    const { shown, choose, chosen, element } = await put(markup('', 'Card'))
    expect(shown()).to.deep.equal(['Card'])
    choose('BankTransfer')
    await until(() => shown().includes('BankTransfer'))
    expect([shown(), chosen]).to.deep.equal([['BankTransfer'], ['BankTransfer']])
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('hides it for any other payment [CHECKOUT-60]', async () => {
    const { shown, choose } = await put()
    expect(shown()).to.deep.equal(['BankTransfer'])
    choose('Cash')
    await until(() => shown().length === 0)
    choose('Card')
    await until(() => shown().includes('Card'))
    expect(shown()).to.deep.equal(['Card'])
  })

  it('sends no field of a hidden panel, and does not validate it', async () => {
    const { root, sent, choose, shown } = await put()
    expect([sent(), root.checkValidity()]).to.deep.equal([['PaymentMethod'], true])
    choose('Card')
    await until(() => shown().includes('Card'))
    expect([sent(), root.checkValidity()]).to.deep.equal([['PaymentMethod', 'Holder'], false])
  })

  it('follows the arrow keys, and the focus stays on the choice', async () => {
    const { element, shown } = await put()
    element.querySelector<HTMLElement>('[value=BankTransfer]')?.focus()
    await sendKeys({ press: 'ArrowDown' })
    await until(() => shown().includes('Card'))
    expect((document.activeElement as HTMLInputElement).value).to.equal('Card')
  })

  it('shows the panel of the attribute while nothing is chosen', async () => {
    const { element, shown } = await put(markup('selected="Card"', 'none'))
    expect(shown()).to.deep.equal(['Card'])
    element.setAttribute('selected', 'BankTransfer')
    await until(() => shown().includes('BankTransfer'))
  })

  it('follows a reset, and a choice that was made before its code was loaded', async () => {
    const root = await mount(`<div>${markup()}</div>`)
    expect(root.querySelector('payment-methods')).to.not.equal(null)
    const { root: form, choose, shown } = await put()
    choose('Card')
    await until(() => shown().includes('Card'))
    form.reset()
    await until(() => shown().includes('BankTransfer'))
    expect(shown()).to.deep.equal(['BankTransfer'])
  })

  it('works with a select as well', async () => {
    const { element, shown, chosen } = await put(`<form action="javascript:void 0"><payment-methods>
      <label>Paiement <select name="PaymentMethod"><option>BankTransfer</option><option>Cash</option></select></label>
      <p data-payment="BankTransfer">IBAN</p></payment-methods></form>`)
    expect(shown()).to.deep.equal(['BankTransfer'])
    const list = element.querySelector('select') as HTMLSelectElement
    list.value = 'Cash'
    list.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => shown().length === 0)
    expect(chosen).to.deep.equal(['Cash'])
  })

  describe('beside the choice of a delivery', () => {
    const ways = (
      more = '',
    ) => `<input type="radio" name="ShippingMethodId" value="1" data-payments="BankTransfer Card Cash" checked>
      <input type="radio" name="ShippingMethodId" value="2" data-payments="BankTransfer Card" ${more}>`
    const withWays = (html: string, more = '') => html.replace('<payment-methods', `${ways(more)}<payment-methods`)
    const deliver = (root: Element, id: string) =>
      root.querySelector<HTMLElement>(`[name=ShippingMethodId][value="${id}"]`)?.click()

    it('removes payments that the delivery does not allow, and a choice of them', async () => {
      const { root, element, sent } = await put(withWays(markup('', 'Cash')))
      const cash = element.querySelector('[value=Cash]') as HTMLInputElement
      expect([cash.disabled, cash.checked]).to.deep.equal([false, true])
      deliver(root, '2')
      await until(() => cash.disabled)
      expect([cash.checked, sent()]).to.deep.equal([false, ['ShippingMethodId']])
      deliver(root, '1')
      await until(() => !cash.disabled)
      expect(cash.checked).to.equal(false)
      expect(await axeFindings(element)).to.deep.equal([])
    })

    it('uses the delivery that the server chose, and restores all payments when it is removed', async () => {
      const { element } = await put(withWays(markup('', 'Cash'), 'checked'))
      const cash = element.querySelector('[value=Cash]') as HTMLInputElement
      expect([cash.disabled, cash.checked]).to.deep.equal([true, false])
      element.remove()
      await rendered()
      expect(cash.disabled).to.equal(false)
    })

    it('restores the payments that the server disabled for another delivery', async () => {
      const printed = withWays(markup('', 'BankTransfer'), 'checked').replace('value="Cash"', 'value="Cash" disabled')
      const { root, element } = await put(printed)
      const cash = element.querySelector('[value=Cash]') as HTMLInputElement
      expect(cash.disabled).to.equal(true)
      deliver(root, '1')
      await until(() => !cash.disabled)
    })

    it('does the same to a select', async () => {
      const list = `<label>Paiement <select name="PaymentMethod"><option value="BankTransfer">Virement</option>
        <option value="Cash" selected>Espèces</option></select></label><p data-payment="Cash">Comptant</p>`
      const { root, element, shown } = await put(
        `<form action="javascript:void 0">${ways()}<payment-methods>${list}</payment-methods></form>`,
      )
      expect(shown()).to.deep.equal(['Cash'])
      deliver(root, '2')
      const select = element.querySelector('select') as HTMLSelectElement
      await until(() => select.options[1]?.disabled, 'the payment taken away')
      expect([select.selectedIndex, shown()]).to.deep.equal([-1, []])
    })
  })

  it('restores all options when it is removed', async () => {
    const { element } = await put()
    const panels = [...element.querySelectorAll<HTMLElement>('[data-payment]')]
    expect(panels.map(({ hidden }) => hidden)).to.deep.equal([false, true])
    element.remove()
    await rendered()
    expect(panels.map(({ hidden }) => hidden)).to.deep.equal([false, false])
    expect(element.querySelector<HTMLInputElement>('[name=Holder]')?.disabled).to.equal(false)
  })
})
