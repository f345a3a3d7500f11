import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { axeFindings, mount, until } from '../../../test/harness/component.ts'
import { addedTo } from '../../../test/harness/counts.ts'
import '../form-validator/index.ts'
import './index.ts'

const OPTIONS = `<option value="">Any</option><option value="oak" selected>Oak</option><option value="ash">Ash</option>
  <optgroup label="Rare"><option value="elm">Elm</option><option value="yew" disabled>Yew</option></optgroup>
  <option value="old">Old oak</option>`

const field = (root: ParentNode) => root.querySelector('select') as HTMLSelectElement
const list = (root: ParentNode) => root.querySelector('[role=listbox]') as HTMLElement
const rows = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[role=option]')]
const row = (root: ParentNode, text: string) =>
  rows(root).find(({ textContent }) => textContent === text) as HTMLElement
const isOpen = (root: ParentNode) => list(root).checkVisibility()
const active = (root: ParentNode) =>
  document.getElementById(list(root).getAttribute('aria-activedescendant') ?? '')?.textContent

const form = (attributes = '', options = OPTIONS) =>
  mount<HTMLFormElement>(
    `<form><label for="wood">Wood</label> <fake-select ${attributes}><select id="wood" name="Wood">${options}</select></fake-select>
    <button>Send</button></form>`,
  )

/** Presses an element with the mouse, as a shopper does. */
async function press(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
}

async function keys(...names: string[]): Promise<void> {
  for (const name of names) await sendKeys({ press: name })
}

function eventsOf(root: Element): string[] {
  const names: string[] = []
  for (const name of ['input', 'change'])
    root.addEventListener(name, (event) => names.push(`${name} ${(event.target as HTMLSelectElement).value}`))
  return names
}

describe('<fake-select>', () => {
  it('opens its list by a click, and shows the chosen option when it closes [SHELL-08]', async () => {
    const page = await form()
    expect(isOpen(page)).to.equal(false)
    await press(field(page))
    expect(isOpen(page)).to.equal(true)
    expect(rows(page).map(({ textContent }) => textContent)).to.deep.equal([
      'Any',
      'Oak',
      'Ash',
      'Elm',
      'Yew',
      'Old oak',
    ])
    expect(active(page)).to.equal('Oak')
    await press(row(page, 'Ash'))
    expect(isOpen(page)).to.equal(false)
    expect(field(page).selectedOptions[0]?.label).to.equal('Ash')
    expect(document.activeElement === field(page)).to.equal(true)
  })

  it('sets the value of the select and fires its change event [SHELL-09]', async () => {
    const page = await form()
    const names = eventsOf(page)
    await press(field(page))
    await press(row(page, 'Elm'))
    expect(names).to.deep.equal(['input elm', 'change elm'])
    expect(new FormData(page).get('Wood')).to.equal('elm')
    await press(field(page))
    await press(row(page, 'Elm'))
    expect(names.length).to.equal(2)
  })

  it('works by keyboard alone', async () => {
    const page = await form()
    field(page).focus()
    await keys('Enter', 'ArrowDown', 'ArrowDown')
    expect(active(page)).to.equal('Elm')
    await keys('ArrowDown')
    expect(active(page)).to.equal('Old oak')
    await keys('Home', 'ArrowUp')
    expect(active(page)).to.equal('Any')
    await keys('End', 'PageUp', 'ArrowDown', 'Space')
    expect(isOpen(page)).to.equal(false)
    expect(field(page).value).to.equal('oak')
    await keys('ArrowDown', 'ArrowDown', 'Tab')
    expect(field(page).value).to.equal('ash')
    expect(document.activeElement?.textContent).to.equal('Send')
  })

  it('moves to the row below the mouse when the mouse moves, and not when the list does', async () => {
    const page = await form()
    field(page).focus()
    await keys('Enter')
    const pass = (movementX: number) =>
      row(page, 'Elm').dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', movementX }),
      )
    pass(0)
    await keys('ArrowDown')
    expect(active(page)).to.equal('Ash')
    pass(1)
    await until(() => active(page) === 'Elm')
  })

  it('moves to the option whose text is typed, also with a space in it', async () => {
    const page = await form()
    field(page).focus()
    await keys('Space', 'o')
    expect(active(page)).to.equal('Old oak')
    await keys('Escape', 'Space')
    await sendKeys({ type: 'old o' })
    expect(active(page)).to.equal('Old oak')
    await keys('Enter')
    expect(field(page).value).to.equal('old')
  })

  it('changes nothing by Escape, and keeps a dialog around it open', async () => {
    const dialog = await mount<HTMLDialogElement>(
      `<dialog><fake-select><select aria-label="Wood">${OPTIONS}</select></fake-select></dialog>`,
    )
    dialog.showModal()
    field(dialog).focus()
    await keys('ArrowDown', 'ArrowDown', 'Escape')
    expect([isOpen(dialog), field(dialog).value, dialog.open]).to.deep.equal([false, 'oak', true])
    expect(document.activeElement === field(dialog)).to.equal(true)
    dialog.close()
  })

  it('does not choose a disabled option', async () => {
    const page = await form()
    await press(field(page))
    await press(row(page, 'Yew'))
    expect([isOpen(page), field(page).value]).to.deep.equal([true, 'oak'])
    expect(row(page, 'Yew').ariaDisabled).to.equal('true')
    expect(list(page).querySelector('[role=group]')?.querySelectorAll('[role=option]').length).to.equal(2)
  })

  it('closes when another element is pressed or focused', async () => {
    const page = await form()
    const left: EventTarget[] = []
    document.addEventListener('focusout', (event) => event.target === field(page) && left.push(event.target))
    await press(field(page))
    expect(left.length).to.equal(0)
    await sendMouse({ type: 'click', position: [700, 550] })
    expect(isOpen(page)).to.equal(false)
    expect(left.length).to.equal(1)
    await press(field(page))
    page.querySelector('button')?.focus()
    await until(() => !isOpen(page))
    expect(left.length).to.equal(2)
  })

  it('acts as the field: label, reset, disabled, required, and a message at the control', async () => {
    const page = await form()
    page.querySelector('label')?.click()
    expect(document.activeElement === field(page)).to.equal(true)
    await keys('Enter', 'End', 'Enter')
    page.reset()
    expect(field(page).value).to.equal('oak')
    field(page).required = true
    field(page).value = ''
    expect(page.reportValidity()).to.equal(false)
    expect(document.activeElement === field(page)).to.equal(true)
    expect(field(page).getBoundingClientRect().height).to.be.at.least(44)
    field(page).disabled = true
    await press(field(page))
    expect(isOpen(page)).to.equal(false)
  })

  it('is not set invalid by a validator when its list opens', async () => {
    const validator = await mount(`<form-validator><form><fake-select><select name="W" required aria-label="Wood">
      <option value="">Choose</option><option value="oak">Oak</option></select></fake-select><button>Send</button></form></form-validator>`)
    await press(field(validator))
    expect(field(validator).getAttribute('aria-invalid')).to.equal(null)
    await keys('Escape', 'Tab')
    await until(() => field(validator).getAttribute('aria-invalid') === 'true')
    await press(field(validator))
    await press(row(validator, 'Oak'))
    await until(() => field(validator).getAttribute('aria-invalid') === null)
  })

  it('follows options that are added, removed and changed, also while it is open', async () => {
    const page = await form()
    await press(field(page))
    field(page).append(new Option('Pine', 'pine'))
    field(page).options[2]?.remove()
    await until(() => row(page, 'Pine') && !row(page, 'Ash'))
    await press(row(page, 'Pine'))
    expect(field(page).value).to.equal('pine')
    field(page).replaceChildren(new Option('<img src=x data-hostile>', 'x'))
    await press(field(page))
    expect(rows(page).map(({ textContent }) => textContent)).to.deep.equal(['<img src=x data-hostile>'])
    expect(page.querySelector('[data-hostile]')).to.equal(null)
  })

  it('shows its placeholder while no option is chosen', async () => {
    const page = await form('placeholder="Choose a wood"', '<option></option><option value="oak">Oak</option>')
    expect(field(page).selectedOptions[0]?.label).to.equal('Choose a wood')
    expect(field(page).value).to.equal('')
    page.querySelector('fake-select')?.setAttribute('placeholder', 'Which?')
    await until(() => field(page).selectedOptions[0]?.label === 'Which?')
    page.querySelector('fake-select')?.removeAttribute('placeholder')
    await until(() => field(page).options[0]?.hasAttribute('label') === false)
  })

  it('leaves a select for multiple choices to the browser', async () => {
    const page = await mount(`<fake-select><select multiple aria-label="Woods">${OPTIONS}</select></fake-select>`)
    field(page).focus()
    await keys('Enter')
    await press(field(page))
    expect(isOpen(page)).to.equal(false)
    expect(getComputedStyle(field(page)).appearance).to.equal('auto')
  })

  it('has its list below the select, or above it without space, and as wide', async () => {
    const page = await form()
    await press(field(page))
    const box = field(page).getBoundingClientRect()
    expect(list(page).getBoundingClientRect().top).to.be.within(box.bottom, box.bottom + 8)
    expect(list(page).getBoundingClientRect().width).to.be.at.least(box.width - 3)
    await keys('Escape')
    page.style.setProperty('position', 'fixed')
    page.style.setProperty('inset-block-end', '0')
    await press(field(page))
    expect(list(page).getBoundingClientRect().bottom).to.be.at.most(field(page).getBoundingClientRect().top)
    page.dir = 'rtl'
    dispatchEvent(new Event('resize'))
    expect(Math.abs(list(page).getBoundingClientRect().right - field(page).getBoundingClientRect().right)).to.be.below(
      5,
    )
  })

  it('renders at most a hundred of 5,000 options, the last as well as the first', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `<option>Street ${index + 1}</option>`).join('')
    const page = await form('', many)
    field(page).focus()
    expect(await addedTo(page, () => keys('Enter'))).to.be.below(100)
    expect(row(page, 'Street 1').ariaSetSize).to.equal('5000')
    expect(await addedTo(page, () => keys('End'))).to.be.below(100)
    expect(active(page)).to.equal('Street 5000')
    expect(rows(page).length).to.be.below(100)
    list(page).scrollTop = 0
    await until(() => row(page, 'Street 4930'))
    expect(row(page, 'Street 4941').getBoundingClientRect().top).to.be.closeTo(
      list(page).getBoundingClientRect().top,
      80,
    )
  })

  it('works twice on a page, in a clone and after a move, and removes its list with it', async () => {
    const page = await form()
    const first = page.querySelector('fake-select') as HTMLElement
    const twin = first.cloneNode(true) as HTMLElement
    first.after(twin)
    expect([first, twin].map((one) => one.querySelectorAll('[role=listbox]').length)).to.deep.equal([1, 1])
    await press(field(twin))
    expect([isOpen(first), isOpen(twin)]).to.deep.equal([false, true])
    first.before(twin)
    await keys('Escape')
    await press(field(twin))
    expect(isOpen(twin)).to.equal(true)
    twin.remove()
    await until(() => !list(twin))
    expect(field(twin).hasAttribute('aria-expanded')).to.equal(false)
  })

  it('passes axe, closed and open', async () => {
    const page = await form('placeholder="Choose"')
    expect(await axeFindings(page)).to.deep.equal([])
    await press(field(page))
    expect(await axeFindings(page)).to.deep.equal([])
  })
})
