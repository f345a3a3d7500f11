import { expect } from '@open-wc/testing'
import { until } from '../../../test/harness/component.ts'
import { heading, inASite, putLoader, shows, tall } from '../../../test/harness/loader.ts'
import { pageOf, serve } from '../../../test/harness/pages.ts'
import { visit } from '../visit.ts'

const TOOLS = `${tall(1_500)}
  <label><input type="checkbox" id="brand-3" name="Brand" value="3"> Lune</label>
  <a href="/fr/list?filter=1" data-keep-place id="chip">Lune</a>
  <form method="get" action="/fr/list" data-keep-place><button name="sort" value="name_asc">By name</button></form>
  <a href="/fr/list?pageindex=2" id="next">Next</a>
  ${tall(1_500)}`

const byId = (id: string) => document.getElementById(id) as HTMLElement

/** Serves one list with other settings by its query. */
function serveList(inside = TOOLS): void {
  const queries = ['', '?filter=1', '?sort=name_asc', '?pageindex=2']
  for (const query of queries) serve(`/fr/list${query}`, pageOf(`List ${query}`.trim(), inside))
}

async function atTheList(): Promise<HTMLElement> {
  serveList()
  const { area } = await putLoader('delay="30"', TOOLS)
  await visit('/fr/list')
  await shows('List')
  await until(() => area.dataset.visit === undefined, 'the end of the fade')
  scrollTo(0, 1_200)
  return area
}

describe('visits to the same page with other settings', () => {
  inASite()

  it('leave the scroll position and the focus as they are', async () => {
    await atTheList()
    byId('brand-3').focus()
    await visit('/fr/list?filter=1', { keepPlace: true })
    expect([heading(), scrollY, document.activeElement?.id]).to.deep.equal(['List ?filter=1', 1_200, 'brand-3'])
    expect(document.activeElement === byId('brand-3')).to.equal(true)
  })

  it('begin by a link or a form with the attribute', async () => {
    await atTheList()
    byId('chip').focus()
    byId('chip').click()
    await shows('List ?filter=1')
    expect([scrollY, document.activeElement?.id]).to.deep.equal([1_200, 'chip'])
    const button = document.querySelector<HTMLElement>('button[name=sort]')
    button?.focus()
    button?.click()
    await shows('List ?sort=name_asc')
    expect([scrollY, document.activeElement?.textContent]).to.deep.equal([1_200, 'By name'])
  })

  it('do not fade, and do not read the title out again', async () => {
    const area = await atTheList()
    const states = new Set<string | undefined>()
    const watch = new MutationObserver(() => states.add(area.dataset.visit))
    watch.observe(area, { attributes: true })
    const said = document.querySelector('[aria-live]')?.textContent
    await visit('/fr/list?filter=1', { keepPlace: true })
    watch.disconnect()
    expect([...states].filter(Boolean)).to.deep.equal([])
    expect(document.querySelector('[aria-live]')?.textContent).to.equal(said)
  })

  it('read out the status of the page', async () => {
    await atTheList()
    serve(
      '/fr/list?filter=1',
      pageOf(
        'List ?filter=1',
        `<p data-page-status>12
      products</p>${TOOLS}`,
      ),
    )
    await visit('/fr/list?filter=1', { keepPlace: true })
    const region = await until(() => document.querySelector('[data-part=announcement]'), 'the region')
    await until(() => region.textContent === '12 products', 'the words')
  })

  it('are undone by Back, at the scroll position where they were made', async () => {
    const area = await atTheList()
    byId('brand-3').focus()
    await visit('/fr/list?filter=1', { keepPlace: true })
    scrollTo(0, 400)
    history.back()
    await shows('List')
    await until(() => scrollY === 1_200, 'the place')
    expect([location.search, document.activeElement?.id, area.dataset.visit]).to.deep.equal(['', 'brand-3', undefined])
  })

  it('leave focus alone that is not in the page area', async () => {
    serveList()
    const { place } = await putLoader('', TOOLS)
    const search = document.createElement('input')
    place.append(search)
    search.focus()
    await visit('/fr/list?filter=1', { keepPlace: true })
    expect(document.activeElement === search).to.equal(true)
  })

  it('focus the heading if the focused element has been removed', async () => {
    await atTheList()
    serve('/fr/list?filter=1', pageOf('Other', tall(3_000)))
    byId('brand-3').focus()
    await visit('/fr/list?filter=1', { keepPlace: true })
    expect([scrollY, document.activeElement?.localName]).to.deep.equal([1_200, 'h1'])
  })

  it('other visits begin at the top of their page', async () => {
    await atTheList()
    byId('next').click()
    await shows('List ?pageindex=2')
    expect([scrollY, document.activeElement?.localName]).to.deep.equal([0, 'h1'])
  })
})
