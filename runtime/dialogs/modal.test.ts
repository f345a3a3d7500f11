import { expect } from '@open-wc/testing'
import {
  answer,
  axeFindings,
  calls,
  mount,
  nextEvent,
  resetShop,
  until,
  warningsOf,
} from '../../test/harness/component.ts'
import { resetSettings } from '../page/settings.ts'
import { loadStrings, t } from '../text/strings.ts'
import { type OpenModal, openError, openModal } from './modal.ts'
import { $notices, dismissNotice } from './notices.ts'
import { openSignIn } from './sign-in.ts'
import { $openDialogs } from './stack.ts'

const TERMS = 'GET /fr/pages/terms'

const gate = () => {
  let open = () => {}
  const closed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, closed }
}

const terms = (more = {}): OpenModal => openModal({ url: '/fr/pages/terms', label: 'Our terms', ...more })

describe('openModal', () => {
  before(loadStrings)

  beforeEach(resetShop)

  afterEach(async () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
    for (const { id } of $notices.get()) dismissNotice(id)
    await until(() => $openDialogs.get().length === 0)
  })

  it('opens at once and announces that it loads, then shows the page; its heading names the dialog', async () => {
    const wait = gate()
    answer(TERMS, 200, '<html><body><main><h1>Terms of sale</h1><p>All of them.</p></main></body></html>', wait.closed)
    const modal = terms()
    expect(modal.element.matches(':modal')).to.equal(true)
    expect(modal.heading.textContent).to.equal('Our terms')
    expect(modal.body.querySelector('[role=status]')?.textContent).to.equal(t('Core.Loading'))
    expect(modal.body.getAttribute('aria-busy')).to.equal('true')
    wait.open()
    expect(await modal.loaded).to.equal(true)
    expect(modal.heading.textContent).to.equal('Terms of sale')
    expect(modal.body.textContent).to.equal('All of them.')
    expect(modal.body.hasAttribute('aria-busy')).to.equal(false)
    expect(await axeFindings(modal.element)).to.deep.equal([])
  })

  it('keeps a heading that was given, and the heading of the page below it', async () => {
    answer(TERMS, 200, '<h1>Terms</h1><p>Text</p>')
    const modal = terms({ heading: 'Please read' })
    await modal.loaded
    expect(modal.heading.textContent).to.equal('Please read')
    expect(modal.body.querySelector('h1')?.textContent).to.equal('Terms')
  })

  it('shows HTML that is already here', async () => {
    const modal = openModal({ html: '<h2>Vase</h2><p>Blue</p>', size: 'large' })
    await modal.loaded
    expect([modal.heading.textContent, modal.element.dataset.size]).to.deep.equal(['Vase', 'large'])
  })

  it('opens one modal for one address, however fast it is asked for', async () => {
    answer(TERMS, 200, '<p>Text</p>')
    const [first, second] = [terms(), terms()]
    expect(first === second).to.equal(true)
    await first.loaded
    expect(calls.length).to.equal(1)
    terms().close()
    expect(await terms().loaded).to.equal(true)
    expect(calls.length).to.equal(2)
  })

  it('moves focus to the autofocus of the content, unless the shopper has moved focus elsewhere', async () => {
    answer(TERMS, 200, '<p>Text</p><input aria-label="E-mail" autofocus>')
    const modal = terms()
    await modal.loaded
    expect(document.activeElement === modal.body.querySelector('input')).to.equal(true)
  })

  it('shows no content when it was closed before the response arrived', async () => {
    const wait = gate()
    answer(TERMS, 500, null, wait.closed)
    const modal = terms()
    modal.close()
    wait.open()
    expect(await modal.loaded).to.equal(false)
    expect(modal.element.dataset.state).to.equal('loading')
    expect($notices.get().length).to.equal(0)
  })

  it('shows the unknown-errors text with a Close button when the shop fails, is lost or is not of this site', async () => {
    for (const [status, url] of [
      [500, '/fr/pages/terms'],
      [0, '/fr/pages/terms'],
      [200, 'https://elsewhere.example/'],
    ] as const) {
      resetShop()
      answer(TERMS, status)
      const warnings = await warningsOf(async () => {
        const modal = openModal({ url, label: 'Terms' })
        expect(await modal.loaded).to.equal(false)
        expect(modal.element.getAttribute('role')).to.equal('alertdialog')
        expect(modal.body.querySelector('p')?.textContent).to.equal(t('Core.UnknownErrors'))
        expect(await axeFindings(modal.element)).to.deep.equal([])
        const close = modal.body.querySelector('button')
        expect(close?.textContent).to.equal('Fermer')
        expect(document.activeElement === close).to.equal(true)
        close?.click()
        await modal.gone
        expect(modal.element.isConnected).to.equal(false)
      })
      expect(warnings.length).to.equal(1)
    }
  })

  it('loads again when the connection is back, and is a dialog with its own heading again', async () => {
    answer(TERMS, 0)
    answer(TERMS, 200, '<p>Text</p>')
    const modal = openModal({ url: '/fr/pages/terms', label: 'Terms' })
    expect(await modal.loaded).to.equal(false)
    window.dispatchEvent(new Event('online'))
    await until(() => modal.body.textContent === 'Text')
    expect([modal.heading.textContent, modal.element.getAttribute('role')]).to.deep.equal(['Terms', null])
    expect(await axeFindings(modal.element)).to.deep.equal([])
    modal.close()
  })

  it('does not load again once it is closed', async () => {
    answer(TERMS, 0)
    const modal = terms()
    await modal.loaded
    modal.close()
    window.dispatchEvent(new Event('online'))
    expect(calls.length).to.equal(1)
  })

  it('closes, logs and shows a notice when the page is not found', async () => {
    answer(TERMS, 404, '<h1>Not found</h1>')
    const warnings = await warningsOf(async () => {
      const modal = terms()
      expect(await modal.loaded).to.equal(false)
      await modal.closed
    })
    expect(warnings.length).to.equal(1)
    expect($notices.get().map(({ text }) => text)).to.deep.equal([t('Core.PageNotFound')])
  })

  it('resolves relative addresses against the page that contains them', async () => {
    answer(
      TERMS,
      200,
      '<a href="privacy">P</a><form><button>Go</button></form><a href="#top">T</a><a href="/fr/">H</a>',
    )
    const modal = terms()
    await modal.loaded
    const hrefs = [...modal.body.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs).to.deep.equal([`${location.origin}/fr/pages/privacy`, '#top', '/fr/'])
    expect(modal.body.querySelector('form')?.action).to.equal(`${location.origin}/fr/pages/terms`)
  })

  it('shows the text of a link as text', async () => {
    answer(TERMS, 200, '<p>Text</p>')
    const modal = terms({ label: '<img src=x onerror="1">' })
    await modal.loaded
    expect(modal.heading.children.length).to.equal(0)
  })

  describe('when the shopper must sign in', () => {
    const SIGN_IN = 'GET /fr/security/login'

    afterEach(() => {
      delete (window as { shopSettings?: object }).shopSettings
      resetSettings()
    })

    it('shows the sign-in page in the modal, which leads back to the address', async () => {
      answer(TERMS, 401)
      answer(SIGN_IN, 200, '<h1>Sign in</h1><form></form>')
      const modal = terms({ heading: 'Terms' })
      expect(await modal.loaded).to.equal(false)
      expect(modal.heading.textContent).to.equal('Sign in')
      expect(modal.body.querySelector('form')?.action).to.include(
        `/fr/security/login?returnUrl=${encodeURIComponent('/fr/pages/terms')}`,
      )
    })

    it('visits the sign-in page if the settings say so', async () => {
      Object.assign(window, { shopSettings: { loginMode: 'page' } })
      resetSettings()
      answer(TERMS, 401)
      const visited = nextEvent('page:before-visit')
      document.addEventListener('page:before-visit', (event) => event.preventDefault(), { once: true })
      const modal = terms()
      const { detail } = await visited
      expect(detail.url).to.include(`/fr/security/login?returnUrl=${encodeURIComponent('/fr/pages/terms')}`)
      expect(modal.element.open).to.equal(false)
    })

    it('shows no second sign-in when the sign-in page itself is refused', async () => {
      answer(SIGN_IN, 401)
      await warningsOf(async () => {
        openSignIn('/fr/account')
        await until(() => document.querySelector('dialog[data-state=error]'))
      })
      expect(calls.length).to.equal(1)
    })
  })

  it('shows an error with a Close button that leads back', async () => {
    const trigger = await mount('<button type="button">Upload</button>')
    trigger.focus()
    const dialog = openError('The file is <b>too</b> large.')
    expect(dialog.body.querySelector('p')?.textContent).to.equal('The file is <b>too</b> large.')
    dialog.body.querySelector('button')?.click()
    expect(document.activeElement === trigger).to.equal(true)
  })
})
