import { expect } from '@open-wc/testing'
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
import { addressForm } from './definition.ts'
import './index.ts'

const SAVE = 'POST /fr/account/addresses/new'
const FIELDS = 'GET /fr/widget/addressfields'

const country = (chosen = 'FR') => `<label>Pays <select name="CountryId">
  <option value="1" ${chosen === 'FR' ? 'selected' : ''}>France</option>
  <option value="5" ${chosen === 'ES' ? 'selected' : ''}>Espagne</option></select></label>`
const input = (name: string, value = '', more = '') =>
  `<label>${name} <input name="${name}" value="${value}" ${more}></label>`

const form = (inside = `${country()}${input('PostalCode')}${input('City')}`) =>
  `<form method="post" action="/fr/account/addresses/new"><div data-valmsg-summary="true"><ul></ul></div>
  ${inside}<button>Garder</button></form>`

const field = (root: Element, name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement
const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)

describe('<address-form>', () => {
  before(() => loadStrings(addressForm.strings))
  beforeEach(resetShop)
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  const put = async (html = `<address-form>${form()}</address-form>`) => {
    const element = await hydrated(await mount(html))
    const saved: unknown[] = []
    element.addEventListener('address:saved', (event) => saved.push((event as CustomEvent).detail))
    return { element, saved, send: () => element.querySelector('button')?.click() }
  }

  it('sends the address in place, and announces the stored address', async () => {
    answer(SAVE, 200, { Id: 12, AddressType: 'Both' })
    const { element, saved, send } = await put()
    field(element, 'City').value = 'Lyon'
    send()
    send()
    await until(() => saved.length > 0)
    expect(saved).to.deep.equal([{ id: '12', type: 'Both' }])
    expect(callsTo(SAVE).map(({ body }) => body)).to.deep.equal([{ CountryId: '1', PostalCode: '', City: 'Lyon' }])
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('shows mistakes at their fields, and keeps the typed text', async () => {
    const again = form(
      `${country()}${input('PostalCode', '', 'aria-invalid="true"')}<span data-valmsg-for="PostalCode">Manque</span>${input('City')}`,
    )
    answer(SAVE, 422, `<address-form>${again}</address-form>`)
    const { element, saved, send } = await put()
    field(element, 'City').value = 'Lyon'
    send()
    await until(() => element.textContent?.includes('Manque'))
    expect([field(element, 'City').value, saved]).to.deep.equal(['Lyon', []])
  })

  it('reports an error when the shop fails, and keeps the typed text [ERROR-51]', async () => {
    for (const [status, data] of [
      [500, '<h1>x</h1>'],
      [502, null],
      [409, '{'],
    ] as const) {
      resetShop()
      answer(SAVE, status, data)
      const { element, saved, send } = await put()
      field(element, 'City').value = 'Lyon'
      send()
      await until(() => notices().length > 0)
      expect([notices(), field(element, 'City').value, saved]).to.deep.equal([
        ['error: Une erreur est survenue. Réessayez dans un instant.'],
        'Lyon',
        [],
      ])
      for (const { id } of $notices.get()) dismissNotice(id)
    }
  })

  it('loads the fields of another country, and keeps the typed text and the focus', async () => {
    answer(
      FIELDS,
      200,
      `<address-form>${country('ES')}${input('PostalCode')}${input('City')}${input('Region')}</address-form>`,
    )
    const { element } = await put(
      `<address-form src="/fr/widget/addressfields?kind=">${country()}${input('PostalCode', '69001')}${input('City')}</address-form>`,
    )
    const asked: string[] = []
    const note = (event: Event) => asked.push(new URL((event as ApiRequestEvent).detail.url, location.href).search)
    document.addEventListener('api:request', note, { once: true })
    field(element, 'City').value = 'León'
    const select = element.querySelector('select') as HTMLSelectElement
    select.focus()
    select.value = '5'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => field(element, 'Region'))
    expect(asked).to.deep.equal(['?kind=&CountryId=5'])
    expect([field(element, 'PostalCode').value, field(element, 'City').value]).to.deep.equal(['69001', 'León'])
    expect([document.activeElement, select.value]).to.deep.equal([select, '5'])
    expect(await axeFindings(element)).to.deep.equal([])
  })

  for (const status of [500, 0])
    it(`keeps the fields when those of the country cannot be loaded: ${status}`, async () => {
      answer(FIELDS, status, 'x')
      const { element } = await put(
        `<address-form src="/fr/widget/addressfields">${country()}${input('City', 'Lyon')}</address-form>`,
      )
      const select = element.querySelector('select') as HTMLSelectElement
      select.value = '5'
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await until(() => callsTo(FIELDS).length > 0)
      await until(() => field(element, 'City').value === 'Lyon')
      expect([select.value, notices()]).to.deep.equal(['5', []])
    })

  it('shows the fields of the country when the connection is restored', async () => {
    answer(FIELDS, 0)
    answer(FIELDS, 200, `<address-form>${country('ES')}${input('City')}${input('Region')}</address-form>`)
    const { element } = await put(
      `<address-form src="/fr/widget/addressfields">${country()}${input('City', 'Lyon')}</address-form>`,
    )
    const select = element.querySelector('select') as HTMLSelectElement
    select.value = '5'
    await warningsOf(async (said) => {
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await until(() => said.length === 1)
    })
    window.dispatchEvent(new Event('online'))
    await until(() => field(element, 'Region'))
    expect(field(element, 'City').value).to.equal('Lyon')
  })
})
