import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { resetSettings, settings } from '../../../runtime/page/settings.ts'
import { axeFindings, mount, nextEvent, resetShop, until, warningsOf } from '../../../test/harness/component.ts'
import './index.ts'

const start = location.href

const at = (path: string) => history.replaceState(null, '', path)

const links = (root: Element) => [...root.querySelectorAll('a')]

const pathOf = (link: HTMLAnchorElement | undefined) => {
  const url = new URL(link?.href ?? '')
  return url.pathname + url.search + url.hash
}

const linkTo = (root: Element, culture: string) => links(root).find(({ lang }) => lang === culture)

async function shown(attributes = '', inside = '') {
  const element = await mount(`<language-switch ${attributes}>${inside}</language-switch>`)
  await until(() => element.querySelector('[data-part=list], [data-part=field]'), 'the languages')
  return element
}

/** Waits for the next visit, and cancels it. */
async function visitAfter(action: () => unknown): Promise<URL> {
  const visits = nextEvent('page:before-visit')
  document.addEventListener('page:before-visit', (event) => event.preventDefault(), { once: true })
  await action()
  return new URL((await visits).detail.url)
}

/** Counts the visits during `work`; all are cancelled. */
async function visitsWhile(work: () => unknown): Promise<number> {
  let visits = 0
  const count = (event: Event) => {
    event.preventDefault()
    visits += 1
  }
  document.addEventListener('page:before-visit', count)
  await work()
  document.removeEventListener('page:before-visit', count)
  return visits
}

const selectIn = (root: Element) => root.querySelector('select') as HTMLSelectElement

function choose(root: Element, culture: string) {
  const select = selectIn(root)
  select.value = culture
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('<language-switch>', () => {
  beforeEach(() => {
    resetShop()
    at('/fr/catalog?q=a')
    resetSettings()
  })
  after(() => {
    at(start)
    resetSettings()
  })

  it('lists exactly the six cultures, each in its own language [LIMIT-009]', async () => {
    const element = await shown()
    expect(links(element).map(({ lang, hreflang, textContent }) => [lang, hreflang, textContent])).to.deep.equal([
      ['fr', 'fr', 'Français'],
      ['nl', 'nl', 'Nederlands'],
      ['es', 'es', 'Español'],
      ['de', 'de', 'Deutsch'],
      ['it', 'it', 'Italiano'],
      ['pt', 'pt', 'Português'],
    ])
  })

  it('lists the cultures of the settings, and any other language of its own list', async () => {
    Object.assign(settings(), { cultures: ['fr', 'sv'] })
    at('/sv/catalog?q=a')
    const element = await shown()
    expect(links(element).map(pathOf)).to.deep.equal(['/fr/catalog?q=a', '/sv/catalog?q=a'])
    at('/pt-br/catalog?q=a')
    const other = await shown('cultures="en,pt-br" current="PT-BR"')
    expect(links(other).map(({ lang }) => lang)).to.deep.equal(['en', 'pt-BR'])
    expect(linkTo(other, 'pt-BR')?.getAttribute('aria-current')).to.equal('true')
    expect(links(other).map(({ textContent }) => textContent)).to.deep.equal(['English', 'Português (Brasil)'])
    expect(links(other).map(pathOf)).to.deep.equal(['/en/catalog?q=a', '/pt-br/catalog?q=a'])
    resetSettings()
  })

  it('visits this page in the chosen culture, its path and query kept [NAV-33] [I18N-12]', async () => {
    const element = await shown()
    const changes = nextEvent('culture:change', element)
    const url = await visitAfter(() => linkTo(element, 'nl')?.click())
    expect(url.pathname + url.search).to.equal('/nl/catalog?q=a')
    expect((await changes).detail).to.deep.equal({ culture: 'nl', url: url.href })
  })

  it('has links that can be copied and opened in a tab: the browser handles a click with a key [NAV-33]', async () => {
    at('/fr/catalog?q=a#liste')
    const element = await shown()
    expect(links(element).map(pathOf)).to.include.members(['/de/catalog?q=a#liste', '/pt/catalog?q=a#liste'])
    const prevented: boolean[] = []
    element.addEventListener('click', (event) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    })
    const visits = await visitsWhile(() => {
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
        linkTo(element, 'de')?.dispatchEvent(new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }))
      }
    })
    expect(prevented).to.deep.equal([false, false, false, false])
    expect(visits).to.equal(0)
  })

  it('follows an address that changes later', async () => {
    const element = await shown()
    at('/fr/catalog/product/7/vase?variant=12')
    const url = await visitAfter(() => linkTo(element, 'it')?.click())
    expect(url.pathname + url.search).to.equal('/it/catalog/product/7/vase?variant=12')
    at('/fr/catalog?q=b')
    linkTo(element, 'de')?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
    await until(() => pathOf(linkTo(element, 'de')) === '/de/catalog?q=b', 'the new address under the pointer')
    at('/fr/catalog?q=c')
    dispatchEvent(new PopStateEvent('popstate'))
    await until(() => pathOf(linkTo(element, 'de')) === '/de/catalog?q=c', 'the address after Back')
    at('/fr/catalog/product/8/bol')
    document.dispatchEvent(new CustomEvent('page:loaded', { detail: { url: location.href, title: '' } }))
    await until(() => pathOf(linkTo(element, 'de')) === '/de/catalog/product/8/bol', 'the address after a visit')
  })

  it('marks the culture of the page, whose link the browser follows', async () => {
    const element = await shown('current="de"')
    const marked = links(element).filter((link) => link.getAttribute('aria-current') === 'true')
    expect(marked.map(({ lang }) => lang)).to.deep.equal(['de'])
    element.addEventListener('click', (event) => event.preventDefault())
    expect(await visitsWhile(() => linkTo(element, 'de')?.click())).to.equal(0)
    element.removeAttribute('current')
    await until(() => linkTo(element, 'fr')?.getAttribute('aria-current') === 'true', 'the culture of the settings')
  })

  it('lists the cultures in the attribute, and warns of unknown ones', async () => {
    const warnings = await warningsOf(async () => {
      const element = await shown('cultures="nl, x y, fr" current="x.y"')
      expect(links(element).map(({ lang }) => lang)).to.deep.equal(['nl', 'fr'])
    })
    expect(warnings.filter((warning) => warning.includes('"x y"')).length).to.equal(1)
    expect(warnings.filter((warning) => warning.includes('"x.y"')).length).to.equal(1)
  })

  it('renders no hostile values of its attributes', async () => {
    const element = await shown('cultures="<img src=x>,//evil.example,javascript:alert(1)" current="../.."')
    expect(links(element).map(pathOf)[1]).to.equal('/nl/catalog?q=a')
    expect(element.querySelector('img')).to.equal(null)
  })

  it('keeps the name that the server gave its links, or uses its own', async () => {
    const nameIn = (element: Element) => element.querySelector('nav')?.getAttribute('aria-label')
    expect(nameIn(await shown('', '<p></p><nav aria-label="Autres langues"><a href="/de/">x</a></nav>'))).to.equal(
      'Autres langues',
    )
    expect(nameIn(await shown())).to.equal('Langue')
  })

  it('moves nothing when it replaces the server’s links', async () => {
    const names = ['Français', 'Nederlands', 'Español', 'Deutsch', 'Italiano', 'Português']
    const items = names.map((name) => `<li><a href="/x">${name}</a></li>`).join('')
    const place = await mount('<div></div>')
    place.innerHTML = `<language-switch><nav><ul data-part="list">${items}</ul></nav></language-switch>`
    const before = (place.querySelector('language-switch') as HTMLElement).getBoundingClientRect()
    await until(() => place.querySelector('a[hreflang]'), 'the drawn links')
    const after = (place.querySelector('language-switch') as HTMLElement).getBoundingClientRect()
    expect([after.width, after.height]).to.deep.equal([before.width, before.height])
  })

  it('continues to work after a translator has wrapped its texts', async () => {
    const element = await shown()
    for (const link of links(element)) {
      const font = document.createElement('font')
      font.append(...link.childNodes)
      link.append(font)
    }
    element.setAttribute('cultures', 'de,it')
    await until(() => links(element).length === 2, 'two links')
    expect(element.hasAttribute('data-error')).to.equal(false)
  })

  it('is accessible as links and as a field', async () => {
    expect(await axeFindings(await shown())).to.deep.equal([])
    expect(await axeFindings(await shown('variant="select"'))).to.deep.equal([])
  })
})

describe('<language-switch variant="select">', () => {
  beforeEach(() => {
    resetShop()
    at('/fr/catalog?q=a')
    resetSettings()
  })
  after(() => {
    at(start)
    resetSettings()
  })

  it('has a button with its own style', async () => {
    const button = (await shown('variant="select"')).querySelector('[data-part=go]') as HTMLElement
    const { borderTopStyle, fontWeight } = getComputedStyle(button)
    expect([borderTopStyle, fontWeight]).to.deep.equal(['solid', '600'])
  })

  it('visits at once the culture that is chosen in the open list [I18N-12]', async () => {
    const element = await shown('variant="select"')
    const changes = nextEvent('culture:change', element)
    const url = await visitAfter(() => choose(element, 'de'))
    expect(url.pathname + url.search).to.equal('/de/catalog?q=a')
    expect((await changes).detail.culture).to.equal('de')
  })

  it('does not visit at each arrow key: Enter visits, Escape restores the selection', async () => {
    const element = await shown('variant="select"')
    const select = selectIn(element)
    select.focus()
    const step = (culture: string) => {
      select.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
      choose(element, culture)
    }
    expect(await visitsWhile(() => ['nl', 'es', 'de'].forEach(step))).to.equal(0)
    await until(() => select.value === 'de', 'the third step')
    const press = (key: string) =>
      select.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    expect((await visitAfter(() => press('Enter'))).pathname).to.equal('/de/catalog')
    press('Escape')
    await until(() => select.value === 'fr', 'the culture of the page')
  })

  it('visits by its button, after the shopper has moved there with Tab', async () => {
    const element = await shown('variant="select"')
    const button = element.querySelector('button') as HTMLButtonElement
    expect(button.disabled).to.equal(true)
    const select = selectIn(element)
    select.focus()
    await sendKeys({ press: 'n' })
    await until(() => select.value === 'nl' && !button.disabled, 'the typed letter')
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement).to.equal(button)
    expect((await visitAfter(() => sendKeys({ press: 'Enter' }))).pathname).to.equal('/nl/catalog')
  })

  it('shows the culture of the page again when the select is left, and after Back', async () => {
    const element = await shown('variant="select"')
    const select = selectIn(element)
    select.focus()
    await sendKeys({ press: 'd' })
    await until(() => select.value === 'de', 'the typed letter')
    select.blur()
    await until(() => select.value === 'fr', 'the culture of the page')
    const other = selectIn(await shown('variant="select"'))
    await visitAfter(() => choose(other.closest('language-switch') as Element, 'it'))
    await until(() => other.value === 'it', 'the choice')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => other.value === 'fr', 'the culture of the page after Back')
  })

  it('has a name, and lists the present culture even if the attribute does not', async () => {
    const element = await shown('variant="select" cultures="nl,de"')
    expect(selectIn(element).labels[0]?.textContent).to.contain('Langue')
    expect([...selectIn(element).options].map(({ value }) => value)).to.deep.equal(['fr', 'nl', 'de'])
    expect(selectIn(element).value).to.equal('fr')
  })
})
