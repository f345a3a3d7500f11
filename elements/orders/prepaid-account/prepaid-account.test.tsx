import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { $loading } from '../../../runtime/request/loading.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import './index.ts'

const ADD = 'POST /api/v1/sales/prepaidaccounts/addtocart'
const NOTIFY = 'POST /api/v1/sales/prepaidaccounts/setnotification'

const page = async (checked = '') => {
  const root = await mount(`<div><div class="area"></div><prepaid-account prepaid-account-id="9" update=".area">
    <form method="post" action="/fr/account/prepaid/add"><input type="hidden" name="PrepaidAccountId" value="4">
      <label>Montant <input type="number" name="Quantity" required></label><button>Ajouter</button></form>
    <form method="post" action="/fr/account/prepaid/notification">
      <label><input type="checkbox" name="IsActivated" value="true" ${checked}> Notifier</label><button>Garder</button></form>
    </prepaid-account></div>`)
  const host = await hydrated(root.querySelector('prepaid-account') as HTMLElement)
  return {
    root,
    host,
    field: host.querySelector('[name=Quantity]') as HTMLInputElement,
    toggle: host.querySelector('[name=IsActivated]') as HTMLInputElement,
    add: () => host.querySelector('button')?.click(),
    error: () => host.querySelector('[data-part=error]')?.textContent ?? '',
  }
}
const sent = (call: string) => callsTo(call).map(({ body }) => body)
const notices = () => $notices.get().map(({ text }) => text)

describe('<prepaid-account>', () => {
  before(() => loadStrings({ mandatory: 'Sales.QuantityIsMandatory' }))
  beforeEach(() => {
    resetShop()
    Object.assign(globalThis, { dataLayer: [] })
    for (const { id } of $notices.get()) dismissNotice(id)
  })
  after(() => Reflect.deleteProperty(globalThis, 'dataLayer'))

  it('replaces the page by the page of the answer, and reports it to analytics [ORDER-14, ANALYTICS-08, API-69, API-70, API-93]', async () => {
    answer(ADD, 200, '<h1>Payer</h1><p>50 €</p>')
    const { host, root, field, add } = await page()
    field.value = '50'
    const added = nextEvent('prepaid:added', host)
    add()
    add()
    expect((await added).detail).to.deep.equal({ prepaidAccountId: '4', quantity: '50' })
    const area = root.querySelector('.area') as HTMLElement
    await until(() => area.querySelector('h1')?.textContent === 'Payer', 'the page')
    expect(sent(ADD)).to.deep.equal([{ PrepaidAccountId: '4', Quantity: '50' }])
    expect(document.activeElement).to.equal(area)
    const { dataLayer } = globalThis as unknown as { dataLayer: unknown[] }
    expect(dataLayer).to.deep.equal([{ event: 'addPrepaidToCart', PrepaidAccountId: '4', Quantity: '50' }])
  })

  it('sends nothing without an amount, and shows that at the field [ORDER-15, ERROR-52]', async () => {
    const { host, field, add, error } = await page()
    add()
    await until(() => error() === 'Indiquez une quantité.', 'the message')
    expect([sent(ADD), document.activeElement === field]).to.deep.equal([[], true])
    expect(field.getAttribute('aria-invalid')).to.equal('true')
    expect(await axeFindings(host)).to.deep.equal([])
    field.value = '5'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await until(() => error() === '' && !field.hasAttribute('aria-invalid'), 'no message')
  })

  for (const data of [{ Message: 'De 5 à 500.' }, { Errors: { Quantity: ['De 5 à 500.'] } }])
    it(`shows at the field why an amount is refused: ${JSON.stringify(data)}`, async () => {
      answer(ADD, 422, JSON.stringify(data))
      const { field, add, error } = await page()
      field.value = '7000'
      add()
      await until(() => error() === 'De 5 à 500.', 'the message')
      expect([field.value, notices()]).to.deep.equal(['7000', []])
    })

  for (const status of [500, 0])
    it(`keeps the typed amount when adding fails, and can be tried again: ${status}`, async () => {
      answer(ADD, status)
      const { host, field, add } = await page()
      field.value = '50'
      add()
      await until(() => notices().length === 1, 'the notice')
      await until(() => !host.querySelector('[aria-busy]'), 'the end')
      expect(field.value).to.equal('50')
      for (const { id } of $notices.get()) dismissNotice(id)
      add()
      await until(() => notices().length === 1, 'the notice of the second call')
      expect(sent(ADD).length).to.equal(2)
    })

  it('sends the setting at once, and without a loader [ORDER-10, ORDER-13, API-71, API-92]', async () => {
    let release = () => {}
    answer(NOTIFY, 200, true, new Promise<void>((resolve) => (release = resolve)))
    const { host, toggle } = await page()
    expect([...host.querySelectorAll('button')].map(({ hidden }) => hidden)).to.deep.equal([false, true])
    const kept = nextEvent('prepaid:notification', host)
    toggle.focus()
    toggle.click()
    await until(() => sent(NOTIFY).length === 1, 'the call')
    expect($loading.get()).to.equal(0)
    release()
    expect((await kept).detail).to.deep.equal({ prepaidAccountId: '4', isActivated: true })
    expect(sent(NOTIFY)).to.deep.equal([{ IsActivated: true, PrepaidAccountId: '4' }])
    expect(document.activeElement).to.equal(toggle)
    await until(() => host.querySelector('[role=status]')?.textContent !== '', 'the status')
  })

  it('sends the last of two quick changes after the first [API-71]', async () => {
    let release = () => {}
    answer(NOTIFY, 200, true, new Promise<void>((resolve) => (release = resolve)))
    answer(NOTIFY, 200, true)
    const { host, toggle } = await page('checked')
    const kept = nextEvent('prepaid:notification', host)
    toggle.click()
    toggle.click()
    release()
    expect((await kept).detail.isActivated).to.equal(true)
    expect(sent(NOTIFY).map((body) => (body as { IsActivated: boolean }).IsActivated)).to.deep.equal([false, true])
  })

  for (const status of [500, 0, 404])
    it(`shows the stored setting again when the switch fails: ${status}`, async () => {
      answer(NOTIFY, status)
      const { toggle } = await page('checked')
      toggle.click()
      await until(() => notices().length === 1, 'the notice')
      expect(toggle.checked).to.equal(true)
    })
})
