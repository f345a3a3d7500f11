import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  calls,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import { loginForm } from './definition.ts'
import './index.ts'

const markup = `<login-form><form method="post" action="/fr/security/login">
    <label>E-mail <input type="email" name="Email" autocomplete="username"></label>
    <label>Mot de passe <input type="password" name="Password" autocomplete="current-password"></label><button>Entrer</button></form>
  <form method="post" action="/fr/security/passkeys/use" data-part="passkey" hidden>
    <input type="hidden" name="ReturnUrl" value="/fr/checkout"><button class="passkey">Par une clé</button></form></login-form>`

let visited: string[] = []
const keepPage = (event: Event) => {
  event.preventDefault()
  visited.push(new URL((event as CustomEvent).detail.url).pathname)
}
const noticeText = () => $notices.get().at(-1)?.text ?? ''

describe('<login-form> with a passkey', () => {
  const USE = 'POST /fr/security/passkeys/use'
  const ANSWER = 'POST /fr/security/passkeys/signin'
  const wanted = { Passkey: 'get', Options: { challenge: 'AAAA' }, Answer: '/fr/security/passkeys/signin' }
  const { get } = navigator.credentials

  /** The result of the browser's passkey dialog. */
  const browser = (outcome: () => Promise<unknown>) => {
    navigator.credentials.get = outcome as typeof get
  }
  before(() => loadStrings(loginForm.strings))
  beforeEach(() => {
    resetShop()
    visited = []
    document.addEventListener('page:before-visit', keepPage)
  })
  afterEach(() => {
    navigator.credentials.get = get
    document.removeEventListener('page:before-visit', keepPage)
    for (const { id } of $notices.get()) dismissNotice(id)
  })
  const bytes = () => new ArrayBuffer(4)
  const signed = async () => ({
    id: 'AAAA',
    rawId: bytes(),
    type: 'public-key',
    response: { authenticatorData: bytes(), clientDataJSON: bytes(), signature: bytes() },
    getClientExtensionResults: () => ({}),
  })
  const press = async () => {
    const element = await hydrated(await mount(markup))
    const email = element.querySelector('[name=Email]') as HTMLInputElement
    email.value = 'camille@example.com'
    const button = element.querySelector<HTMLElement>('.passkey')
    await until(() => !button?.closest('form')?.hidden, 'the form of the passkey')
    button?.click()
    return element
  }

  it('sends the signature of the browser, and visits the next page', async () => {
    answer(USE, 200, wanted)
    answer(ANSWER, 200, { Uri: '/fr/checkout' })
    browser(signed)
    const logins = nextEvent('auth:login')
    await press()
    await until(() => visited.length > 0, 'the visit')
    expect(visited).to.deep.equal(['/fr/checkout'])
    await logins
    const { Credential, ...fields } = (callsTo(ANSWER)[0]?.body ?? {}) as Record<string, string>
    expect(fields).to.deep.equal({ ReturnUrl: '/fr/checkout' })
    expect(JSON.parse(Credential ?? '')).to.include({ id: 'AAAA', type: 'public-key' })
  })

  it('changes nothing when the shopper cancels', async () => {
    answer(USE, 200, wanted)
    let asked = 0
    browser(() => {
      asked += 1
      return Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    const element = await press()
    await until(() => asked === 1, 'the window of the browser')
    await until(() => !element.querySelector('[aria-busy]'), 'the end')
    expect([callsTo(ANSWER).length, visited.length, noticeText()]).to.deep.equal([0, 0, ''])
    expect((element.querySelector('[name=Email]') as HTMLInputElement).value).to.equal('camille@example.com')
  })

  for (const [status, data, text] of [
    [422, { Message: 'Cette clé n’est pas connue.' }, 'pas connue'],
    [500, { Message: 'secret' }, 'clé d’accès'],
    [0, null, 'connexion'],
    [200, 'x', 'clé d’accès'],
  ] as const) {
    it(`reports the failure when the shop answers ${status || 'nothing'} with ${typeof data}`, async () => {
      answer(USE, 200, wanted)
      answer(ANSWER, status, data)
      browser(signed)
      await press()
      await until(() => noticeText().includes(text), 'the notice')
      expect(visited).to.deep.equal([])
    })
  }

  it('sends nothing to another site', async () => {
    answer(USE, 200, { ...wanted, Answer: 'https://evil.example/' })
    browser(signed)
    await press()
    await until(() => noticeText() !== '', 'the notice')
    expect(calls.map(({ path }) => path)).to.deep.equal(['/fr/security/passkeys/use'])
  })
})
