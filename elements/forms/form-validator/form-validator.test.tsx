import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, axeFindings, calls, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import '../quantity-input/index.ts'
import './index.ts'

const ADDRESS =
  '<label>E-mail <input name="Email" data-val="true" data-val-email="Wrong" data-val-required="Missing"></label>'

/** Puts a form with these fields into the page, inside the tag. */
async function form(fields = ADDRESS, attributes = '', formAttributes = ''): Promise<HTMLFormElement> {
  const host = await mount(
    `<form-validator ${attributes}><form ${formAttributes}>${fields}<button>Send</button></form></form-validator>`,
  )
  const element = host.querySelector('form') as HTMLFormElement
  await until(() => element.noValidate)
  await import('./rules/lazy/lazy-rules.ts')
  // The validator may be hydrated after the fields.
  await new Promise(requestAnimationFrame)
  element.addEventListener('submit', (event) => event.preventDefault())
  return element
}

const input = (root: ParentNode, name = 'Email') => root.querySelector(`[name="${name}"]`) as HTMLInputElement

const message = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[data-part="message"], [data-valmsg-for]')]
    .filter((place) => !place.hidden)
    .map((place) => place.textContent)
    .join('|')

function type(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function change(field: HTMLInputElement, text: string): void {
  type(field, text)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Submits; returns true if the form was sent. */
function submit(form: HTMLFormElement, submitter?: HTMLElement): boolean {
  let isSent = false
  form.addEventListener('submit', () => (isSent = true), { once: true })
  form.requestSubmit(submitter)
  return isSent
}

describe('<form-validator>', () => {
  beforeEach(resetShop)

  it('reads rules and their messages from data-val attributes [FORM-28]', async () => {
    const fields = `<input name="Kind" value="firm"><input name="Vat" aria-label="VAT" data-val="true"
      data-val-requiredif="Give the number" data-val-requiredif-dependentproperty="Kind" data-val-requiredif-dependentvalue="firm">`
    const element = await form(fields)
    expect(submit(element)).to.equal(false)
    expect(message(element)).to.equal('Give the number')
    change(input(element, 'Kind'), 'person')
    expect(message(element)).to.equal('')
    expect(submit(element)).to.equal(true)
  })

  it('validates a form whose fields have names of properties of a form', async () => {
    const names = ['elements', 'noValidate', 'id', 'name', 'closest', 'isConnected', 'dataset', 'matches', 'length']
    const hiding = names.map((name) => `<input type="hidden" name="${name}">`).join('')
    const host = await mount(
      `<form-validator scroll-top><form>${hiding}${ADDRESS}<button>Send</button></form></form-validator>`,
    )
    const element = host.querySelector('form') as HTMLFormElement
    element.addEventListener('submit', (event) => event.preventDefault())
    await until(() => element.hasAttribute('novalidate'))
    await until(() => !submit(element))
    expect(message(element)).to.equal('Missing')
    change(input(element), 'x')
    expect(message(element)).to.equal('Wrong')
    change(input(element), 'ada@example.com')
    expect(submit(element)).to.equal(true)
  })

  it('ignores a field whose data-val is not true', async () => {
    expect(submit(await form('<input name="A" data-val-required="Missing">'))).to.equal(true)
  })

  const natives: [markup: string, wrong: string, right: string][] = [
    ['required', ' ', 'a'],
    ['minlength="3"', 'ab', 'abc'],
    ['maxlength="3"', 'abcd', 'abc'],
    ['pattern="\\d{4}"', '123', '1234'],
    ['type="email"', 'a@b', 'a@b.com'],
    ['type="url"', 'a.be', 'https://a.be'],
    ['type="number" min="2"', '1', '2'],
    ['type="number" max="2"', '3', '2'],
    ['type="number" step="2"', '1', '2'],
    ['type="date" max="2026-01-31"', '2026-02-01', '2026-01-31'],
  ]
  for (const [attributes, wrong, right] of natives) {
    it(`checks ${attributes} of HTML itself, with messages of its own or the server's [FORM-27]`, async () => {
      const element = await form(`<input name="Email" aria-label="Field" ${attributes}>`)
      input(element).value = wrong
      expect(submit(element)).to.equal(false)
      // The messages for bounds are loaded when they are needed.
      await until(() => message(element))
      expect(message(element)).to.match(/^[A-Z].+\.$/)
      change(input(element), right)
      expect(submit(element)).to.equal(true)
    })
  }

  it("uses messages for HTML's constraints from the server's texts and from page script [FORM-27]", async () => {
    const element = await form('<input name="Email" required data-val-required="Say it">')
    submit(element)
    expect(message(element)).to.equal('Say it')
    change(input(element), 'a')
    input(element).setCustomValidity('Taken by script')
    expect(submit(element)).to.equal(false)
    expect(message(element)).to.equal('Taken by script')
  })

  it('shows nothing while a pristine field is typed into, but when it is left', async () => {
    const element = await form()
    input(element).focus()
    await sendKeys({ type: 'ab' })
    expect(message(element)).to.equal('')
    await sendKeys({ press: 'Tab' })
    expect(message(element)).to.equal('Wrong')
    type(input(element), 'a@b.be')
    expect(message(element)).to.equal('')
    expect(input(element).getAttribute('aria-invalid')).to.equal(null)
  })

  it('validates at every key after a refused submit', async () => {
    const element = await form(
      `${ADDRESS}<input name="Other" aria-label="Other" data-val="true" data-val-digits="Digits">`,
    )
    submit(element)
    type(input(element, 'Other'), 'x')
    expect(message(element)).to.equal('Missing|Digits')
  })

  it('does not move a button away from under the pointer', async () => {
    const element = await form()
    input(element).focus()
    const button = element.querySelector('button') as HTMLElement
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    input(element).blur()
    expect(message(element)).to.equal('')
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    await until(() => message(element) === 'Missing')
  })

  it('follows data-valevent', async () => {
    const submitted = await form(
      '<input name="Email" aria-label="A" data-val="true" data-val-digits="D" data-valevent="submit">',
    )
    change(input(submitted), 'x')
    expect(message(submitted)).to.equal('')
    const early = await form(
      '<input name="Email" aria-label="A" data-val="true" data-val-digits="D" data-valevent="input">',
    )
    type(input(early), 'x')
    expect(message(early)).to.equal('D')
  })

  it('uses the message element of the markup, keeps its text when the attribute says so, and never renders text as HTML', async () => {
    const hostile = '&lt;img src=x onerror=alert(1)&gt;'
    const element =
      await form(`<input name="Items[0].Email" aria-label="A" aria-describedby="hint" data-val="true" data-val-required="${hostile}">
      <span data-valmsg-for="Items[0].Email" class="field-validation-valid"></span><i data-valmsg-for="Items[0].Email" data-valmsg-replace="false">Kept</i>
      <p id="hint">Hint</p>`)
    submit(element)
    const [place, kept] = element.querySelectorAll('[data-valmsg-for]')
    const field = input(element, 'Items[0].Email')
    expect(place?.textContent).to.equal('<img src=x onerror=alert(1)>')
    expect(place?.className).to.equal('field-validation-error')
    expect(place?.getAttribute('role')).to.equal(null)
    expect(kept?.textContent).to.equal('Kept')
    expect(field.getAttribute('aria-describedby')).to.equal(`hint ${place?.id} ${kept?.id}`)
    expect(field.classList.contains('input-validation-error')).to.equal(true)
    expect(element.querySelector('img')).to.equal(null)
    element.reset()
    expect([field.className, field.getAttribute('aria-describedby'), place?.textContent]).to.deep.equal([
      '',
      'hint',
      '',
    ])
  })

  it('inserts its own message outside labels and tags of fields', async () => {
    const element = await form(
      `<label>A <quantity-input><input name="Email" data-val="true" data-val-required="Missing"></quantity-input></label>
       <fieldset><legend>R</legend><label><input type="radio" name="R" value="1" required data-val-required="Choose"> 1</label>
       <label><input type="radio" name="R" value="2" required> 2</label></fieldset>`,
    )
    submit(element)
    expect(element.querySelector('label')?.nextElementSibling?.textContent).to.equal('Missing')
    expect(element.querySelector('fieldset')?.lastElementChild?.textContent).to.equal('Choose')
    expect(element.querySelectorAll('[data-part=message]').length).to.equal(2)
    element.querySelectorAll<HTMLInputElement>('[type=radio]')[1]?.click()
    expect(message(element)).to.equal('Missing')
  })

  it('focuses the first wrong field and announces the wrong ones', async () => {
    const element = await form(
      `<input name="A" value="1" aria-label="A" required>${ADDRESS}<input name="B" aria-label="B" required>`,
    )
    const invalid = nextEvent('form:invalid', element.closest<HTMLElement>('form-validator') as HTMLElement)
    submit(element)
    expect((await invalid).detail.fields).to.deep.equal(['Email', 'B'])
    expect(document.activeElement).to.equal(input(element))
  })

  it('cancels the submit of an invalid form, and sends a valid one', async () => {
    const calledBy: string[] = []
    const place = await mount(`<div><form-validator><form>${ADDRESS}</form></form-validator></div>`)
    const element = place.querySelector('form') as HTMLFormElement
    await until(() => element.noValidate)
    place.addEventListener('submit', () => calledBy.push('early'), { capture: true })
    element.addEventListener('submit', (event) => {
      calledBy.push('form')
      event.preventDefault()
    })
    element.requestSubmit()
    expect(calledBy).to.deep.equal([])
    input(element).value = 'a@b.be'
    const valid = nextEvent('form:valid')
    element.requestSubmit()
    await valid
    expect(calledBy).to.deep.equal(['early', 'form'])
  })

  it('allows a button with formnovalidate, and ignores other forms', async () => {
    const element = await form(`${ADDRESS}<button id="later" formnovalidate>Later</button>`)
    expect(submit(element, element.querySelector('#later') as HTMLElement)).to.equal(true)
    const host = await mount(
      `<form-validator><form id="a">${ADDRESS}</form><form id="b">${ADDRESS}</form></form-validator>`,
    )
    const [a, b] = host.querySelectorAll('form')
    await until(() => b?.noValidate)
    submit(a as HTMLFormElement)
    expect([message(a as Element), message(b as Element)]).to.deep.equal(['Missing', ''])
  })

  it('skips hidden and disabled fields, and follows fields that are added and removed', async () => {
    const element =
      await form(`<div hidden><input name="A" required></div><fieldset disabled><input name="B" required></fieldset>
      <input type="hidden" name="C" data-val="true" data-val-required="C">`)
    expect(submit(element)).to.equal(true)
    element.insertAdjacentHTML('beforeend', '<p><input name="Late" required data-val-required="Late"></p>')
    expect(submit(element)).to.equal(false)
    expect(message(element)).to.equal('Late')
    input(element, 'Late').remove()
    expect(submit(element)).to.equal(true)
    expect(message(element)).to.equal('')
  })

  it('validates the form around it, and restores native validation when it is removed', async () => {
    const element = await mount<HTMLFormElement>(`<form><form-validator>${ADDRESS}</form-validator></form>`)
    await until(() => element.noValidate)
    expect(submit(element)).to.equal(false)
    element.querySelector('form-validator')?.remove()
    await until(() => !element.noValidate)
  })

  it('validates a field again when a field that it depends on changes', async () => {
    const element =
      await form(`<input name="Reg.Password" aria-label="P" value="abc"><input name="Reg.Repeat" aria-label="R" data-val="true"
      data-val-equalto="Differs" data-val-equalto-other="*.Password">`)
    change(input(element, 'Reg.Repeat'), 'abd')
    expect(message(element)).to.equal('Differs')
    type(input(element, 'Reg.Password'), 'abd')
    expect(message(element)).to.equal('')
    change(input(element, 'Reg.Password'), 'abe')
    expect(message(element)).to.equal('Differs')
  })

  it('waits until typing in a field has ended', async () => {
    const element = await form(
      '<quantity-input max-qty="5"><input name="Quantity" type="number" value="1" aria-label="Quantity"></quantity-input>',
    )
    await until(() => element.querySelector('[data-part=increase]'))
    type(input(element, 'Quantity'), '9')
    expect(submit(element)).to.equal(true)
    expect(input(element, 'Quantity').value).to.equal('5')
  })

  it('reads a checkbox with its hidden field, and fields by prefix and id', async () => {
    const element =
      await form(`<input type="checkbox" name="M.Gift" value="true" aria-label="G"><input type="hidden" name="M.Gift" value="false">
      <input id="M_Card" name="M.Card" aria-label="C" data-val="true" data-val-requiredif="Card" data-val-requiredif-dependentproperty="Gift"
        data-val-requiredif-operator="EqualTo" data-val-requiredif-dependentvalue="True">
      <input id="M_Or" name="M.Or" aria-label="O" data-val="true" data-val-requiredor="Or" data-val-requiredor-dependentproperty="M_Card">`)
    change(input(element, 'M.Or'), '')
    expect(message(element)).to.equal('Or')
    input(element, 'M.Gift').click()
    expect(submit(element)).to.equal(false)
    expect(message(element)).to.equal('Card|Or')
    change(input(element, 'M.Card'), 'Hello')
    expect(submit(element)).to.equal(true)
  })

  it('scrolls to the top and focuses the summary when the attribute says so', async () => {
    const summary = '<div data-valmsg-summary="true" class="validation-summary-valid"><ul><li>old</li></ul></div>'
    const element = await form(`${summary}<p></p>${ADDRESS}`, 'scroll-top')
    const spacer = element.querySelector('p') as HTMLElement
    spacer.setAttribute('style', 'block-size: 300vh')
    scrollTo({ top: 10_000, behavior: 'instant' })
    submit(element)
    await until(() => scrollY === 0)
    expect(document.activeElement).to.equal(element.querySelector('[data-valmsg-summary]'))
    expect(element.querySelector('ul')?.textContent).to.equal('Missing')
    type(input(element), 'a@b.be')
    expect(element.querySelector('.validation-summary-valid')).to.not.equal(null)
  })

  it('adopts mistakes that the server has printed', async () => {
    const element =
      await form(`<input name="Email" aria-label="E" class="input-validation-error" aria-invalid="true" data-val="true"
      data-val-email="Wrong"><span data-valmsg-for="Email" class="field-validation-error">Known already</span>`)
    expect(message(element)).to.equal('Known already')
    type(input(element), 'new@b.be')
    expect(message(element)).to.equal('')
  })

  it('passes axe, with mistakes and without', async () => {
    const element = await form(`${ADDRESS}<label><input type="checkbox" name="T" required> Terms</label>
      <fieldset><legend>R</legend><label><input type="radio" name="R" required> 1</label></fieldset>`)
    submit(element)
    expect(await axeFindings(element)).to.deep.equal([])
  })

  describe('remote', () => {
    const REMOTE = `<input name="Code" aria-label="Code" data-val="true" data-val-remote="Taken" data-val-remote-url="/check"
      data-val-remote-additionalfields="*.Code,*.Shop"><input name="Shop" aria-label="S" value="7">`

    it('asks the server once, with the other fields, and waits for the answer before it sends', async () => {
      answer('GET /check', 200, 'true')
      const element = await form(REMOTE)
      input(element, 'Code').value = 'x'
      const valid = nextEvent('form:valid')
      expect(submit(element)).to.equal(false)
      submit(element)
      await valid
      expect(calls.map(({ query }) => query)).to.deep.equal([{ Code: 'x', Shop: '7' }])
    })

    it('shows the message of the server as text', async () => {
      answer('GET /check', 200, '"<b>No</b>"')
      const element = await form(REMOTE)
      change(input(element, 'Code'), 'x')
      await until(() => message(element) === '<b>No</b>')
      expect(submit(element)).to.equal(false)
      type(input(element, 'Code'), 'xy')
      expect(message(element)).to.equal('')
    })

    it('uses only the last answer, and leaves the decision to the server when it cannot be asked', async () => {
      let release = () => {}
      const gate = new Promise<void>((open) => {
        release = open
      })
      answer('GET /check', 200, 'false', gate)
      answer('GET /check', 500)
      const element = await form(REMOTE)
      change(input(element, 'Code'), 'x')
      change(input(element, 'Code'), 'y')
      release()
      await until(() => calls.length === 2)
      const valid = nextEvent('form:valid')
      submit(element)
      await valid
      expect(message(element)).to.equal('')
    })
  })
})
