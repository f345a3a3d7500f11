import { expect } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { axeFindings, mount, until, warningsOf } from '../../../test/harness/component.ts'
import './index.ts'

type Click = { href: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }

const CARD = `<article><h3><a href="/fr/catalog/product/1/bol">Bol <b>lune</b></a></h3><p>Grès, 14 cm.</p>
  <form><button type="button">Comparer</button> <label><input type="checkbox"> Choisir</label></form>
  <a href="/fr/brands/nora">Nora</a></article>`
const card = (inside = CARD, attributes = '') => mount(`<bigger-link ${attributes}>${inside}</bigger-link>`)

describe('<bigger-link>', () => {
  const clicks: Click[] = []

  /** Records every click on a link that reaches the page, and cancels it. */
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented) return
    const { ctrlKey, metaKey, shiftKey, altKey } = event
    clicks.push({ href: link.getAttribute('href') ?? '', ctrlKey, metaKey, shiftKey, altKey })
    event.preventDefault()
  }
  const followed = () => clicks.map(({ href }) => href)
  const text = (host: Element) => host.querySelector('p') as HTMLElement
  /** A click long after any scroll. */
  const click = (target: Element, keys: MouseEventInit = {}, name = 'click') => {
    const event = new MouseEvent(name, { bubbles: true, cancelable: true, ...keys })
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + 1_000 })
    target.dispatchEvent(event)
  }
  /** Scrolls, and returns a function that clicks the given number of milliseconds later. */
  const scrolled = (target: EventTarget = document) => {
    const scroll = new Event('scroll')
    target.dispatchEvent(scroll)
    return (milliseconds: number) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      Object.defineProperty(click, 'timeStamp', { value: scroll.timeStamp + milliseconds })
      return click
    }
  }

  beforeEach(() => {
    clicks.length = 0
    getSelection()?.removeAllRanges()
    document.addEventListener('click', onClick)
  })
  afterEach(() => document.removeEventListener('click', onClick))

  it('follows its link where the card itself can have the focus', async () => {
    const host = await card()
    host.tabIndex = -1
    click(text(host))
    expect(followed()).to.have.length(1)
  })

  it('follows its link wherever the card is clicked, once', async () => {
    const host = await card()
    click(text(host))
    click(host)
    click(host.querySelector('b') as Element)
    expect(followed()).to.deep.equal(Array(3).fill('/fr/catalog/product/1/bol'))
  })

  it('ignores a click within 500 ms after a scroll, and follows a later one [LIMIT-013] [LIMIT-014]', async () => {
    const host = await card()
    const after = scrolled()
    text(host).dispatchEvent(after(0))
    text(host).dispatchEvent(after(499))
    expect(followed()).to.deep.equal([])
    text(host).dispatchEvent(after(500))
    expect(followed()).to.deep.equal(['/fr/catalog/product/1/bol'])
  })

  it('uses another guard from its attribute, and warns of an invalid one', async () => {
    const host = await card(CARD, 'guard="40"')
    text(host).dispatchEvent(scrolled()(39))
    expect(followed()).to.deep.equal([])
    text(host).dispatchEvent(scrolled()(41))
    expect(followed()).to.have.length(1)
    const warnings = await warningsOf(() => host.setAttribute('guard', 'soon'))
    expect(warnings.join()).to.contain('guard="soon"')
    text(host).dispatchEvent(scrolled()(499))
    expect(followed()).to.have.length(1)
  })

  it('respects scrolls of its ancestors, not those of other containers', async () => {
    const page = await mount(`<div><div class="around"><bigger-link>${CARD}</bigger-link></div><ul></ul></div>`)
    const host = page.querySelector('bigger-link') as HTMLElement
    text(host).dispatchEvent(scrolled(page.querySelector('.around') as Element)(10))
    expect(followed()).to.deep.equal([])
    const other = scrolled(page.querySelector('ul') as Element)
    text(host).dispatchEvent(other(600))
    expect(followed()).to.have.length(1)
  })

  it('ignores clicks on controls, and near misses inside a form', async () => {
    const host = await card()
    const box = host.querySelector('input') as HTMLInputElement
    host.querySelector('button')?.click()
    host.querySelector('label')?.click()
    click(host.querySelector('form') as Element)
    expect(box.checked).to.equal(true)
    expect(followed()).to.deep.equal([])
    ;(host.querySelector('a[href*=brands]') as HTMLElement).click()
    expect(followed()).to.deep.equal(['/fr/brands/nora'])
  })

  it('follows the link that the server marks, also one that is added later', async () => {
    const host = await card('<p>Texte</p>')
    click(text(host))
    expect(followed()).to.deep.equal([])
    host.insertAdjacentHTML('beforeend', '<a href="/a">a</a><a href="/b" data-main>b</a>')
    click(text(host))
    expect(followed()).to.deep.equal(['/b'])
  })

  it('passes the modifier keys on, and a middle click as one that opens a tab', async () => {
    const host = await card()
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const) click(text(host), { [key]: true })
    expect(clicks.map(({ ctrlKey, metaKey, shiftKey, altKey }) => [ctrlKey, metaKey, shiftKey, altKey])).to.deep.equal([
      [true, false, false, false],
      [false, true, false, false],
      [false, false, true, false],
      [false, false, false, true],
    ])
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 1 })
    text(host).dispatchEvent(press)
    expect(press.defaultPrevented).to.equal(true)
    click(text(host), { button: 1 }, 'auxclick')
    const last = clicks.at(-1)
    expect(last?.ctrlKey || last?.metaKey).to.equal(true)
    click(text(host), { button: 2 }, 'auxclick')
    expect(clicks).to.have.length(5)
  })

  it('does not treat a selection of its text as a click', async () => {
    const host = await card()
    getSelection()?.selectAllChildren(text(host))
    click(text(host))
    expect(followed()).to.deep.equal([])
    getSelection()?.collapseToEnd()
    click(text(host))
    expect(followed()).to.have.length(1)
  })

  it('follows one link in nested cards, and the own link of each of two cards', async () => {
    const page = await mount(`<div><bigger-link><a href="/outer">o</a><p>x</p>
      <bigger-link><a href="/inner">i</a><p id="in">y</p></bigger-link></bigger-link>
      <bigger-link><a href="/second">s</a><p id="two">z</p></bigger-link></div>`)
    click(page.querySelector('#in') as Element)
    expect(followed()).to.deep.equal(['/inner'])
    click(page.querySelector('#two') as Element)
    expect(followed()).to.deep.equal(['/inner', '/second'])
  })

  it('ignores a click that the page has cancelled', async () => {
    const host = await card()
    text(host).addEventListener('click', (event) => event.preventDefault())
    click(text(host))
    expect(followed()).to.deep.equal([])
  })

  it('adds no tab stop: Tab reaches the link and the controls', async () => {
    const page = await mount(`<div><button>avant</button><bigger-link>${CARD}</bigger-link></div>`)
    page.querySelector('button')?.focus()
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement?.getAttribute('href')).to.equal('/fr/catalog/product/1/bol')
    await sendKeys({ press: 'Enter' })
    expect(followed()).to.deep.equal(['/fr/catalog/product/1/bol'])
  })

  it('follows a real press of the mouse, and shows a hand pointer', async () => {
    const host = await card(CARD, 'guard="0"')
    const { left, top } = text(host).getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(left + 4), Math.round(top + 4)] })
    await until(() => followed().length === 1, 'the click')
    await resetMouse()
    expect(getComputedStyle(text(host)).cursor).to.equal('pointer')
  })

  it('does nothing after it was removed, and works again when it is inserted again', async () => {
    const host = await card()
    const place = host.parentElement as Element
    host.remove()
    await Promise.resolve()
    click(text(host))
    expect(followed()).to.deep.equal([])
    place.append(host)
    click(text(host))
    expect(followed()).to.have.length(1)
  })

  it('is accessible', async () => {
    expect(await axeFindings(await card())).to.deep.equal([])
  })
})
