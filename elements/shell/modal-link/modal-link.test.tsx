import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { $openDialogs } from '../../../runtime/dialogs/stack.ts'
import { loadStrings, t } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  calls,
  mount,
  nextEvent,
  resetShop,
  until,
  warningsOf,
} from '../../../test/harness/component.ts'
import './index.ts'

const TERMS = 'GET /fr/pages/terms'
const MARKUP = '<p>I accept the <modal-link><a href="/fr/pages/terms">terms</a></modal-link></p>'

const put = async (markup = MARKUP) => {
  const place = await mount(markup)
  const host = (place.matches('modal-link') ? place : place.querySelector('modal-link')) as HTMLElement
  return { host, link: host.querySelector('a') as HTMLAnchorElement }
}

const shown = () => document.querySelector<HTMLDialogElement>('dialog[open]')

/** Whether a click has its native effect. The test cancels it after the element has handled it. */
const isNative = (link: HTMLElement, init: MouseEventInit = {}): boolean => {
  let wasPrevented = true
  const stop = (event: Event) => {
    wasPrevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stop, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }))
  window.removeEventListener('click', stop)
  return !wasPrevented
}

describe('<modal-link>', () => {
  before(loadStrings)

  beforeEach(() => {
    resetShop()
    answer(TERMS, 200, '<main><h1>Terms of sale</h1><p>Be kind.</p></main>')
  })

  afterEach(async () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
    for (const { id } of $notices.get()) dismissNotice(id)
    await until(() => $openDialogs.get().length === 0)
  })

  it("shows the html of the link's href in a modal; the address stays [SHELL-04]", async () => {
    const { host, link } = await put()
    const address = location.href
    const opened = nextEvent('modal:open', host)
    link.click()
    expect((await opened).detail).to.deep.equal({ url: `${location.origin}/fr/pages/terms` })
    await until(() => shown()?.textContent?.includes('Be kind.'))
    expect(shown()?.querySelector('h2')?.textContent).to.equal('Terms of sale')
    expect(location.href).to.equal(address)
    expect(await axeFindings()).to.deep.equal([])
  })

  it('works by keyboard, and focus returns to the link [SHELL-29]', async () => {
    const { host, link } = await put()
    link.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => shown()?.textContent?.includes('Be kind.'))
    const closed = nextEvent('modal:close', host)
    await sendKeys({ press: 'Escape' })
    await closed
    expect(document.activeElement === link).to.equal(true)
  })

  it('returns focus to the link also in browsers that do not focus it on a click', async () => {
    const { link } = await put()
    link.click()
    ;(await until(shown))?.close()
    await until(() => document.activeElement === link)
  })

  it('ignores clicks that open a new tab or download', async () => {
    const { link } = await put()
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(isNative(link, init), JSON.stringify(init)).to.equal(true)
    link.setAttribute('download', '')
    expect(isNative(link)).to.equal(true)
    expect(calls).to.deep.equal([])
  })

  it('ignores links to other sites and anchors in the page', async () => {
    for (const href of ['https://elsewhere.example/', '#below', 'mailto:a@b.example']) {
      const { link } = await put(`<modal-link><a href="${href}">x</a></modal-link>`)
      expect(isNative(link), href).to.equal(true)
    }
  })

  it('ignores a click that a listener inside has cancelled', async () => {
    const { link } = await put()
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    expect(shown() === null).to.equal(true)
  })

  it('opens one modal for a double click', async () => {
    const { link } = await put()
    link.click()
    link.click()
    await until(() => shown()?.textContent?.includes('Be kind.'))
    expect(document.querySelectorAll('dialog').length).to.equal(1)
    expect(calls.length).to.equal(1)
  })

  it('follows links that are added later, and changes of its attributes', async () => {
    const host = await mount<HTMLElement & { size: string }>('<modal-link heading="Please read"></modal-link>')
    host.innerHTML = '<a href="/fr/pages/terms"><b>terms</b></a>'
    host.size = 'large'
    host.querySelector('b')?.click()
    await until(shown)
    expect(shown()?.dataset.size).to.equal('large')
    expect(shown()?.querySelector('h2')?.textContent).to.equal('Please read')
  })

  it('keeps two links on one page apart', async () => {
    answer('GET /fr/pages/privacy', 200, '<h1>Privacy</h1>')
    const page = await mount(`<div>${MARKUP}${MARKUP.replace('terms"', 'privacy"')}</div>`)
    page.querySelector<HTMLElement>('[href$=privacy]')?.click()
    await until(() => shown()?.querySelector('h2')?.textContent === 'Privacy')
    expect(calls.map(({ path }) => path)).to.deep.equal(['/fr/pages/privacy'])
  })

  it('lets a plain form in the modal visit its address', async () => {
    answer('GET /fr/pages/contact', 200, '<form method="post" action="/fr/contact"><button>Send</button></form>')
    const { link } = await put('<modal-link><a href="/fr/pages/contact">Contact</a></modal-link>')
    link.click()
    const form = await until(() => shown()?.querySelector('form'))
    let isStopped = true
    form.addEventListener('submit', (event) => {
      isStopped = event.defaultPrevented
      event.preventDefault()
    })
    form.querySelector('button')?.click()
    expect([isStopped, form.action]).to.deep.equal([false, `${location.origin}/fr/contact`])
  })

  it('opens the sign-in page in the modal for an anonymous shopper', async () => {
    resetShop()
    answer(TERMS, 401)
    answer('GET /fr/security/login', 200, '<h1>Sign in</h1>')
    const { link } = await put()
    link.click()
    await until(() => shown()?.querySelector('h2')?.textContent === 'Sign in')
  })

  it('shows a notice that the page was not found', async () => {
    resetShop()
    const { link } = await put()
    const warnings = await warningsOf(async () => {
      link.click()
      await until(() => $notices.get().length === 1)
    })
    expect(warnings.length).to.equal(1)
    expect(shown() === null).to.equal(true)
    expect(document.activeElement === link).to.equal(true)
  })

  it('shows any other failure in the modal, with a Close button', async () => {
    resetShop()
    answer(TERMS, 500)
    const { link } = await put()
    await warningsOf(async () => {
      link.click()
      await until(() => shown()?.textContent?.includes(t('Core.UnknownErrors')))
    })
    ;[...(shown()?.querySelectorAll('button') ?? [])].at(-1)?.click()
    expect(document.activeElement === link).to.equal(true)
  })

  it('stays open when the link is removed from the page, and keeps the focus', async () => {
    const { host, link } = await put()
    host.before(Object.assign(document.createElement('button'), { textContent: 'Beside' }))
    link.focus()
    link.click()
    await until(shown)
    host.remove()
    await until(() => shown()?.textContent?.includes('Be kind.'))
    shown()?.close()
    await until(() => document.activeElement?.textContent === 'Beside')
  })
})
