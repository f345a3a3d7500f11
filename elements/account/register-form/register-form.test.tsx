import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { clearMark } from '../../../runtime/forms/field-message.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, axeFindings, callsTo, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import { registerForm } from './definition.ts'
import './index.ts'

const REGISTER = 'POST /fr/security/register'

const LABELS: Record<string, string> = { Email: 'E-mail', Password: 'Mot de passe', RepeatPassword: 'Encore une fois' }

const input = (name: string, type: string, error: string, value = '') => `
  <label for="r-${name}">${LABELS[name]}</label>
  <input id="r-${name}" type="${type}" name="${name}" value="${value}" ${error && 'aria-invalid="true"'}>
  <span data-valmsg-for="${name}">${error}</span>`

const formHtml = (errors: Record<string, string> = {}, returnUrl = '/fr/checkout') => `
  <form method="post" action="/fr/security/register">
    <div data-valmsg-summary="true"><ul></ul></div>
    <input type="hidden" name="ReturnUrl" value="${returnUrl}">
    ${input('Email', 'email', errors.Email ?? '')}
    ${input('Password', 'password', errors.Password ?? '')}
    ${input('RepeatPassword', 'password', errors.RepeatPassword ?? '')}
    <label><input type="checkbox" name="Terms" value="true"> J’accepte</label>
    <button type="submit">Créer</button>
  </form>`

const field = (root: Element, name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement

async function filled(inside = formHtml()) {
  const element = await mount(`<register-form>${inside}</register-form>`)
  field(element, 'Email').value = 'nouvelle@example.com'
  field(element, 'Password').value = field(element, 'RepeatPassword').value = 'huit-signes'
  field(element, 'Terms').checked = true
  return element
}

const send = (element: Element) => element.querySelector<HTMLElement>('button:not([data-part])')?.click()

let visited: string[] = []
const keepPage = (event: Event) => {
  event.preventDefault()
  const url = new URL((event as CustomEvent).detail.url)
  visited.push(url.pathname + url.search)
}

describe('<register-form>', () => {
  before(() => loadStrings(registerForm.strings))
  beforeEach(() => {
    resetShop()
    visited = []
    document.addEventListener('page:before-visit', keepPage)
  })
  afterEach(() => {
    document.removeEventListener('page:before-visit', keepPage)
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('sends the form once and visits the page that the shop names [ACCOUNT-14]', async () => {
    answer(REGISTER, 200, { Uri: '/fr/account?new=1' })
    const element = await filled()
    const sent = nextEvent('form:sent')
    for (let click = 0; click < 3; click += 1) send(element)
    expect((await sent).detail).to.deep.equal({ uri: `${location.origin}/fr/account?new=1` })
    await until(() => visited.length > 0, 'the visit')
    expect(visited).to.deep.equal(['/fr/account?new=1'])
    expect(callsTo(REGISTER).map(({ body }) => body)).to.deep.equal([
      {
        ReturnUrl: '/fr/checkout',
        Email: 'nouvelle@example.com',
        Password: 'huit-signes',
        RepeatPassword: 'huit-signes',
        Terms: 'true',
      },
    ])
  })

  it('visits ReturnUrl, or the culture’s root, when the shop names no page of this site', async () => {
    const goes: (string | undefined)[] = []
    for (const [data, returnUrl] of [
      [{}, '/fr/checkout'],
      [{ Uri: '//evil.example' }, '/fr/checkout'],
      [{ Uri: 'javascript:alert(1)' }, '/\\evil.example'],
      ['<h1>Bienvenue</h1>', ''],
    ] as const) {
      resetShop()
      visited = []
      answer(REGISTER, 200, data)
      send(await filled(formHtml({}, returnUrl)))
      goes.push(await until(() => visited[0], 'the visit'))
    }
    expect(goes).to.deep.equal(['/fr/checkout', '/fr/checkout', '/fr/', '/fr/'])
  })

  it('shows the messages of the fields and keeps the typed text [ACCOUNT-14]', async () => {
    answer(REGISTER, 422, `<register-form>${formHtml({ Email: 'Déjà connue.' })}</register-form>`)
    const element = await filled()
    send(element)
    await until(() => document.activeElement === field(element, 'Email') && !element.ariaBusy, 'the wrong field')
    expect(element.querySelector('[data-valmsg-for=Email]')?.textContent).to.equal('Déjà connue.')
    const values = ['Email', 'Password', 'RepeatPassword'].map((name) => field(element, name).value)
    expect(values).to.deep.equal(['nouvelle@example.com', 'huit-signes', 'huit-signes'])
    expect(field(element, 'Terms').checked).to.equal(true)
    expect(visited).to.deep.equal([])
  })

  it('empties a password that is wrong', async () => {
    answer(REGISTER, 422, formHtml({ RepeatPassword: 'Pas la même.' }))
    const element = await filled()
    send(element)
    await until(() => document.activeElement === field(element, 'RepeatPassword'), 'the wrong field')
    expect(field(element, 'RepeatPassword').value).to.equal('')
    expect(field(element, 'Password').value).to.equal('huit-signes')
  })

  it('shows a mistake again, in the same fields, that was corrected in between', async () => {
    answer(REGISTER, 422, formHtml({ Email: 'Déjà connue.' }))
    const element = await filled()
    const email = field(element, 'Email')
    const isMarked = () => email.ariaInvalid === 'true'
    send(element)
    await until(isMarked, 'the mark')
    clearMark(email)
    send(element)
    await until(isMarked, 'the same mark again')
    expect(element.querySelector('[data-valmsg-for=Email]')?.textContent).to.equal('Déjà connue.')
    expect([email.isConnected, email.value]).to.deep.equal([true, 'nouvelle@example.com'])
  })

  it('shows field messages of a JSON answer, and in the summary those whose field has no message element', async () => {
    answer(REGISTER, 400, { Message: 'À revoir.', Errors: { Email: ['Trop', 'long.'], Phone: 'Manque.' } })
    const element = await filled()
    send(element)
    await until(() => element.querySelector('[role=alert]'), 'the summary')
    expect(element.querySelector('[data-valmsg-for=Email]')?.textContent).to.equal('Trop long.')
    expect([...element.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent)).to.deep.equal([
      'À revoir.',
      'Manque.',
    ])
    expect(field(element, 'Email').getAttribute('aria-invalid')).to.equal('true')
  })

  for (const [status, data] of [
    [500, '<h1>x</h1>'],
    [0, null],
    [409, '{'],
  ] as const) {
    it(`keeps the typed text when the shop answers ${status || 'nothing'}`, async () => {
      answer(REGISTER, status, data)
      const element = await filled()
      send(element)
      await until(() => $notices.get().length > 0, 'the notice')
      expect(field(element, 'Password').value).to.equal('huit-signes')
      expect(element.querySelector('[aria-disabled]')).to.equal(null)
      expect(visited).to.deep.equal([])
    })
  }

  it('is accessible, also after a refusal', async () => {
    answer(REGISTER, 422, formHtml({ Email: 'Déjà connue.' }))
    const element = await filled()
    expect(await axeFindings(element)).to.deep.equal([])
    send(element)
    await until(() => element.querySelector('[aria-invalid]'), 'the mark')
    expect(await axeFindings(element)).to.deep.equal([])
  })
})
