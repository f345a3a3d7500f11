import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { forgetDocument } from '../../../stores/list/open-categories.ts'
import { axeFindings, mount, nextEvent, until } from '../../../test/harness/component.ts'
import './index.ts'

const list = (...items: string[]) => `<ul>${items.join('')}</ul>`
const item = (id: number, name: string, below = '') =>
  `<li data-id="${id}"><a href="/fr/catalog/category/${id}/x">${name}</a> <span>${id}0</span>${below}</li>`

const tree = list(
  item(1, 'Vaisselle', list(item(4, 'Assiettes', list(item(7, 'Creuses'))), item(5, 'Bols'))),
  item(2, 'Vases &lt;b&gt;', list(item(6, 'Soliflores'))),
  item(3, 'Lampes'),
)
const markup = (attributes = 'current="7"', inner = tree) =>
  `<category-nav ${attributes}><nav aria-label="Rayons">${inner}</nav></category-nav>`

async function shown(html = markup()) {
  const host = await mount(html)
  await until(() => host.querySelector('[data-part=toggle]'), 'the buttons')
  const of = (id: number) => host.querySelector(`li[data-id="${id}"]`) as HTMLElement
  const toggle = (id: number) => of(id).querySelector(':scope > [data-part=toggle]') as HTMLButtonElement
  const sees = (id: number) => of(id).checkVisibility()
  return { host, of, toggle, sees, seen: () => [1, 2, 3, 4, 5, 6, 7].filter(sees) }
}

describe('<category-nav>', () => {
  beforeEach(async () => {
    sessionStorage.clear()
    forgetDocument()
    await setViewport({ width: 1200, height: 800 })
  })

  it('lists the categories as links to their pages, the branch of the current one open [CATALOG-05]', async () => {
    const { host, of, seen } = await shown()
    expect(seen()).to.deep.equal([1, 2, 3, 4, 5, 7])
    const paths = [...host.querySelectorAll('a')].map(({ pathname }) => pathname)
    expect(paths.slice(0, 3)).to.deep.equal([1, 4, 7].map((id) => `/fr/catalog/category/${id}/x`))
    expect(of(7).querySelector('a')?.getAttribute('aria-current')).to.equal('page')
    expect(of(3).textContent?.replace(/\s+/g, ' ').trim()).to.equal('Lampes 30')
  })

  it('opens and closes a branch by its button, whose name has the category', async () => {
    const { host, toggle, sees } = await shown()
    expect(toggle(2).getAttribute('aria-label')).to.equal('Sous-catégories : Vases <b>')
    const toggled = nextEvent('nav:toggle', host)
    toggle(2).focus()
    await sendKeys({ press: 'Enter' })
    await until(() => sees(6), 'the branch')
    expect(toggle(2).getAttribute('aria-expanded')).to.equal('true')
    expect((await toggled).detail).to.deep.equal({ name: 'Vases <b>', open: true })
    await sendKeys({ press: 'Space' })
    await until(() => !sees(6), 'the closed branch')
    expect(toggle(2).getAttribute('aria-expanded')).to.equal('false')
  })

  it('keeps opened and closed branches when the page is loaded again', async () => {
    const before = await shown()
    before.toggle(1).click()
    before.toggle(2).click()
    await until(() => before.sees(6) && !before.sees(4), 'the branches')
    before.host.remove()
    const after = await shown(markup('current="3"'))
    expect(after.seen()).to.deep.equal([1, 2, 3, 6])
    forgetDocument()
    const later = await shown(markup('current="7"'))
    expect(later.seen()).to.deep.equal([1, 2, 3, 6])
  })

  it('keeps its state until the document is left where the browser has no storage', async () => {
    const { getItem, setItem } = Storage.prototype
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse })
    try {
      ;(await shown()).toggle(2).click()
      expect((await shown()).sees(6)).to.equal(true)
    } finally {
      Object.assign(Storage.prototype, { getItem, setItem })
    }
  })

  it('finds the current category by the address, and follows visits when it is outside the page area', async () => {
    const start = location.href
    const { of, sees, host } = await shown(
      markup('', tree.replace('category/5/x"', 'category/5/x" aria-current="page"')),
    )
    expect(sees(7)).to.equal(false)
    try {
      history.replaceState(null, '', '/fr/catalog/category/6/x?pageindex=2')
      document.dispatchEvent(new CustomEvent('page:loaded'))
      await until(() => of(6).querySelector('a')?.getAttribute('aria-current') === 'page', 'the present page')
      expect([sees(6), host.querySelectorAll('[aria-current]').length]).to.deep.equal([true, 1])
    } finally {
      history.replaceState(null, '', start)
    }
    host.setAttribute('current', '7')
    await until(() => sees(7), 'the branch')
    expect([sees(7), host.querySelector('[aria-current]')?.textContent]).to.deep.equal([true, 'Creuses'])
  })

  it('is behind one button in a narrow space', async () => {
    await setViewport({ width: 500, height: 800 })
    const { host, sees } = await shown(markup('current="7" collapsed'))
    const fold = host.querySelector('[data-part=fold]') as HTMLButtonElement
    expect([sees(1), fold.textContent, fold.getAttribute('aria-expanded')]).to.deep.equal([false, 'Rayons', 'false'])
    expect(host.firstElementChild).to.equal(fold)
    fold.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => sees(1), 'the whole')
    expect([sees(7), fold.getAttribute('aria-expanded')]).to.deep.equal([true, 'true'])
    expect((await shown(markup('collapsed="True"'))).sees(1)).to.equal(true)
    await setViewport({ width: 1200, height: 800 })
    await until(() => !host.querySelector('[data-part=fold]'), 'the wide window')
    expect((await shown(markup('collapsed="False"'))).host.querySelector('[data-part=fold]')).to.equal(null)
  })

  it('accepts branches that are added later, and works twice on a page', async () => {
    const other = await shown()
    const host = await mount('<category-nav current="6"><nav aria-label="Rayons"></nav></category-nav>')
    host.querySelector('nav')?.insertAdjacentHTML('beforeend', tree)
    await until(() => host.querySelectorAll('[data-part=toggle]').length === 3, 'the buttons')
    expect(host.querySelector('li[data-id="6"]')?.checkVisibility()).to.equal(true)
    expect(other.sees(6)).to.equal(false)
  })

  it('restores the server’s lists when it is removed, and works again after it', async () => {
    const { host, sees } = await shown()
    const { parentElement } = host
    host.remove()
    await until(() => !host.querySelector('[data-part=toggle], [hidden]'), 'the lists')
    parentElement?.append(host)
    await until(() => host.querySelectorAll('[data-part=toggle]').length === 3, 'the buttons')
    expect([sees(6), sees(7)]).to.deep.equal([false, true])
  })

  it('is accessible, wide and narrow', async () => {
    const { host } = await shown(markup('current="7" collapsed'))
    expect(await axeFindings(host)).to.deep.equal([])
    await setViewport({ width: 500, height: 800 })
    await until(() => host.hasAttribute('data-folded'), 'the fold')
    expect(await axeFindings(host)).to.deep.equal([])
  })
})
