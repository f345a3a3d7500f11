import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { openSignIn } from '../../../runtime/dialogs/sign-in.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  calls,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import '../../forms/ajax-form/index.ts'
import { loginForm } from './definition.ts'
import './index.ts'

const LOGIN = 'POST /fr/security/login'

type Marks = { email?: string; summary?: string; emailError?: string }

const formHtml = ({ email = '', summary = '', emailError = '' }: Marks = {}) => `
  <form method="post" action="/fr/security/login">
    <div data-valmsg-summary="true"><ul>${summary && `<li>${summary}</li>`}</ul></div>
    <input type="hidden" name="ReturnUrl" value="/fr/checkout">
    <label>E-mail <input type="email" name="Email" autocomplete="username" value="${email}"
      ${emailError && 'aria-invalid="true"'}></label>
    <span data-valmsg-for="Email">${emailError}</span>
    <label>Mot de passe <input type="password" name="Password" autocomplete="current-password"></label>
    <span data-valmsg-for="Password"></span>
    <button type="submit" name="go" value="1">Se connecter</button>
  </form>`

const pageHtml = (marks: Marks) =>
  `<section><h1>Connexion</h1><login-form return-url="/fr/checkout">${formHtml(marks)}</login-form></section>`

const field = (root: Element, name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement

async function signIn(attributes = '', inside = formHtml()) {
  const element = await mount(`<login-form ${attributes}>${inside}</login-form>`)
  field(element, 'Email').value = 'camille@example.com'
  field(element, 'Password').value = 'vitrine-demo'
  return element
}

const send = (element: Element) => element.querySelector<HTMLElement>('button:not([data-part])')?.click()

let visited: { url: string; replace: boolean }[] = []
const keepPage = (event: Event) => {
  event.preventDefault()
  visited.push((event as CustomEvent).detail)
}

const visitedPath = async () => {
  await until(() => visited.length > 0, 'the visit')
  const url = new URL(visited[0]?.url ?? '')
  return url.pathname + url.search + url.hash
}

const noticeText = () => $notices.get().at(-1)?.text ?? ''

describe('<login-form>', () => {
  before(() => loadStrings(loginForm.strings))
  beforeEach(() => {
    resetShop()
    visited = []
    document.addEventListener('page:before-visit', keepPage)
  })
  afterEach(() => {
    document.removeEventListener('page:before-visit', keepPage)
    for (const { id } of $notices.get()) dismissNotice(id)
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
  })

  it('signs in without leaving the page, then visits returnUrl [ACCOUNT-11]', async () => {
    answer(LOGIN, 200, { Uri: '/fr/account' })
    const element = await signIn('return-url="/fr/checkout?step=1"')
    const logins = nextEvent('auth:login')
    send(element)
    expect(await visitedPath()).to.equal('/fr/checkout?step=1')
    const { detail } = await logins
    expect(detail).to.deep.equal({ returnUrl: `${location.origin}/fr/checkout?step=1`, mode: 'page' })
    expect(callsTo(LOGIN)[0]?.body).to.deep.equal({
      Email: 'camille@example.com',
      Password: 'vitrine-demo',
      ReturnUrl: '/fr/checkout?step=1',
      go: '1',
    })
    expect(visited[0]?.replace).to.equal(true)
  })

  it('visits the form’s ReturnUrl, else the page that the shop names, else the culture’s root [ACCOUNT-11]', async () => {
    const without = formHtml().replace(/<input type="hidden".*>/, '')
    const goes: string[] = []
    for (const [data, inside] of [
      [{ Uri: '/fr/account' }, formHtml()],
      [{ Uri: '/fr/account' }, without],
      [{}, without],
      ['<h1>Mon compte</h1>', without],
    ] as const) {
      resetShop()
      visited = []
      answer(LOGIN, 200, data)
      send(await signIn('', inside))
      goes.push(await visitedPath())
    }
    expect(goes).to.deep.equal(['/fr/checkout', '/fr/account', '/fr/', '/fr/'])
  })

  for (const hostile of [
    'javascript:alert(1)',
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example/',
    ' \tjava\nscript:alert(1)',
    'data:text/html,x',
    '/fr/security/logoff',
    '/fr/SECURITY/%6cogoff',
  ]) {
    it(`does not follow ${JSON.stringify(hostile)}, and does not send it to the shop`, async () => {
      answer(LOGIN, 200, { Uri: hostile })
      const element = await signIn('', formHtml().replace('/fr/checkout', ''))
      element.setAttribute('return-url', hostile)
      send(element)
      expect(await visitedPath()).to.equal('/fr/')
      if (!hostile.startsWith('/fr/')) {
        expect(callsTo(LOGIN)[0]?.body).to.include({ ReturnUrl: '' })
      }
    })
  }

  it('follows the shop to a further step of signing in, and does not announce a sign-in yet', async () => {
    answer(LOGIN, 200, { Uri: '/fr/security/twofactorhome' })
    const element = await signIn()
    let logins = 0
    element.addEventListener('auth:login', () => logins++)
    send(element)
    expect(await visitedPath()).to.equal('/fr/security/twofactorhome')
    expect(logins).to.equal(0)
  })

  it('shows the second step in the modal, and announces the sign-in only after it [ACCOUNT-04]', async () => {
    const GATE = '/fr/security/twofactor'
    const code = `<h1>Un code</h1><login-form mode="modal" return-url="/fr/account"><form method="post" action="${GATE}">
      <label>Code <input name="Code"></label><button>Confirmer</button></form>
      <a data-part="step" href="${GATE}?way=recovery">Code de secours</a></login-form>`
    answer('GET /fr/security/login', 200, `<h1>Connexion</h1>${pageHtml({})}`)
    answer(LOGIN, 200, { Uri: `${GATE}?returnUrl=%2Ffr%2Faccount` })
    answer(`GET ${GATE}`, 200, code)
    answer(`POST ${GATE}`, 200, { Uri: '/fr/account' })
    await openSignIn('/fr/account')
    const dialog = await until(() => document.querySelector('dialog[open]'), 'the modal')
    const form = await until(() => dialog.querySelector('login-form'), 'the form')
    await hydrated(form)
    let logins = 0
    document.addEventListener('auth:login', () => logins++, { once: true })
    send(form)
    const field = await until(() => dialog.querySelector<HTMLInputElement>('[name=Code]'), 'the code')
    await until(() => document.activeElement === field, 'the focus')
    expect([logins, visited.length, dialog.querySelector('h2')?.textContent]).to.deep.equal([0, 0, 'Un code'])
    await hydrated(dialog.querySelector('login-form') as Element)
    dialog.querySelector<HTMLElement>('a[data-part=step]')?.click()
    await until(() => callsTo(`GET ${GATE}`).length === 2 && dialog.querySelector('[name=Code]'), 'the other way')
    await hydrated(dialog.querySelector('login-form') as Element)
    send(dialog.querySelector('login-form') as Element)
    expect(await visitedPath()).to.equal('/fr/account')
    expect(logins).to.equal(1)
  })

  it('stays when a listener that navigates by itself cancels the return', async () => {
    answer(LOGIN, 200, { Uri: '/fr/' })
    const element = await signIn()
    element.addEventListener('auth:before-return', (event) => event.preventDefault())
    const logins = nextEvent('auth:login', element)
    send(element)
    await logins
    expect(visited).to.deep.equal([])
  })

  for (const status of [422, 401, 429, 200]) {
    it(`shows the form that the shop sends again with ${status}: the e-mail is kept, the password is deleted`, async () => {
      answer(LOGIN, status, pageHtml({ email: 'CAMILLE@example.com', summary: 'Adresse ou mot de passe inconnus.' }))
      const element = await signIn()
      field(element, 'Password').focus()
      send(element)
      const alert = await until(() => element.querySelector('[role=alert]'), 'the message')
      expect(alert.textContent?.trim()).to.equal('Adresse ou mot de passe inconnus.')
      expect(field(element, 'Email').value).to.equal('camille@example.com')
      expect(field(element, 'Email').autocomplete).to.equal('username')
      expect(field(element, 'Password').value).to.equal('')
      expect(field(element, 'Password').autocomplete).to.equal('current-password')
      expect(document.activeElement).to.equal(field(element, 'Password'))
      expect(element.querySelectorAll('form, h1').length).to.equal(1)
      expect(visited).to.deep.equal([])
    })
  }

  it('focuses the first wrong field, and can be sent again', async () => {
    answer(LOGIN, 422, pageHtml({ email: 'camille', summary: 'x', emailError: 'Cette adresse ne va pas.' }))
    answer(LOGIN, 200, { Uri: '/fr/checkout' })
    const element = await signIn()
    send(element)
    await until(() => document.activeElement === field(element, 'Email'), 'focus on the wrong field')
    expect(element.querySelector('[data-valmsg-for=Email]')?.textContent).to.equal('Cette adresse ne va pas.')
    field(element, 'Password').value = 'vitrine-demo'
    send(element)
    expect(await visitedPath()).to.equal('/fr/checkout')
  })

  it('shows a wrong password that is answered as JSON with 401, with the shop’s text or the library’s', async () => {
    answer(LOGIN, 401, { Message: 'Non.', Errors: { Email: '<img src=x>' } })
    answer(LOGIN, 401, null)
    const element = await signIn()
    send(element)
    await until(() => element.querySelector('[role=alert]')?.textContent === 'Non.', 'the text of the shop')
    expect(element.querySelector('[data-valmsg-for=Email]')?.textContent).to.equal('<img src=x>')
    expect(document.activeElement).to.equal(field(element, 'Email'))
    expect(field(element, 'Password').value).to.equal('')
    send(element)
    await until(() => /mot de passe/.test(element.querySelector('[role=alert]')?.textContent ?? ''), 'its own text')
    expect(element.querySelector('[aria-invalid]')).to.equal(null)
    expect(calls.map(({ path }) => path).filter((path) => path !== '/fr/security/login')).to.deep.equal([])
  })

  it('reports too many attempts, keeps the typed text, and can be sent later', async () => {
    answer(LOGIN, 429, { Message: 'Réessayez dans 5 minutes.' })
    answer(LOGIN, 200, { Uri: '/fr/checkout' })
    const element = await signIn()
    send(element)
    await until(() => element.querySelector('[role=alert]')?.textContent === 'Réessayez dans 5 minutes.', 'the text')
    expect(field(element, 'Password').value).to.equal('vitrine-demo')
    expect(element.querySelector<HTMLElement>('button:not([data-part])')?.getAttribute('aria-disabled')).to.equal(null)
    send(element)
    expect(await visitedPath()).to.equal('/fr/checkout')
  })

  it('shows a notice when the form has no element for the message', async () => {
    answer(LOGIN, 429, { Message: 'Réessayez dans 5 minutes.' })
    send(await signIn('', formHtml().replace(/<div data-valmsg.*<\/div>/, '')))
    await until(() => noticeText() === 'Réessayez dans 5 minutes.', 'the notice')
  })

  for (const [status, data, text] of [
    [500, { Message: 'secret' }, 'serveur'],
    [503, '<h1>Down</h1>', 'serveur'],
    [0, null, 'connexion'],
    [404, '<h1>?</h1>', 'serveur'],
    [422, 'x', 'serveur'],
  ] as const) {
    it(`keeps the typed text when the shop answers ${status || 'nothing'}`, async () => {
      answer(LOGIN, status, data)
      const element = await signIn()
      send(element)
      await until(() => noticeText().includes(text), 'the notice')
      expect(field(element, 'Email').value).to.equal('camille@example.com')
      expect(field(element, 'Password').value).to.equal('vitrine-demo')
      expect(element.querySelector('[aria-disabled], [aria-busy]')).to.equal(null)
      expect(visited).to.deep.equal([])
    })
  }

  it('sends three clicks once, and shows that it is busy', async () => {
    let open = (_: unknown) => {}
    answer(LOGIN, 200, { Uri: '/fr/checkout' }, new Promise((resolve) => (open = resolve)))
    const element = await signIn()
    for (let click = 0; click < 3; click += 1) send(element)
    expect(element.querySelector<HTMLElement>('button:not([data-part])')?.getAttribute('aria-disabled')).to.equal(
      'true',
    )
    open(true)
    await visitedPath()
    expect(callsTo(LOGIN).length).to.equal(1)
    expect(visited.length).to.equal(1)
  })

  it('ignores a submit that another listener has cancelled', async () => {
    const element = await signIn()
    element.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
    send(element)
    expect(calls).to.deep.equal([])
  })

  it('opens in a modal, and closes it before the page is left', async () => {
    answer('GET /fr/security/login', 200, pageHtml({}).replace('<login-form', '<login-form mode="modal"'))
    answer(LOGIN, 422, pageHtml({ summary: 'Non.' }))
    answer(LOGIN, 200, { Uri: '/fr/checkout' })
    openSignIn('/fr/checkout')
    const element = await until(() => document.querySelector('dialog login-form'), 'the form in the modal')
    const dialog = element.closest('dialog') as HTMLDialogElement
    field(element, 'Email').value = 'camille@example.com'
    send(element)
    await until(() => dialog.querySelector('[role=alert]'), 'the message in the modal')
    expect(dialog.querySelectorAll('login-form').length).to.equal(1)
    const logins = nextEvent('auth:login')
    send(element)
    expect((await logins).detail.mode).to.equal('modal')
    expect(await visitedPath()).to.equal('/fr/checkout')
    expect(dialog.open).to.equal(false)
    expect(visited[0]?.replace).to.equal(false)
  })

  it('lets a form that was answered 401 sign in by itself, and stays', async () => {
    answer('POST /fr/wishlist', 401, null)
    answer('POST /fr/wishlist', 200, null)
    answer('GET /fr/security/login', 200, pageHtml({}))
    answer(LOGIN, 200, { Uri: '/fr/account' })
    const form = '<form method="post" action="/fr/wishlist"><button>Garder</button></form>'
    const waiting = await mount(`<ajax-form>${form}</ajax-form>`)
    send(waiting)
    const element = await until(() => document.querySelector('dialog login-form'), 'the form in the modal')
    const sent = nextEvent('form:sent', waiting)
    send(element)
    await sent
    expect(callsTo('POST /fr/wishlist').length).to.equal(2)
    expect(document.querySelector('dialog[open]')).to.equal(null)
    expect(visited).to.deep.equal([])
  })

  it('loads the page again when it returns to the current page', async () => {
    answer(LOGIN, 200, {})
    const element = await signIn(`return-url="${location.pathname}${location.search}#bas"`)
    send(element)
    expect(await visitedPath()).to.equal(location.pathname + location.search)
  })

  it('accepts a form that is added later, and cancels its request when it is removed', async () => {
    let open = (_: unknown) => {}
    const gate = new Promise((resolve) => (open = resolve))
    answer(LOGIN, 200, { Uri: '/fr/checkout' }, gate)
    const element = await signIn('', '<input name="Email"><input name="Password">')
    element.innerHTML = formHtml()
    send(element)
    await until(() => callsTo(LOGIN).length === 1, 'the call')
    element.remove()
    open(true)
    await gate
    await new Promise(requestAnimationFrame)
    expect(visited).to.deep.equal([])
  })

  it('keeps two tags on one page apart', async () => {
    answer(LOGIN, 422, pageHtml({ summary: 'Non.' }))
    const [one, other] = [await signIn(), await signIn()]
    send(one)
    await until(() => one.querySelector('[role=alert]'), 'the message')
    expect(other.querySelector('[role=alert]')).to.equal(null)
    expect(field(other, 'Password').value).to.equal('vitrine-demo')
  })

  it('is accessible, also after a refusal', async () => {
    answer(LOGIN, 422, pageHtml({ summary: 'Non.', emailError: 'Ici.' }))
    const element = await signIn()
    expect(await axeFindings(element)).to.deep.equal([])
    send(element)
    await until(() => element.querySelector('[role=alert]'), 'the message')
    expect(await axeFindings(element)).to.deep.equal([])
  })
})
