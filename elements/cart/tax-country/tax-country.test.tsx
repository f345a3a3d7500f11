import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, axeFindings, callsTo, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const PUT = 'PUT /api/v1/salestaxes/currentcountry'

const markup = (
  attributes = '',
) => `<tax-country current="FR" ${attributes}><form method="post" action="/fr/market/country">
  <label for="t">Pays</label>
  <select id="t" name="Country"><option value="FR">France</option><option value="DE" selected>Allemagne</option></select>
  <button type="submit">Changer</button></form></tax-country>`

const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)

describe('<tax-country>', () => {
  let steps: unknown[] = []
  const note = (event: Event) => {
    const { reason, replace, noCache, keepPlace } = (event as CustomEvent).detail
    steps.push(reason ?? { replace, noCache, keepPlace })
    event.preventDefault()
  }

  before(loadStrings)
  beforeEach(() => {
    resetShop()
    steps = []
    for (const name of ['page:before-reload', 'page:before-visit']) document.addEventListener(name, note)
  })
  afterEach(() => {
    for (const name of ['page:before-reload', 'page:before-visit']) document.removeEventListener(name, note)
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  const put = async (attributes = '') => {
    const element = await hydrated(await mount(markup(attributes)))
    element.addEventListener('taxcountry:change', (event) => steps.push((event as CustomEvent).detail.country))
    return { element, button: element.querySelector('button') as HTMLButtonElement }
  }

  it('sends the country and reloads [CART-35, CART-36, API-77]', async () => {
    answer(PUT, 200, true)
    const { button } = await put()
    button.click()
    await until(() => steps.length > 1)
    expect(callsTo(PUT).map(({ body }) => body)).to.deep.equal([{ currentCountry: 'DE' }])
    expect(steps).to.deep.equal(['DE', 'taxcountry'])
  })

  it('fetches the page again in place with the flag [CART-37]', async () => {
    answer(PUT, 200, null)
    const { button } = await put('refetch')
    button.click()
    await until(() => steps.length > 1)
    expect(steps).to.deep.equal(['DE', { replace: true, noCache: true, keepPlace: true }])
  })

  it('shows the reason of a refusal, and keeps page and choice', async () => {
    answer(PUT, 400, { Message: 'Pays inconnu.' })
    const { element, button } = await put()
    button.click()
    await until(() => notices().length > 0)
    expect([notices(), steps]).to.deep.equal([['error: Pays inconnu.'], []])
    expect(element.querySelector('select')?.value).to.equal('DE')
    expect(await axeFindings(element)).to.deep.equal([])
  })
})
