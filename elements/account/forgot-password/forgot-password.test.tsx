import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import { forgotPassword } from './definition.ts'
import './index.ts'

const CALL = 'POST /fr/security/forgot'
const form = (error = '') => `<form method="post" action="/fr/security/forgot">
  <div data-valmsg-summary="true"><ul></ul></div>
  <label>E-mail <input type="email" name="Email" autocomplete="username" ${error && 'aria-invalid="true"'}></label>
  <span data-valmsg-for="Email">${error}</span><button>Envoyer</button></form>`
const markup = `<forgot-password>${form()}</forgot-password>`

async function typed(email: string) {
  const element = await hydrated(await mount(markup))
  const field = element.querySelector('input') as HTMLInputElement
  field.value = email
  return { element, field, send: () => element.querySelector('button')?.click() }
}

describe('<forgot-password>', () => {
  before(() => loadStrings(forgotPassword.strings))
  beforeEach(resetShop)
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('replaces the form by the answer, and focuses it [ACCOUNT-02]', async () => {
    answer(CALL, 200, '<div role="status"><p>Un e-mail est en route.</p></div>')
    const { element, send } = await typed('ada@example.com')
    const sent = nextEvent('form:sent')
    send()
    const status = await until(() => element.querySelector('[role=status]'), 'the answer')
    expect((await sent).detail).to.deep.equal({ status: 200 })
    expect(callsTo(CALL)[0]?.body).to.deep.equal({ Email: 'ada@example.com' })
    await until(() => document.activeElement === status, 'the focus')
    expect(element.querySelector('form')).to.equal(null)
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('shows a mistake at its field, and keeps the typed text', async () => {
    answer(CALL, 422, `<forgot-password>${form('Cette adresse ne va pas.')}</forgot-password>`)
    const { element, field, send } = await typed('ada@example')
    send()
    await until(() => element.querySelector('[data-valmsg-for]')?.textContent, 'the text')
    expect(field.isConnected && field.value).to.equal('ada@example')
    await until(() => document.activeElement === field, 'the focus')
  })

  for (const [status, data] of [
    [0, null],
    [500, { Message: 'secret' }],
    [429, { Message: 'Plus tard.' }],
  ] as const) {
    it(`keeps the form when the shop answers ${status || 'nothing'}, and sends three clicks once`, async () => {
      answer(CALL, status, data)
      const { element, field, send } = await typed('ada@example.com')
      for (let click = 0; click < 3; click += 1) send()
      const said = () => $notices.get().at(-1)?.text ?? element.querySelector('[role=alert]')?.textContent
      await until(said, 'what happened')
      expect(said()).not.to.contain('secret')
      expect(field.isConnected && field.value).to.equal('ada@example.com')
      expect(callsTo(CALL).length).to.equal(1)
    })
  }
})
