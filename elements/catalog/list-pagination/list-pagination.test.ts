import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { axeFindings, mount, nextEvent, resetShop, until, warningsOf } from '../../../test/harness/component.ts'
import './index.ts'

const LARGE = { width: 1280, height: 800 }
const SMALL = { width: 360, height: 800 }
const start = location.href

const at = (query: string) => history.replaceState(null, '', `${location.pathname}?${query}`)

const links = (root: Element) => [...root.querySelectorAll('a')]

const numbers = (root: Element) =>
  links(root)
    .filter((link) => !link.rel)
    .map((link) => link.textContent)

async function shown(attributes: string, inside = '') {
  const element = await mount(`<list-pagination ${attributes}>${inside}</list-pagination>`)
  await until(() => element.querySelector('[data-part=pages]'), 'the links')
  return element
}

/** Waits for the next visit, and cancels it. */
async function visitAfter(action: () => void): Promise<URL> {
  const visits = nextEvent('page:before-visit')
  document.addEventListener('page:before-visit', (event) => event.preventDefault(), { once: true })
  action()
  return new URL((await visits).detail.url)
}

describe('<list-pagination>', () => {
  beforeEach(async () => {
    resetShop()
    at('q=bol&filter=%7B%22brand%22%3A%5B1%5D%7D&pageindex=6')
    await setViewport(LARGE)
  })
  after(async () => {
    history.replaceState(null, '', start)
    await setViewport(LARGE)
  })

  it('lists two pages on each side of the present one [LIMIT-036]', async () => {
    expect(numbers(await shown('page="6" pages="12"'))).to.deep.equal(['4', '5', '6', '7', '8'])
  })

  it('lists only the present page on a small screen, and follows the window [LIMIT-037]', async () => {
    const element = await shown('page="6" pages="12"')
    await setViewport(SMALL)
    await until(() => numbers(element).length === 1, 'one number')
    expect(numbers(element)).to.deep.equal(['6'])
    expect(links(element).map((link) => link.rel)).to.deep.equal(['prev', '', 'next'])
    await setViewport(LARGE)
    await until(() => numbers(element).length === 5, 'five numbers')
  })

  it('does not add the first and the last page [LIMIT-038]', async () => {
    const listed = numbers(await shown('page="6" pages="12"'))
    expect(listed).not.to.include('1')
    expect(listed).not.to.include('12')
  })

  it('adds the first and the last page if they are wanted, also on a small screen', async () => {
    const element = await shown('page="6" pages="12" outer="1"')
    expect(numbers(element)).to.deep.equal(['1', '4', '5', '6', '7', '8', '12'])
    expect([...element.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal(
      '← 1 … 4 5 6 7 8 … 12 →'.split(' '),
    )
    expect(await axeFindings(element)).to.deep.equal([])
    await setViewport(SMALL)
    await until(() => numbers(element).length === 3, 'three numbers')
    expect(links(element).every((link) => link.checkVisibility())).to.equal(true)
    await setViewport(LARGE)
  })

  it('visits a page by the parameter pageindex, and keeps the rest of the address [NAV-22]', async () => {
    const element = await shown('page="6" pages="12"')
    const changes = nextEvent('page:change', element)
    const url = await visitAfter(() =>
      links(element)
        .find((link) => link.textContent === '5')
        ?.click(),
    )
    expect(url.searchParams.get('pageindex')).to.equal('5')
    expect(url.searchParams.get('q')).to.equal('bol')
    expect(JSON.parse(url.searchParams.get('filter') ?? '')).to.deep.equal({ brand: [1] })
    expect((await changes).detail).to.deep.equal({ page: 5, url: url.href })
  })

  it('uses another parameter, as the order list does', async () => {
    const element = await shown('page="2" pages="3" param="pagenbr"')
    expect(new URL(links(element).at(-1)?.href ?? '').searchParams.get('pagenbr')).to.equal('3')
  })

  it('has no parameter in the address of the first page', async () => {
    const element = await shown('page="2" pages="3"')
    const previous = links(element)[0] as HTMLAnchorElement
    expect(previous.rel).to.equal('prev')
    expect(new URL(previous.href).searchParams.has('pageindex')).to.equal(false)
  })

  it('marks the current page, and names the links to the previous and next one', async () => {
    const element = await shown('page="6" pages="12"')
    expect(element.querySelectorAll('[aria-current=page]').length).to.equal(1)
    expect(element.querySelector('[aria-current=page]')?.textContent).to.equal('6')
    expect(element.querySelector('[rel=prev]')?.getAttribute('aria-label')).to.equal('Page précédente')
    expect(element.querySelector('[rel=next]')?.getAttribute('aria-label')).to.equal('Page suivante')
  })

  it('ignores a click with a modifier key', async () => {
    const element = await shown('page="6" pages="12"')
    const link = links(element)[1] as HTMLAnchorElement
    let visits = 0
    document.addEventListener('page:before-visit', () => visits++, { once: true })
    const clicks = ['ctrlKey', 'metaKey', 'shiftKey'].map(
      (key) => new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }),
    )
    const untouched = clicks.map((click) => {
      let wasTouched = false
      element.addEventListener(
        'click',
        (event) => {
          wasTouched = event.defaultPrevented
          event.preventDefault()
        },
        { once: true },
      )
      link.dispatchEvent(click)
      return !wasTouched
    })
    expect(untouched).to.deep.equal([true, true, true])
    expect(visits).to.equal(0)
  })

  it('renders nothing for one page or no page', async () => {
    for (const pages of ['1', '0']) {
      const element = await mount(`<list-pagination page="1" pages="${pages}"><nav>x</nav></list-pagination>`)
      await until(() => !element.querySelector('nav')?.checkVisibility(), 'nothing')
    }
  })

  it('corrects a page that does not exist, and warns of an invalid attribute', async () => {
    expect((await shown('page="99" pages="3"')).querySelector('[aria-current]')?.textContent).to.equal('3')
    expect((await warningsOf(() => shown('page="zwei" pages="3"'))).join()).to.contain('list-pagination')
  })

  it('follows its attributes', async () => {
    const element = await shown('page="1" pages="3"')
    element.setAttribute('page', '2')
    await until(() => element.querySelector('[aria-current]')?.textContent === '2', 'the second page')
  })

  it('has its own name, that of the server’s links, or that of the library', async () => {
    const nameOf = async (attributes: string, inside = '') =>
      (await shown(`page="1" pages="3" ${attributes}`, inside)).querySelector('nav')?.getAttribute('aria-label')
    expect(await nameOf('label="En haut"', '<nav aria-label="Suite"></nav>')).to.equal('En haut')
    expect(await nameOf('', '<p></p><nav aria-label="Suite"></nav>')).to.equal('Suite')
    expect(await nameOf('')).to.equal('Pages de résultats')
  })

  it('continues to work after a translator has wrapped its texts', async () => {
    const element = await shown('page="1" pages="9"')
    for (const link of links(element)) {
      const font = document.createElement('font')
      font.append(...link.childNodes)
      link.append(font)
    }
    element.setAttribute('page', '5')
    await until(() => numbers(element).length === 5, 'five numbers')
    expect(element.hasAttribute('data-error')).to.equal(false)
  })

  it('uses the address that the page has when a link is clicked', async () => {
    const element = await shown('page="6" pages="12"')
    at('q=vase&sort=newest&pageindex=6')
    links(element)[1]?.focus()
    await until(
      () => new URL(links(element)[1]?.href ?? '').searchParams.get('q') === 'vase',
      'the address of the page',
    )
    at('q=bol&pageindex=6')
    expect((await visitAfter(() => links(element)[1]?.click())).searchParams.get('q')).to.equal('bol')
  })

  it('restores the server’s links when it is removed, renders once when it is moved, and accepts links that are added later', async () => {
    const place = await mount('<div><list-pagination page="2" pages="4"></list-pagination><p></p></div>')
    const element = place.querySelector('list-pagination') as HTMLElement
    await until(() => links(element).length === 6, 'the links')
    element.insertAdjacentHTML('beforeend', '<nav aria-label="<b>Suite</b>"><a href="?pageindex=3">3</a></nav>')
    await until(() => element.querySelector('nav')?.getAttribute('aria-label') === '<b>Suite</b>', 'the server’s name')
    expect(element.querySelectorAll('nav')).to.have.length(1)
    place.querySelector('p')?.append(element)
    expect(links(element)).to.have.length(6)
    element.remove()
    await Promise.resolve()
    expect(links(element).map((link) => link.getAttribute('href'))).to.deep.equal(['?pageindex=3'])
    place.append(element)
    await until(() => links(element).length === 6, 'the links again')
  })

  it('works by keyboard', async () => {
    const element = await shown('page="2" pages="4"')
    links(element)[0]?.focus()
    for (let stop = 0; stop < 3; stop += 1) await sendKeys({ press: 'Tab' })
    expect(document.activeElement).to.equal(links(element)[3])
    const visits = nextEvent('page:before-visit')
    document.addEventListener('page:before-visit', (event) => event.preventDefault(), { once: true })
    await sendKeys({ press: 'Enter' })
    expect(new URL((await visits).detail.url).searchParams.get('pageindex')).to.equal('3')
  })

  it('is accessible, also twice on a page', async () => {
    const both = await mount(
      '<div><list-pagination page="2" pages="4" label="Haut"></list-pagination><list-pagination page="2" pages="4" label="Bas"></list-pagination></div>',
    )
    await until(() => both.querySelectorAll('nav').length === 2, 'both')
    expect(await axeFindings(both)).to.deep.equal([])
  })
})
