import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { readCookie, writeCookie } from '../../../runtime/page/cookies.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { declineAll, refreshConsent, revokeConsent } from '../../../stores/consent/consent.ts'
import { axeFindings, mount, nextEvent, until, warningsOf } from '../../../test/harness/component.ts'
import './index.ts'

type Banner = HTMLElement & { stamp: string; cookieName: string | null }

const put = async (markup = '<consent-banner></consent-banner>') => {
  const place = await mount(`<div>${markup}</div>`)
  const host = place.querySelector('consent-banner') as Banner
  return { place, host, press: (part: string) => host.querySelector<HTMLElement>(`[data-part=${part}]`)?.click() }
}

const isShown = (element: Element) => getComputedStyle(element).display !== 'none'
const stored = (name = 'cookie-consent') => JSON.parse(readCookie(name) ?? 'null')
const choices = (is: boolean) => ({ preferences: is, statistics: is, marketing: is })
const forget = () => {
  for (const name of ['cookie-consent', 'rgpd']) writeCookie(name, '', -1)
  refreshConsent()
}

describe('<consent-banner>', () => {
  before(loadStrings)
  beforeEach(forget)
  afterEach(async () => {
    forget()
    await setViewport({ width: 800, height: 600 })
  })

  it('asks who has not chosen: accept, decline or choose, as a landmark with a name [CONSENT-11, CONSENT-27]', async () => {
    const { host } = await put()
    expect(isShown(host)).to.equal(true)
    expect([host.role ?? host.getAttribute('role'), host.ariaLabel]).to.deep.equal(['region', 'Cookies et vie privée'])
    expect([...host.querySelectorAll('button')].map(({ textContent }) => textContent)).to.deep.equal([
      'Tout accepter',
      'Tout refuser',
      'Choisir',
    ])
    expect(await axeFindings()).to.deep.equal([])
  })

  it('shows declining as plainly as accepting', async () => {
    const { host } = await put()
    const look = (part: string) => {
      const button = host.querySelector(`[data-part=${part}]`) as HTMLElement
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button)
      return [color, backgroundColor, fontSize, fontWeight, borderColor, button.offsetHeight]
    }
    expect(look('decline')).to.deep.equal(look('accept'))
  })

  it('does not ask a visitor who has chosen, and asks again for another stamp [CONSENT-12, CONSENT-13]', async () => {
    writeCookie('cookie-consent', JSON.stringify({ stamp: 'v1', ...choices(true) }), 1)
    const { host } = await put('<consent-banner stamp="v1"></consent-banner>')
    expect(isShown(host)).to.equal(false)
    host.setAttribute('stamp', 'v2')
    await until(() => isShown(host))
    host.stamp = 'v1'
    await until(() => !isShown(host) && host.getAttribute('stamp') === 'v1')
  })

  for (const [part, is] of [
    ['accept', true],
    ['decline', false],
  ] as const)
    it(`saves, announces and closes by "${part}" [CONSENT-14, CONSENT-15, CONSENT-18, CONSENT-19, CONSENT-20]`, async () => {
      const { host, press } = await put('<consent-banner stamp="v1"></consent-banner>')
      const set = nextEvent('consent:set')
      press(part)
      expect((await set).detail).to.deep.equal({ stamp: 'v1', ...choices(is) })
      expect(stored()).to.deep.equal({ stamp: 'v1', ...choices(is) })
      await until(() => !isShown(host))
    })

  it('writes the cookie under the name it is given [CONSENT-08]', async () => {
    const { host, press } = await put('<consent-banner cookie-name="rgpd"></consent-banner>')
    press('accept')
    expect([stored('rgpd')?.marketing, stored()]).to.deep.equal([true, null])
    await until(() => !isShown(host))
    host.cookieName = null
    await until(() => isShown(host) && !host.hasAttribute('cookie-name'))
  })

  it('opens the choices of a page that has no modal yet [CONSENT-28]', async () => {
    const { press } = await put()
    press('choose')
    const modal = await until(() => document.querySelector('consent-modal'))
    expect(modal.parentElement === document.body).to.equal(true)
    modal.remove()
  })

  it('is no dialog: it takes no focus, holds none, and Escape decides nothing', async () => {
    const before = await mount<HTMLElement>('<button type="button">Before</button>')
    before.focus()
    const { host } = await put()
    expect(document.activeElement === before).to.equal(true)
    await sendKeys({ press: 'Tab' })
    expect(host.contains(document.activeElement)).to.equal(true)
    await sendKeys({ press: 'Escape' })
    expect([isShown(host), stored()]).to.deep.equal([true, null])
    await sendKeys({ press: 'Shift+Tab' })
    expect(document.activeElement === before).to.equal(true)
  })

  it('restores the focus to the element that had it before, or to the content of the page', async () => {
    const before = await mount<HTMLElement>('<button type="button">Before</button>')
    const { host } = await put()
    before.focus()
    host.querySelector<HTMLElement>('[data-part=decline]')?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => document.activeElement === before)
    forget()
    await until(() => isShown(host))
    const main = await mount<HTMLElement>('<main>Content</main>')
    const gone = await mount<HTMLElement>('<button type="button">Gone</button>')
    gone.focus()
    host.querySelector<HTMLElement>('[data-part=decline]')?.focus()
    gone.remove()
    await sendKeys({ press: 'Enter' })
    await until(() => document.activeElement === main)
  })

  it('asks anew after a withdrawal, and has the focus then', async () => {
    declineAll()
    const { host } = await put()
    expect(isShown(host)).to.equal(false)
    revokeConsent()
    await until(() => isShown(host) && document.activeElement === host)
  })

  it('moves nothing and hides nothing: the page grows by its height, and focus is scrolled out from under it', async () => {
    const content = await mount<HTMLElement>('<div></div>')
    content.style.setProperty('block-size', '1500px')
    const last = document.createElement('button')
    last.textContent = 'Last'
    const lastPlace = await mount<HTMLElement>('<p></p>')
    lastPlace.append(last)
    const top = content.getBoundingClientRect().top
    const { host, press } = await put()
    await until(() => getComputedStyle(document.documentElement).scrollPaddingBlockEnd !== 'auto')
    expect(content.getBoundingClientRect().top).to.equal(top)
    last.focus()
    await until(() => last.getBoundingClientRect().bottom <= host.getBoundingClientRect().top)
    window.scrollTo(0, 0)
    press('decline')
    await until(() => !document.documentElement.hasAttribute('data-vt-bar'))
  })

  for (const [width, height] of [
    [360, 640],
    [320, 256],
  ] as const)
    it(`shows its buttons at ${width} × ${height} without scrolling sideways`, async () => {
      const content = await mount<HTMLElement>('<div></div>')
      content.style.setProperty('block-size', '1500px')
      await setViewport({ width, height })
      const { host } = await put()
      expect(host.scrollWidth).to.be.at.most(host.clientWidth)
      for (const button of host.querySelectorAll('button')) {
        button.scrollIntoView()
        const { top, bottom, left, right } = button.getBoundingClientRect()
        expect([top >= 0, bottom <= height, left >= 0, right <= width]).to.deep.equal([true, true, true, true])
      }
    })

  it('stays over the page in a tall window, and lies at its end in a short one', async () => {
    const content = await mount<HTMLElement>('<div></div>')
    content.style.setProperty('block-size', '1500px')
    const { host } = await put()
    const bottom = () => Math.round(host.getBoundingClientRect().bottom)
    await until(() => bottom() > innerHeight / 2 && bottom() <= innerHeight)
    await setViewport({ width: 640, height: 400 })
    await until(() => document.body.getBoundingClientRect().bottom - bottom() < 40)
    expect(bottom()).to.be.above(innerHeight)
  })

  it('shows the shop’s own text instead of its text, and the link to its policy, also if they are added later', async () => {
    const { host } = await put('<consent-banner><a slot="policy" href="#p">Policy</a></consent-banner>')
    const text = host.querySelector('[data-part=text]') as HTMLElement
    expect([text.hidden, host.lastElementChild?.getAttribute('data-part')]).to.deep.equal([false, 'actions'])
    host.append(Object.assign(document.createElement('p'), { textContent: '<b>Ours</b>' }))
    await until(() => host.querySelector<HTMLElement>('[data-part=text]')?.hidden)
    expect(host.lastElementChild?.getAttribute('data-part')).to.equal('actions')
    expect(host.querySelector('b') === null).to.equal(true)
    expect(host.querySelector('a')?.textContent).to.equal('Policy')
  })

  it('is shown by one of two tags, and by the other one after a removal', async () => {
    const { place, host } = await put('<consent-banner></consent-banner><consent-banner></consent-banner>')
    const second = place.lastElementChild as HTMLElement
    expect([isShown(host), isShown(second)]).to.deep.equal([true, false])
    host.remove()
    await until(() => isShown(second))
    place.append(host)
    await until(() => host.querySelectorAll('button').length === 3)
  })

  it('leaves nothing in the page after its removal', async () => {
    const { host } = await put('<consent-banner>Own <b>words</b></consent-banner>')
    host.remove()
    await until(() => host.childElementCount === 1)
    expect(host.getAttributeNames().filter((name) => name !== 'style')).to.deep.equal([])
    expect(document.documentElement.hasAttribute('data-vt-bar')).to.equal(false)
  })

  it('works where cookies are refused', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
    try {
      const { host, press } = await put()
      const warnings = await warningsOf(() => press('accept'))
      await until(() => !isShown(host))
      expect(warnings).to.deep.equal([])
      revokeConsent()
    } finally {
      Reflect.deleteProperty(document, 'cookie')
    }
  })

  it('has no motion under reduced motion', async () => {
    const { host } = await put()
    const reduced = [...document.styleSheets].some((sheet) =>
      [...sheet.cssRules].some((rule) => rule.cssText.includes('data-vt-end-bar') && rule.cssText.includes('reduce')),
    )
    expect([reduced, isShown(host)]).to.deep.equal([true, true])
  })
})
