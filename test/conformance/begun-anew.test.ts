import { expect } from '@open-wc/testing'
import { answer, hydrated, mount, resetShop, until } from '../harness/component.ts'
import '../../elements/cart/city-typeahead/index.ts'
import '../../elements/catalog/product-search/index.ts'
import '../../elements/forms/date-picker/index.ts'
import '../../elements/forms/fake-select/index.ts'
import '../../elements/forms/search-select/index.ts'

const options = ['Belgique', 'Espagne', 'France', 'Portugal'].map((name) => `<option>${name}</option>`).join('')

const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, altKey: false }))

function type(field: HTMLInputElement, text: string): void {
  field.focus()
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const rowsOf = (host: Element) => [...host.querySelectorAll('[role=option]')].map((row) => row.textContent?.trim())
const fieldOf = (host: Element) => host.querySelector('[data-part=field]') as HTMLInputElement
const activeOf = (host: Element) => host.querySelector('[data-active]')?.textContent?.trim()
const isOpen = (host: Element) => host.querySelector('[data-vt-popup]')?.checkVisibility() ?? false

/**
 * Makes the view start anew: a page script replaces a part of it, as a translator does with the texts that it changes.
 */
async function beginAnew(host: Element, part: Element): Promise<Element> {
  const twin = part.cloneNode(true) as Element
  part.remove()
  host.append(twin)
  await hydrated(host)
  return twin
}

/** Removes the second row of the list, which the view misses when it renders a single one. */
const steal = (host: Element) => host.querySelectorAll('[role=option]')[1]?.remove()

const put = async (markup: string) => {
  const form = await mount(`<form><label for="f">Champ</label>${markup}</form>`)
  return hydrated(form.querySelector('label + *') as HTMLElement)
}

describe('a view that starts anew, since other code has changed its nodes,', () => {
  beforeEach(resetShop)

  it('opens the list of a <fake-select> again, at the active choice', async () => {
    const host = await put(`<fake-select><select id="f">${options}</select></fake-select>`)
    press(host.querySelector('select') as Element, 'Enter')
    await until(() => isOpen(host))
    press(document.activeElement as Element, 'ArrowDown')
    await until(() => activeOf(host) === 'Espagne')
    await beginAnew(host, host.querySelector('select') as Element)
    await until(() => isOpen(host) && activeOf(host) === 'Espagne')
    expect(host.contains(document.activeElement)).to.equal(true)
  })

  it('opens a <search-select> again, with the typed text', async () => {
    const host = await put(`<search-select threshold="2"><select id="f">${options}</select></search-select>`)
    const field = host.querySelector('select') as Element
    await until(() => {
      // Its code may be loaded after the list.
      if (!fieldOf(host))
        press(isOpen(host) ? (document.activeElement as Element) : field, isOpen(host) ? 'Escape' : 'Enter')
      return fieldOf(host)
    }, 'the search field')
    steal(host)
    type(fieldOf(host), 'por')
    await until(() => isOpen(host) && rowsOf(host).join() === 'Portugal', 'what was typed')
    expect([fieldOf(host).value, document.activeElement === fieldOf(host)]).to.deep.equal(['por', true])
    expect(fieldOf(host).selectionStart).to.equal(3)
  })

  it('opens a <search-select> for multiple choices again, with the typed text', async () => {
    const host = await put(`<search-select><select id="f" multiple>${options}</select></search-select>`)
    await until(() => fieldOf(host))
    type(fieldOf(host), 'e')
    await until(() => rowsOf(host).length === 3, 'three')
    steal(host)
    type(fieldOf(host), 'esp')
    await until(() => isOpen(host) && rowsOf(host).join() === 'Espagne', 'one')
    expect([fieldOf(host).value, document.activeElement === fieldOf(host)]).to.deep.equal(['esp', true])
  })

  const product = (Name: string) => ({ Name, Photo: null, ProductUrl: '/fr/x' })
  for (const { tag, markup, calls } of [
    {
      tag: 'product-search',
      markup:
        '<product-search><form action="/fr/catalog"><input id="f" type="search" name="q" value="bol"></form></product-search>',
      calls: [
        {
          call: 'GET /api/v1/catalog/search/suggestions',
          data: [product('Grand vase'), product('Vase')],
          typed: 'vase',
          found: 'Grand vase',
        },
        { call: 'GET /api/v1/catalog/search/suggestions', data: [product('Bol')], typed: 'bol', found: 'Bol' },
      ],
    },
    {
      tag: 'city-typeahead',
      markup: '<city-typeahead country-id="1"><input id="f" name="City" value="2000"></city-typeahead>',
      calls: [
        {
          call: 'GET /api/v1/countries/1/cities/1000',
          data: { 7: 'Bruxelles', 9: 'Laeken' },
          typed: '1000',
          found: 'Bruxelles',
        },
        { call: 'GET /api/v1/countries/1/cities/2000', data: { 8: 'Antwerpen' }, typed: '2000', found: 'Antwerpen' },
      ],
    },
  ])
    it(`opens the suggestions of a <${tag}> again`, async () => {
      for (const { call, data } of calls) answer(call, 200, data)
      const host = await put(markup)
      const field = host.querySelector('input') as HTMLInputElement
      field.focus()
      await until(() => field.role === 'combobox')
      for (const { typed, found } of calls) {
        type(field, typed)
        await until(() => isOpen(host) && rowsOf(host).some((row) => row?.includes(found)))
        steal(host)
      }
      expect([field.value, document.activeElement === field]).to.deep.equal([calls[1]?.typed, true])
    })

  it('opens the calendar of a <date-picker> again, at the month that was shown', async () => {
    const host = await put('<date-picker><input id="f" name="Day" value="04/03/2026"></date-picker>')
    const calendar = () => host.querySelector('dialog[open]')
    ;(host.querySelector('[data-part=toggle]') as HTMLElement).click()
    await until(calendar)
    press(document.activeElement as Element, 'PageDown')
    await until(() => calendar()?.textContent?.includes('avril'))
    await beginAnew(host, host.querySelector('input') as Element)
    await until(() => calendar()?.textContent?.includes('avril'))
    expect(calendar()?.contains(document.activeElement)).to.equal(true)
  })
})
