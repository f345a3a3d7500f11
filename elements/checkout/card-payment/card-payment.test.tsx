import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import type { CardAdapter, CardOutcome, CardSetting } from '../../../stores/checkout/card.ts'
import { answer, axeFindings, callsTo, mount, resetShop, until } from '../../../test/harness/component.ts'
import { cardPayment } from './definition.ts'
import './index.ts'

const CALL = 'POST /api/v1/cardpayments'
const PAYMENT = { PaymentId: 'p1', Secret: 's1', Amount: 5995, Currency: 'EUR', State: 'open' }

/** An adapter whose results the test sets; it records its calls. */
function fakeAdapter() {
  const asked: string[] = []
  const given: { setting?: CardSetting; order?: Parameters<CardAdapter['confirm']>[0] } = {}
  const says: { valid: boolean; outcome: () => Promise<CardOutcome>; mount: () => Promise<void> } = {
    valid: true,
    outcome: async () => ({ state: 'authorised' }),
    mount: async () => {},
  }
  const create = (): CardAdapter => ({
    async mount(host, setting) {
      asked.push('mount')
      given.setting = setting
      await says.mount()
      host.append(Object.assign(document.createElement('div'), { className: 'fields', textContent: 'Card' }))
    },
    async validate() {
      asked.push('validate')
      return says.valid
    },
    confirm(order) {
      asked.push('confirm')
      given.order = order
      return says.outcome()
    },
    unmount: () => asked.push('unmount'),
  })
  return { asked, given, says, create }
}

const ADAPTER = 'data:text/javascript,export default () => globalThis.testAdapter()'

const ADDRESS = ['Street1', 'PostalCode', 'City'].map((name) => `<input name="ShippingX" value="x">`.replace('X', name))

type Put = { attributes?: string; more?: string; panel?: string }

async function put({ attributes = 'require-holder require-billing', more = ADDRESS.join(''), panel = '' }: Put = {}) {
  const adapter = fakeAdapter()
  Object.assign(globalThis, { testAdapter: adapter.create })
  const root = await mount(`<form action="/fr/checkout" method="post">${more}
    <div data-payment="Card" ${panel}><card-payment adapter="${ADAPTER}" ${attributes}><p>Later</p></card-payment></div>
    <button name="go" value="1">Order</button></form>`)
  const form = root as HTMLFormElement
  const element = form.querySelector('card-payment') as HTMLElement
  const sent: Record<string, unknown>[] = []
  const errors: { reason: string; message: string }[] = []
  // Instead of the browser, which would leave the page of the test.
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented || event.target !== form) return
    sent.push(Object.fromEntries(new FormData(form, event.submitter)))
    event.preventDefault()
  }
  window.addEventListener('submit', onSubmit)
  undo.push(() => window.removeEventListener('submit', onSubmit))
  element.addEventListener('payment:error', (event) => errors.push((event as CustomEvent).detail))
  const holder = () => element.querySelector<HTMLInputElement>('[data-part=holder]')
  const press = () => form.querySelector('button')?.click()
  const ready = () => until(() => element.querySelector('.fields') !== null, 'the fields')
  const text = () => element.querySelector('[data-part=message]')?.textContent ?? ''
  return { form, element, sent, errors, holder, press, ready, text, ...adapter }
}

const undo: (() => void)[] = []

describe('<card-payment>', () => {
  before(() => loadStrings(cardPayment.strings))
  beforeEach(() => {
    resetShop()
    answer(CALL, 200, PAYMENT)
  })
  afterEach(() => {
    for (const one of undo.splice(0)) one()
  })

  it('shows the fields of the provider, and removes them when it is removed [CHECKOUT-61]', async () => {
    const { ready, element, given, asked, form } = await put({ attributes: 'data-key="pk_1"' })
    await ready()
    expect([given.setting?.culture, given.setting?.options.key]).to.deep.equal(['fr', 'pk_1'])
    expect(element.textContent).not.to.contain('Later')
    expect(await axeFindings(element)).to.deep.equal([])
    form.remove()
    await until(() => asked.includes('unmount'))
  })

  it('asks the bank, then sends the form with the payment, once [CHECKOUT-61, CHECKOUT-74]', async () => {
    const { ready, press, sent, holder, given, asked } = await put()
    await ready()
    ;(holder() as HTMLInputElement).value = ' Ada Test '
    press()
    press()
    await until(() => sent.length > 0, 'the form')
    expect(sent).to.deep.equal([
      { ShippingStreet1: 'x', ShippingPostalCode: 'x', ShippingCity: 'x', PaymentId: 'p1', go: '1' },
    ])
    expect(asked).to.deep.equal(['mount', 'validate', 'confirm', 'unmount'])
    expect(given.order?.payment).to.deep.equal({ id: 'p1', secret: 's1', amount: 5995, currency: 'EUR', state: 'open' })
    expect([given.order?.holder, given.order?.billing?.street]).to.deep.equal(['Ada Test', 'x'])
    expect(callsTo(CALL)).to.have.length(1)
  })

  it('does not ask the bank without the name on the card, and shows that at its field [CHECKOUT-62]', async () => {
    const { ready, press, sent, holder, errors, asked, element } = await put()
    await ready()
    press()
    await until(() => errors.length > 0)
    expect(errors[0]?.reason).to.equal('holder')
    expect([sent.length, callsTo(CALL).length, asked]).to.deep.equal([0, 0, ['mount']])
    expect(document.activeElement).to.equal(holder())
    expect(holder()?.getAttribute('aria-invalid')).to.equal('true')
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('does not ask the bank without a billing address [CHECKOUT-63]', async () => {
    for (const more of [
      '',
      '<input name="ShippingStreet1" value="x">',
      '<input name="BillingStreet1">'.concat(...ADDRESS),
    ]) {
      const { ready, press, sent, errors, asked, text } = await put({ attributes: 'require-billing', more })
      await ready()
      press()
      await until(() => text() !== '')
      expect([errors[0]?.reason, sent.length, callsTo(CALL).length, asked]).to.deep.equal(['billing', 0, 0, ['mount']])
    }
  })

  it('uses a known address as the billing address, and needs none without require-billing [CHECKOUT-63]', async () => {
    const known = '<input type="hidden" name="ExistingShippingAddressId" value="4">'
    for (const [attributes, more] of [
      ['require-billing', known],
      ['', ''],
    ]) {
      const { ready, press, sent, given } = await put({ attributes: attributes as string, more: more as string })
      await ready()
      press()
      await until(() => sent.length > 0)
      expect(given.order?.billing?.addressId).to.equal(more ? '4' : undefined)
    }
  })

  it('sends nothing while the provider’s fields are invalid, or when the bank refuses; it can be tried again', async () => {
    const { ready, press, sent, says, errors, text, form } = await put({ attributes: '' })
    await ready()
    says.valid = false
    press()
    await until(() => errors.length === 1)
    says.valid = true
    says.outcome = async () => ({ state: 'refused', message: 'Carte <b>refusée</b>.' })
    press()
    await until(() => errors.length === 2)
    expect(errors.map(({ reason }) => reason)).to.deep.equal(['fields', 'refused'])
    await until(() => text() === 'Carte <b>refusée</b>.', 'the message of the bank')
    expect([sent.length, form.hasAttribute('aria-busy')]).to.deep.equal([0, false])
    says.outcome = async () => ({ state: 'authorised' })
    press()
    await until(() => sent.length === 1)
  })

  it('reports a failure of the shop or the provider, and keeps the form', async () => {
    const { ready, press, sent, says, errors, text } = await put({ attributes: '' })
    await ready()
    for (const [status, body] of [
      [500, {}],
      [200, { Amount: 'much' }],
      [200, 'no JSON'],
    ] as const) {
      resetShop()
      answer(CALL, status, body)
      press()
      await until(() => text() !== '' && errors.at(-1)?.reason === 'shop')
      errors.length = 0
    }
    resetShop()
    answer(CALL, 200, PAYMENT)
    says.outcome = async () => {
      throw new Error('The provider is broken.')
    }
    press()
    await until(() => errors.length === 1 && text() !== '')
    expect(sent.length).to.equal(0)
  })

  it('sends the form without a payment when the shop answers that the order has changed: the next page says why', async () => {
    const { ready, press, sent, asked } = await put({ attributes: '' })
    await ready()
    resetShop()
    answer(CALL, 409, { Message: 'Changed' })
    press()
    await until(() => sent.length === 1)
    expect(asked).not.to.include('confirm')
    expect(sent[0]?.PaymentId ?? '').to.equal('')
  })

  it('needs no card when the bank has confirmed before, until the amount changes', async () => {
    const { element, press, sent, asked, errors, ready } = await put({ attributes: 'authorised' })
    await until(() => element.textContent !== 'Later')
    resetShop()
    answer(CALL, 200, { ...PAYMENT, State: 'authorised' })
    press()
    await until(() => sent.length === 1)
    expect([sent[0]?.PaymentId, asked]).to.deep.equal(['p1', []])
    resetShop()
    answer(CALL, 200, PAYMENT)
    press()
    await until(() => errors.length === 1)
    await ready()
    expect(sent).to.have.length(1)
  })

  it('ignores the form while its panel is hidden', async () => {
    const { form, press, sent, asked, ready } = await put({ attributes: '' })
    await ready()
    ;(form.querySelector('[data-payment]') as HTMLElement).hidden = true
    press()
    await until(() => sent.length === 1)
    expect([callsTo(CALL).length, asked]).to.deep.equal([0, ['mount']])
  })

  it('has a button to try again when the fields cannot be shown, and reports that at a submit', async () => {
    const adapter = fakeAdapter()
    let times = 0
    adapter.says.mount = async () => {
      times += 1
      if (times === 1) throw new Error('Lost')
    }
    Object.assign(globalThis, { testAdapter: adapter.create })
    const root = await mount(
      `<form action="javascript:void 0"><card-payment adapter="${ADAPTER}"></card-payment></form>`,
    )
    const again = () => root.querySelector<HTMLElement>('[data-part=again]')
    await until(() => again() !== null)
    const failed: string[] = []
    root.addEventListener('payment:error', (event) => failed.push((event as CustomEvent).detail.reason))
    ;(root as HTMLFormElement).requestSubmit()
    await until(() => failed.length === 1)
    expect(failed).to.deep.equal(['adapter'])
    again()?.focus()
    again()?.click()
    await until(() => root.querySelector('.fields') !== null)
    expect(document.activeElement?.localName).to.equal('card-payment')
  })
})
