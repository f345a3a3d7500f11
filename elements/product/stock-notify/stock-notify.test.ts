import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, axeFindings, callsTo, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import '../../forms/ajax-form/index.ts'
import '../../shell/notice-stack/index.ts'
import './index.ts'
import { $requested } from './requested.ts'

const PATH = '/fr/catalog/stocknotification/subscribe'
const GET = `GET ${PATH}`
const POST = `POST ${PATH}`

const form = (message = '', typed = '') => `<form method="post" action="${PATH}">
  <input type="hidden" name="productVariantId" value="12">
  <label>E-mail <input name="email" type="email" value="${typed}" ${message && 'aria-invalid="true"'}></label>
  <span data-valmsg-for="email">${message}</span><button>Me prévenir</button></form>`
const page = (inner: string) => `<h1>Prévenez-moi</h1>${inner}`
const THANKS = '<p>C’est noté : nous écrirons à camille@example.com.</p>'

const markup = (attributes = 'product-variant-id="12"') =>
  `<stock-notify ${attributes}><a href="${PATH}?productVariantId=12">Me prévenir à son retour</a></stock-notify>`

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const ask = (host: Element) => (host.querySelector('a, button') as HTMLElement).click()

/** The modal with its form. */
async function opened(host: Element) {
  ask(host)
  const field = await until(() => dialog()?.querySelector<HTMLInputElement>('[name=email]'), 'the form')
  return { field, send: () => field.form?.requestSubmit() }
}

async function closeAll() {
  for (const open of document.querySelectorAll('dialog')) open.close()
  await until(() => document.querySelector('dialog') === null, 'the end of the modals')
}

describe('<stock-notify>', () => {
  const stop = (event: Event) => event.preventDefault()
  before(async () => {
    document.body.append(document.createElement('notice-stack'))
    await customElements.whenDefined('stock-notify')
    await customElements.whenDefined('ajax-form')
  })
  after(() => document.querySelector('notice-stack')?.remove())
  beforeEach(() => {
    resetShop()
    $requested.set([])
    document.addEventListener('page:before-visit', stop)
  })
  afterEach(async () => {
    await closeAll()
    document.removeEventListener('page:before-visit', stop)
  })

  it('opens the form in a modal by a GET of the path of the culture [WISH-04]', async () => {
    answer(GET, 200, page(form()))
    const host = await mount(markup())
    await opened(host)
    expect(callsTo(GET).length).to.equal(1)
    expect(dialog()?.querySelector('h2')?.textContent).to.equal('Prévenez-moi')
    expect(await axeFindings(dialog() as Element)).to.deep.equal([])
  })

  it('sends the request and reports that the shop has stored it [WISH-03]', async () => {
    answer(GET, 200, page(`<ajax-form>${form()}</ajax-form>`))
    answer(POST, 200, THANKS)
    const host = await mount(markup())
    const subscribed = nextEvent('stock:subscribed', host)
    const { field, send } = await opened(host)
    field.value = 'camille@example.com'
    send()
    expect((await subscribed).detail).to.deep.equal({ productVariantId: '12' })
    expect(callsTo(POST)[0]?.body).to.deep.equal({ productVariantId: '12', email: 'camille@example.com' })
    expect(dialog()?.textContent).to.contain('C’est noté')
  })

  it('shows instead of the link that the shopper has asked, also on the next page', async () => {
    answer(GET, 200, page(form()))
    answer(POST, 200, THANKS)
    const host = await mount(markup())
    const { send } = await opened(host)
    send()
    await until(() => dialog()?.textContent?.includes('C’est noté'), 'the thanks')
    await sendKeys({ press: 'Escape' })
    const text = await until(() => host.querySelector<HTMLElement>('[data-part=asked]'), 'the text')
    expect(text.textContent).to.equal('Nous vous écrirons dès le retour en stock.')
    expect(host.querySelector('a')?.checkVisibility()).to.equal(false)
    expect(document.activeElement).to.equal(text)
    const again = await mount(markup())
    expect(again.hasAttribute('data-asked')).to.equal(true)
    again.setAttribute('product-variant-id', '13')
    await until(() => !again.hasAttribute('data-asked'), 'the other variant')
  })

  it('sends a form without ajax-form without leaving the page [WISH-30]', async () => {
    answer(GET, 200, page(form()))
    answer(POST, 422, page(form('Cette adresse ne convient pas.', 'x@y')))
    answer(POST, 200, THANKS)
    const host = await mount(markup())
    let count = 0
    host.addEventListener('stock:subscribed', () => (count += 1))
    const { field, send } = await opened(host)
    field.value = 'x@y'
    send()
    await until(() => dialog()?.textContent?.includes('Cette adresse'), 'the message')
    expect(count).to.equal(0)
    dialog()?.querySelector('form')?.requestSubmit()
    await until(() => dialog()?.textContent?.includes('C’est noté'), 'the thanks')
    expect([count, callsTo(POST).length]).to.deep.equal([1, 2])
  })

  for (const status of [500, 0, 404])
    it(`keeps the typed text when the post ends with ${status || 'no answer'}`, async () => {
      answer(GET, 200, page(form()))
      answer(POST, status, null)
      const host = await mount(markup())
      const { field, send } = await opened(host)
      field.value = 'camille@example.com'
      send()
      await until(() => document.querySelector('notice-stack [data-part=notice]'), 'the notice')
      expect([field.isConnected, field.value]).to.deep.equal([true, 'camille@example.com'])
      await sendKeys({ press: 'Escape' })
      expect(host.hasAttribute('data-asked')).to.equal(false)
    })

  it('reports in the modal that the form could not be loaded', async () => {
    answer(GET, 500, 'no')
    ask(await mount(markup()))
    await until(() => dialog()?.getAttribute('role') === 'alertdialog', 'the message')
  })

  it('asks for the sign-in if the shop requires one', async () => {
    answer(GET, 401, null)
    answer('GET /fr/security/login', 200, '<h1>Connexion</h1>')
    ask(await mount(markup()))
    await until(() => dialog()?.textContent?.includes('Connexion'), 'the sign-in')
  })

  it('requests its own path, with its own variant, from a button', async () => {
    answer('GET /fr/demande', 200, page('<p>Ici</p>'))
    const host = await mount(
      markup('path="/fr/demande?a=b" product-variant-id="7"').replace(/<a.*<\/a>/, '<button>Moi</button>'),
    )
    ask(host)
    await until(() => dialog()?.textContent?.includes('Ici'), 'the page')
    expect(callsTo('GET /fr/demande').length).to.equal(1)
  })

  it('uses the variant of its link if the tag names none', async () => {
    answer(GET, 200, page(form()))
    const asked = nextEvent('api:request')
    await opened(await mount(markup('')))
    expect((await asked).detail.url).to.contain('?productVariantId=12')
  })

  it('ignores other clicks, and links to other sites', async () => {
    const host = await mount(
      '<stock-notify product-variant-id="12"><a href="https://elsewhere.example/">Ailleurs</a> <i>texte</i></stock-notify>',
    )
    let taken = false
    host.parentElement?.addEventListener('click', (event) => {
      taken ||= event.defaultPrevented
      event.preventDefault()
    })
    ask(host)
    host.querySelector('i')?.click()
    host.querySelector('a')?.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
    expect([taken, dialog()]).to.deep.equal([false, null])
  })

  it('opens one modal for two clicks, accepts a link that is added later, and may be removed meanwhile', async () => {
    let open = () => {}
    answer(GET, 200, page(form()), new Promise<void>((done) => (open = done)))
    answer(POST, 200, THANKS)
    const host = await mount('<stock-notify product-variant-id="12"></stock-notify>')
    host.innerHTML = `<a href="${PATH}">Moi &lt;b&gt;</a>`
    ask(host)
    ask(host)
    await until(dialog, 'the modal')
    expect(document.querySelectorAll('dialog[open]').length).to.equal(1)
    host.remove()
    open()
    await until(() => dialog()?.querySelector('form'), 'the form')
    dialog()?.querySelector('form')?.requestSubmit()
    await until(() => dialog()?.textContent?.includes('C’est noté'), 'the thanks')
  })
})
