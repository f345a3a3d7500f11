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
import './index.ts'

const CALL = 'POST /fr/security/changepassword'
const input = (name: string, autocomplete: string) =>
  `<label>${name} <input type="password" name="${name}" autocomplete="${autocomplete}"></label><span data-valmsg-for="${name}"></span>`
const form = `<form method="post" action="/fr/security/changepassword">
  <div data-valmsg-summary="true"><ul></ul></div>
  <input type="hidden" name="Email" autocomplete="username" value="camille@example.com">
  ${input('CurrentPassword', 'current-password')}${input('Password', 'new-password')}${input('RepeatPassword', 'new-password')}
  <button type="submit">Enregistrer</button></form>`

const mounted = async () => hydrated(await mount(`<change-password>${form}</change-password>`))
const fields = (element: Element) => [...element.querySelectorAll<HTMLInputElement>('label input')]
const reveal = (element: Element) => element.querySelector<HTMLButtonElement>('[data-part=reveal]') as HTMLButtonElement
const strength = (element: Element) => element.querySelector<HTMLElement>('[data-part=strength]')

function type(field: HTMLInputElement | undefined, text: string): void {
  if (!field) throw new Error('There is no such field.')
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

async function filled() {
  const element = await mounted()
  for (const field of fields(element)) type(field, 'quatre chats dorment')
  return { element, send: () => element.querySelector<HTMLElement>('[type=submit]')?.click() }
}

describe('<change-password>', () => {
  before(() => loadStrings({ key: 'Security.ShowPassword' }))
  beforeEach(resetShop)
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('sends the form, empties it, and reports the success [ACCOUNT-03]', async () => {
    answer(CALL, 200, null)
    const { element, send } = await filled()
    const sent = nextEvent('form:sent')
    send()
    expect((await sent).detail).to.deep.equal({ uri: '' })
    expect(callsTo(CALL)[0]?.body).to.include({
      CurrentPassword: 'quatre chats dorment',
      Password: 'quatre chats dorment',
    })
    await until(() => $notices.get().some(({ kind }) => kind === 'success'), 'the notice')
    expect(fields(element).map(({ value }) => value)).to.deep.equal(['', '', ''])
  })

  it('shows and hides the passwords by one button with a name, and hides them when the form is sent', async () => {
    answer(CALL, 500, null)
    const { element, send } = await filled()
    const types = () => fields(element).map((field) => field.type)
    const show = reveal(element).textContent
    reveal(element).click()
    await until(() => types().every((one) => one === 'text'), 'readable passwords')
    expect(fields(element)[0]?.value).to.equal('quatre chats dorment')
    expect(reveal(element).textContent).not.to.equal(show)
    send()
    await until(() => types().every((one) => one === 'password'), 'hidden passwords')
    await until(() => $notices.get().length > 0, 'the notice')
    expect(fields(element).map(({ value }) => value)).to.deep.equal(Array(3).fill('quatre chats dorment'))
    expect(fields(element).map((field) => field.autocomplete)).to.deep.equal([
      'current-password',
      'new-password',
      'new-password',
    ])
  })

  it('shows how strong the new password is, and refuses none', async () => {
    answer(CALL, 200, null)
    const element = await mounted()
    const [current, fresh, repeat] = fields(element)
    type(current, 'whatever it is')
    type(repeat, 'whatever it is')
    expect(strength(element)?.textContent).to.equal('')
    for (const [text, level] of [
      ['abc', 'short'],
      ['camille2024', 'weak'],
      ['tk7wq3mzb', 'fair'],
      ['quatre chats dorment', 'strong'],
    ]) {
      type(fresh, text ?? '')
      await until(() => strength(element)?.dataset.level === level, level)
    }
    expect(strength(element)?.getAttribute('role')).to.equal('status')
    type(fresh, 'abc')
    element.querySelector<HTMLElement>('[type=submit]')?.click()
    await until(() => callsTo(CALL).length === 1, 'the call')
  })

  it('shows a mistake at its field, and keeps the other passwords', async () => {
    answer(CALL, 422, { Errors: { CurrentPassword: 'Ce n’est pas le bon.' } })
    const { element, send } = await filled()
    send()
    await until(() => element.querySelector('[data-valmsg-for=CurrentPassword]')?.textContent, 'the text')
    expect(fields(element)[1]?.value).to.equal('quatre chats dorment')
    await until(() => document.activeElement === fields(element)[0], 'the focus')
  })

  it('passes axe', async () => {
    const { element } = await filled()
    expect(await axeFindings(element)).to.deep.equal([])
  })
})
