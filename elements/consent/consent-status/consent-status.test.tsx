import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { $openDialogs } from '../../../runtime/dialogs/stack.ts'
import { readCookie, writeCookie } from '../../../runtime/page/cookies.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { acceptAll, declineAll, refreshConsent, saveConsent } from '../../../stores/consent/consent.ts'
import { axeFindings, hydrateAll, hydrated, mount, nextEvent, until } from '../../../test/harness/component.ts'
import '../consent-banner/index.ts'
import '../consent-modal/index.ts'
import './index.ts'

const put = async (markup = '<consent-status><a href="#policy">Policy</a></consent-status>') => {
  const place = await mount(`<div>${markup}</div>`)
  const host = place.querySelector('consent-status') as HTMLElement
  const status = host.querySelector('[data-part=status]') as HTMLElement
  const button = (part: string) => host.querySelector(`[data-part=${part}]`) as HTMLButtonElement
  return { place, host, status, button, state: () => status.dataset.state }
}

const forget = () => {
  writeCookie('cookie-consent', '', -1)
  refreshConsent()
}

describe('<consent-status>', () => {
  before(loadStrings)
  beforeEach(forget)
  afterEach(async () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
    for (const modal of document.querySelectorAll('body > consent-modal')) modal.remove()
    await until(() => $openDialogs.get().length === 0)
    forget()
  })

  it('shows the allowed categories: all, none, some, or that there is no choice yet [CONSENT-29, CONSENT-32]', async () => {
    const { status, state } = await put()
    expect([state(), status.textContent?.includes('pas encore choisi')]).to.deep.equal(['undecided', true])
    acceptAll()
    await until(() => state() === 'accepted')
    expect(status.textContent).to.equal('Vous autorisez tous les cookies.')
    declineAll()
    await until(() => state() === 'declined')
    saveConsent({ preferences: true, statistics: false, marketing: true })
    await until(() => state() === 'partial')
    expect(status.textContent).to.contain('Préférences et Marketing').and.not.contain('Statistiques')
    expect(status.getAttribute('role')).to.equal('status')
    expect(await axeFindings()).to.deep.equal([])
  })

  it('withdraws: the cookie is deleted, and the banner asks again and has the focus [CONSENT-29, CONSENT-32]', async () => {
    acceptAll()
    const { place, button, state } = await put('<consent-status></consent-status><consent-banner></consent-banner>')
    const banner = await hydrated(place.querySelector('consent-banner') as HTMLElement)
    expect(banner.hasAttribute('data-open')).to.equal(false)
    button('revoke').focus()
    const revoked = nextEvent('consent:revoke')
    await sendKeys({ press: 'Enter' })
    expect((await revoked).detail).to.deep.equal({})
    expect(readCookie('cookie-consent')).to.equal(undefined)
    await until(() => document.activeElement === banner)
    expect([state(), banner.hasAttribute('data-open'), button('revoke').hidden]).to.deep.equal([
      'undecided',
      true,
      true,
    ])
  })

  it('works without a banner: focus stays with its other button', async () => {
    declineAll()
    const { button } = await put()
    button('revoke').focus()
    await sendKeys({ press: 'Space' })
    await until(() => document.activeElement === button('change'))
  })

  it('opens the choices, and restores the focus', async () => {
    const { button, state } = await put()
    button('change').focus()
    await sendKeys({ press: 'Enter' })
    const dialog = await until(() => document.querySelector<HTMLDialogElement>('consent-modal dialog[open]'))
    dialog.querySelector<HTMLElement>('[data-part=accept]')?.click()
    await until(() => state() === 'accepted')
    await until(() => document.activeElement === button('change'))
  })

  it('keeps the server’s content, also if it is added later, and shows it alone after its removal', async () => {
    const { host } = await put()
    host.append(Object.assign(document.createElement('p'), { textContent: 'Late' }))
    expect(host.lastElementChild?.textContent).to.equal('Late')
    host.remove()
    await until(() => host.childElementCount === 2)
    expect(host.textContent).to.equal('PolicyLate')
  })

  it('updates each of two tags, of which one is announced', async () => {
    const { place } = await put('<consent-status></consent-status><consent-status></consent-status>')
    declineAll()
    const all = [...place.querySelectorAll<HTMLElement>('[data-part=status]')]
    await until(() => all.every(({ dataset }) => dataset.state === 'declined'))
    expect(all.map((status) => status.getAttribute('role'))).to.deep.equal(['status', null])
  })

  it('works once in a clone, and updates again after it was inserted again', async () => {
    const { place, host } = await put()
    const twin = host.cloneNode(true) as Element
    place.append(twin)
    hydrateAll(twin)
    expect(twin.querySelectorAll('button').length).to.equal(2)
    host.remove()
    await until(() => host.querySelector('button') === null)
    place.append(host)
    acceptAll()
    await until(() => host.querySelector<HTMLElement>('[data-part=status]')?.dataset.state === 'accepted')
  })
})
