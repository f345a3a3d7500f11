import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  callsTo,
  hydrated,
  mount,
  rendered,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import { vatCheck } from './definition.ts'
import './index.ts'

const CALL = 'GET /api/v1/sales/customers/checkisvatvalid/'
const RIGHT = 'BE0411905847'

const select = (name: string, more = '') => `<label>Pays <select name="${name}" ${more}>
  <option value="2" data-country-code="BE">Belgique</option><option value="4" data-country-code="DE">Allemagne</option></select></label>`

const markup = (attributes = 'country-id="9" customer-id="7"', fields = '') =>
  `<form action="javascript:void 0">${fields}<vat-check ${attributes}><label for="vat">Numéro de TVA</label>
  <input id="vat" name="VatNumber"></vat-check></form>`

describe('<vat-check>', () => {
  let reloads: string[] = []
  const onReload = (event: Event) => {
    reloads.push((event as CustomEvent).detail.reason)
    event.preventDefault()
  }
  before(() => loadStrings(vatCheck.strings))
  beforeEach(() => {
    resetShop()
    reloads = []
    document.addEventListener('page:before-reload', onReload)
  })
  afterEach(() => document.removeEventListener('page:before-reload', onReload))

  const put = async (html = markup()) => {
    const root = await mount(html)
    const element = await hydrated(root.querySelector('vat-check') as Element)
    const field = root.querySelector('#vat') as HTMLInputElement
    const results: unknown[] = []
    element.addEventListener('vat:result', (event) => results.push((event as CustomEvent).detail))
    const type = (number: string) => {
      field.value = number
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const note = () => element.querySelector('[data-part=note]')?.textContent
    return { root, element, field, results, type, note }
  }
  const found = (isValid: boolean | null, ErrorMessage: string | null = null) =>
    answer(CALL, 200, { IsVATValidWebService: isValid, ErrorMessage })
  const marks = (field: HTMLInputElement) => [field.className, field.getAttribute('aria-invalid')]

  it('asks the shop with country, number and customer, and shows a valid one [CHECKOUT-16, CHECKOUT-22, API-74, API-90]', async () => {
    found(true)
    const { type, field, note, results, element } = await put()
    type(` ${RIGHT} `)
    await until(() => results.length > 0)
    expect(callsTo(CALL).map(({ query }) => query)).to.deep.equal([{ countryId: '9', VAT: RIGHT, customerId: '7' }])
    await until(() => note()?.includes('valable'))
    expect([...marks(field), note()]).to.deep.equal(['input-validation-valid', null, 'Numéro de TVA valable.'])
    expect(results).to.deep.equal([{ result: 'true', message: '' }])
    expect((element as HTMLElement).dataset.result).to.equal('true')
    expect(await axeFindings(element)).to.deep.equal([])
    type('')
    await until(() => (element as HTMLElement).dataset.result === undefined)
  })

  it('shows another number as invalid on a page that was sent with a valid one', async () => {
    found(false, 'Radié.')
    const { field, type, results, element } = await put(
      markup('last-result="true"').replace('name="VatNumber"', `name="VatNumber" value="${RIGHT}"`),
    )
    expect([field.className, (element as HTMLElement).dataset.result]).to.deep.equal(['input-validation-valid', 'true'])
    type('BE0403170701')
    await until(() => results.length > 0)
    await until(() => (element as HTMLElement).dataset.result === 'false')
    expect(marks(field)).to.deep.equal(['input-validation-error', 'true'])
  })

  it('shows an invalid number with the shop’s message at the field [CHECKOUT-17, CHECKOUT-18, CHECKOUT-23, CHECKOUT-24]', async () => {
    found(false, 'Radié <b>hier</b>.')
    const { root, type, field, element, results } = await put()
    type(RIGHT)
    await until(() => results.length > 0)
    expect(marks(field)).to.deep.equal(['input-validation-error', 'true'])
    expect(root.textContent).to.contain('Radié <b>hier</b>.')
    expect(field.getAttribute('aria-describedby')).to.not.equal(null)
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('marks nothing when the number could not be checked, and shows the message if there is one [CHECKOUT-25]', async () => {
    found(null, 'Le registre dort.')
    found(null)
    const { type, field, note, results } = await put()
    type(RIGHT)
    await until(() => results.length > 0)
    await until(() => note() === 'Le registre dort.')
    expect(marks(field)).to.deep.equal(['', null])
    type('DE136695976')
    await until(() => results.length > 1)
    await until(() => note() === '' || undefined)
    expect(marks(field)).to.deep.equal(['', null])
  })

  it('sends nothing for an empty field, and removes its mark [CHECKOUT-19]', async () => {
    found(false)
    const { type, field, results } = await put()
    type(RIGHT)
    await until(() => results.length > 0)
    type('  ')
    await rendered()
    expect([callsTo(CALL).length, field.className, reloads]).to.deep.equal([1, '', []])
  })

  it('checks the format first: a malformed number is not sent', async () => {
    const { root, type, field, results } = await put(markup('', select('BillingCountryId')))
    for (const number of ['BE0123456789', '0123456789', 'BE12']) {
      const before = results.length
      type(number)
      await until(() => results.length > before)
    }
    expect([callsTo(CALL).length, field.getAttribute('aria-invalid')]).to.deep.equal([0, 'true'])
    expect(root.textContent).to.contain('vérifiez les chiffres')
  })

  it('keeps the mark of a refused number when a form-validator checks its field', async () => {
    await import('../../forms/form-validator/index.ts')
    found(false, 'Numéro inconnu.')
    const { root, type, field, results } = await put(
      `<form-validator>${markup('').replace('<input', '<input required')}</form-validator>`,
    )
    const error = () => root.textContent
    for (const [number, text] of [
      ['BE12', 'vérifiez les chiffres'],
      [RIGHT, 'Numéro inconnu.'],
    ] as const) {
      const before = results.length
      field.focus()
      type(number)
      await until(() => results.length > before)
      field.blur()
      field.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }))
      await rendered()
      expect([field.getAttribute('aria-invalid'), error()?.includes(text)]).to.deep.equal(['true', true], number)
    }
  })

  for (const [before, isValid, count] of [
    ['false', true, 1],
    ['unknown', true, 1],
    ['true', false, 1],
    ['true', null, 1],
    ['unknown', false, 0],
    ['false', null, 0],
    ['true', true, 0],
  ] as const)
    it(`reloads ${count} times from ${before} to ${isValid} [CHECKOUT-20, CHECKOUT-21]`, async () => {
      found(isValid)
      const { type, results } = await put(markup(`last-result="${before}"`))
      type(RIGHT)
      await until(() => results.length > 0)
      expect(reloads).to.deep.equal(Array.from({ length: count }, () => 'vat'))
    })

  it('sends a malformed number after a valid one, since the shop must revoke the result', async () => {
    found(false)
    const { type, results } = await put(markup('last-result="true"'))
    type('BE12')
    await until(() => results.length > 0)
    expect([callsTo(CALL).length, reloads]).to.deep.equal([1, ['vat']])
  })

  it('uses the country of the bill, or of the delivery where the bill has the same address', async () => {
    found(true)
    const fields = `${select('ShippingCountryId')}<fieldset disabled>${select('BillingCountryId')}</fieldset>`
    const { root, type, results } = await put(markup('country-id="9"', fields))
    type('0411905847')
    await until(() => results.length > 0)
    const billing = root.querySelector('[name=BillingCountryId]') as HTMLSelectElement
    billing.closest('fieldset')?.removeAttribute('disabled')
    billing.value = '4'
    type('DE136695976')
    await until(() => results.length > 1)
    expect(callsTo(CALL).map(({ query }) => query.countryId)).to.deep.equal(['2', '4'])
  })

  it('uses the country of the hidden fields that a picker writes, and none without them', async () => {
    found(true)
    const hidden = '<fieldset disabled><input type="hidden" name="BillingCountryId" value="4"></fieldset>'
    const { root, type, results } = await put(markup('', hidden))
    type(RIGHT)
    await until(() => results.length > 0)
    root.querySelector('fieldset')?.removeAttribute('disabled')
    type('DE136695976')
    await until(() => results.length > 1)
    expect(callsTo(CALL).map(({ query }) => query.countryId)).to.deep.equal(['', '4'])
  })

  it('restores the focus after a reload of the page, once', async () => {
    found(true)
    const next = '<label for="after">Suivant</label><input id="after">'
    const first = await put(markup('country-id="9"', next))
    first.type(RIGHT)
    first.root.querySelector<HTMLElement>('#after')?.focus()
    await until(() => reloads.length === 1)
    first.root.remove()
    const { root } = await put(markup('country-id="9" last-result="true"', next))
    await until(() => document.activeElement?.id === 'after')
    root.remove()
    await put(markup('country-id="9" last-result="true"', next))
    expect(document.activeElement).to.equal(document.body)
  })

  it('reloads once for a change, also when the page cancels the reload', async () => {
    found(true)
    const { type, results } = await put()
    type(RIGHT)
    await until(() => results.length > 0)
    type('DE136695976')
    await until(() => results.length > 1)
    expect(reloads).to.deep.equal(['vat'])
  })

  for (const [status, data] of [
    [500, null],
    [0, null],
    [200, { IsVATValidWebService: 'yes' }],
    [200, '<html>'],
  ] as const)
    it(`does not prevent an order when the answer is ${status || 'lost'} ${JSON.stringify(data)}`, async () => {
      answer(CALL, status, data)
      const { type, field, note, results } = await put()
      type(RIGHT)
      await until(() => results.length > 0)
      await until(() => note()?.startsWith('Le numéro n’a pas pu être vérifié.'))
      expect(marks(field)).to.deep.equal(['', null])
      expect(reloads).to.deep.equal([])
    })

  it('checks the number again when the connection is restored, unless it is being typed', async () => {
    answer(CALL, 0)
    answer(CALL, 0)
    answer(CALL, 200, { IsVATValidWebService: true })
    const { type, field, results } = await put()
    type(RIGHT)
    await until(() => results.length === 1)
    window.dispatchEvent(new Event('online'))
    await until(() => results.length === 2)
    field.focus()
    window.dispatchEvent(new Event('online'))
    expect(callsTo(CALL)).to.have.length(2)
  })

  it('shows a number that was valid before as the server sent it', async () => {
    const html = markup('last-result="true"').replace('name="VatNumber"', `name="VatNumber" value="${RIGHT}"`)
    const { field, note } = await put(html.replace('</vat-check>', '<p data-part="note">Valable.</p></vat-check>'))
    expect([field.className, note(), callsTo(CALL).length]).to.deep.equal(['input-validation-valid', 'Valable.', 0])
  })

  it('shows only the answer to the last number', async () => {
    let open = () => {}
    const gate = new Promise<void>((done) => {
      open = done
    })
    answer(CALL, 200, { IsVATValidWebService: true, ErrorMessage: null }, gate)
    found(false, 'Non')
    const { type, results } = await put()
    type(RIGHT)
    await until(() => callsTo(CALL).length === 1)
    type('DE136695976')
    await until(() => results.length > 0)
    open()
    await rendered()
    expect(results).to.deep.equal([{ result: 'false', message: 'Non' }])
  })
})
