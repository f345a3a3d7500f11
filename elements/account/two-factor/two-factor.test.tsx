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
  warningsOf,
} from '../../../test/harness/component.ts'
import './index.ts'

const HOME = '/fr/security/twofactorhome'
const GET = `GET ${HOME}`
const POST = `POST ${HOME}`

const page = (inside: string) => `<two-factor src="${HOME}">${inside}</two-factor>`
const home = (text: string) =>
  page(`<h1>Deux étapes</h1><p>${text}</p><a data-part="step" href="${HOME}?step=choose">Commencer</a>`)
const choose = page(
  `<h1>Choisir</h1><form method="post" action="${HOME}"><input type="hidden" name="Step" value="Start"><button>Continuer</button></form>`,
)
const app = (error = '') =>
  page(`<h1>Relier</h1><form method="post" action="${HOME}">
    <div data-valmsg-summary="true"><ul></ul></div><input type="hidden" name="Step" value="Confirm">
    <label>Code <input name="Code" ${error && 'aria-invalid="true"'}></label><span data-valmsg-for="Code">${error}</span>
    <button>Confirmer</button></form><a data-part="back" href="${HOME}?step=choose">Étape précédente</a>`)
const codes = page(`<h1>Codes</h1><ol><li>abcd-efgh-jkmn</li></ol><a data-part="done" href="${HOME}">Notés</a>`)

type Reply = [call: string, status: number, data: unknown]

/** Sets the next answers of the shop. */
function shopSays(...replies: Reply[]): void {
  resetShop()
  for (const reply of replies) answer(...reply)
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const heading = (text: string) => until(() => dialog()?.querySelector('h2')?.textContent === text, `the step ${text}`)
const inModal = async <E extends HTMLElement>(selector: string) => {
  const tag = await until(() => dialog()?.querySelector('two-factor'), 'the tag in the modal')
  await hydrated(tag)
  return (await until(() => tag.querySelector<E>(selector), selector)) as E
}
const press = async (selector: string) => (await inModal(selector)).click()

let visited: string[] = []
const keepPage = (event: Event) => {
  event.preventDefault()
  visited.push(new URL((event as CustomEvent).detail.url).pathname)
}

async function openHome() {
  const element = await hydrated(await mount(home('Arrêtée')))
  shopSays([GET, 200, choose])
  element.querySelector<HTMLElement>('a')?.click()
  await heading('Choisir')
  return element
}

async function openApp() {
  const element = await openHome()
  shopSays([POST, 200, { Uri: `${HOME}?step=app` }], [GET, 200, app()])
  await press('button')
  await heading('Relier')
  return element
}

describe('<two-factor>', () => {
  before(() => loadStrings({ key: 'Security.PasskeyFailed' }))
  beforeEach(() => {
    resetShop()
    visited = []
    document.addEventListener('page:before-visit', keepPage)
  })
  afterEach(() => {
    document.removeEventListener('page:before-visit', keepPage)
    for (const { id } of $notices.get()) dismissNotice(id)
    for (const element of document.querySelectorAll('dialog')) element.remove()
  })

  it('opens a step in a modal, named by its heading, and announces it [ACCOUNT-04]', async () => {
    const steps = nextEvent('twofactor:step')
    const element = await openHome()
    expect((await steps).detail).to.deep.equal({ step: 'choose', url: `${location.origin}${HOME}?step=choose` })
    expect(callsTo(GET).length).to.equal(1)
    expect(visited).to.deep.equal([])
    expect(await axeFindings(element)).to.deep.equal([])
    expect(await axeFindings(dialog() as Element)).to.deep.equal([])
  })

  it('shows the step that the shop names in the modal, and loads a step again by the back link [ACCOUNT-05]', async () => {
    await openApp()
    expect(callsTo(POST)[0]?.body).to.deep.equal({ Step: 'Start' })
    expect(document.activeElement?.getAttribute('name')).to.equal('Code')
    const steps = nextEvent('twofactor:step')
    shopSays([GET, 200, choose])
    await press('a[data-part=back]')
    await heading('Choisir')
    expect((await steps).detail.step).to.equal('choose')
    expect(callsTo(GET).length).to.equal(1)
    expect(document.querySelectorAll('dialog[open]').length).to.equal(1)
  })

  it('shows at the field that a code is wrong, and keeps the code', async () => {
    await openApp()
    shopSays([POST, 422, app('Ce code n’est pas le bon.')])
    const field = await inModal<HTMLInputElement>('[name=Code]')
    field.value = '123 456'
    await press('button')
    await until(
      () => /pas le bon/.test(dialog()?.querySelector('[data-valmsg-for=Code]')?.textContent ?? ''),
      'the text',
    )
    expect(dialog()?.querySelector<HTMLInputElement>('[name=Code]')?.value).to.equal('123 456')
    expect(document.activeElement?.getAttribute('name')).to.equal('Code')
  })

  it('shows the codes that answer the last step, then the updated page [ACCOUNT-15]', async () => {
    const element = await openApp()
    shopSays([POST, 200, codes])
    await press('button')
    await heading('Codes')
    expect(dialog()?.textContent).to.contain('abcd-efgh-jkmn')
    shopSays([GET, 200, home('En place')])
    await press('a[data-part=done]')
    await until(() => element.querySelector('p')?.textContent === 'En place', 'the fresh home')
    expect(dialog()).to.equal(null)
    expect(visited).to.deep.equal([])
  })

  it('visits any other page that the shop names', async () => {
    await openHome()
    shopSays([POST, 200, { Uri: HOME }])
    await press('button')
    await until(() => visited.length > 0, 'the visit')
    expect(visited).to.deep.equal([HOME])
    expect(dialog()).to.equal(null)
  })

  for (const [status, data] of [
    [500, null],
    [0, null],
    [503, '<h1>Down</h1>'],
  ] as const) {
    it(`keeps the typed text when a form is answered ${status || 'nothing'}, and can be sent again`, async () => {
      await openApp()
      shopSays([POST, status, data])
      const field = await inModal<HTMLInputElement>('[name=Code]')
      field.value = '123456'
      await press('button')
      await until(() => $notices.get().length > 0, 'the notice')
      expect(field.isConnected && field.value).to.equal('123456')
      shopSays([POST, 200, codes])
      await press('button')
      await heading('Codes')
    })
  }

  it('updates the page behind the modal when the connection is restored', async () => {
    const element = await openHome()
    shopSays([GET, 0, null], [GET, 200, home('Active')])
    await warningsOf(async (said) => {
      dialog()?.querySelector<HTMLElement>('[data-part=dialog-close]')?.click()
      await until(() => said.length === 1, 'the failure')
    })
    window.dispatchEvent(new Event('online'))
    await until(() => element.textContent?.includes('Active'), 'the fresh page')
  })

  it('reports in the modal that a step could not be loaded', async () => {
    const element = await hydrated(await mount(home('Arrêtée')))
    shopSays([GET, 500, null])
    element.querySelector<HTMLElement>('a')?.click()
    await until(() => dialog()?.dataset.state === 'error', 'the error')
  })

  it('ignores links of other pages, and back links on the page itself', async () => {
    const element = await hydrated(
      await mount(page(`<a data-part="back" href="${HOME}">x</a><a data-part="step" href="/fr/">y</a>`)),
    )
    const taken: boolean[] = []
    const look = (event: Event) => {
      taken.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', look)
    for (const link of element.querySelectorAll('a')) link.click()
    document.removeEventListener('click', look)
    expect(taken).to.deep.equal([false, false])
  })
})
