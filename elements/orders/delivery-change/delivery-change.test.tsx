import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, axeFindings, callsTo, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import '../../forms/ajax-form/index.ts'
import '../../forms/form-validator/index.ts'
import './index.ts'

const PATH = '/fr/sales/order/ChangeDeliveryAddressRequest'
const [GET, POST] = [`GET ${PATH}`, `POST ${PATH}`]

const form = (street = '', more = '') => `<h1>Change</h1><form method="post" action="${PATH}">
  <input type="hidden" name="OrderId"><label>Street <input name="Street1" value="${street}" ${more}></label>
  <button>Send</button></form>`
const messages = (success: string, error: string) =>
  `<div data-messages data-success="${success}" data-error="${error}">${success}${error}</div>`

const put = async (trigger = `<a href="${PATH}?number=15">Change</a>`) => {
  const place = await mount(
    `<div><delivery-change order-id="15" done-label="Asked &lt;b&gt;for">${trigger}</delivery-change></div>`,
  )
  return {
    host: place.querySelector('delivery-change') as HTMLElement,
    trigger: place.querySelector('a, button') as HTMLElement,
  }
}
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const shownForm = () => until(() => dialog()?.querySelector('form'), 'the form')
const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)

async function opened(content = form(), trigger?: string) {
  answer(GET, 200, content)
  const page = await put(trigger)
  page.trigger.focus()
  page.trigger.click()
  const shown = (await shownForm()) as HTMLFormElement
  const street = () => dialog()?.querySelector('[name=Street1]') as HTMLInputElement
  street().value = '9 rue Neuve'
  return { ...page, street, send: () => shown.querySelector('button')?.click() }
}

describe('<delivery-change>', () => {
  before(loadStrings)
  beforeEach(() => {
    resetShop()
    for (const { id } of $notices.get()) dismissNotice(id)
  })
  afterEach(async () => {
    dialog()?.close()
    await until(() => !dialog())
  })

  it('shows the form in a modal, passes axe, and sends it as a form [ORDER-17, API-75]', async () => {
    const { host, trigger, send } = await opened()
    expect(await axeFindings(dialog() as Element)).to.deep.equal([])
    answer(POST, 200, messages('Demande <b>envoyée</b>.'.replaceAll('<', '&lt;'), ''))
    const requested = nextEvent('delivery:requested', host)
    send()
    send()
    expect((await requested).detail).to.deep.equal({ orderId: '15', message: 'Demande <b>envoyée</b>.' })
    expect(callsTo(POST).map(({ body }) => body)).to.deep.equal([{ OrderId: '15', Street1: '9 rue Neuve' }])
    await until(() => !dialog(), 'the end of the modal')
    expect(document.activeElement).to.equal(trigger)
  })

  it('shows a notice, and relabels and disables the trigger, after the shop has accepted it [ORDER-21, ORDER-22, ORDER-23, ORDER-24]', async () => {
    const { trigger, send } = await opened()
    answer(POST, 200, messages('Envoyée.', ''))
    send()
    await until(() => trigger.getAttribute('aria-disabled') === 'true', 'the disabled trigger')
    expect(dialog()).to.equal(null)
    expect([notices(), trigger.textContent]).to.deep.equal([['success: Envoyée.'], 'Asked <b>for'])
    trigger.click()
    expect(callsTo(GET)).to.have.length(1)
    expect(dialog()).to.equal(null)
  })

  it('uses the label that the trigger has in an attribute [ORDER-26]', async () => {
    const { trigger, send } = await opened(form(), `<a href="${PATH}" data-done-label="Demandé &lt;i&gt;">Change</a>`)
    answer(POST, 200, messages('Envoyée.', ''))
    send()
    await until(() => trigger.textContent === 'Demandé <i>', 'the label')
  })

  it('shows an error, and closes the modal, when the shop answers an error [ORDER-19, ORDER-20]', async () => {
    const { trigger, send } = await opened()
    answer(POST, 200, messages('', 'Trop tard.'))
    send()
    await until(() => notices().length > 0, 'the notice')
    expect(notices()).to.deep.equal(['error: Trop tard.'])
    await until(() => !dialog(), 'the end of the modal')
    expect([trigger.textContent, trigger.hasAttribute('aria-disabled')]).to.deep.equal(['Change', false])
  })

  for (const status of [200, 422])
    it(`shows the form again in the modal when the answer has neither: ${status} [ORDER-18, ORDER-25]`, async () => {
      const { street, send } = await opened()
      answer(POST, status, `${messages('', '')}${form('9 rue Neuve', 'aria-invalid="true"')}`)
      send()
      await until(() => street()?.getAttribute('aria-invalid') === 'true', 'the form')
      expect([street().value, document.activeElement === street(), notices()]).to.deep.equal(['9 rue Neuve', true, []])
      answer(POST, 200, messages('Envoyée.', ''))
    })

  for (const [status, data] of [
    [500, '<h1>Broken</h1>'],
    [0, null],
    [200, '<p>A page without the form.</p>'],
    [200, '{ "a": '],
  ] as const)
    it(`reports an unknown error, and keeps the typed text: ${status} ${data} [ERROR-42]`, async () => {
      const { street, send } = await opened()
      answer(POST, status, data)
      send()
      await until(() => notices().length > 0, 'the notice')
      expect(notices()).to.deep.equal(['error: Une erreur inconnue est survenue.'])
      expect(street().value).to.equal('9 rue Neuve')
    })

  it('handles the form before an ajax-form around it, and ignores an invalid form', async () => {
    const validated = `<ajax-form><form-validator>${form('', 'required data-val="true" data-val-required="Manque"')}</form-validator></ajax-form>`
    const { street, send } = await opened(validated)
    await until(() => dialog()?.querySelector('form')?.noValidate, 'the validator')
    street().value = ''
    send()
    await until(() => dialog()?.textContent?.includes('Manque'), 'the message')
    expect(callsTo(POST)).to.have.length(0)
    street().value = '9 rue Neuve'
    answer(POST, 200, messages('Envoyée.', ''))
    send()
    await until(() => !dialog(), 'the end of the modal')
    expect([callsTo(POST).length, notices()]).to.deep.equal([1, ['success: Envoyée.']])
  })

  it('opens by a button, and continues after an anonymous shopper has signed in', async () => {
    const { send } = await opened(form(), '<button type="button">Change</button>')
    answer(POST, 401)
    answer(POST, 200, messages('Envoyée.', ''))
    answer('GET /fr/security/login', 200, '<h1>Sign in</h1>')
    send()
    await until(() => document.querySelectorAll('dialog[open]').length === 2, 'the sign-in')
    document.dispatchEvent(new CustomEvent('auth:login'))
    await until(() => notices().length > 0, 'the notice')
    expect(notices()).to.deep.equal(['success: Envoyée.'])
  })
})
