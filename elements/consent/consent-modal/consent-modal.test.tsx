import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { $openDialogs } from '../../../runtime/dialogs/stack.ts'
import { readCookie, writeCookie } from '../../../runtime/page/cookies.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { closeChoices, openChoices, refreshConsent, saveConsent } from '../../../stores/consent/consent.ts'
import { axeFindings, mount, nextEvent, until } from '../../../test/harness/component.ts'
import { consentModal } from './definition.ts'
import './index.ts'

const LINK = '<a href="#cookies" data-consent-choose>Cookies</a>'
const NAMES = ['preferences', 'statistics', 'marketing']

const dialogIn = (host: Element) => until(() => host.querySelector<HTMLDialogElement>('dialog[open]'), 'the dialog')

/** Puts the modal into a page and opens it by the page's link. */
const put = async (inner = '') => {
  const place = await mount(`<div>${LINK}<consent-modal>${inner}</consent-modal></div>`)
  const host = place.querySelector('consent-modal') as HTMLElement
  const link = place.querySelector('a') as HTMLElement
  link.focus()
  link.click()
  const dialog = await dialogIn(host)
  const box = (name: string) => dialog.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement
  return {
    ...{ place, host, link, dialog, box },
    boxes: () => NAMES.map((name) => box(name).checked),
    all: dialog.querySelector<HTMLInputElement>('[data-part=all] input') as HTMLInputElement,
    press: (part: string) => dialog.querySelector<HTMLElement>(`form [data-part=${part}]`)?.click(),
  }
}

const stored = () => {
  const { stamp, ...choice } = JSON.parse(readCookie('cookie-consent') ?? '{}')
  return NAMES.map((name) => choice[name])
}
const forget = () => {
  writeCookie('cookie-consent', '', -1)
  refreshConsent()
}

describe('<consent-modal>', () => {
  before(() => loadStrings(consentModal.strings))
  beforeEach(forget)
  afterEach(async () => {
    closeChoices()
    forget()
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
    await until(() => $openDialogs.get().length === 0)
    await setViewport({ width: 800, height: 600 })
  })

  it('has a labelled and explained checkbox for each category, none ticked before a choice [CONSENT-01, CONSENT-02, CONSENT-03]', async () => {
    const { dialog, box, boxes } = await put()
    const labels = NAMES.map((name) => box(name).labels?.[0]?.textContent)
    expect(labels).to.deep.equal(['Préférences', 'Statistiques', 'Marketing'])
    for (const name of NAMES) {
      const explanation = document.getElementById(box(name).getAttribute('aria-describedby') ?? '')
      expect(explanation?.textContent?.length).to.be.above(20)
    }
    expect(boxes()).to.deep.equal([false, false, false])
    expect([...dialog.querySelectorAll(':disabled')].length).to.equal(1)
    await until(() => dialog.getAnimations().length === 0)
    expect(await axeFindings()).to.deep.equal([])
  })

  it('opens by a link of the page, and Escape closes it without a choice [CONSENT-28]', async () => {
    const { box, dialog, link } = await put()
    box('marketing').click()
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
    expect(readCookie('cookie-consent')).to.equal(undefined)
    await until(() => document.activeElement === link)
    link.click()
    const again = await dialogIn(link.parentElement as Element)
    expect(again.querySelectorAll(':checked:enabled').length).to.equal(0)
  })

  it('saves the checkboxes as they are [CONSENT-16, CONSENT-18, CONSENT-19, CONSENT-20]', async () => {
    const { box, dialog, press } = await put()
    const set = nextEvent('consent:set')
    box('statistics').click()
    press('save')
    expect((await set).detail).to.include({ preferences: false, statistics: true, marketing: false })
    expect(stored()).to.deep.equal([false, true, false])
    await until(() => !dialog.open)
  })

  for (const [part, is] of [
    ['accept', true],
    ['decline', false],
  ] as const)
    it(`saves all three and closes by "${part}", whatever is ticked [CONSENT-18, CONSENT-19]`, async () => {
      const { box, dialog, press } = await put()
      box('statistics').click()
      press(part)
      expect(stored()).to.deep.equal([is, is, is])
      await until(() => !dialog.open)
    })

  it('recomputes whether all are accepted with each box [CONSENT-17]', async () => {
    const { all, box } = await put()
    const state = () => (all.indeterminate ? 'some' : all.checked ? 'all' : 'none')
    const states = [state()]
    for (const name of [...NAMES, 'marketing']) {
      box(name).click()
      await new Promise(requestAnimationFrame)
      states.push(state())
    }
    expect(states).to.deep.equal(['none', 'some', 'some', 'all', 'some'])
  })

  it('ticks and unticks all by one box', async () => {
    const { all, box, boxes } = await put()
    box('marketing').click()
    all.click()
    await until(() => boxes().every((isTicked) => isTicked))
    all.click()
    await until(() => boxes().every((isTicked) => !isTicked))
  })

  it('is used by keyboard alone: Tab, Space and Enter', async () => {
    const { box } = await put()
    box('preferences').focus()
    await sendKeys({ press: 'Space' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Space' })
    await sendKeys({ press: 'Enter' })
    expect(stored()).to.deep.equal([true, false, true])
  })

  it('shows what was chosen before, and follows another tab', async () => {
    saveConsent({ preferences: true, statistics: false, marketing: false })
    const { boxes } = await put()
    expect(boxes()).to.deep.equal([true, false, false])
    writeCookie(
      'cookie-consent',
      JSON.stringify({ stamp: '', preferences: true, statistics: true, marketing: true }),
      1,
    )
    refreshConsent()
    await until(() => boxes().every((isTicked) => isTicked))
  })

  it("shows the shop's own text as it is, and returns it to its place", async () => {
    const { host, dialog } = await put('<p>&lt;i&gt;Ours&lt;/i&gt;</p><a slot="policy" href="#policy">Policy</a>')
    const text = dialog.querySelector('p')
    expect([text?.textContent, dialog.querySelector('[data-part=text]') === null]).to.deep.equal(['<i>Ours</i>', true])
    expect(dialog.querySelector('[slot=policy]')?.textContent).to.equal('Policy')
    closeChoices()
    await until(() => text?.parentElement === host)
    expect(host.childElementCount).to.equal(2)
    expect(getComputedStyle(host).display).to.equal('none')
  })

  it('keeps that text when it is opened again during its fade', async () => {
    const { host, dialog, link } = await put('<p>Ours</p>')
    closeChoices()
    await until(() => !dialog.open)
    link.click()
    const again = await until(() => host.querySelector('dialog[open]'))
    expect(again === dialog).to.equal(false)
    expect(again.querySelector('p')?.textContent).to.equal('Ours')
  })

  it('opens in one of two, and leaves with its dialog', async () => {
    const { place, host } = await put('<p>Ours</p>')
    place.append(document.createElement('consent-modal'))
    expect(document.querySelectorAll('dialog[open]').length).to.equal(1)
    host.remove()
    await until(() => host.querySelector('dialog') === null)
    expect(host.textContent).to.equal('Ours')
    await until(() => $openDialogs.get().length === 0)
  })

  it('is added to a page that has none when it is requested', async () => {
    await mount('<p></p>')
    openChoices()
    const host = await until(() => document.querySelector('body > consent-modal'))
    await dialogIn(host)
    closeChoices()
    host.remove()
  })

  it('fits 320 pixels', async () => {
    await setViewport({ width: 320, height: 480 })
    const { dialog } = await put()
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth)
  })
})
