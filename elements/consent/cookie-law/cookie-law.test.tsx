import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { readCookie, writeCookie } from '../../../runtime/page/cookies.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { onWholeSecond } from '../../../test/harness/clock.ts'
import { axeFindings, hydrateAll, hydrated, mount, nextEvent, until } from '../../../test/harness/component.ts'
import { cookieLaw } from './definition.ts'
import './index.ts'

/** A cookie is remembered for the lifetime of the page, so each test has its own. */
let name = ''
let count = 0

const put = async (inner = '<p>Cookies. <a href="#more">More</a></p><button type="button">Understood</button>') => {
  const place = await mount(`<div><cookie-law cookie-name="${name}">${inner}</cookie-law></div>`)
  const host = place.querySelector('cookie-law') as HTMLElement & { cookieName: string }
  return { place, host, press: () => host.querySelector('button')?.click() }
}

const isShown = (element: Element) => getComputedStyle(element).display !== 'none'

describe('<cookie-law>', () => {
  before(() => loadStrings(cookieLaw.strings))
  beforeEach(() => {
    count += 1
    name = `law-${count}`
  })
  afterEach(() => writeCookie(name, '', -1))

  it('closes by its button, and is not shown again [LIMIT-004]', async () => {
    const { host, press } = await put()
    expect([isShown(host), readCookie(name)]).to.deep.equal([true, undefined])
    expect(await axeFindings()).to.deep.equal([])
    const accepted = nextEvent('cookielaw:accept', host)
    press()
    await accepted
    await until(() => !isShown(host))
    expect(readCookie(name)).to.equal('true')
    expect(isShown((await put()).host)).to.equal(false)
  })

  it('renders a button with a style where the theme sent none', async () => {
    const { host } = await put('')
    hydrateAll(host)
    const button = await until(() => host.querySelector('[data-part=accept]'))
    const { borderTopStyle, minBlockSize } = getComputedStyle(button)
    expect([borderTopStyle, minBlockSize]).to.deep.equal(['solid', '44px'])
  })

  it('keeps a distance to the end of the window below the button, whoever sent it', async () => {
    for (const inner of [undefined, '']) {
      const { host } = await put(inner)
      hydrateAll(host)
      const button = await until(() => host.querySelector('button'))
      await Promise.allSettled(host.getAnimations().map(({ finished }) => finished))
      const distance = host.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom
      expect(distance).to.be.above(15)
      host.remove()
    }
  })

  it('stores this in the cookie "cookie-law" by default [LIMIT-004]', () => {
    const host = document.createElement('cookie-law') as HTMLElement & { cookieName: string }
    expect(host.cookieName).to.equal('cookie-law')
  })

  it('stores this for 8760 hours at the root of the site [LIMIT-003]', async () => {
    const { press } = await put()
    const now = onWholeSecond(press)
    const { cookieStore } = globalThis as unknown as {
      cookieStore: { get(name: string): Promise<{ expires: number; path: string }> }
    }
    const { expires, path } = await cookieStore.get(name)
    expect(path).to.equal('/')
    expect(expires).to.equal(now + 8760 * 3_600_000)
  })

  it('is not shown to who has the cookie', async () => {
    writeCookie(name, '1', 1)
    const { host } = await put()
    expect(isShown(host)).to.equal(false)
    host.cookieName = `${name}-other`
    await until(() => isShown(host))
  })

  it('renders the parts that the server did not send, and removes them when the server’s are added', async () => {
    const { host } = await put('')
    expect(host.querySelector('p')?.textContent).to.equal('Cette boutique utilise des cookies pour fonctionner.')
    expect(host.querySelector('button')?.textContent).to.equal('J’ai compris')
    host.prepend(Object.assign(document.createElement('p'), { textContent: '<b>Ours</b>' }))
    await until(() => host.querySelectorAll('p').length === 1)
    host.append(Object.assign(document.createElement('button'), { textContent: 'Yes' }))
    await until(() => host.querySelectorAll('button').length === 1)
    expect([host.querySelector('b') === null, host.textContent]).to.deep.equal([true, '<b>Ours</b>Yes'])
  })

  it('keeps the text beside a button of the server', async () => {
    const { host } = await put('<button type="button">Yes</button>')
    expect([host.querySelectorAll('p').length, host.querySelectorAll('button').length]).to.deep.equal([1, 1])
  })

  it('takes the button of a form that is for browsers without JavaScript', async () => {
    const { host, press } = await put('<form action="/elsewhere" method="post">Cookies <button>Yes</button></form>')
    host.addEventListener('submit', () => expect.fail('The form was sent.'))
    press()
    await until(() => !isShown(host))
  })

  it('is no dialog: keys reach the page, and Escape does not close it', async () => {
    const before = await mount<HTMLElement>('<button type="button">Before</button>')
    const { host } = await put()
    before.focus()
    for (const key of ['Tab', 'Escape', 'Tab']) await sendKeys({ press: key })
    expect([isShown(host), document.activeElement?.textContent]).to.deep.equal([true, 'Understood'])
    await sendKeys({ press: 'Enter' })
    await until(() => !isShown(host) && document.activeElement === before)
  })

  it('leaves links alone', async () => {
    const { host } = await put()
    host.addEventListener('click', (event) => event.preventDefault())
    host.querySelector('a')?.click()
    expect(isShown(host)).to.equal(true)
  })

  it('is shown by one of two tags', async () => {
    const { place, host, press } = await put()
    const twin = host.cloneNode(true) as HTMLElement
    place.append(twin)
    hydrateAll(twin)
    expect([isShown(host), isShown(twin)]).to.deep.equal([true, false])
    press()
    await until(() => !isShown(host))
    expect(isShown(twin)).to.equal(false)
  })

  it('stays closed for the lifetime of the page where cookies are refused', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
    try {
      const { place, host, press } = await put()
      press()
      await until(() => !isShown(host))
      host.remove()
      await Promise.resolve()
      place.append(host)
      await hydrated(host)
      expect(isShown(host)).to.equal(false)
    } finally {
      Reflect.deleteProperty(document, 'cookie')
    }
  })
})
