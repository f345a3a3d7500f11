import { expect } from '@open-wc/testing'
import { clickEvent, heading, inASite, LINKS, putLoader, shows } from '../../../test/harness/loader.ts'
import { asked, leftAlone, pageOf, serve } from '../../../test/harness/pages.ts'
import { settings } from '../../page/settings.ts'
import { linkRules, visit } from '../visit.ts'

/** Clicks on a link in the markup; true if it was left to the browser. */
async function isLeft(markup: string, init: MouseEventInit = {}, attributes = ''): Promise<boolean> {
  const { area } = await putLoader(attributes, markup)
  const before = location.href
  area.querySelector('[data-click], a, area')?.dispatchEvent(clickEvent(init))
  const wasLeft = leftAlone.length === 1
  if (wasLeft) expect([asked.length, location.href, heading()]).to.deep.equal([0, before, 'Start'])
  return wasLeft
}

const LEFT: [what: string, markup: string][] = [
  ['has a scheme [NAV-07]', `<a href="${location.origin}/fr/a">x</a>`],
  ['is an address of mail [NAV-07]', '<a href="mailto:a@b.example">x</a>'],
  ['is a telephone number [NAV-07]', '<a href="tel:123">x</a>'],
  ['signs off [NAV-08]', '<a href="/fr/security/LogOff">x</a>'],
  ['is a pdf [NAV-09]', '<a href="/fr/terms.pdf?x=1#page=2">x</a>'],
  ['ends in .js [NAV-09]', '<a href="/fr/code.js">x</a>'],
  ['ends in .html [NAV-09]', '<a href="/fr/old.html">x</a>'],
  ['has the class no-ajax [NAV-10]', '<a class="x no-ajax" href="/fr/a">x</a>'],
  ['has the class ajax-tab [NAV-11]', '<a class="ajax-tab" href="/fr/a">x</a>'],
  ['opens a new window [NAV-12]', '<a target="_blank" href="/fr/a">x</a>'],
  ['opens in a frame', '<a target="frame" href="/fr/a">x</a>'],
  ['toggles something [NAV-13]', '<a data-toggle="collapse" href="/fr/a">x</a>'],
  ['toggles something of Bootstrap [NAV-13, NAV-70]', '<a data-bs-toggle="modal" href="/fr/a">x</a>'],
  ['is a button for something [NAV-70]', '<a role="button" aria-controls="x" href="/fr/a">x</a>'],
  ['is a tab [NAV-70]', '<a role="tab" aria-controls="x" href="/fr/a">x</a>'],
  ['is a download', '<a download href="/fr/a">x</a>'],
  ['leads to another site', '<a href="//elsewhere.example/fr/a">x</a>'],
  ['leads to another site by backslashes', '<a href="\\\\elsewhere.example/fr/a">x</a>'],
  ['leads to another culture', '<a href="/nl/a">x</a>'],
  ['is edited', '<p contenteditable><a href="/fr/a">x</a></p>'],
  ['is script', '<a href="javascript:void 0">x</a>'],
  ['is script in disguise', '<a href=" java\nscript:void 0">x</a>'],
  ['is data', '<a href="data:text/html,x">x</a>'],
  ['has no address', '<a data-click>x</a>'],
  ['cannot be read', '<a href="http://[">x</a>'],
]

const TAKEN: [what: string, markup: string][] = [
  ['a plain link', '<a href="/fr/a">x</a>'],
  ['an extension in the query only', '<a href="/fr/a?file=b.pdf">x</a>'],
  ['a target of the same window', '<a target="_self" href="/fr/a">x</a>'],
  ['what is inside a link', '<a href="/fr/a"><b data-click>x</b></a>'],
  ['a link in an SVG', '<svg><a href="/fr/a"><text data-click>x</text></a></svg>'],
  ['an old link in an SVG', '<svg><a xlink:href="/fr/a"><text data-click>x</text></a></svg>'],
  ['a part of an image map', '<map name="m"><area href="/fr/a"></map>'],
]

describe('links that load in place', () => {
  inASite()
  beforeEach(() => serve('/fr/a', () => new Response(pageOf('A'), { headers: { 'Content-Type': 'text/html' } })))

  for (const [what, markup] of LEFT) {
    it(`leaves a link to the browser that ${what}`, async () => {
      expect(await isLeft(markup)).to.equal(true)
    })
  }

  for (const [what, markup] of TAKEN) {
    it(`loads ${what}`, async () => {
      expect(await isLeft(markup)).to.equal(false)
      await shows('A')
    })
  }

  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    it(`leaves a click with ${JSON.stringify(init)} to the browser [NAV-14]`, async () => {
      expect(await isLeft('<a href="/fr/a">x</a>', init)).to.equal(true)
    })
  }

  it('loads links to the site that have a scheme, if its attribute is set so [NAV-07]', async () => {
    const link = `<a href="${location.origin}/fr/a">x</a>`
    expect(await isLeft(link, {}, 'same-origin-links')).to.equal(false)
    await shows('A')
  })

  it('leaves other schemes to the browser all the same [NAV-07]', async () => {
    expect(await isLeft('<a href="mailto:a@b.example">x</a>', {}, 'same-origin-links')).to.equal(true)
  })

  it('leaves other sites to the browser all the same [NAV-07]', async () => {
    expect(await isLeft('<a href="https://other.example/fr/a">x</a>', {}, 'same-origin-links')).to.equal(true)
  })

  it('loads a link inside an open shadow root', async () => {
    const { area } = await putLoader('', '<p id="host"></p>')
    const root = area.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot
    root.innerHTML = '<a href="/fr/a"><b>x</b></a>'
    root.querySelector('b')?.click()
    await shows('A')
  })

  it('leaves other application paths to the browser', async () => {
    settings().appPath = '/shop'
    expect(await isLeft('<a href="/fr/a">x</a>')).to.equal(true)
  })

  it('leaves a click alone that another listener has prevented, also one added later on the document or the window', async () => {
    const { click } = await putLoader()
    const take = (event: Event) => event.preventDefault()
    for (const target of [document.getElementById('a') as Element, document, window]) {
      target.addEventListener('click', take, { once: true })
      click('a')
    }
    expect([asked.length, leftAlone.length]).to.deep.equal([0, 0])
  })

  it('lets a theme add a rule', async () => {
    linkRules.basket = ({ url }) => url.pathname.endsWith('/a')
    const wasLeft = await isLeft('<a href="/fr/a">x</a>')
    delete linkRules.basket
    expect(wasLeft).to.equal(true)
  })

  it('lets a theme remove a rule', async () => {
    linkRules.noAjax = false
    expect(await isLeft('<a class="no-ajax" href="/fr/a">x</a>')).to.equal(false)
    delete linkRules.noAjax
    await shows('A')
  })

  it('requests past every cache for a link with the class no-cache, and for no other [NAV-64]', async () => {
    const { click } = await putLoader('', LINKS.replace('id="a"', 'id="a" class="no-cache"'))
    click('a')
    await shows('A')
    await visit('/fr/b')
    expect(asked.map(({ init }) => init.cache)).to.deep.equal(['no-store', 'default'])
  })
})
