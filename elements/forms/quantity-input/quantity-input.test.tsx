import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { announcedBy, Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, nextEvent, until } from '../../../test/harness/component.ts'
import './index.ts'

type Quantity = HTMLElement & { value: number | null }

const field = (root: Element) => root.querySelector('input') as HTMLInputElement
const press = (root: Element, part: 'decrease' | 'increase') =>
  root.querySelector<HTMLButtonElement>(`[data-part="${part}"]`) as HTMLButtonElement

/** Puts a quantity into the page and waits for its buttons. */
async function quantity(attributes = '', value = '1'): Promise<Quantity> {
  const element = await mount<Quantity>(
    `<quantity-input ${attributes}><input type="text" name="Quantity" value="${value}" aria-label="Quantity"></quantity-input>`,
  )
  await until(() => press(element, 'increase'))
  return element
}

/** Types as a person does: focus, text, and one input event. */
function type(element: Element, text: string): void {
  field(element).focus()
  field(element).value = text
  field(element).dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const settled = async (element: Element, text: string) => {
  const notified = nextEvent('quantity:change', element)
  type(element, text)
  return (await notified).detail.value
}

describe('<quantity-input>', () => {
  const clock = new Clock()

  afterEach(() => clock.release())

  it('respects min-qty [PRODUCT-21, PRODUCT-28]', async () => {
    const element = await quantity('min-qty="3"', '5')
    expect(await settled(element, '2')).to.equal(3)
    expect(field(element).value).to.equal('3')
    expect(field(element).min).to.equal('3')
  })

  it('respects max-qty [PRODUCT-22, PRODUCT-29]', async () => {
    const element = await quantity('max-qty="5"')
    expect(await settled(element, '9')).to.equal(5)
    await until(() => press(element, 'increase').disabled)
  })

  it('respects step-qty [PRODUCT-23, PRODUCT-25]', async () => {
    const element = await quantity('step-qty="4" min-qty="4"', '4')
    expect(await settled(element, '6')).to.equal(8)
    expect(await settled(element, '7')).to.equal(4)
  })

  it('accepts no less than one unit without other bounds [LIMIT-030]', async () => {
    const element = await quantity('', '2')
    expect(await settled(element, '0')).to.equal(1)
  })

  it('returns null for invalid text, then continues from the last quantity [PRODUCT-24]', async () => {
    const element = await quantity('step-qty="4" min-qty="4"', '8')
    expect(await settled(element, 'abc')).to.equal(null)
    expect(element.value).to.equal(null)
    expect(field(element).value).to.equal('')
    expect(await settled(element, '7')).to.equal(4)
  })

  it('notifies once of fast typing, 600 ms after the last key [LIMIT-031]', async () => {
    const element = await quantity()
    const notified: number[] = []
    element.addEventListener('quantity:change', (event) => notified.push((event as CustomEvent).detail.value))
    clock.hold()
    for (const text of ['4', '42', '421']) {
      type(element, text)
      clock.pass(599)
      expect(notified).to.deep.equal([])
    }
    clock.pass(1)
    expect(notified).to.deep.equal([421])
  })

  it('corrects without a message [PRODUCT-34]', async () => {
    const element = await quantity('max-qty="5"')
    const texts = element.textContent
    const natives: string[] = []
    for (const name of ['input', 'change']) element.addEventListener(name, () => natives.push(name))
    await settled(element, '9')
    expect(element.textContent).to.equal(texts)
    expect(element.querySelector('[role=alert], [aria-invalid]')).to.equal(null)
    expect(natives).to.deep.equal(['input', 'input', 'change'])
  })

  it('announces the value of a corrected quantity, and not that of a valid one [PRODUCT-34]', async () => {
    const element = await quantity('max-qty="5"')
    expect(announcedBy(() => type(element, '9'))).to.equal('5')
    expect(announcedBy(() => type(element, '4'))).to.equal('')
    expect(announcedBy(() => type(element, '-3'))).to.equal('1')
  })

  it('corrects the quantity when the field is left, before the page is notified of the change', async () => {
    const element = await quantity('max-qty="5"')
    let seen = ''
    document.addEventListener('change', () => (seen = field(element).value), { once: true })
    field(element).focus()
    field(element).select()
    await sendKeys({ type: '77' })
    const notified = nextEvent('quantity:change', element)
    await sendKeys({ press: 'Tab' })
    expect((await notified).detail.value).to.equal(5)
    expect(seen).to.equal('5')
  })

  it('never sends a stale value: Enter and a submit correct it first', async () => {
    const form = await mount<HTMLFormElement>(
      `<form><quantity-input max-qty="5"><input name="Quantity" value="1" aria-label="Quantity"></quantity-input><button>Go</button></form>`,
    )
    await until(() => press(form, 'increase'))
    const sent: unknown[] = []
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(new FormData(form).get('Quantity'))
    })
    type(form, '9')
    form.requestSubmit()
    type(form, '3')
    await sendKeys({ press: 'Enter' })
    expect(sent).to.deep.equal(['5', '3'])
  })

  it('steps by its buttons at once, and disables them at the bounds', async () => {
    const element = await quantity('max-qty="3"')
    const natives: string[] = []
    for (const name of ['input', 'change', 'quantity:change']) element.addEventListener(name, () => natives.push(name))
    press(element, 'increase').click()
    expect(field(element).value).to.equal('2')
    expect(natives).to.deep.equal(['input', 'change', 'quantity:change'])
    press(element, 'increase').click()
    press(element, 'increase').click()
    expect(element.value).to.equal(3)
    await until(() => !press(element, 'decrease').disabled)
    for (let presses = 0; presses < 5; presses += 1) press(element, 'decrease').click()
    expect(element.value).to.equal(1)
    await until(() => press(element, 'decrease').disabled)
  })

  it('repeats while a button is held and notifies of the outcome once', async () => {
    const element = await quantity()
    let notified = 0
    element.addEventListener('quantity:change', () => (notified += 1))
    press(element, 'increase').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    await until(() => Number(field(element).value) >= 3)
    press(element, 'increase').dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    press(element, 'increase').click()
    expect(notified).to.equal(1)
    expect(element.value).to.equal(Number(field(element).value))
  })

  for (const [end, how] of [
    [
      'the pointer that is let go elsewhere',
      () => document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true })),
    ],
    [
      'a pointer that the browser takes',
      () => document.body.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })),
    ],
    ['a lost capture', () => document.body.dispatchEvent(new PointerEvent('lostpointercapture', { bubbles: true }))],
    ['the menu of a long press', () => document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))],
    ['a window that loses focus', () => window.dispatchEvent(new Event('blur'))],
    ['a hidden page', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    [
      'a button that is disabled',
      (button: HTMLButtonElement) => {
        button.disabled = true
      },
    ],
    ['a button that leaves the page', (button: HTMLButtonElement) => button.remove()],
  ] as const)
    it(`repeats no more after ${end}`, async () => {
      const element = await quantity()
      const button = press(element, 'increase')
      clock.hold()
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
      clock.pass(400 + 75)
      expect(field(element).value).to.equal('3')
      how(button)
      clock.pass(1000)
      expect(field(element).value).to.equal('3')
    })

  it('steps by the arrow keys, and notifies after they pause', async () => {
    const element = await quantity('step-qty="4" min-qty="4"', '4')
    field(element).focus()
    const notified = nextEvent('quantity:change', element)
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowDown' })
    expect(field(element).value).to.equal('8')
    expect((await notified).detail.value).to.equal(8)
  })

  it('is a spinbutton: Page Up and Page Down move ten steps, Home and End move to its bounds', async () => {
    const element = await quantity('min-qty="2" max-qty="40"', '5')
    const input = field(element)
    input.focus()
    expect([input.role, input.ariaValueMin, input.ariaValueMax]).to.deep.equal(['spinbutton', '2', '40'])
    for (const [key, value] of [
      ['PageUp', '15'],
      ['End', '40'],
      ['PageDown', '30'],
      ['Home', '2'],
      ['PageDown', '2'],
    ] as const) {
      await sendKeys({ press: key })
      expect(input.value, key).to.equal(value)
      await until(() => input.ariaValueNow === value, key)
    }
  })

  it('announces the new quantity of its buttons once, in the dialog where it is in one, and nothing of the keys', async () => {
    const dialog = await mount<HTMLDialogElement>(
      '<dialog aria-label="Vase"><quantity-input><input name="Quantity" value="1" aria-label="Quantity"></quantity-input></dialog>',
    )
    dialog.showModal()
    await until(() => press(dialog, 'increase'))
    const texts: string[] = []
    const region = () => dialog.querySelector('[role=status]')
    new MutationObserver(() => texts.push(region()?.textContent ?? '')).observe(dialog, {
      childList: true,
      subtree: true,
    })
    press(dialog, 'increase').click()
    press(dialog, 'increase').click()
    await until(() => region()?.textContent === '3')
    field(dialog).focus()
    await sendKeys({ press: 'ArrowUp' })
    await until(() => field(dialog).value === '4')
    expect([...new Set(texts.filter(Boolean))]).to.deep.equal(['3'])
    dialog.close()
  })

  it('stays as it is at End where it has no highest quantity', async () => {
    const element = await quantity('', '5')
    field(element).focus()
    await sendKeys({ press: 'End' })
    expect(field(element).value).to.equal('5')
  })

  it('has buttons that name their product, where it is given', async () => {
    const element = await quantity('product-name="Vase"')
    expect(['decrease', 'increase'].map((part) => press(element, part as 'decrease').ariaLabel)).to.deep.equal([
      'Diminuer la quantité, Vase',
      'Augmenter la quantité, Vase',
    ])
  })

  it('follows bounds that change together, once', async () => {
    const element = await quantity('', '3')
    let notified: number[] = []
    element.addEventListener('quantity:change', (event) => notified.push((event as CustomEvent).detail.value))
    element.setAttribute('min-qty', '4')
    element.setAttribute('step-qty', '4')
    element.setAttribute('max-qty', '10')
    await until(() => notified.length > 0)
    expect(notified).to.deep.equal([4])
    notified = []
    element.setAttribute('max-qty', '2')
    await until(() => notified.length > 0)
    expect(field(element).value).to.equal('2')
  })

  it('accepts a value from script without an event', async () => {
    const element = await quantity()
    let notified = 0
    for (const name of ['input', 'change', 'quantity:change']) element.addEventListener(name, () => (notified += 1))
    element.value = 6
    await until(() => field(element).value === '6')
    expect(notified).to.equal(0)
  })

  it('is reset to its first value with its form', async () => {
    const form = await mount<HTMLFormElement>(
      `<form><quantity-input><input name="Quantity" value="2" aria-label="Quantity"></quantity-input></form>`,
    )
    await until(() => press(form, 'increase'))
    press(form, 'decrease').click()
    form.reset()
    await until(() => (form.firstElementChild as Quantity).value === 2)
    expect(press(form, 'decrease').disabled).to.equal(false)
    expect(field(form).value).to.equal('2')
  })

  it('is inactive while the field or its fieldset is disabled', async () => {
    const element = await quantity()
    field(element).disabled = true
    await until(() => press(element, 'increase').disabled)
    field(element).disabled = false
    await until(() => !press(element, 'increase').disabled)
    const set = document.createElement('fieldset')
    element.replaceWith(set)
    set.append(element)
    set.disabled = true
    press(element, 'increase').click()
    expect(field(element).value).to.equal('1')
    set.remove()
  })

  it('creates a field with the given name where the markup has none', async () => {
    const form = await mount<HTMLFormElement>(
      '<form><quantity-input name="Pieces" value="3" min-qty="2"></quantity-input></form>',
    )
    await until(() => press(form, 'increase'))
    expect(new FormData(form).get('Pieces')).to.equal('3')
    press(form, 'increase').click()
    form.reset()
    await until(() => field(form).value === '3')
    expect(await axeFindings(form)).to.deep.equal([])
  })

  it('uses a field that is added later instead of its own', async () => {
    const form = await mount<HTMLFormElement>('<form><quantity-input></quantity-input></form>')
    const late = Object.assign(document.createElement('input'), { name: 'Quantity', value: '7' })
    await until(() => form.querySelector('input'))
    form.firstElementChild?.append(late)
    await until(() => form.querySelectorAll('input').length === 1)
    press(form, 'increase').click()
    expect(new FormData(form).getAll('Quantity')).to.deep.equal(['8'])
    expect(form.querySelectorAll('button').length).to.equal(2)
  })

  it('works once in a clone and after a move', async () => {
    const element = await quantity()
    const twin = element.cloneNode(true) as Quantity
    element.after(twin)
    await until(() => press(twin, 'increase'))
    press(twin, 'increase').click()
    expect([field(element).value, field(twin).value]).to.deep.equal(['1', '2'])
    twin.append(document.createElement('br'))
    element.before(twin)
    press(twin, 'increase').click()
    expect(field(twin).value).to.equal('3')
    expect(twin.querySelectorAll('button').length).to.equal(2)
    twin.remove()
  })

  it('has a name, targets of 44 px, and a label around it that focuses the field', async () => {
    const label = await mount('<label>Pieces <quantity-input><input type="number" value="2"></quantity-input></label>')
    const minus = await until(() => press(label, 'decrease'))
    const { width, height } = minus.getBoundingClientRect()
    expect(Math.min(width, height)).to.be.at.least(44)
    label.click()
    expect(document.activeElement === field(label)).to.equal(true)
    expect(field(label).value).to.equal('2')
    expect(minus.getBoundingClientRect().right).to.be.at.most(field(label).getBoundingClientRect().left)
    expect(await axeFindings(label)).to.deep.equal([])
  })

  it('is upgraded when it is near the viewport, with five hundred on a page; elsewhere by a touch', async () => {
    const markup = '<quantity-input><input type="number" name="Quantity" value="1"></quantity-input>'
    const place = await mount<HTMLElement>('<div></div>')
    place.innerHTML = `<p>${markup}</p>`.repeat(500)
    const isUsable = (field: Element) => field.querySelector('[data-part=increase]') !== null
    const fields = [...place.children]
    const isNear = (field: Element) => field.getBoundingClientRect().top < innerHeight + 300
    await until(() => fields.filter(isNear).every(isUsable))
    expect(fields.filter(isUsable).filter((field) => !isNear(field)).length).to.be.below(16)
    expect(isUsable(fields.at(-1) as Element)).to.equal(false)
    fields.at(-1)?.querySelector('input')?.focus()
    expect(isUsable(fields.at(-1) as Element)).to.equal(true)
  })
})
