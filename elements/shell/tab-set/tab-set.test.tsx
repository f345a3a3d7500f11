import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { axeFindings, hydrated, mount, nextEvent, rendered, until } from '../../../test/harness/component.ts'
import './index.ts'

const MARKUP = `<tab-set><ul data-part="tabs"><li><a href="#text">Text</a></li><li><a href="#care">Care</a></li>
  <li><a href="#parcel">Parcel</a></li></ul>
  <section id="text"><h2>Text</h2><a class="inner" href="#deep">To the parcel</a></section>
  <section id="care"><h2>Care</h2><p>By hand</p></section>
  <section id="parcel"><h2>Parcel</h2><p id="deep">In straw</p></section></tab-set>`

type TabSet = HTMLElement & { active: number | undefined }

const start = location.href

async function put(markup = MARKUP) {
  const page = await mount(`<div>${markup}</div>`)
  const host = page.querySelector('tab-set') as TabSet
  const find = <E extends HTMLElement>(selector: string) => page.querySelector(selector) as E
  return { page, host, find, tabs: [...host.querySelectorAll<HTMLElement>('[role=tab]')] }
}

/** The visible sections. */
const shown = (root: Element) =>
  [...root.querySelectorAll('[role=tabpanel]')].filter((panel) => !panel.hasAttribute('hidden')).map(({ id }) => id)

const selected = (root: Element) =>
  [...root.querySelectorAll('[role=tab][aria-selected=true][tabindex="0"]')].map(({ textContent }) => textContent)

describe('<tab-set>', () => {
  afterEach(() => history.replaceState(null, '', start))

  it('shows one section, named by its tab, and passes axe', async () => {
    const { host, page, find } = await put()
    expect([shown(host), selected(host)]).to.deep.equal([['text'], ['Text']])
    expect(find('#text').getAttribute('aria-labelledby')).to.equal(find('[role=tab]').id)
    expect(find('#care p').checkVisibility({ contentVisibilityAuto: true })).to.equal(false)
    expect(find('#care').getBoundingClientRect().height).to.equal(0)
    expect(await axeFindings(page)).to.deep.equal([])
  })

  it('shows another by a click on its tab, and emits an event', async () => {
    const { host, tabs } = await put()
    const changed = nextEvent('tab:change', host)
    tabs[1]?.click()
    expect((await changed).detail).to.deep.equal({ index: 1, panel: 'care' })
    expect([shown(host), selected(host), host.active]).to.deep.equal([['care'], ['Care'], 1])
    expect(location.hash).to.equal('')
  })

  it('ignores a click for a new tab of the browser', async () => {
    const { host, tabs } = await put()
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    tabs[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(shown(host)).to.deep.equal(['text'])
  })

  it('follows the keys, and is one tab stop', async () => {
    const { host, tabs, find } = await put()
    tabs[0]?.focus()
    for (const [key, panel] of [
      ['ArrowRight', 'care'],
      ['End', 'parcel'],
      ['ArrowRight', 'text'],
      ['ArrowLeft', 'parcel'],
      ['Home', 'text'],
    ] as const) {
      await sendKeys({ press: key })
      expect(shown(host), key).to.deep.equal([panel])
      expect(document.activeElement?.getAttribute('aria-controls')).to.equal(panel)
    }
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement === find('#text')).to.equal(true)
  })

  it('never leads the Tab key, or assistive technology, to a hidden section', async () => {
    const { page, find, tabs } = await put(`${MARKUP}<button class="after">After</button>`)
    tabs[0]?.focus()
    for (const next of ['#text', '.inner', '.after']) {
      await sendKeys({ press: 'Tab' })
      expect(document.activeElement === find(next), next).to.equal(true)
    }
    const isHidden = () => [...page.querySelectorAll('[role=tabpanel]')].map((panel) => panel.ariaHidden)
    expect(isHidden()).to.deep.equal([null, 'true', 'true'])
    tabs[1]?.click()
    await rendered()
    expect(isHidden()).to.deep.equal(['true', null, 'true'])
  })

  it('keeps the chosen tab distinct in forced colours, also where a theme colours its links', async () => {
    const { tabs } = await put(`<style>a { color: blue }</style>${MARKUP}`)
    await emulateMedia({ forcedColors: 'active' })
    const edge = (tab?: HTMLElement) => tab && getComputedStyle(tab).borderBlockEndColor
    expect(edge(tabs[1])).to.equal(edge(tabs[2]))
    expect(edge(tabs[0])).not.to.equal(edge(tabs[1]))
    await emulateMedia({ forcedColors: 'none' })
  })

  it('fades a section in, in 150 ms [LIMIT-092]; at once with reduced motion', async () => {
    const { find } = await put()
    const { transitionProperty, transitionDuration } = getComputedStyle(find('#text'))
    expect([transitionProperty, transitionDuration]).to.deep.equal(['opacity', '0.15s'])
    await emulateMedia({ reducedMotion: 'reduce' })
    expect(getComputedStyle(find('#text')).transitionDuration).to.equal('0s')
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('opens the section of the address, or the one that contains its target', async () => {
    for (const [hash, panel] of [
      ['#care', 'care'],
      ['#deep', 'parcel'],
      ['#elsewhere', 'text'],
      ['#%E0%A4', 'text'],
    ] as const) {
      history.replaceState(null, '', hash)
      const { host, page } = await put()
      expect(shown(host), hash).to.deep.equal([panel])
      page.remove()
    }
  })

  it('opens the section that a link leads to, before the page scrolls there', async () => {
    const { host, page, find } = await put(`${MARKUP}<a class="outer" href="#care">Care</a>`)
    find('.outer').click()
    await rendered()
    expect(shown(host)).to.deep.equal(['care'])
    history.replaceState(null, '', start)
    location.hash = '#deep'
    await nextEvent('hashchange', window)
    await until(() => shown(page)[0] === 'parcel')
  })

  it('moves focus out of a section that is hidden', async () => {
    const { host, find } = await put()
    find('.inner').focus()
    host.active = 1
    await rendered()
    expect(document.activeElement === find('#care')).to.equal(true)
  })

  it('lets a search in the page find hidden content', async () => {
    const { host, find } = await put()
    expect(find('#care').getAttribute('hidden')).to.equal('until-found')
    find('#deep').dispatchEvent(new Event('beforematch', { bubbles: true }))
    await until(() => shown(host)[0] === 'parcel')
  })

  it('follows its attribute; an index without a tab shows the first', async () => {
    const { host } = await put(MARKUP.replace('<tab-set>', '<tab-set active="2">'))
    let changes = 0
    host.addEventListener('tab:change', () => {
      changes += 1
    })
    expect(shown(host)).to.deep.equal(['parcel'])
    host.setAttribute('active', '9')
    await rendered()
    expect([shown(host), changes]).to.deep.equal([['text'], 1])
    host.removeAttribute('active')
    await rendered()
    expect([shown(host), changes]).to.deep.equal([['text'], 1])
  })

  it('accepts sections and tabs that are added later, and keeps the chosen one', async () => {
    const { host, find } = await put('<tab-set active="1"></tab-set>')
    const parts = (await mount(`<div>${MARKUP.replaceAll('tab-set', 'div')}</div>`)).querySelectorAll('ul, section')
    for (const part of parts) {
      host.append(part)
      await new Promise(requestAnimationFrame)
    }
    expect(shown(host)).to.deep.equal(['care'])
    find('ul').insertAdjacentHTML('beforeend', '<li><a href="#more">More</a></li><li><a href="/fr/all#x">All</a></li>')
    host.insertAdjacentHTML('beforeend', '<section id="more">More</section>')
    await until(() => host.querySelectorAll('[role=tab]').length === 4)
    expect(find('#more').hasAttribute('hidden')).to.equal(true)
  })

  it('keeps a set inside a section to itself', async () => {
    const inner = `<tab-set class="two"><ul data-part="tabs"><li><a href="#x">X</a></li><li><a href="#y">Y</a></li></ul>
      <div id="x">X</div><div id="y"><b id="z">Y</b></div></tab-set>`
    const far = '<li><a class="far" href="#x">To X</a></li></ul>\n  <section id="text">'
    const { host, find } = await put(
      MARKUP.replace('<p>By hand</p>', inner).replace('</ul>\n  <section id="text">', far),
    )
    expect(find('.far').hasAttribute('role')).to.equal(false)
    find('.two [href="#y"]').click()
    await rendered()
    expect(shown(find('.two'))).to.deep.equal(['y'])
    expect(shown(host)).to.deep.equal(['text', 'y'])
    find('.two [href="#y"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
    await rendered()
    expect(shown(host)).to.deep.equal(['text', 'x'])
    location.hash = '#z'
    await nextEvent('hashchange', window)
    await rendered()
    expect(shown(host)).to.deep.equal(['care', 'y'])
  })

  it('keeps two equal tab sets apart, also a clone', async () => {
    const { page, host, tabs } = await put()
    const clone = host.cloneNode(true) as HTMLElement
    page.append(clone)
    await hydrated(clone)
    tabs[2]?.click()
    await rendered()
    expect([shown(host), shown(clone)]).to.deep.equal([['parcel'], ['text']])
    const ids = [...page.querySelectorAll('[role=tab]')].map(({ id }) => id)
    expect(new Set(ids).size).to.equal(6)
  })

  it('keeps its state when it is moved, or removed and inserted again', async () => {
    const { page, host, tabs } = await put()
    tabs[1]?.click()
    page.prepend(host)
    host.remove()
    await new Promise(requestAnimationFrame)
    page.append(host)
    await hydrated(host)
    expect(shown(host)).to.deep.equal(['care'])
    tabs[2]?.click()
    await until(() => shown(host)[0] === 'parcel')
  })
})
