import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { axeFindings, mount, until } from '../../../test/harness/component.ts'
import { numberInput } from './definition.ts'
import './index.ts'

const field = (root: Element) => root.querySelector('input') as HTMLInputElement
const press = (root: Element, part: 'decrease' | 'increase') =>
  root.querySelector(`[data-part="${part}"]`) as HTMLButtonElement

async function number(value: string, attributes = '', type = 'number'): Promise<HTMLElement> {
  const element = await mount(
    `<number-input ${attributes}><input type="${type}" name="Amount" value="${value}" aria-label="Amount"></number-input>`,
  )
  await until(() => press(element, 'increase'))
  return element
}

function type(element: Element, text: string): void {
  field(element).value = text
  field(element).dispatchEvent(new InputEvent('input', { bubbles: true }))
}

describe('<number-input>', () => {
  before(() => loadStrings(numberInput.strings))
  it('replaces invalid text by 0 [FORM-22]', async () => {
    const element = await number('4', '', 'text')
    type(element, 'x')
    expect(field(element).value).to.equal('0')
  })

  it('replaces an invalid value of a native number field by 0 when it is left [FORM-22]', async () => {
    const element = await number('4')
    // WebKit has no place for the focus after the last field.
    element.after(document.createElement('button'))
    field(element).focus()
    field(element).select()
    await sendKeys({ type: 'e' })
    await sendKeys({ press: 'Tab' })
    expect(field(element).value).to.equal('0')
  })

  it('waits for the first digit of an emptied field, until it is left', async () => {
    const element = await number('4')
    type(element, '')
    expect(field(element).value).to.equal('')
    field(element).dispatchEvent(new Event('change', { bubbles: true }))
    expect(field(element).value).to.equal('0')
  })

  it('cannot go below 0 [FORM-24]', async () => {
    const element = await number('4')
    type(element, '-3')
    expect(field(element).value).to.equal('0')
    field(element).focus()
    await sendKeys({ press: 'ArrowDown' })
    expect(field(element).value).to.equal('0')
  })

  it('disables the minus button at 0 [FORM-23]', async () => {
    const element = await number('0')
    expect(press(element, 'decrease').disabled).to.equal(true)
    type(element, '1')
    await until(() => !press(element, 'decrease').disabled)
    press(element, 'decrease').click()
    await until(() => press(element, 'decrease').disabled)
  })

  it('raises by one, or by its step [FORM-25]', async () => {
    const one = await number('1')
    press(one, 'increase').click()
    expect(field(one).value).to.equal('2')
    const half = await number('1', 'step="0.1"')
    press(half, 'increase').click()
    press(half, 'increase').click()
    expect(field(half).value).to.equal('1.2')
    expect(field(half).validity.valid).to.equal(true)
  })

  it('lowers by one, or by its step [FORM-26]', async () => {
    const one = await number('2')
    press(one, 'decrease').click()
    expect(field(one).value).to.equal('1')
    const five = await number('7', 'step="5"')
    press(five, 'decrease').click()
    press(five, 'decrease').click()
    expect(field(five).value).to.equal('0')
  })

  it('steps by the arrow keys and sends the native events', async () => {
    const element = await number('1')
    const natives: string[] = []
    for (const name of ['input', 'change']) element.addEventListener(name, () => natives.push(name))
    field(element).focus()
    await sendKeys({ press: 'ArrowUp' })
    expect(field(element).value).to.equal('2')
    expect(natives).to.deep.equal(['input', 'change'])
  })

  it('moves ten steps by Page Up and Page Down, and to its bounds by Home and End', async () => {
    const element = await mount(
      '<number-input step="2"><input type="number" aria-label="Amount" min="2" max="90" value="4"></number-input>',
    )
    await until(() => press(element, 'increase'))
    field(element).focus()
    for (const [key, value] of [
      ['PageUp', '24'],
      ['End', '90'],
      ['PageDown', '70'],
      ['Home', '2'],
    ] as const) {
      await sendKeys({ press: key })
      expect(field(element).value, key).to.equal(value)
    }
  })

  it('respects the bounds of the native field, and follows a step that changes', async () => {
    const element = await mount('<number-input><input type="number" min="2" max="9" value="2"></number-input>')
    await until(() => press(element, 'decrease')?.disabled)
    element.setAttribute('step', '5')
    await Promise.resolve()
    press(element, 'increase').click()
    press(element, 'increase').click()
    expect(field(element).value).to.equal('9')
    await until(() => press(element, 'increase').disabled)
  })

  it('accepts a field that is added later, and keeps the focus when a button is disabled', async () => {
    const element = await mount('<number-input></number-input>')
    element.append(Object.assign(document.createElement('input'), { type: 'number', value: '1' }))
    await until(() => press(element, 'decrease'))
    press(element, 'decrease').focus()
    press(element, 'decrease').click()
    await until(() => document.activeElement === field(element), 'focus in the field')
  })

  it('removes its buttons with the page, and has them once when it is added again', async () => {
    const element = await number('1')
    const place = element.parentElement as HTMLElement
    element.remove()
    await until(() => !press(element, 'increase'))
    place.append(element)
    await until(() => press(element, 'increase'))
    press(element, 'increase').click()
    expect(field(element).value).to.equal('2')
    expect(element.querySelectorAll('button').length).to.equal(2)
  })

  it('passes axe', async () => expect(await axeFindings(await number('0'))).to.deep.equal([]))
})
