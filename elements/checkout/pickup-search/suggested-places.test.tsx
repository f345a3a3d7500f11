import { expect } from '@open-wc/testing'
import { Clock } from '../../../test/harness/clock.ts'
import { answer, callsTo, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const PLACES = 'GET /fr/widget/places'

const SEARCH = `<pickup-search shipping-method-id="4" carrier="relais" country-id="1">
  <form action="javascript:void 0" data-part="search"><input type="text" name="address" aria-label="Adresse"></form>
</pickup-search>`

describe('<pickup-search> and the places that it suggests', () => {
  const clock = new Clock()
  afterEach(() => {
    clock.release()
    resetShop()
  })

  it('requests them after typing has paused, and not at each key', async () => {
    answer(PLACES, 200, [{ Address: '3 rue Basse', PostalCode: '1000', City: 'Bruxelles', CountryId: 2 }])
    const element = await hydrated(await mount(SEARCH))
    const field = element.querySelector('input') as HTMLInputElement
    field.focus()
    await until(() => field.getAttribute('role') === 'combobox')
    clock.hold()
    for (const text of ['3 ru', '3 rue', '3 rue B', '3 rue Ba']) {
      field.value = text
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      clock.pass(299)
    }
    expect(callsTo(PLACES)).to.deep.equal([])
    clock.pass(1)
    expect(callsTo(PLACES).map(({ query }) => query.text)).to.deep.equal(['3 rue Ba'])
  })
})
