import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { resetSettings } from '../../../runtime/page/settings.ts'
import type { ApiRequestEvent } from '../../../runtime/request/api-request.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  calls,
  callsTo,
  mount,
  nextEvent,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import '../form-validator/index.ts'
import './index.ts'

const FORM = `<form id="contact" action="/contact" method="post">
  <label>Name <input name="Name" value="Camille"></label><button name="Go" value="now">Send</button></form>`

async function ajax(markup = FORM, attributes = ''): Promise<{ host: HTMLElement; form: HTMLFormElement }> {
  const host = await mount(`<ajax-form ${attributes}>${markup}</ajax-form>`)
  return { host, form: host.querySelector('form') as HTMLFormElement }
}

const click = (root: ParentNode) => root.querySelector('button')?.click()

/** A promise that the test settles. */
function gate(): [Promise<void>, () => void] {
  let open = () => {}
  return [
    new Promise<void>((settle) => {
      open = settle
    }),
    () => open(),
  ]
}

/** The addresses of the visits, which are cancelled. */
const visited = () =>
  new Promise<string>((resolve) =>
    document.addEventListener(
      'page:before-visit',
      (event) => {
        event.preventDefault()
        resolve(new URL((event as CustomEvent).detail.url).pathname)
      },
      { once: true },
    ),
  )

const settingsOf = (settings: object) => {
  ;(globalThis as { shopSettings?: object }).shopSettings = settings
  resetSettings()
}

describe('<ajax-form>', () => {
  before(loadStrings)
  beforeEach(resetShop)
  afterEach(() => {
    settingsOf({})
    for (const { id } of $notices.get()) dismissNotice(id)
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
  })

  it("sends its form to the form's own action, with the button's value [API-15, API-16]", async () => {
    answer('POST /contact', 200, '<p>Thanks</p>')
    const { form } = await ajax()
    click(form)
    await until(() => form.textContent === 'Thanks')
    expect(calls).to.deep.equal([{ method: 'POST', path: '/contact', query: {}, body: { Name: 'Camille', Go: 'now' } }])
  })

  it('puts the answer into its update target and touches nothing else [API-17]', async () => {
    answer('POST /contact', 200, '<b>Thanks</b>')
    const place = await mount(`<div><ajax-form update="#here">${FORM}</ajax-form><p id="here"></p><p>Else</p></div>`)
    const before = place.querySelector('form')?.outerHTML
    click(place)
    await until(() => place.querySelector('#here b'))
    expect(place.querySelector('form')?.outerHTML).to.equal(before)
    expect(place.lastElementChild?.textContent).to.equal('Else')
  })

  it('reads data-update of the form, and uses the content of the target of a whole page [API-15]', async () => {
    answer('POST /contact', 200, '<html><body><main><h1>No</h1><p id="here">Yes</p></main></body></html>')
    const place = await mount(
      `<div><ajax-form>${FORM.replace('<form', '<form data-update="#here"')}</ajax-form><p id="here"></p></div>`,
    )
    click(place)
    await until(() => place.querySelector('#here')?.textContent === 'Yes')
    expect(place.querySelectorAll('#here').length).to.equal(1)
  })

  it('shows the same form of the answer, with its mistakes, and focuses the first one', async () => {
    answer(
      'POST /contact',
      422,
      `<h1>Contact</h1><form id="contact" action="/contact?again"><input name="Name" aria-invalid="true"></form>`,
    )
    const { host, form } = await ajax()
    const sent = nextEvent('form:sent', host)
    click(form)
    expect((await sent).detail).to.deep.equal({ status: 422 })
    expect(document.activeElement).to.equal(form.querySelector('input'))
    expect(form.getAttribute('action')).to.equal('/contact?again')
    expect(host.querySelectorAll('form').length).to.equal(1)
  })

  it('sends GET forms as a query, and the attributes of the button have priority over those of the form', async () => {
    answer('GET /find', 200, '<p>Found</p>')
    const { form } = await ajax(
      '<form action="/contact?old=1" method="post"><input name="q" value="a b"><button formaction="/find?old=1" formmethod="get">Go</button></form>',
    )
    let url = ''
    document.addEventListener(
      'api:request',
      (event) => {
        url = (event as ApiRequestEvent).detail.url
      },
      { once: true },
    )
    click(form)
    await until(() => form.textContent === 'Found')
    expect(new URL(url).search).to.equal('?q=a+b')
  })

  it('sends files as multipart data', async () => {
    answer('POST /contact', 200, '<p>Thanks</p>')
    const { form } = await ajax(
      '<form action="/contact" method="post" enctype="multipart/form-data"><input type="file" name="Plan"><button>Go</button></form>',
    )
    const chosen = new DataTransfer()
    chosen.items.add(new File(['abc'], 'plan.txt'))
    ;(form.querySelector('input') as HTMLInputElement).files = chosen.files
    click(form)
    const { body } = await until(() => calls[0])
    expect((body as { Plan: File }).Plan.size).to.equal(3)
  })

  it('sends once for three clicks, and shows that it is busy', async () => {
    const [held, open] = gate()
    answer('POST /contact', 200, { Message: 'Thanks' }, held)
    const { host, form } = await ajax()
    const button = form.querySelector('button') as HTMLButtonElement
    for (let clicks = 0; clicks < 3; clicks += 1) button.click()
    expect(form.getAttribute('aria-busy')).to.equal('true')
    expect(button.getAttribute('aria-disabled')).to.equal('true')
    expect(button.hasAttribute('data-vt-busy')).to.equal(true)
    const sent = nextEvent('form:sent', host)
    open()
    await sent
    expect(callsTo('POST /contact').length).to.equal(1)
    expect(button.outerHTML).to.equal('<button name="Go" value="now">Send</button>')
    expect($notices.get()[0]).to.include({ kind: 'success', text: 'Thanks' })
  })

  it('visits the page that the server names, within the site', async () => {
    answer('POST /contact', 200, { Uri: '/fr/thanks' })
    const { form } = await ajax()
    const there = visited()
    click(form)
    expect(await there).to.equal('/fr/thanks')
  })

  it('does not follow the server to another site', async () => {
    answer('POST /contact', 200, { Uri: 'https://evil.example/' })
    const { host, form } = await ajax()
    let visits = 0
    document.addEventListener('page:before-visit', () => (visits += 1), { once: true })
    const sent = nextEvent('form:sent', host)
    click(form)
    await sent
    expect(visits).to.equal(0)
  })

  it('sends nothing when a listener cancels it', async () => {
    const { host, form } = await ajax()
    host.addEventListener('form:before-send', (event) => event.preventDefault())
    click(form)
    expect(calls.length).to.equal(0)
  })

  for (const [status, kind] of [
    [500, 'server'],
    [404, 'refused'],
    [0, 'offline'],
  ] as const) {
    it(`shows the error notice after ${status || 'a lost answer'} and keeps the typed text [ERROR-57]`, async () => {
      answer('POST /contact', status)
      const { host, form } = await ajax()
      const failed = nextEvent('form:error', host)
      click(form)
      expect((await failed).detail).to.deep.equal({ kind, status })
      expect($notices.get()[0]?.text).to.match(/serveur/)
      expect(form.querySelector('input')?.value).to.equal('Camille')
      expect(form.querySelector('button')?.hasAttribute('aria-disabled')).to.equal(false)
    })
  }

  it("shows the server's messages at the fields, as text, and the rest as a notice", async () => {
    answer('POST /contact', 400, { Message: 'Please look again', Errors: { Name: '<b>Too short</b>' } })
    const { host, form } = await ajax()
    const failed = nextEvent('form:error', host)
    click(form)
    await failed
    expect(form.querySelector('[data-part=message]')?.textContent).to.equal('<b>Too short</b>')
    expect(document.activeElement).to.equal(form.querySelector('input'))
    expect($notices.get()[0]?.text).to.equal('Please look again')
  })

  it('asks for a sign-in in a modal, then sends the typed text again', async () => {
    settingsOf({ culture: 'fr' })
    answer('POST /contact', 401)
    answer('POST /contact', 200, '<p>Thanks</p>')
    answer('GET /fr/security/login', 200, '<h1>Sign in</h1>')
    const { form } = await ajax()
    click(form)
    await until(() => document.querySelector('dialog[open]'))
    document.dispatchEvent(new CustomEvent('auth:login'))
    await until(() => form.textContent === 'Thanks')
    expect(callsTo('POST /contact').map(({ body }) => body)).to.deep.equal([
      { Name: 'Camille', Go: 'now' },
      { Name: 'Camille', Go: 'now' },
    ])
  })

  it('visits the sign-in page when the settings say so', async () => {
    settingsOf({ culture: 'fr', loginMode: 'page' })
    answer('POST /contact', 401)
    const { form } = await ajax()
    const there = visited()
    click(form)
    expect(await there).to.equal('/fr/security/login')
  })

  it('stops when it is removed from the page', async () => {
    const [held, open] = gate()
    answer('POST /contact', 500, null, held)
    const { host, form } = await ajax()
    click(form)
    let notified = 0
    for (const name of ['form:error', 'form:sent']) host.addEventListener(name, () => (notified += 1))
    host.remove()
    await until(() => !host.isConnected)
    open()
    await until(() => !form.hasAttribute('aria-busy'))
    expect(notified + $notices.get().length).to.equal(0)
  })

  it('ignores a submit that form-validator refuses', async () => {
    const host = await mount(
      `<ajax-form><form-validator><form action="/contact" method="post"><input name="Name" aria-label="N" required><button>Go</button></form></form-validator></ajax-form>`,
    )
    await until(() => host.querySelector('form')?.noValidate)
    const refused = nextEvent('form:invalid', host)
    click(host)
    await refused
    expect(calls.length).to.equal(0)
  })

  it('leaves forms of other sites to the browser', async () => {
    const { form } = await ajax('<form action="https://other.example/x" method="post"><button>Go</button></form>')
    let isPrevented = true
    addEventListener(
      'submit',
      (event) => {
        isPrevented = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    click(form)
    expect([isPrevented, calls.length]).to.deep.equal([false, 0])
  })

  it('warns developers of a missing target, and uses the form', async () => {
    answer('POST /contact', 200, '<p>Thanks</p>')
    const { form } = await ajax(FORM, 'update="#nowhere["')
    click(form)
    await until(() => form.textContent === 'Thanks')
  })

  it('passes axe', async () => expect(await axeFindings((await ajax()).host)).to.deep.equal([]))
})
