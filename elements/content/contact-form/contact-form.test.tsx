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
import { contactForm } from './definition.ts'
import './index.ts'

const SEND = 'POST /fr/contact'
const form = (errors: Record<string, string> = {}, text = '') => `<contact-form>
  <form method="post" action="/fr/contact" novalidate>
    <div data-valmsg-summary="true"><ul></ul></div>
    <label for="c-Name">Nom</label><input id="c-Name" name="Name" value="Ada" ${errors.Name ? 'aria-invalid="true"' : ''}>
    <span data-valmsg-for="Name">${errors.Name ?? ''}</span>
    <label for="c-Message">Message</label><textarea id="c-Message" name="Message">${text}</textarea>
    <span data-valmsg-for="Message">${errors.Message ?? ''}</span>
    <button type="submit">Envoyer</button>
  </form></contact-form>`
const thanks = '<contact-form><div data-part="answer"><p>Merci !  Votre message est arrivé.</p></div></contact-form>'

const put = async () => {
  const page = await mount(`<div>${form()}</div>`)
  const host = await hydrated(page.querySelector('contact-form') as HTMLElement)
  const text = host.querySelector('textarea') as HTMLTextAreaElement
  text.value = 'Bonjour <b>'
  return { host, text, button: host.querySelector('button') as HTMLButtonElement }
}
const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)

describe('<contact-form>', () => {
  before(() => loadStrings(contactForm.strings))
  beforeEach(resetShop)
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('sends the message once, and is replaced by the answer [CONTENT-13]', async () => {
    answer(SEND, 200, thanks)
    const { host, button } = await put()
    expect(await axeFindings(host)).to.deep.equal([])
    const sent = nextEvent('form:sent', host)
    button.focus()
    for (let press = 0; press < 3; press += 1) button.click()
    expect((await sent).detail).to.deep.equal({ message: 'Merci ! Votre message est arrivé.' })
    expect(callsTo(SEND).map(({ body }) => body)).to.deep.equal([{ Name: 'Ada', Message: 'Bonjour <b>' }])
    const shown = await until(() => host.querySelector<HTMLElement>('[data-part=answer]'), 'the answer')
    await until(() => document.activeElement === shown, 'the focus')
    expect([shown.role, host.querySelector('form')]).to.deep.equal(['status', null])
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('shows mistakes at their fields, and keeps the typed text', async () => {
    answer(SEND, 422, form({ Name: 'Trop long.' }, 'something else'))
    const { host, text, button } = await put()
    button.click()
    await until(() => host.querySelector('[data-valmsg-for=Name]')?.textContent === 'Trop long.', 'the message')
    await until(() => document.activeElement === host.querySelector('[name=Name]'), 'the focus')
    expect([host.querySelector('textarea') === text, text.value]).to.deep.equal([true, 'Bonjour <b>'])
  })

  it('shows a refusal in the form', async () => {
    answer(SEND, 429, { Message: 'Attendez trois minutes.' })
    const { host, text, button } = await put()
    button.click()
    await until(
      () => host.querySelector('[data-valmsg-summary] li')?.textContent === 'Attendez trois minutes.',
      'the summary',
    )
    expect(text.value).to.equal('Bonjour <b>')
  })

  for (const [name, status, data] of [
    ['the connection is lost', 0, null],
    ['the shop fails', 500, '<p>Broken</p>'],
    ['the answer is broken', 200, '{"Message": '],
  ] as const)
    it(`shows a notice when ${name}, keeps the typed text, and can be sent again`, async () => {
      answer(SEND, status, data)
      answer(SEND, 200, { Message: 'C’est noté.' })
      const { host, text, button } = await put()
      button.click()
      await until(() => notices().length === 1, 'the notice')
      expect([notices()[0]?.startsWith('error: '), text.value]).to.deep.equal([true, 'Bonjour <b>'])
      const sent = nextEvent('form:sent', host)
      button.click()
      expect((await sent).detail).to.deep.equal({ message: 'C’est noté.' })
      await until(() => text.value === '', 'an empty form')
    })
})
