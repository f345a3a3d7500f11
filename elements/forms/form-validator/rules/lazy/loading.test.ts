import { expect } from '@open-wc/testing'
import { behaviour } from '../../../../../runtime/element/behaviour.ts'
import { mount, nextEvent, resetShop, until, warningsOf } from '../../../../../test/harness/component.ts'
import { formValidator } from '../../definition.ts'
import { connectFormValidator } from '../../form-validator.ts'
import type { LazyRules } from '../registry.ts'
import * as lazyRules from './lazy-rules.ts'

/** Replaces the loading of the lazy rules in a test, and counts it. */
let asked = 0
let arrive: (rules: LazyRules) => void
let fail: (error: Error) => void

const slowValidator = { ...formValidator, tag: 'slow-validator' } as unknown as typeof formValidator

behaviour(slowValidator, (connected) =>
  connectFormValidator(connected, () => {
    asked += 1
    return new Promise((resolve, reject) => {
      arrive = resolve
      fail = reject
    })
  }),
)

const CARD =
  '<input name="Card" aria-label="Card" data-val="true" data-val-required="Missing" data-val-creditcard="Wrong">'
const NAME = '<input name="Name" aria-label="Name" data-val="true" data-val-required="Missing">'

const GOOD = '4111 1111 1111 1111'

/** A form of the tag, and the buttons that have sent it. */
async function form(fields: string) {
  const host = await mount(`<slow-validator><form>${fields}<button name="way">Send</button></form></slow-validator>`)
  const element = host.querySelector('form') as HTMLFormElement
  await until(() => element.noValidate)
  const sent: (Element | null)[] = []
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(event.submitter)
  })
  return { element, sent, field: element.querySelector('input') as HTMLInputElement }
}

const messageOf = (root: ParentNode) => root.querySelector('[data-part=message]:not([hidden])')?.textContent ?? ''

function change(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('the rules of <form-validator> that few forms use', () => {
  beforeEach(() => {
    resetShop()
    asked = 0
  })

  it('are not loaded for a form without them', async () => {
    const { element, sent, field } = await form(NAME)
    element.requestSubmit()
    expect(messageOf(element)).to.equal('Missing')
    field.value = 'a'
    element.requestSubmit()
    expect([sent.length, asked]).to.deep.equal([1, 0])
  })

  it('are loaded for the message of a broken bound', async () => {
    const { element, sent, field } = await form('<input name="Age" aria-label="Age" type="number" min="1000">')
    field.value = '1'
    element.requestSubmit()
    arrive(lazyRules)
    await until(() => messageOf(element).replace(/\s/g, ' ').includes('1 000'))
    field.value = '1000'
    element.requestSubmit()
    expect([sent.length, asked]).to.deep.equal([1, 1])
  })

  it('are loaded at once, and once, for a form that has any', async () => {
    const { field, element } = await form(CARD + CARD)
    expect(asked).to.equal(1)
    change(field, 'x')
    element.requestSubmit()
    expect(asked).to.equal(1)
  })

  it('hold a form that is sent before they are loaded, then send it once by the same button', async () => {
    const { element, sent, field } = await form(CARD)
    const button = element.querySelector('button') as HTMLButtonElement
    field.value = GOOD
    button.click()
    button.click()
    expect(sent).to.deep.equal([])
    const valid = nextEvent('form:valid')
    arrive(lazyRules)
    await valid
    expect(sent).to.deep.equal([button])
  })

  it('refuse a held form when it is invalid', async () => {
    const { element, sent, field } = await form(CARD)
    field.value = '4111'
    element.requestSubmit()
    expect(messageOf(element)).to.equal('')
    const invalid = nextEvent('form:invalid')
    arrive(lazyRules)
    expect((await invalid).detail.fields).to.deep.equal(['Card'])
    expect(messageOf(element)).to.equal('Wrong')
    expect(sent).to.deep.equal([])
  })

  it('validate a field that was changed before they were loaded by its present value', async () => {
    const { element, field } = await form(CARD)
    change(field, '4111')
    change(field, '4112')
    expect(messageOf(element)).to.equal('')
    arrive(lazyRules)
    await until(() => messageOf(element) === 'Wrong')
  })

  it('are loaded for a field that is added later', async () => {
    const { element, sent, field } = await form(NAME)
    field.value = 'a'
    element.insertAdjacentHTML('beforeend', CARD)
    element.requestSubmit()
    expect([sent.length, asked]).to.deep.equal([0, 1])
    const invalid = nextEvent('form:invalid')
    arrive(lazyRules)
    expect((await invalid).detail.fields).to.deep.equal(['Card'])
  })

  it('are left to the server when they cannot be loaded; the usual ones still apply', async () => {
    const { element, sent, field } = await form(CARD)
    element.requestSubmit()
    const warnings = await warningsOf(async () => {
      const invalid = nextEvent('form:invalid')
      fail(new Error('no network'))
      await invalid
    })
    expect(warnings.length).to.equal(1)
    expect(warnings[0]).to.contain('the server decides')
    expect(messageOf(element)).to.equal('Missing')
    field.value = 'not a card'
    element.requestSubmit()
    expect(sent.length).to.equal(1)
  })

  it('do not send a form that was removed from the page', async () => {
    const { element, sent, field } = await form(CARD)
    field.value = GOOD
    element.requestSubmit()
    element.remove()
    arrive(lazyRules)
    await new Promise(requestAnimationFrame)
    expect(sent).to.deep.equal([])
  })
})
