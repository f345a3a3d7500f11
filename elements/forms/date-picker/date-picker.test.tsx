import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { resetSettings, settings } from '../../../runtime/page/settings.ts'
import { today } from '../../../runtime/text/day-steps.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { axeFindings, hydrateAll, mount, nextEvent, until, warningsOf } from '../../../test/harness/component.ts'

import '../form-validator/index.ts'
import { datePicker } from './definition.ts'
import './index.ts'

const field = (root: ParentNode) => root.querySelector('input') as HTMLInputElement
const button = (root: ParentNode) => root.querySelector('[data-part=toggle]') as HTMLButtonElement
const calendar = (root: ParentNode) => root.querySelector('dialog') as HTMLDialogElement
const cell = (root: ParentNode, iso: string) => root.querySelector(`[data-date="${iso}"]`) as HTMLElement
const message = (root: ParentNode) => root.querySelector<HTMLElement>('[data-part=message]:not([hidden])')?.textContent
const here = () => (document.activeElement as HTMLElement).dataset.date

async function keys(...names: string[]): Promise<void> {
  for (const name of names) await sendKeys({ press: name })
}

/** A form with a date in it; the page is French unless the test says otherwise. */
async function form(value = '', attributes = '', more = ''): Promise<HTMLFormElement> {
  const page = await mount<HTMLFormElement>(`<form><label for="d">Day</label> <date-picker ${attributes}>
    <input id="d" name="Day" value="${value}" ${more}></date-picker><button>Send</button></form>`)
  await until(() => button(page))
  return page
}

async function open(root: ParentNode): Promise<void> {
  button(root).click()
  await until(() => calendar(root)?.open)
}

async function type(root: ParentNode, text: string): Promise<void> {
  field(root).focus()
  field(root).select()
  await sendKeys({ type: text })
  field(root).blur()
}

function speak(culture: string): void {
  ;(window as { shopSettings?: object }).shopSettings = { culture }
  resetSettings()
}

describe('<date-picker>', () => {
  before(() => loadStrings(datePicker.strings))
  beforeEach(() => speak('fr'))
  after(() => {
    delete (window as { shopSettings?: object }).shopSettings
    resetSettings()
  })

  for (const [culture, written] of Object.entries({
    fr: '04/03/2026',
    nl: '4-3-2026',
    es: '04/03/2026',
    de: '04.03.2026',
    it: '04/03/2026',
    pt: '04/03/2026',
    en: '3/4/2026',
    'en-GB': '04/03/2026',
    sv: '2026-03-04',
  })) {
    it(`writes a chosen day into the field in the short format of ${culture} [SHELL-11, FORM-29]`, async () => {
      speak(culture)
      expect(settings().culture).to.equal(culture)
      const page = await form('', 'min="2026-03-02" max="2026-03-31"')
      const events: string[] = []
      for (const name of ['input', 'change']) page.addEventListener(name, () => events.push(name))
      const notified = nextEvent('date:change', page)
      await open(page)
      cell(page, '2026-03-04').click()
      expect(field(page).value).to.equal(written)
      expect((await notified).detail.value).to.equal('2026-03-04')
      expect(events).to.deep.equal(['input', 'change'])
      expect([calendar(page), document.activeElement === button(page)]).to.deep.equal([null, true])
      expect(new FormData(page).get('Day')).to.equal(written)
    })
  }

  it('reads the typed text and writes it with all its digits before the page is notified [FORM-29]', async () => {
    const page = await form()
    let seen = ''
    page.addEventListener('change', () => {
      seen = field(page).value
    })
    await type(page, '4/3/26')
    expect([seen, field(page).validity.valid]).to.deep.equal(['04/03/2026', true])
    expect(button(page).ariaLabel).to.contain('mercredi 4 mars 2026')
  })

  it('keeps invalid text as it was typed, and shows the mistake until it is corrected', async () => {
    const page = await form()
    await type(page, '31/02/2026')
    expect(field(page).value).to.equal('31/02/2026')
    expect(message(page)).to.contain('Saisissez une date')
    expect([field(page).validity.customError, field(page).getAttribute('aria-invalid')]).to.deep.equal([true, 'true'])
    expect(page.checkValidity()).to.equal(false)
    field(page).focus()
    field(page).select()
    await sendKeys({ type: '28/02/2026' })
    expect([message(page), field(page).validity.valid]).to.deep.equal([undefined, true])
  })

  it('reports a mistake through a validator, once, together with its date rule', async () => {
    const validator =
      await mount(`<form-validator><form><date-picker max="2026-03-31"><input name="Day" aria-label="Day"
      data-val="true" data-val-date="No date!"></date-picker><button>Send</button></form></form-validator>`)
    await until(() => button(validator))
    await type(validator, 'soon')
    await until(() => message(validator) === 'No date!')
    await type(validator, '1/4/2026')
    await until(() => message(validator)?.includes('31/03/2026'))
    expect(validator.querySelectorAll('[data-part=message]').length).to.equal(1)
    await type(validator, '1/3/2026')
    await until(() => message(validator) === undefined)
  })

  it('accepts only days within its bounds that are available, typed and chosen', async () => {
    const page = await form('', 'min="2026-03-05" max="20/03/2026" disabled-days="0 2026-03-10"')
    for (const [typed, mistake] of [
      ['4/3/2026', 'à partir du 05/03/2026'],
      ['21/3/2026', 'jusqu’au 20/03/2026'],
      ['10/3/2026', 'pas disponible'],
      ['8/3/2026', 'pas disponible'],
    ] as const) {
      await type(page, typed)
      expect(message(page), typed).to.contain(mistake)
    }
    await type(page, '5/3/2026')
    await open(page)
    const closed = ['2026-03-04', '2026-03-08', '2026-03-10', '2026-03-21', '2026-03-11'].map(
      (iso) => cell(page, iso).ariaDisabled,
    )
    expect(closed).to.deep.equal(['true', 'true', 'true', 'true', null])
    cell(page, '2026-03-10').click()
    await keys('ArrowUp', 'PageDown')
    expect([field(page).value, here()]).to.deep.equal(['05/03/2026', '2026-03-20'])
    expect(page.querySelector('[data-part=next]')?.ariaDisabled).to.equal('true')
    page.querySelector('date-picker')?.setAttribute('max', '2026-03-01')
    await until(() => field(page).validity.customError)
  })

  it('works by keyboard: a grid with one tab stop, and focus on the button afterwards', async () => {
    const page = await form('04/03/2026')
    field(page).focus()
    await keys('Alt+ArrowDown')
    await until(() => here() === '2026-03-04')
    await keys('ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp')
    expect(here()).to.equal('2026-03-04')
    for (const [key, iso] of [
      ['Home', '2026-03-02'],
      ['End', '2026-03-08'],
      ['PageDown', '2026-04-08'],
      ['PageUp', '2026-03-08'],
      ['Shift+PageUp', '2025-03-08'],
      ['Shift+PageDown', '2026-03-08'],
    ] as const) {
      await keys(key)
      expect(here(), key).to.equal(iso)
    }
    expect(page.querySelectorAll('[data-date][tabindex="0"]').length).to.equal(1)
    await keys('Escape')
    await until(() => !calendar(page))
    expect([document.activeElement === field(page), field(page).value]).to.deep.equal([true, '04/03/2026'])
    await keys('Alt+ArrowDown')
    await until(() => here())
    await keys('ArrowDown', 'Enter')
    expect([document.activeElement === field(page), field(page).value]).to.deep.equal([true, '11/03/2026'])
  })

  it('names days, months and weekdays in the culture, and begins the week on its first day', async () => {
    speak('pt')
    const page = await form('04/03/2026')
    await open(page)
    const head = [...page.querySelectorAll('th')].map(({ abbr }) => abbr)
    expect([head[0], head[6]]).to.deep.equal(['domingo', 'sábado'])
    expect(cell(page, '2026-03-04').ariaLabel).to.equal('quarta-feira, 4 de março de 2026')
    expect(cell(page, '2026-03-04').ariaSelected).to.equal('true')
    expect(page.querySelector('table')?.ariaLabel).to.equal('março de 2026')
    calendar(page).close()
    speak('de')
    const german = await form('04.03.2026')
    await open(german)
    expect(german.querySelector('th')?.abbr).to.equal('Montag')
  })

  it('shows another month and year by its lists and buttons, and announces the month of the buttons', async () => {
    const page = await form('31/01/2026')
    const changes: Event[] = []
    page.addEventListener('change', (event) => changes.push(event))
    await open(page)
    page.querySelector<HTMLElement>('[data-part=next]')?.click()
    await until(() => page.querySelector('[role=status]')?.textContent === 'février 2026')
    const [month, year] = page.querySelectorAll<HTMLSelectElement>('dialog select')
    expect([month?.selectedOptions[0]?.text, year?.value]).to.deep.equal(['février', '2026'])
    ;(year as HTMLSelectElement).value = '1984'
    year?.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => page.querySelector('table')?.ariaLabel === 'février 1984')
    expect([changes.length, [...new FormData(page).keys()]]).to.deep.equal([0, ['Day']])
    calendar(page).querySelector<HTMLElement>('[data-part=close]')?.click()
    await until(() => !calendar(page))
  })

  it('marks today, and begins with it while no day is chosen', async () => {
    const page = await form()
    await open(page)
    const now = page.querySelector<HTMLElement>('[aria-current=date]')
    expect(now?.textContent).to.equal(String(today().day))
    expect(here()).to.equal(now?.dataset.date)
    expect(page.querySelector('[aria-selected=true]')).to.equal(null)
  })

  it('writes a birthday that the browser fills in in the short format', async () => {
    const page = await form('', '', 'autocomplete="bday"')
    field(page).value = '1984-02-29'
    for (const name of ['input', 'change']) field(page).dispatchEvent(new Event(name, { bubbles: true }))
    expect([field(page).value, field(page).validity.valid]).to.deep.equal(['29/02/1984', true])
  })

  it('is reset with its form, and is valid again', async () => {
    const page = await form('04/03/2026')
    await type(page, 'x')
    page.reset()
    await until(() => field(page).validity.valid)
    expect([field(page).value, message(page)]).to.deep.equal(['04/03/2026', undefined])
  })

  it('is inactive while it is read-only or disabled, and asks for a date when it is required', async () => {
    const page = await form('', '', 'required')
    expect(page.checkValidity()).to.equal(false)
    field(page).readOnly = true
    await until(() => button(page).disabled)
    field(page).focus()
    await keys('Alt+ArrowDown')
    field(page).readOnly = false
    await until(() => !button(page).disabled)
    field(page).disabled = true
    await until(() => button(page).disabled)
    expect(calendar(page)).to.equal(null)
  })

  it('keeps the calendar of a native date field, and sets its bounds', async () => {
    const page = await mount(
      '<date-picker min="2026-03-02" max="2026-03-31"><input type="date" aria-label="Day"></date-picker>',
    )
    expect([field(page).min, field(page).max, button(page)]).to.deep.equal(['2026-03-02', '2026-03-31', null])
  })

  it('warns developers of an invalid bound, and then accepts every day', async () => {
    const warnings = await warningsOf(() => form('04/03/2026', 'min="&lt;img data-hostile&gt;"'))
    expect(warnings.filter((text) => text.includes('is no date')).length).to.equal(1)
    expect(document.querySelector('[data-hostile]')).to.equal(null)
  })

  it('works once in a clone, and after a move, and removes its calendar with it', async () => {
    const page = await form('04/03/2026')
    const first = page.querySelector('date-picker') as HTMLElement
    const twin = first.cloneNode(true) as HTMLElement
    first.after(twin)
    expect(twin.querySelectorAll('button').length).to.equal(1)
    first.before(twin)
    hydrateAll(twin)
    await open(twin)
    cell(twin, '2026-03-09').click()
    await until(() => !calendar(twin))
    expect([field(first).value, field(twin).value]).to.deep.equal(['04/03/2026', '09/03/2026'])
    await open(twin)
    twin.remove()
    await until(() => !button(twin) && !calendar(twin))
    expect(document.documentElement.dataset.vtLocked).to.equal(undefined)
  })

  it('passes axe, closed and open', async () => {
    const page = await form('04/03/2026', 'min="2026-03-02" disabled-days="0"')
    expect(await axeFindings(page)).to.deep.equal([])
    await open(page)
    expect(await axeFindings(page)).to.deep.equal([])
  })
})
