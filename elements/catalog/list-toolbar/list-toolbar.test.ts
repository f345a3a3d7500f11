import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { axeFindings, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const start = location.href

const MARKUP = `<list-toolbar sorts="newest,name_asc,price_asc" sizes="12,24,48"><form method="get" action="/fr/catalog">
  <input type="hidden" name="q" value="bol">
  <button name="display" value="grid" aria-pressed="true">Grille</button>
  <button name="display" value="table" aria-pressed="false">Tableau</button>
  <label>Tri <select name="sort"><option value="newest">Nouveautés</option><option value="name_asc">Nom</option>
    <option value="price_asc">Prix</option><option value="odd">Autre</option></select></label>
  <label>Par page <select name="pageSize"><option>12</option><option selected>24</option><option>48</option></select></label>
  <button type="submit" data-part="apply" name="display" value="grid">Appliquer</button>
</form></list-toolbar>`

const visits: URL[] = []
const stay = (event: Event) => {
  visits.push(new URL((event as CustomEvent).detail.url))
  event.preventDefault()
}

async function shown(markup = MARKUP) {
  const bar = await mount(markup)
  const select = (name: string) => bar.querySelector(`select[name=${name}]`) as HTMLSelectElement
  const button = (value: string) => bar.querySelector(`button[value=${value}]`) as HTMLButtonElement
  await until(() => bar.querySelector<HTMLElement>('[data-part=apply]')?.hidden ?? true, 'the behaviour')
  return { bar, select, button, form: bar.querySelector('form') as HTMLFormElement }
}

/** Chooses an option in an open list, as a mouse does. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const parameters = () => Object.fromEntries(visits.at(-1)?.searchParams ?? [])

describe('<list-toolbar>', () => {
  before(() => document.addEventListener('page:before-visit', stay))
  after(() => {
    document.removeEventListener('page:before-visit', stay)
    history.replaceState(null, '', start)
  })
  beforeEach(() => {
    resetShop()
    visits.length = 0
    history.replaceState(null, '', `${location.pathname}?q=bol&filter=%7B%22brand%22%3A%5B1%5D%7D&pageindex=3`)
  })

  it('visits the list in the chosen order [NAV-19]', async () => {
    const { bar, select } = await shown()
    const changes = nextEvent('list:change', bar)
    choose(select('sort'), 'price_asc')
    expect(parameters()).to.deep.equal({ q: 'bol', filter: '{"brand":[1]}', sort: 'price_asc' })
    expect((await changes).detail).to.include({ name: 'sort', value: 'price_asc' })
  })

  it('applies the choice that hydrates it', async () => {
    const place = await mount('<div></div>')
    place.innerHTML = MARKUP
    const select = place.querySelector('select[name=sort]') as HTMLSelectElement
    select.value = 'price_asc'
    for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }))
    expect([select.value, parameters().sort]).to.deep.equal(['price_asc', 'price_asc'])
  })

  it('requests a page that keeps its scroll position', async () => {
    const { select, button } = await shown()
    const kept: unknown[] = []
    const note = (event: Event) => kept.push((event as CustomEvent).detail.keepPlace)
    document.addEventListener('page:before-visit', note)
    choose(select('sort'), 'price_asc')
    choose(select('pageSize'), '48')
    button('table').click()
    document.removeEventListener('page:before-visit', note)
    expect(kept).to.deep.equal([true, true, true])
  })

  it('visits the list with the chosen page size [NAV-20]', async () => {
    const { select } = await shown()
    choose(select('pageSize'), '48')
    expect(parameters().pageSize).to.equal('48')
  })

  it('begins at the first page with another page size, and keeps search and filters [NAV-21]', async () => {
    const { select } = await shown()
    choose(select('pageSize'), '12')
    expect(parameters()).to.deep.equal({ q: 'bol', filter: '{"brand":[1]}', pageSize: '12' })
  })

  it('visits the chosen view, on the same page, and shows it as pressed', async () => {
    const { button } = await shown()
    button('table').click()
    expect(parameters()).to.include({ display: 'table', pageindex: '3', q: 'bol' })
    await until(() => button('table').getAttribute('aria-pressed') === 'true', 'the pressed button')
    expect(button('grid').getAttribute('aria-pressed')).to.equal('false')
  })

  it('does nothing when the view is the current one', async () => {
    const { button } = await shown()
    button('grid').click()
    expect(visits).to.deep.equal([])
  })

  it('hides the button that is only for pages without JavaScript, in every theme', async () => {
    const { bar } = await shown(`<div><style>button { display: inline-flex }</style>${MARKUP}</div>`)
    expect((bar.querySelector('[data-part=apply]') as HTMLElement).checkVisibility()).to.equal(false)
  })

  it('sends the changed settings when a script submits the form', async () => {
    const { form, select } = await shown()
    select('sort').value = 'name_asc'
    form.requestSubmit()
    expect(parameters()).to.include({ sort: 'name_asc' })
    expect(parameters()).not.to.have.property('pageSize')
  })

  it('requests no setting that its attributes do not allow', async () => {
    const { select } = await shown()
    choose(select('sort'), 'odd')
    expect(visits).to.deep.equal([])
  })

  it('visits no list at each arrow key, and visits the chosen one at Enter', async () => {
    const { select } = await shown()
    select('sort').focus()
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    expect(select('sort').value).to.equal('price_asc')
    expect(visits).to.deep.equal([])
    await sendKeys({ press: 'Enter' })
    expect(visits.length).to.equal(1)
    expect(parameters().sort).to.equal('price_asc')
  })

  it('visits once when a keyboard leaves the select that it has changed', async () => {
    const { select } = await shown()
    select('sort').focus()
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Tab' })
    await until(() => visits.length > 0, 'the visit')
    expect(visits.length).to.equal(1)
    expect(parameters().sort).to.equal('name_asc')
  })

  it('restores at Escape the setting before the keyboard', async () => {
    const { select } = await shown()
    select('sort').focus()
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Escape' })
    expect(select('sort').value).to.equal('newest')
    select('sort').blur()
    expect(visits).to.deep.equal([])
  })

  it('shows the list’s own settings again after Back', async () => {
    const { select, button } = await shown()
    choose(select('sort'), 'price_asc')
    button('table').click()
    await until(() => button('table').getAttribute('aria-pressed') === 'true', 'the pressed button')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(select('sort').value).to.equal('newest')
    await until(() => button('grid').getAttribute('aria-pressed') === 'true', 'the pressed button')
    expect(button('table').getAttribute('aria-pressed')).to.equal('false')
  })

  it('ignores a click with a modifier key', async () => {
    const { bar, button } = await shown()
    let wasStopped = false
    bar.addEventListener('submit', (event) => {
      wasStopped = event.defaultPrevented
      event.preventDefault()
    })
    button('table').dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
    expect(wasStopped).to.equal(false)
    expect(visits).to.deep.equal([])
  })

  it('accepts a form that is added later, and ignores another toolbar', async () => {
    const { bar } = await shown('<list-toolbar></list-toolbar>')
    const other = await shown()
    bar.innerHTML = MARKUP.replace(/<\/?list-toolbar[^>]*>/g, '')
    await until(() => bar.querySelector<HTMLElement>('[data-part=apply]')?.hidden, 'the form')
    choose(bar.querySelector('select') as HTMLSelectElement, 'name_asc')
    expect(visits.length).to.equal(1)
    expect(other.select('sort').value).to.equal('newest')
  })

  it('is accessible', async () => {
    const { bar } = await shown()
    expect(await axeFindings(bar)).to.deep.equal([])
  })
})
