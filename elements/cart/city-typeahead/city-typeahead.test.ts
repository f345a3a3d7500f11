import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { loadStrings, t } from '../../../runtime/text/strings.ts'
import { answer, axeFindings, callsTo, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import { cityTypeahead } from './definition.ts'
import './index.ts'

const KEEP = 'POST /api/v1/shoppingcarts/city'
const call = (text: string, country = '1') => `GET /api/v1/countries/${country}/cities/${text}`
const inner = `<label>Postal code <input name="Place"></label><button data-part="send">Choose</button>`

const field = (root: ParentNode) => root.querySelector('input[name=Place]') as HTMLInputElement
const rows = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[role=option]')]
const isOpen = (root: ParentNode) => root.querySelector('[data-vt-popup]')?.checkVisibility() ?? false
const note = (root: ParentNode) => root.querySelector('[data-part=note]')?.textContent ?? ''

async function page(attributes = 'country-id="1"', more = '') {
  const root = await mount(
    `<div><form action="/fr/other" method="post">${more}<city-typeahead ${attributes}>${inner}</city-typeahead></form></div>`,
  )
  const posts: Event[] = []
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    posts.push(event)
  })
  await until(() => field(root).dispatchEvent(new PointerEvent('pointerover')) && field(root).role === 'combobox')
  return { root, posts }
}

async function type(root: ParentNode, text: string) {
  field(root).focus()
  await sendKeys({ type: text })
}

describe('<city-typeahead>', () => {
  before(() => loadStrings(cityTypeahead.strings))
  beforeEach(() => {
    resetShop()
    answer(call('7500'), 200, { 12: '75002 Paris', 7: '75001 Paris', 30: '75003 <b>Paris</b>' })
    answer(KEEP, 200, true)
  })

  it('searches from four characters on, and not before [CART-18, LIMIT-025, API-79]', async () => {
    const { root } = await page()
    await type(root, '750')
    expect([callsTo(call('750')).length, isOpen(root)]).to.deep.equal([0, false])
    await type(root, '0')
    await until(() => isOpen(root))
    expect(callsTo(call('7500'))).to.have.length(1)
    expect(rows(root).map(({ textContent }) => textContent)).to.deep.equal([
      '75001 Paris',
      '75002 Paris',
      '75003 <b>Paris</b>',
    ])
    expect(await axeFindings(root)).to.deep.equal([])
  })

  it('lists cities by their postal codes as numbers', async () => {
    answer(call('0101'), 200, { 1: '1000 Bruxelles', 2: '900 Gand' })
    const { root } = await page()
    await type(root, '0101')
    await until(() => isOpen(root))
    expect(rows(root).map(({ textContent }) => textContent)).to.deep.equal(['900 Gand', '1000 Bruxelles'])
  })

  it('stores the chosen city by its id, and announces the city of delivery [CART-21, API-55, API-85]', async () => {
    const { root, posts } = await page()
    await type(root, '7500')
    await until(() => isOpen(root))
    const chosen = nextEvent('city:select')
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    expect((await chosen).detail).to.deep.equal({ id: '12', name: '75002 Paris' })
    await until(() => note(root).includes('75002 Paris'))
    expect(callsTo(KEEP).map(({ body }) => body)).to.deep.equal([{ CityId: 12 }])
    expect([field(root).value, posts.length, isOpen(root)]).to.deep.equal(['75002 Paris', 0, false])
  })

  it('reports that no city was found [CART-19]', async () => {
    answer(call('9999'), 200, {})
    const { root } = await page()
    await type(root, '9999')
    await until(() => isOpen(root))
    expect(root.querySelector('[data-part=none]')?.textContent).to.equal(t('ShoppingCarts.NoCityFound'))
    expect(rows(root)).to.have.length(0)
  })

  it('sends no form by Enter, with a list or without [CART-20]', async () => {
    const { root, posts } = await page()
    await type(root, '75')
    await sendKeys({ press: 'Enter' })
    await sendKeys({ type: '00' })
    await until(() => isOpen(root))
    await sendKeys({ press: 'Enter' })
    expect([posts.length, callsTo(KEEP).length]).to.deep.equal([0, 0])
  })

  it('uses the country of the form, and writes any text into the address as one segment', async () => {
    answer(call('1000%2F', '2'), 200, {})
    const { root } = await page('', '<select name="ShippingCountryId"><option value="2">Belgique</option></select>')
    await type(root, '1000/')
    await until(() => callsTo(call('1000%2F', '2')).length === 1)
  })

  it('reports a failure, and keeps the typed text', async () => {
    answer(call('7500'), 500, { Message: 'Broken' })
    const { root } = await page()
    await type(root, '7500')
    await until(() => isOpen(root))
    expect(field(root).value).to.equal('7500')
    resetShop()
    answer(call('75001'), 200, { 7: '75001 Paris' })
    answer(KEEP, 400, { Message: 'Ville inconnue.' })
    await type(root, '1')
    await until(() => rows(root).length === 1)
    rows(root)[0]?.click()
    await until(() => note(root) !== '')
    expect(note(root)).to.equal('Ville inconnue.')
  })
})
