import { expect } from '@open-wc/testing'
import { readCookie, writeCookie } from '../../runtime/page/cookies.ts'
import { appUrl } from '../../runtime/page/paths.ts'
import { resetSettings } from '../../runtime/page/settings.ts'
import { onWholeSecond } from '../../test/harness/clock.ts'
import { nextEvent, until, warningsOf } from '../../test/harness/component.ts'
import { withOlderCookies } from '../../test/harness/media/older-paths.ts'
import { $consent, acceptAll, declineAll, refreshConsent, revokeConsent, saveConsent } from './consent.ts'
import { signalsOf } from './reactions/google.ts'

type Page = {
  cookieConsent?: object
  dataLayer?: ArrayLike<unknown>[]
  shopSettings?: Record<string, unknown>
}
const page = globalThis as unknown as Page

const NAME = 'cookie-consent'
const ALL = { preferences: true, statistics: true, marketing: true }
const NONE = { preferences: false, statistics: false, marketing: false }

const given = (settings: object) => {
  page.shopSettings = { consentStamp: 'v1', ...settings }
  resetSettings()
}
const stored = (name = NAME) => JSON.parse(readCookie(name) ?? 'null')
const put = (value: unknown, name = NAME) =>
  writeCookie(name, typeof value === 'string' ? value : JSON.stringify(value), 1)

type CookieStore = { get(name: string): Promise<{ expires: number; path: string; sameSite: string }> }

describe('the consent of a visitor', () => {
  let stop = () => {}
  const start = () => {
    stop = $consent.listen(() => {})
  }

  beforeEach(() => {
    for (const name of [NAME, 'rgpd']) writeCookie(name, '', -1)
    given({})
  })
  afterEach(() => {
    stop()
    writeCookie(NAME, '', -1)
    refreshConsent()
    delete page.dataLayer
    delete page.shopSettings
    resetSettings()
  })

  it('is undecided without a cookie, and nothing is written before the choice [CONSENT-11]', () => {
    const before = document.cookie
    start()
    expect($consent.get()).to.deep.equal({ state: 'undecided' })
    expect(document.cookie).to.equal(before)
    expect(page.cookieConsent).to.equal(undefined)
  })

  it('is valid while its stamp is the present one [CONSENT-12, CONSENT-13]', () => {
    put({ stamp: 'v1', ...ALL })
    start()
    expect($consent.get()).to.deep.equal({ state: 'decided', setting: { stamp: 'v1', ...ALL } })
    stop()
    given({ consentStamp: 'v2' })
    start()
    expect($consent.get().state).to.equal('undecided')
    expect(page.cookieConsent).to.equal(undefined)
  })

  for (const [what, value] of [
    ['no JSON', 'yes'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[true,true,true]'],
    ['a broken encoding', '%E0%A4%A'],
    ['a missing category', { stamp: 'v1', preferences: true, statistics: true }],
    ['words for booleans', { stamp: 'v1', preferences: 'true', statistics: 'true', marketing: 'true' }],
    ['nothing', ''],
  ] as const)
    it(`ignores a cookie with ${what}`, () => {
      put(value)
      start()
      expect($consent.get().state).to.equal('undecided')
    })

  it('is that of the present stamp, whatever path has an older one, and the next choice is the only one', () => {
    const older = (stamp: string) => encodeURIComponent(JSON.stringify({ stamp, ...NONE }))
    for (const [here, whole] of [
      ['v0', 'v1'],
      ['v1', 'v0'],
    ] as const) {
      const end = withOlderCookies(NAME, { '/vt-older': older(here), '/': older(whole) })
      try {
        start()
        expect($consent.get()).to.deep.equal({ state: 'decided', setting: { stamp: 'v1', ...NONE } })
        acceptAll()
        stop()
        expect(document.cookie.split('; ').filter((pair) => pair.startsWith(NAME))).to.have.length(1)
        expect(stored()).to.deep.equal({ stamp: 'v1', ...ALL })
      } finally {
        end()
      }
    }
  })

  it('is that of the whole site if a folder has another one of the same stamp', () => {
    const kept = (choice: object) => encodeURIComponent(JSON.stringify({ stamp: 'v1', ...choice }))
    const end = withOlderCookies(NAME, { '/vt-older': kept(ALL), '/': kept(NONE) })
    try {
      start()
      expect($consent.get().setting).to.include(NONE)
    } finally {
      end()
    }
  })

  it('is stored as JSON of stamp and three booleans, nothing else [CONSENT-05, CONSENT-06, CONSENT-07]', () => {
    start()
    saveConsent({ ...NONE, statistics: true, more: 1 } as typeof NONE)
    expect(stored()).to.deep.equal({ stamp: 'v1', preferences: false, statistics: true, marketing: false })
    expect(Object.keys(stored())).to.deep.equal(['stamp', 'preferences', 'statistics', 'marketing'])
  })

  it('is kept for 8760 hours at the root of the site [LIMIT-001, LIMIT-002]', async () => {
    const now = onWholeSecond(acceptAll)
    const { cookieStore } = globalThis as unknown as { cookieStore: CookieStore }
    const { expires, path, sameSite } = await cookieStore.get(NAME)
    expect([path, sameSite]).to.deep.equal(['/', 'lax'])
    expect(expires).to.equal(now + 8760 * 3_600_000)
  })

  it('is in the cookie that the page names; its default is cookie-consent [CONSENT-08, CONSENT-09]', () => {
    acceptAll()
    expect(stored()).to.include(ALL)
    given({ consentCookieName: 'rgpd' })
    refreshConsent()
    expect($consent.get().state).to.equal('undecided')
    declineAll()
    expect(stored('rgpd')).to.include(NONE)
    writeCookie('rgpd', '', -1)
  })

  it('is valid in its page if the browser refuses cookies', () => {
    start()
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true })
    acceptAll()
    refreshConsent()
    expect($consent.get().state).to.equal('decided')
    revokeConsent()
    Reflect.deleteProperty(document, 'cookie')
    expect($consent.get().state).to.equal('undecided')
  })

  it('can be all, none or some of the categories, and page scripts see it [CONSENT-14, CONSENT-15, CONSENT-10, CONSENT-30]', () => {
    start()
    acceptAll()
    expect(stored()).to.deep.equal({ stamp: 'v1', ...ALL })
    expect(page.cookieConsent).to.deep.equal(stored())
    declineAll()
    expect(stored()).to.deep.equal({ stamp: 'v1', ...NONE })
    expect(page.cookieConsent).to.deep.equal(stored())
  })

  it('is announced with its settings, after it is stored [CONSENT-20, CONSENT-30]', () => {
    start()
    const details: unknown[] = []
    const onEvent = (event: Event) => details.push((event as CustomEvent).detail, stored(), $consent.get().state)
    document.addEventListener('consent:set', onEvent)
    declineAll()
    document.removeEventListener('consent:set', onEvent)
    const setting = { stamp: 'v1', ...NONE }
    expect(details).to.deep.equal([setting, setting, 'decided'])
  })

  it("calls the page's callback for a yes or for a no, never both [CONSENT-21, CONSENT-23]", () => {
    const called: unknown[] = []
    given({
      onConsentAccept: (setting: unknown) => called.push('yes', setting),
      onConsentDecline: () => called.push('no'),
    })
    start()
    declineAll()
    expect(called.splice(0)).to.deep.equal(['no'])
    saveConsent({ ...NONE, marketing: true })
    expect(called.splice(0)).to.deep.equal(['yes', { stamp: 'v1', ...NONE, marketing: true }])
    saveConsent({ ...NONE, statistics: true })
    expect(called[0]).to.equal('yes')
  })

  it('needs no callback, and survives one that throws or is not a function [CONSENT-22]', async () => {
    start()
    declineAll()
    given({ onConsentDecline: 'soon' })
    declineAll()
    given({
      onConsentDecline: () => {
        throw new Error('of the theme')
      },
    })
    const warnings = await warningsOf(declineAll)
    expect(warnings.join()).to.contain('of the theme')
    expect(stored()).to.include(NONE)
  })

  it('can be withdrawn: the cookie and the page’s object are deleted', async () => {
    start()
    acceptAll()
    const withdrawn = nextEvent('consent:revoke')
    revokeConsent()
    await withdrawn
    expect(readCookie(NAME)).to.equal(undefined)
    expect(page.cookieConsent).to.equal(undefined)
    expect($consent.get().state).to.equal('undecided')
  })

  it('follows another tab, and notifies it', async () => {
    start()
    const otherTab = new BroadcastChannel(`vitrine:consent:${appUrl('')}`)
    const notified = nextEvent('message', otherTab)
    declineAll()
    await notified
    put({ stamp: 'v1', ...ALL })
    const announced = nextEvent('consent:set')
    otherTab.postMessage('changed')
    expect((await announced).detail).to.deep.equal({ stamp: 'v1', ...ALL })
    expect(page.cookieConsent).to.include(ALL)
    writeCookie(NAME, '', -1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect($consent.get().state).to.equal('undecided')
    otherTab.close()
  })

  it('lasts for the page when the browser refuses cookies, and nothing throws', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
    try {
      start()
      acceptAll()
      document.dispatchEvent(new Event('visibilitychange'))
      expect($consent.get()).to.deep.equal({ state: 'decided', setting: { stamp: 'v1', ...ALL } })
      expect(page.cookieConsent).to.include(ALL)
      revokeConsent()
      expect($consent.get().state).to.equal('undecided')
    } finally {
      Reflect.deleteProperty(document, 'cookie')
    }
  })
})

describe('the signals for a tag manager', () => {
  const sentTo = () => (page.dataLayer ?? []).map((entry) => Array.from(entry))
  let stop = () => {}
  const start = () => {
    stop = $consent.listen(() => {})
  }

  beforeEach(() => {
    writeCookie(NAME, '', -1)
    given({})
    page.dataLayer = []
  })
  afterEach(() => {
    stop()
    writeCookie(NAME, '', -1)
    refreshConsent()
    delete page.dataLayer
    delete page.shopSettings
    resetSettings()
  })

  it('deny everything until the visitor chooses, in the format of gtag', () => {
    start()
    expect(sentTo()).to.deep.equal([['consent', 'default', signalsOf(NONE)]])
    expect(Object.prototype.toString.call(page.dataLayer?.[0])).to.equal('[object Arguments]')
    expect(Object.values(signalsOf(NONE)).every((signal) => signal === 'denied')).to.equal(true)
  })

  it('follow each change of the choice, once', () => {
    start()
    saveConsent({ ...NONE, statistics: true })
    saveConsent({ ...NONE, statistics: true })
    revokeConsent()
    const [, ...updates] = sentTo()
    expect(updates).to.deep.equal([
      ['consent', 'update', signalsOf({ ...NONE, statistics: true })],
      ['consent', 'update', signalsOf(NONE)],
    ])
  })

  it('are granted on the next page, and not again by a tag that is added later', () => {
    put({ stamp: 'v1', ...ALL })
    start()
    stop()
    start()
    expect(sentTo()).to.deep.equal([
      ['consent', 'default', signalsOf(NONE)],
      ['consent', 'update', signalsOf(ALL)],
    ])
  })

  it('leave the defaults to a page that has sent them', () => {
    page.dataLayer = [{ length: 0 }, ['consent', 'default', {}], { event: 'x' } as never]
    start()
    expect(page.dataLayer?.length).to.equal(3)
  })

  it('represent the categories as the table says', () => {
    const granted = (choice: object) =>
      Object.entries(signalsOf({ ...NONE, ...choice })).flatMap(([name, signal]) =>
        signal === 'granted' ? [name] : [],
      )
    expect(granted({ marketing: true })).to.deep.equal(['ad_storage', 'ad_user_data', 'ad_personalization'])
    expect(granted({ statistics: true })).to.deep.equal(['analytics_storage'])
    expect(granted({ preferences: true })).to.deep.equal(['functionality_storage', 'personalization_storage'])
  })

  it('are not sent without a data layer, and an invalid one causes no error', async () => {
    delete page.dataLayer
    start()
    acceptAll()
    expect(page.dataLayer).to.equal(undefined)
    page.dataLayer = Object.assign([], {
      push: () => {
        throw new Error('full')
      },
    })
    const warnings = await warningsOf(declineAll)
    expect(warnings.join()).to.contain('full')
    await until(() => stored()?.marketing === false)
  })
})
