import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { axeFindings, hydrateAll, mount, rendered, until } from '../../../test/harness/component.ts'
import { addedTo, callsDuring } from '../../../test/harness/counts.ts'
import { searchSelect } from './definition.ts'
import './index.ts'

const COUNTRIES = ['Österreich', 'België', 'Deutschland', 'España', 'Færøerne', 'Île Maurice', 'Straße']

const field = (root: ParentNode) => root.querySelector('select') as HTMLSelectElement
const box = (root: ParentNode) => root.querySelector('[role=combobox]') as HTMLInputElement
const list = (root: ParentNode) => root.querySelector('[role=listbox]') as HTMLElement
const rows = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[role=option]')]
const texts = (root: ParentNode) => rows(root).map(({ textContent }) => textContent)
const status = (root: ParentNode) => root.querySelector('[role=status]')?.textContent
const isOpen = (root: ParentNode) => list(root).checkVisibility()
const active = () =>
  document.getElementById((document.activeElement as Element).getAttribute('aria-activedescendant') ?? '')?.textContent

const options = (texts: readonly string[]) =>
  texts.map((text, index) => `<option value="${index}">${text}</option>`).join('')

/** A form with a select of countries, or of the given options. */
const form = (attributes = 'threshold="5"', texts: readonly string[] = COUNTRIES) =>
  mount<HTMLFormElement>(`<form><label for="c">Country</label> <search-select ${attributes}>
    <select id="c" name="Country"><option value="">Any</option>${options(texts)}</select></search-select><button>Send</button></form>`)

async function press(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
}

async function keys(...names: string[]): Promise<void> {
  for (const name of names) await sendKeys({ press: name })
}

function eventsOf(root: Element): string[] {
  const names: string[] = []
  for (const name of ['input', 'change']) {
    root.addEventListener(name, ({ target, type }) => names.push(`${type} ${(target as HTMLSelectElement).value}`))
  }
  return names
}

describe('<search-select> for one choice', () => {
  before(() => loadStrings(searchSelect.strings))
  it('shows the options that match the typed text, and chooses one [SHELL-10]', async () => {
    const page = await form()
    const names = eventsOf(page)
    await press(field(page))
    expect(document.activeElement === box(page)).to.equal(true)
    expect(texts(page).length).to.equal(8)
    await sendKeys({ type: 'deut' })
    expect(texts(page)).to.deep.equal(['Deutschland'])
    expect(active()).to.equal('Deutschland')
    await keys('Enter')
    expect([field(page).value, isOpen(page), document.activeElement === field(page)]).to.deep.equal(['2', false, true])
    expect(names).to.deep.equal(['input 2', 'change 2'])
    await press(field(page))
    expect([box(page).value, texts(page).length, active()]).to.deep.equal(['', 8, 'Deutschland'])
  })

  it('finds texts without their accents, and terms in any order', async () => {
    const page = await form('threshold="1"', [...COUNTRIES, 'Rio Grande do Sul'])
    await press(field(page))
    for (const [typed, found] of [
      ['osterr', 'Österreich'],
      ['ESPANA', 'España'],
      ['strasse', 'Straße'],
      ['faero', 'Færøerne'],
      ['ile m', 'Île Maurice'],
      ['sul rio', 'Rio Grande do Sul'],
    ] as const) {
      box(page).value = typed
      box(page).dispatchEvent(new InputEvent('input', { bubbles: true }))
      await until(() => texts(page).length === 1)
      expect(texts(page), typed).to.deep.equal([found])
    }
  })

  it('has no search field without a threshold, however many options there are [LIMIT-103]', async () => {
    const page = await form(
      '',
      Array.from({ length: 100 }, (_, index) => `Town ${index}`),
    )
    await press(field(page))
    expect(isOpen(page)).to.equal(true)
    expect(box(page)).to.equal(null)
    await sendKeys({ type: 'town 7' })
    expect(active()).to.equal('Town 7')
  })

  it('has one from the threshold on, also when options are added later [LIMIT-104]', async () => {
    const page = await form('threshold="5"', ['One', 'Two', 'Three'])
    await press(field(page))
    expect(box(page)).to.equal(null)
    await keys('Escape')
    field(page).append(new Option('Four', '4'))
    await press(field(page))
    expect(box(page).checkVisibility()).to.equal(true)
    await keys('Escape')
    page.querySelector('search-select')?.setAttribute('threshold', '9')
    await press(field(page))
    expect(box(page)).to.equal(null)
    await keys('ArrowDown', 'Enter')
    expect(field(page).value).to.equal('0')
  })

  it('announces the number of results when typing pauses, and at once that there are none', async () => {
    const page = await form()
    await press(field(page))
    await sendKeys({ type: 'e' })
    expect(status(page)).to.equal('')
    await until(() => status(page)?.startsWith('7 '))
    await keys('Backspace')
    await sendKeys({ type: 'any' })
    expect(status(page)).to.equal('Aucun résultat')
    expect(page.querySelector('[data-part=none]')?.checkVisibility()).to.equal(true)
    await keys('Enter')
    expect(field(page).value).to.equal('')
  })

  it('works by keyboard: arrows, Escape, Tab', async () => {
    const page = await form()
    field(page).focus()
    await keys('ArrowDown', 'ArrowDown', 'ArrowDown')
    expect(active()).to.equal('België')
    await keys('Escape')
    expect([isOpen(page), field(page).value, document.activeElement === field(page)]).to.deep.equal([false, '', true])
    await keys('Space', 'd', 'e', 'u', 'Tab')
    expect(field(page).value).to.equal('2')
    expect(document.activeElement?.textContent).to.equal('Send')
  })

  it('opens for a tap of a finger, and not at the end of a scroll', async () => {
    const page = await form()
    const touch = (name: string, clientY: number) => {
      const point = new Touch({ identifier: 1, target: field(page), clientX: 40, clientY })
      const event = new TouchEvent(name, { bubbles: true, cancelable: true, touches: [point], changedTouches: [point] })
      field(page).dispatchEvent(event)
      return event.defaultPrevented
    }
    touch('touchstart', 100)
    expect([touch('touchend', 160), isOpen(page)]).to.deep.equal([false, false])
    touch('touchstart', 100)
    expect(touch('touchend', 103)).to.equal(true)
    await until(() => isOpen(page))
    // A touch has no hover before it chooses.
    rows(page)[2]?.click()
    expect(field(page).value).to.equal('1')
  })

  it('keeps the events of its own typing from the page and from the form', async () => {
    const page = await form()
    const names = eventsOf(page)
    await press(field(page))
    await sendKeys({ type: 'zz' })
    expect([...new FormData(page).keys()]).to.deep.equal(['Country'])
    expect(box(page).form).to.equal(null)
    await keys('Enter', 'Escape')
    expect(names).to.deep.equal([])
  })

  it('folds 5,000 options once and not at each key, and renders at most a hundred', async () => {
    const page = await form(
      'threshold="1"',
      Array.from({ length: 5_000 }, (_, index) => `Rue de l’Église ${index}`),
    )
    await press(field(page))
    const keyed = async (typed: string) => {
      box(page).value = typed
      box(page).dispatchEvent(new InputEvent('input', { bubbles: true }))
      await rendered()
    }
    await keyed('r')
    for (const typed of ['rue e', 'rue egl 499', 'rue eg']) {
      let added = 0
      const folded = await callsDuring(String.prototype, 'normalize', async () => {
        added = await addedTo(page, () => keyed(typed))
      })
      expect([folded < 10, added < 200], `${typed}: ${folded}, ${added}`).to.deep.equal([true, true])
    }
    await keyed('rue egl 499')
    expect(rows(page)[0]?.ariaSetSize).to.equal(String(rows(page).length))
    expect(texts(page)).to.include('Rue de l’Église 4990')
  })

  it('passes axe, open with results and without', async () => {
    const page = await form()
    await press(field(page))
    expect(await axeFindings(page)).to.deep.equal([])
    await sendKeys({ type: 'qq' })
    expect(await axeFindings(page)).to.deep.equal([])
  })
})

async function multiple(attributes = ''): Promise<HTMLFormElement> {
  const page = await mount<HTMLFormElement>(`<form><label for="c">Countries</label> <search-select placeholder="All">
    <select id="c" name="Country" multiple ${attributes}>${options(COUNTRIES)}</select></search-select><button>Send</button></form>`)
  await until(() => box(page))
  return page
}

const chips = (root: ParentNode) => [...root.querySelectorAll('[data-part=chip]')].map(({ textContent }) => textContent)
const sent = (page: HTMLFormElement) => new FormData(page).getAll('Country')

describe('<search-select> for multiple choices', () => {
  it('collects the chosen options, by keys and by the mouse', async () => {
    const page = await multiple()
    const names = eventsOf(page)
    await press(box(page))
    await sendKeys({ type: 'esp' })
    await keys('Enter')
    expect([box(page).value, isOpen(page), active()]).to.deep.equal(['', true, 'España'])
    await press(rows(page)[0] as Element)
    expect(sent(page)).to.deep.equal(['0', '3'])
    expect(chips(page)).to.deep.equal(['Österreich', 'España'])
    expect(names.filter((name) => name.startsWith('change')).length).to.equal(2)
    expect(status(page)).to.equal('Choix ajouté : Österreich')
    await press(rows(page)[0] as Element)
    expect(sent(page)).to.deep.equal(['3'])
    expect(list(page).ariaMultiSelectable).to.equal('true')
  })

  it('removes an option by Backspace and by its buttons, announces it, and keeps the focus', async () => {
    const page = await multiple()
    for (const index of [0, 1, 2, 3]) (field(page).options[index] as HTMLOptionElement).selected = true
    box(page).focus()
    await until(() => chips(page).length === 4)
    await keys('Backspace')
    expect(sent(page)).to.deep.equal(['0', '1', '2'])
    expect(status(page)).to.equal('Choix retiré : España')
    const buttons = [...page.querySelectorAll<HTMLButtonElement>('[data-part=remove]')]
    buttons[1]?.focus()
    await keys('Enter')
    expect(sent(page)).to.deep.equal(['0', '2'])
    expect(document.activeElement?.ariaLabel).to.equal('Retirer Deutschland')
    await keys('Space', 'Space')
    expect([sent(page), document.activeElement === box(page)]).to.deep.equal([[], true])
    expect(box(page).placeholder).to.equal('All')
  })

  it('acts as the field of its form: label, reset, required, disabled, a fieldset', async () => {
    const page = await multiple('required')
    page.querySelector('label')?.click()
    expect(document.activeElement === box(page)).to.equal(true)
    expect([box(page).ariaLabel, box(page).ariaRequired]).to.deep.equal(['Countries', 'true'])
    box(page).blur()
    expect(page.reportValidity()).to.equal(false)
    expect(document.activeElement === box(page)).to.equal(true)
    await keys('ArrowDown', 'ArrowDown', 'Enter', 'Escape')
    expect(page.checkValidity()).to.equal(true)
    page.reset()
    await until(() => chips(page).length === 0)
    field(page).disabled = true
    await until(() => box(page).disabled)
    field(page).disabled = false
    const set = document.createElement('fieldset')
    set.disabled = true
    page.before(set)
    set.append(page.querySelector('search-select') as Element)
    await press(set.querySelector('[data-part=control]') as Element)
    expect(isOpen(set)).to.equal(false)
    set.remove()
  })

  it('closes by Escape and when it is left, and then notifies the page that the select was left', async () => {
    const page = await multiple()
    let left = 0
    page.addEventListener('focusout', ({ target }) => {
      if (target === field(page)) left += 1
    })
    box(page).focus()
    await sendKeys({ type: 'e' })
    await keys('Escape')
    expect([isOpen(page), box(page).value]).to.deep.equal([false, 'e'])
    await keys('ArrowDown')
    expect(isOpen(page)).to.equal(true)
    await keys('Tab')
    expect([isOpen(page), box(page).value, left, sent(page).length]).to.deep.equal([false, '', 1, 0])
  })

  it('follows options that are added and removed, and shows hostile ones as text', async () => {
    const page = await multiple()
    await press(box(page))
    field(page).add(new Option('<b data-hostile>Ω</b>', 'x', false, true))
    field(page).options[0]?.remove()
    await until(() => texts(page).length === COUNTRIES.length && chips(page).length === 1)
    expect(chips(page)).to.deep.equal(['<b data-hostile>Ω</b>'])
    expect(page.querySelector('[data-hostile]')).to.equal(null)
  })

  it('works twice in a clone, and restores the select when it is removed', async () => {
    const page = await multiple()
    const first = page.querySelector('search-select') as HTMLElement
    const twin = first.cloneNode(true) as HTMLElement
    first.after(twin)
    hydrateAll(twin)
    await until(() => box(twin))
    expect(twin.querySelectorAll('[role=combobox], [role=listbox]').length).to.equal(2)
    twin.remove()
    await until(() => !box(twin))
    expect(field(twin).matches('[tabindex], [aria-hidden], [data-vt-behind]')).to.equal(false)
  })

  it('passes axe, closed and open', async () => {
    const page = await multiple()
    ;(field(page).options[1] as HTMLOptionElement).selected = true
    box(page).focus()
    expect(await axeFindings(page)).to.deep.equal([])
    await keys('ArrowDown', 'ArrowDown')
    expect(await axeFindings(page)).to.deep.equal([])
  })
})
