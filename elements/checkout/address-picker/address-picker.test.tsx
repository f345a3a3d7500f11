import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import type { ApiRequestEvent } from '../../../runtime/request/api-request.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  callsTo,
  hydrated,
  mount,
  resetShop,
  until,
  warningsOf,
} from '../../../test/harness/component.ts'
import './index.ts'
import '../address-form/index.ts'

const PICKER = 'GET /widget/DeliveryAddressPicker'
const FORM = 'GET /fr/account/addresses/new'
const SAVE = 'POST /fr/account/addresses/new'

const model = (more: object = {}) =>
  JSON.stringify({ FirstName: 'Ada', City: 'Gent', ...more }).replaceAll('"', '&quot;')

const address = (id: number, more = '') => `<li><label><input type="radio" name="Existing" value="${id}"
  data-address-type="Both" data-country-code="BE" ${more}> Rue ${id}</label>
  <a data-part="edit" href="/fr/account/addresses/${id}">Modifier ${id}</a></li>`

const picker = (
  inside = address(4, 'checked') + address(5),
  attributes = 'data-selected-address-id="4" has-creation has-edit',
) =>
  `<address-picker inputname="Existing" ${attributes}><ul>${inside}</ul>
  <a data-part="add" href="/fr/account/addresses/new">Ajouter</a></address-picker>`

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)

describe('<address-picker>', () => {
  before(loadStrings)
  beforeEach(resetShop)
  afterEach(async () => {
    for (const { id } of $notices.get()) dismissNotice(id)
    dialog()?.querySelector<HTMLButtonElement>('[data-part=dialog-close]')?.click()
    await until(() => !dialog() || undefined)
  })

  const put = async (html = picker()) => {
    const root = await mount<HTMLFormElement>(`<form action="javascript:void 0">${html}</form>`)
    const element = await hydrated(root.querySelector('address-picker') as HTMLElement)
    const chosen: unknown[] = []
    element.addEventListener('address:select', (event) => chosen.push((event as CustomEvent).detail))
    const radio = (id: number) => element.querySelector(`input[value="${id}"]`) as HTMLInputElement
    const part = (name: string) => element.querySelector(`[data-part=${name}]`) as HTMLAnchorElement
    return { root, element, chosen, radio, part }
  }

  it('chooses an address by click and by keys, and sends its id [CHECKOUT-04] [CHECKOUT-06] [CHECKOUT-07] [CHECKOUT-09]', async () => {
    const { root, element, chosen, radio } = await put()
    expect(new FormData(root).get('Existing')).to.equal('4')
    radio(5).click()
    radio(5).focus()
    await sendKeys({ press: 'ArrowUp' })
    expect(chosen).to.deep.equal([
      { id: '5', type: 'Shipping' },
      { id: '4', type: 'Shipping' },
    ])
    expect(new FormData(root).get('Existing')).to.equal('4')
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('writes the billing address into the hidden fields and the kind of account [CHECKOUT-05] [CHECKOUT-08] [CHECKOUT-10] [CHECKOUT-11]', async () => {
    const inside =
      address(4, 'checked') + address(5, `data-address="${model({ AccountType: 'Business', City: null })}"`)
    const hidden =
      '<input type="hidden" name="BillingFirstName" value="x"><input type="hidden" name="BillingCity" value="y">'
    const account = `<input type="hidden" name="BillingPhone" value="1"><label><input type="radio" name="AccountType" value="Private" checked> Privé</label>
      <label><input type="radio" name="AccountType" value="Business"> Firme</label>`
    const attributes = 'type="Billing" data-selected-address-id="4"'
    const { root, radio, chosen } = await put(picker(inside, attributes) + hidden + account)
    radio(5).click()
    expect(Object.fromEntries(new FormData(root))).to.deep.equal({
      ...{ Existing: '5', BillingFirstName: 'Ada', BillingCity: '', BillingPhone: '1', AccountType: 'Business' },
    })
    expect(chosen).to.deep.equal([{ id: '5', type: 'Billing' }])
  })

  it('shows the links to add and to edit only with their flags [CHECKOUT-13] [CHECKOUT-14]', async () => {
    for (const [attributes, isAdd, isEdit] of [
      ['has-creation', true, false],
      ['has-edit', false, true],
      ['has-creation="False" has-edit="false"', false, false],
    ] as const) {
      const { part } = await put(picker(undefined, `data-selected-address-id="4" ${attributes}`))
      expect([part('add').hidden, part('edit').hidden]).to.deep.equal([!isAdd, !isEdit])
    }
  })

  it('opens the form of the link in a modal, and shows and chooses the added address [CHECKOUT-12] [CHECKOUT-15] [API-76] [API-91]', async () => {
    answer(
      FORM,
      200,
      '<address-form><form method="post" action="/fr/account/addresses/new"><input name="City" aria-label="Ville"><button>Garder</button></form></address-form>',
    )
    answer(SAVE, 200, { Id: 6, AddressType: 'Both' })
    answer(PICKER, 200, picker(address(4) + address(5) + address(6, 'checked')))
    const { root, chosen, part } = await put()
    part('add').focus()
    part('add').click()
    const city = await until(() => dialog()?.querySelector<HTMLInputElement>('[name=City]'))
    await hydrated(dialog()?.querySelector('address-form') as Element)
    city.value = 'Aalst'
    const asked: string[] = []
    const note = (event: Event) => {
      const url = new URL((event as ApiRequestEvent).detail.url, location.href)
      if (url.pathname.endsWith('Picker')) asked.push(url.search)
    }
    document.addEventListener('api:request', note)
    dialog()?.querySelector<HTMLButtonElement>('form button')?.click()
    await until(() => chosen.length > 0)
    document.removeEventListener('api:request', note)
    expect(asked).to.deep.equal([
      '?inputname=Existing&isAddNewAddress=true&isEditAddress=true&selectedAddressId=6&type=Shipping',
    ])
    expect(chosen).to.deep.equal([{ id: '6', type: 'Shipping' }])
    expect(new FormData(root).get('Existing')).to.equal('6')
    await until(() => !dialog() && document.activeElement === part('add'))
  })

  it('shows an address that another picker has added, and keeps its own choice', async () => {
    answer(PICKER, 200, picker(address(4) + address(5) + address(6, 'checked')))
    const { chosen, radio } = await put()
    radio(5).click()
    document.dispatchEvent(new CustomEvent('address:saved', { detail: { id: '6', type: 'Both' } }))
    await until(() => radio(6))
    expect([radio(5).checked, radio(6).checked, chosen.length]).to.deep.equal([true, false, 1])
  })

  it('keeps the addresses when fresh ones cannot be loaded', async () => {
    answer(
      FORM,
      200,
      '<address-form><form method="post" action="/fr/account/addresses/new"><button>Garder</button></form></address-form>',
    )
    answer(SAVE, 200, { Id: 6 })
    answer(PICKER, 500, 'x')
    const { part, radio } = await put()
    part('add').click()
    await until(() => dialog()?.querySelector('form button'))
    await hydrated(dialog()?.querySelector('address-form') as Element)
    dialog()?.querySelector<HTMLButtonElement>('form button')?.click()
    await until(() => notices().length > 0)
    expect([radio(4).checked, callsTo(PICKER).length]).to.deep.equal([true, 1])
  })

  it('shows the fresh addresses when the connection is restored, and removes its notice', async () => {
    answer(PICKER, 0)
    answer(PICKER, 200, picker(address(4, 'checked') + address(6), 'data-selected-address-id="4"'))
    const { radio } = await put()
    document.dispatchEvent(new CustomEvent('address:saved', { detail: { id: '6', type: 'Both' } }))
    await until(() => notices().length > 0)
    window.dispatchEvent(new Event('online'))
    await until(() => radio(6))
    expect(notices()).to.deep.equal([])
  })

  it('warns of a missing choice, and works [ERROR-53]', async () => {
    const warnings = await warningsOf(() => put(picker(undefined, 'has-edit')))
    expect(warnings.join()).to.contain('has no data-selected-address-id')
  })

  it('warns of missing hidden fields and radios of the billing address, and works [ERROR-54, ERROR-55]', async () => {
    const inside = address(4, 'checked') + address(5, `data-address="${model({ AccountType: 'Business' })}"`)
    const { root, radio } = await put(picker(inside, 'type="Billing" data-selected-address-id="4"'))
    const warnings = await warningsOf(() => radio(5).click())
    expect(warnings.join()).to.contain('no hidden fields of the bill').and.to.contain('no radio AccountType')
    expect(new FormData(root).get('Existing')).to.equal('5')
  })

  it('skips invalid data of an address', async () => {
    const { radio, chosen } = await put(
      picker(address(4, 'checked') + address(5, 'data-address="{"'), 'type="Billing" data-selected-address-id="4"'),
    )
    radio(5).click()
    expect(chosen).to.deep.equal([{ id: '5', type: 'Billing' }])
  })
})
