import { expect } from '@open-wc/testing'
import { mount } from '../../test/harness/component.ts'
import { addressPart } from './form-address.ts'

const form = (fields: string) => mount(`<form>${fields}</form>`) as Promise<unknown> as Promise<HTMLFormElement>

const KNOWN = `<input type="radio" name="ExistingShippingAddressId" value="1" checked data-country-code="BE"
  data-address='{"City":" Gand ","Number":7,"Box":null}' aria-label="Home">`

describe('a part of an address', () => {
  it('is the value of its field, without the spaces around it', async () => {
    const found = addressPart(
      await form('<input name="ShippingCity" value=" Gand " aria-label="City">'),
      'Shipping',
      'City',
    )
    expect(found).to.deep.equal({ value: 'Gand', countryCode: '' })
  })

  it('is the value of the chosen country, with its letters', async () => {
    const options =
      '<option value="1" data-country-code="FR">France</option><option value="2" data-country-code="BE" selected>'
    const found = await form(`<select name="ShippingCountryId" aria-label="Country">${options}</select>`)
    expect(addressPart(found, 'Shipping', 'CountryId')).to.deep.equal({ value: '2', countryCode: 'BE' })
    expect(addressPart(found, 'Billing', 'CountryId')).to.equal(undefined)
  })

  it('is the value of the known address while the fields of a new one are disabled', async () => {
    const fields = `<fieldset disabled><input name="ShippingCity" value="Lyon" aria-label="City"></fieldset>${KNOWN}`
    const known = await form(fields)
    expect(addressPart(known, 'Shipping', 'City')).to.deep.equal({ value: 'Gand', countryCode: 'BE' })
    expect(addressPart(known, 'Shipping', 'Number')?.value).to.equal('7')
    expect([addressPart(known, 'Shipping', 'Box'), addressPart(null, 'Shipping', 'City')]).to.deep.equal([
      undefined,
      undefined,
    ])
  })
})
