import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { axeFindings, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'
import { KEY_STEP } from '../../../runtime/forms/chosen-select.ts'
import { searchAddress } from './rules.ts'

const start = location.href
const ACTION = location.pathname

const markup = (action = ACTION) => `<tag-search><form method="get" action="${action}" autocomplete="off">
  <input type="hidden" name="tag" value="bleu">
  <label>Montrer <select name="entityName"><option value="Product" selected>Pièces</option><option value="News">Actualités</option></select></label>
  <label>Tri <select name="sort"><option value="newest" selected>Nouveautés</option><option value="name_asc">Nom</option>
    <option value="name_desc">Nom, Z à A</option><option value="">Aucun</option></select></label>
  <button type="submit" data-part="apply">Appliquer</button>
</form></tag-search>`

type Visit = { url: string; keepPlace: boolean }

async function shown(html = markup()) {
  const host = await mount(html)
  await until(() => host.querySelector<HTMLElement>('[data-part=apply]')?.hidden ?? true, 'the behaviour')
  const select = (name: string) => host.querySelector(`select[name=${name}]`) as HTMLSelectElement
  return { host, select, form: host.querySelector('form') as HTMLFormElement }
}

/** Chooses an option in an open list, as a mouse does. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('<tag-search>', () => {
  const visits: Visit[] = []
  const stay = (event: Event) => {
    visits.push((event as CustomEvent<Visit>).detail)
    event.preventDefault()
  }
  const asked = () => Object.fromEntries(new URL(visits.at(-1)?.url ?? start).searchParams)

  before(() => document.addEventListener('page:before-visit', stay))
  after(() => {
    document.removeEventListener('page:before-visit', stay)
    history.replaceState(null, '', start)
  })
  beforeEach(() => {
    resetShop()
    visits.length = 0
    history.replaceState(null, '', `${ACTION}?tag=bleu&view=2&pageindex=3`)
  })

  it('requests another order by the parameter sort [NAV-28]', async () => {
    const { select } = await shown()
    choose(select('sort'), 'name_asc')
    expect(asked()).to.include({ tag: 'bleu', sort: 'name_asc' })
  })

  it('requests another kind by the parameter entityName [NAV-29]', async () => {
    const { select } = await shown()
    choose(select('entityName'), 'News')
    expect(asked()).to.include({ tag: 'bleu', entityName: 'News' })
  })

  it('loads the results in place, from the first page on, and announces the choice [CATALOG-11]', async () => {
    const { host, select } = await shown()
    const change = nextEvent('list:change', host)
    choose(select('sort'), 'name_desc')
    const { url, keepPlace } = visits[0] as Visit
    expect(keepPlace).to.equal(true)
    expect(asked()).to.deep.equal({ tag: 'bleu', view: '2', entityName: 'Product', sort: 'name_desc' })
    expect((await change).detail).to.deep.equal({ name: 'sort', value: 'name_desc', url })
  })

  it('waits for Enter while a keyboard steps through a closed list', async () => {
    const { select } = await shown()
    select('sort').focus()
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    expect(visits).to.deep.equal([])
    await sendKeys({ press: 'Enter' })
    expect([visits.length, asked().sort]).to.deep.equal([1, 'name_desc'])
  })

  it('waits for Enter on a busy machine, too, where the page handles the key long after it was pressed', async () => {
    const { select } = await shown()
    const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })
    Object.defineProperty(key, 'timeStamp', { value: performance.now() - 2 * KEY_STEP })
    select('sort').dispatchEvent(key)
    select('sort').value = 'name_asc'
    select('sort').dispatchEvent(new Event('change', { bubbles: true }))
    expect(visits).to.deep.equal([])
    select('sort').dispatchEvent(new FocusEvent('blur'))
    expect([visits.length, asked().sort]).to.deep.equal([1, 'name_asc'])
  })

  it('sends all changes when the form is submitted, and no empty value', async () => {
    const { form, host, select } = await shown()
    const names: string[] = []
    host.addEventListener('list:change', (event) => names.push((event as CustomEvent<{ name: string }>).detail.name))
    select('sort').value = ''
    select('entityName').value = 'News'
    form.requestSubmit()
    expect(names).to.deep.equal(['entityName', 'sort'])
    expect(asked()).to.deep.equal({ tag: 'bleu', view: '2', entityName: 'News' })
  })

  it('accepts radios as well, and a form that is added later', async () => {
    const { host } = await shown('<tag-search></tag-search>')
    host.innerHTML = `<form action="/fr/tags/search?x=1"><label><input type="radio" name="entityName" value="A&amp;b"> A</label></form>`
    await until(() => host.hasAttribute('data-hydrated'))
    host.querySelector('input')?.click()
    expect(visits[0]?.url).to.contain('/fr/tags/search?entityName=A%26b')
  })

  it('shows the server’s selection after Back', async () => {
    const { select } = await shown()
    choose(select('sort'), 'name_asc')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(select('sort').value).to.equal('newest')
  })

  it('ignores another form on the page, and is accessible', async () => {
    const one = await shown()
    const other = await shown(markup('/fr/other'))
    choose(other.select('sort'), 'name_asc')
    expect([visits.length, new URL(visits[0]?.url ?? '').pathname]).to.deep.equal([1, '/fr/other'])
    expect(one.select('sort').value).to.equal('newest')
    expect(await axeFindings(one.host)).to.deep.equal([])
  })
})

describe('the address of a tag search', () => {
  const present = 'https://shop.example/fr/tags/search?tag=a&color=1&sort=x&pageindex=4#top'

  it('sets the fields and begins at the first page', () => {
    const url = searchAddress('/fr/tags/search', present, [
      ['tag', 'b'],
      ['sort', ''],
    ])
    expect(url).to.equal('https://shop.example/fr/tags/search?color=1&tag=b')
  })

  it('copies nothing from another page, and no files', () => {
    expect(searchAddress('/fr/else?y=1', present, [['file', new File([], 'x')]])).to.equal(
      'https://shop.example/fr/else',
    )
  })
})
