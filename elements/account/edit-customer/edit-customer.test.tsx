import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, axeFindings, callsTo, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import { editCustomer } from './definition.ts'
import './index.ts'
import '../login-form/index.ts'

const PAGE = 'GET /fr/account/profile'
const SAVE = 'POST /fr/account/profile'

const formHtml = (errors: Record<string, string> = {}, name = 'Camille') => `<edit-customer>
  <form method="post" action="/fr/account/profile">
    <div data-valmsg-summary="true"><ul></ul></div>
    <label for="e-FirstName">Prénom</label>
    <input id="e-FirstName" name="FirstName" value="${name}" ${errors.FirstName ? 'aria-invalid="true"' : ''}>
    <span data-valmsg-for="FirstName">${errors.FirstName ?? ''}</span>
    <label for="e-Password">Mot de passe</label>
    <input id="e-Password" type="password" name="CurrentPassword">
    <button type="submit">Enregistrer</button>
  </form></edit-customer>`

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const field = (root: ParentNode, name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement
const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)

let visited: unknown[] = []
const keepPage = (event: Event) => {
  event.preventDefault()
  const { url, ...options } = (event as CustomEvent).detail
  visited.push({ path: new URL(url).pathname, ...options })
}

/** Opens the form in the modal, and types another name. */
async function opened() {
  answer(PAGE, 200, formHtml())
  const root = await mount('<edit-customer><a href="/fr/account/profile">Modifier</a></edit-customer>')
  const link = root.querySelector('a') as HTMLAnchorElement
  link.focus()
  link.click()
  const form = await until(() => dialog()?.querySelector('form'), 'the form in the modal')
  field(form, 'FirstName').value = 'Ada'
  field(form, 'CurrentPassword').value = 'geheim-123'
  return { link, form, send: () => form.querySelector('button')?.click() }
}

describe('<edit-customer>', () => {
  before(() => loadStrings(editCustomer.strings))
  beforeEach(() => {
    resetShop()
    visited = []
    document.addEventListener('page:before-visit', keepPage)
  })
  afterEach(async () => {
    document.removeEventListener('page:before-visit', keepPage)
    for (const { id } of $notices.get()) dismissNotice(id)
    for (const close of document.querySelectorAll<HTMLElement>('dialog[open] [data-part=dialog-close]')) close.click()
    await until(() => !dialog() || undefined)
  })

  it('opens the form in a modal, saves it once, and loads the page again [ACCOUNT-07]', async () => {
    const { link, form, send } = await opened()
    expect(await axeFindings(form)).to.deep.equal([])
    answer(SAVE, 200, { Message: 'C’est noté.' })
    const saved = nextEvent('customer:saved')
    for (let click = 0; click < 3; click += 1) send()
    expect((await saved).detail).to.deep.equal({ message: 'C’est noté.' })
    await until(() => !dialog() && document.activeElement === link, 'the focus on the link')
    expect(callsTo(SAVE).map(({ body }) => body)).to.deep.equal([{ FirstName: 'Ada', CurrentPassword: 'geheim-123' }])
    expect(notices()).to.deep.equal(['success: C’est noté.'])
    expect(visited).to.deep.equal([{ path: location.pathname, replace: true, noCache: true, keepPlace: true }])
  })

  it('visits the page that the shop names', async () => {
    const { send } = await opened()
    answer(SAVE, 200, { Uri: '/fr/account' })
    send()
    await until(() => visited[0], 'the visit')
    expect(visited).to.deep.equal([{ path: '/fr/account', replace: false, noCache: true, keepPlace: false }])
  })

  for (const [status, data, text] of [
    [409, { Message: 'Ce compte est fermé.' }, 'Ce compte est fermé.'],
    [429, { Message: 'Trop d’essais.' }, 'Trop d’essais.'],
    [500, { Message: 'La boutique est en panne.' }, 'La boutique est en panne.'],
    [500, '<h1>x</h1>', ''],
    [200, '{', ''],
    [0, null, ''],
  ] as const)
    it(`shows the message of a failure with ${status} in an error notice, and keeps the typed text [ERROR-46]`, async () => {
      const { form, send } = await opened()
      answer(SAVE, status, data)
      send()
      const [notice] = await until(() => notices()[0] && notices(), 'the notice')
      expect(notice).to.contain('error: ')
      if (text) expect(notice).to.equal(`error: ${text}`)
      expect(form.querySelector('li')).to.equal(null)
      expect([field(form, 'FirstName').value, field(form, 'CurrentPassword').value]).to.deep.equal([
        'Ada',
        'geheim-123',
      ])
      expect([dialog()?.open, visited.length]).to.deep.equal([true, 0])
    })

  it('shows mistakes at their fields, as HTML and as JSON', async () => {
    const { send } = await opened()
    const form = () => dialog()?.querySelector('form') as HTMLFormElement
    const mark = () => form().querySelector('[data-valmsg-for=FirstName]')?.textContent
    answer(SAVE, 422, formHtml({ FirstName: 'Trop long.' }, '<b>Ada</b>'))
    answer(SAVE, 400, { Message: 'À revoir.', Errors: { FirstName: 'Trop court.' } })
    send()
    await until(() => mark() === 'Trop long.', 'the message')
    expect(document.activeElement).to.equal(field(form(), 'FirstName'))
    expect(field(form(), 'FirstName').value).to.equal('Ada')
    form().querySelector('button')?.click()
    await until(() => notices().length === 1, 'the other message')
    expect(mark()).to.equal('Trop court.')
    expect(notices()).to.deep.equal(['error: À revoir.'])
  })

  it('asks a shopper whose session has ended to sign in, and then saves', async () => {
    const { form, send } = await opened()
    answer(SAVE, 401, null)
    answer(SAVE, 200, { Message: 'Noté.' })
    const login = '<form method="post" action="/fr/security/login"><input name="Email"><button>Entrer</button></form>'
    answer('GET /fr/security/login', 200, `<login-form mode="modal">${login}</login-form>`)
    answer('POST /fr/security/login', 200, { Uri: '/fr/account' })
    send()
    const enter = await until(() => document.querySelector<HTMLButtonElement>('login-form button'), 'the sign-in')
    expect(field(form, 'FirstName').value).to.equal('Ada')
    const saved = nextEvent('customer:saved')
    enter.click()
    expect((await saved).detail).to.deep.equal({ message: 'Noté.' })
    expect(callsTo(SAVE).length).to.equal(2)
  })

  it('leaves a click that opens a new tab to the browser', async () => {
    const root = await mount('<edit-customer><a href="/fr/account/profile">Modifier</a></edit-customer>')
    root.addEventListener('click', (event) => event.preventDefault())
    root.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(callsTo(PAGE)).to.deep.equal([])
    expect(dialog()).to.equal(null)
  })
})
