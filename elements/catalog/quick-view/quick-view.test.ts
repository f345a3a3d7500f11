import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  callsTo,
  mount,
  nextEvent,
  resetShop,
  until,
  warningsOf,
} from '../../../test/harness/component.ts'
import './index.ts'

const SRC = 'GET /fr/widget/catalog/QuickView'
const VIEW = `<h3 id="name">Vase Lune</h3><form id="buy"><label for="count">Quantité</label>
  <input id="count" name="Quantity" aria-describedby="name other"></form><button form="buy">Ajouter</button>`

const tag = (
  id: number,
  attributes = '',
) => `<quick-view src="/fr/widget/catalog/QuickView?productId=${id}" ${attributes}>
  <a href="/fr/catalog/product/${id}/vase"><span data-part="icon" class="eye"></span><span class="vt-hidden">Aperçu : Vase ${id}</span></a>
  </quick-view>`
const cards = (...ids: number[]) =>
  mount(`<ul>${ids.map((id) => `<li><h2>Vase ${id}</h2>${tag(id)}</li>`).join('')}</ul>`)
const row = (id: number) => `<tr role="row"><th role="rowheader">Vase</th><td colspan="2">${tag(id)}</td></tr>`
const rows = (...ids: number[]) => mount(`<table><tbody>${ids.map(row).join('')}</tbody></table>`)

const link = (root: Element, place = 0) =>
  root.querySelectorAll<HTMLAnchorElement>('quick-view a')[place] as HTMLElement
const views = (root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>('[data-vt-quick-view]')]
const shownViews = (root: ParentNode = document) => views(root).filter((view) => !view.hidden)
const textOfStatus = (root: ParentNode = document) => root.querySelector('[data-part=status]')?.textContent
const state = (root: ParentNode) => root.querySelector<HTMLElement>('[data-part=panel]')?.dataset.state
const opened = (root: ParentNode) => until(() => state(root) === 'there', 'the view')

/** Waits until nothing scrolls. */
async function rest(): Promise<void> {
  let [last, frames] = [-1, 0]
  await until(() => {
    frames = scrollY === last ? frames + 1 : 0
    last = scrollY
    return frames > 6
  }, 'the end of scrolling')
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe('<quick-view>', () => {
  before(loadStrings)
  beforeEach(resetShop)

  it('shows the product below its card, hides it again, and announces it [PRODUCT-47]', async () => {
    answer(SRC, 200, VIEW)
    const list = await cards(7, 8)
    expect(shownViews()).to.have.length(0)
    const toggled = nextEvent('quickview:toggle', list)
    link(list).click()
    expect((await toggled).detail).to.deep.equal({
      open: true,
      url: `${location.origin}/fr/widget/catalog/QuickView?productId=7`,
    })
    await opened(list)
    expect(shownViews(list)[0]).to.equal(list.children[1])
    expect(list.children[1]?.localName).to.equal('li')
    expect(link(list).ariaExpanded).to.equal('true')
    expect(document.getElementById(link(list).getAttribute('aria-controls') ?? '')?.textContent).to.contain('Vase Lune')
    const closed = nextEvent('quickview:toggle', list)
    link(list).click()
    expect((await closed).detail.open).to.equal(false)
    await until(() => shownViews(list).length === 0, 'the end')
    expect(link(list).ariaExpanded).to.equal('false')
  })

  it('has an eye while hidden and a crossed one while shown [PRODUCT-48]', async () => {
    answer(SRC, 200, VIEW)
    const list = await cards(7)
    const icon = link(list).querySelector('[data-part=icon]') as Element
    expect([...icon.classList]).to.deep.equal(['eye'])
    link(list).click()
    await until(() => icon.className === 'eye-slash', 'the crossed eye')
    link(list).click()
    await until(() => icon.className === 'eye', 'the eye')
  })

  it('creates the icon that the server did not send', async () => {
    const host = await mount('<quick-view><a href="/fr/x">Aperçu</a></quick-view>')
    expect(host.querySelector('a [data-part=icon]')?.className).to.equal('eye')
    host.remove()
    await Promise.resolve()
    expect(host.innerHTML).to.equal('<a href="/fr/x">Aperçu</a>')
  })

  it('fetches the view once, also when it is shown again', async () => {
    answer(SRC, 200, VIEW)
    const list = await cards(7)
    link(list).click()
    await opened(list)
    const field = list.querySelector('input') as HTMLInputElement
    field.value = '4'
    link(list).click()
    await until(() => shownViews(list).length === 0, 'the end')
    link(list).click()
    await until(() => shownViews(list).length === 1, 'the view')
    expect(callsTo(SRC)).to.have.length(1)
    expect(list.querySelector('input')).to.equal(field)
  })

  it('uses the page of the link when it has no address of its own', async () => {
    answer('GET /fr/catalog/product/7/vase', 200, `<!doctype html><html><body><nav>x</nav><main>${VIEW}</main>`)
    const host = await mount('<div><quick-view><a href="/fr/catalog/product/7/vase">Aperçu</a></quick-view></div>')
    link(host).click()
    await opened(host)
    expect(host.querySelector('[data-part=content]')?.textContent).to.contain('Quantité')
    expect(host.querySelector('nav')).to.equal(null)
    expect(host.querySelector('quick-view')?.lastElementChild).to.equal(views(host)[0])
  })

  it('opens a row below the row of a table, over all its cells', async () => {
    answer(SRC, 200, VIEW)
    const table = await rows(7, 8)
    link(table).click()
    await opened(table)
    const row = table.querySelectorAll('tr')[1] as HTMLTableRowElement
    expect(row).to.equal(views(table)[0])
    expect(row.cells[0]?.colSpan).to.equal(3)
    expect([row.role, row.cells[0]?.role]).to.deep.equal(['row', 'cell'])
    expect(await axeFindings(table)).to.deep.equal([])
  })

  it('closes the other view of its list, not that of another list, and the pressed toggle keeps its position', async () => {
    answer(SRC, 200, VIEW)
    const page = await mount('<div></div>')
    page.append(await cards(7, 8), await cards(7))
    const [one, other] = page.querySelectorAll('ul')
    if (!one || !other) throw new Error('No lists.')
    link(other).click()
    link(one).click()
    await until(
      () => shownViews(page).length === 2 && shownViews(page).every((view) => state(view) === 'there'),
      'both views',
    )
    page.style.paddingBlock = '4000px'
    await rest()
    link(one, 1).scrollIntoView({ block: 'center' })
    const top = link(one, 1).getBoundingClientRect().top
    link(one, 1).click()
    await until(() => shownViews(one).length === 1 && one.querySelectorAll('quick-view[open]').length === 1, 'one view')
    await rest()
    expect(link(one, 1).getBoundingClientRect().top).to.be.closeTo(top, 1)
    expect(shownViews(other)).to.have.length(1)
  })

  it('closes the view that was opened a moment before', async () => {
    answer(SRC, 200, VIEW)
    const list = await cards(7, 8)
    link(list).click()
    await opened(list)
    link(list).click()
    await until(() => shownViews(list).length === 0, 'no view')
    const [one, other] = list.querySelectorAll('quick-view')
    one?.setAttribute('open', '')
    // In the microtask in which the first one is shown, before any paint.
    const shown = new MutationObserver(() => {
      if (shownViews(list).length === 0 || other?.hasAttribute('open')) return
      other?.setAttribute('open', '')
    })
    shown.observe(list, { subtree: true, childList: true, attributes: true })
    await until(() => other?.hasAttribute('open') && !one?.hasAttribute('open'), 'the other one alone')
    shown.disconnect()
  })

  it('keeps ids unique when one product is shown twice', async () => {
    answer(SRC, 200, VIEW)
    const page = await mount('<div></div>')
    page.append(await cards(7), await cards(7))
    for (const place of [0, 1]) link(page, place).click()
    await until(() => page.querySelectorAll('input').length === 2, 'both')
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).to.equal(ids.length)
    for (const input of page.querySelectorAll('input')) {
      expect(input.labels?.[0]?.textContent).to.equal('Quantité')
      const [name, foreign] = (input.getAttribute('aria-describedby') ?? '').split(' ')
      expect(document.getElementById(name ?? '')?.textContent).to.equal('Vase Lune')
      expect(foreign).to.equal('other')
    }
    for (const button of page.querySelectorAll<HTMLButtonElement>('button[form]')) {
      expect(button.form?.parentElement).to.equal(button.parentElement)
    }
  })

  it('is pressed by Enter and Space, leads to its view with the next Tab, and closes by Escape', async () => {
    answer(SRC, 200, VIEW)
    const list = await cards(7)
    link(list).focus()
    await sendKeys({ press: 'Space' })
    expect(document.activeElement).to.equal(link(list))
    await opened(list)
    expect(textOfStatus(list)).to.equal('Aperçu affiché : Vase Lune')
    await sendKeys({ press: 'Tab' })
    expect((document.activeElement as HTMLElement).dataset.part).to.equal('close')
    await sendKeys({ press: 'Tab' })
    expect((document.activeElement as HTMLInputElement).name).to.equal('Quantity')
    await sendKeys({ press: 'Escape' })
    await until(() => shownViews(list).length === 0, 'the end')
    expect(document.activeElement).to.equal(link(list))
    await sendKeys({ press: 'Enter' })
    await until(() => shownViews(list).length === 1, 'the view')
    // The code of a tag around the field may replace it at this key.
    const field = list.querySelector('[name=Quantity]') as HTMLElement
    field.addEventListener('keydown', () => field.replaceWith(field.cloneNode()))
    field.focus()
    await sendKeys({ press: 'Escape' })
    await until(() => shownViews(list).length === 0, 'the end')
  })

  it('closes by its own button, and focuses the toggle', async () => {
    answer(SRC, 200, VIEW)
    const list = await cards(7)
    link(list).click()
    await opened(list)
    const close = list.querySelector<HTMLElement>('[data-part=close]')
    expect(close?.ariaLabel).to.equal('Fermer')
    close?.focus()
    close?.click()
    await until(() => shownViews(list).length === 0, 'the end')
    expect(document.activeElement).to.equal(link(list))
  })

  it('ignores Escape when an element above it closes', async () => {
    answer(SRC, 200, `${VIEW}<dialog open><button>x</button></dialog>`)
    const list = await cards(7)
    link(list).click()
    await opened(list)
    list.querySelector<HTMLElement>('dialog button')?.focus()
    await sendKeys({ press: 'Escape' })
    expect(shownViews(list)).to.have.length(1)
  })

  it('announces that it is loading, and is busy until then', async () => {
    const gated = gate()
    answer(SRC, 200, VIEW, gated.opened)
    const list = await cards(7)
    link(list).click()
    await until(() => textOfStatus(list) === 'Chargement…', 'the text')
    expect(list.querySelector('[aria-busy=true]')).not.to.equal(null)
    expect(await axeFindings(list)).to.deep.equal([])
    gated.open()
    await opened(list)
    expect(list.querySelector('[aria-busy]')).to.equal(null)
  })

  for (const [status, data] of [
    [0, null],
    [401, null],
    [422, null],
    [500, null],
    [200, ''],
  ] as const) {
    it(`reports that the product could not be loaded (${status}), tries again, and keeps the focus`, async () => {
      answer(SRC, status, data)
      answer(SRC, 200, VIEW)
      const list = await cards(7)
      link(list).click()
      await until(() => state(list) === 'failed', 'the failure')
      expect(textOfStatus(list)).to.equal('L’aperçu n’a pas pu être chargé.')
      expect(await axeFindings(list)).to.deep.equal([])
      const retry = list.querySelector('[data-part=retry]') as HTMLButtonElement
      retry.focus()
      retry.click()
      await opened(list)
      expect(retry.hidden).to.equal(true)
      expect(list.contains(document.activeElement)).to.equal(true)
    })
  }

  it('loads again when the connection is restored', async () => {
    answer(SRC, 0)
    answer(SRC, 200, VIEW)
    const list = await cards(7)
    link(list).click()
    await until(() => state(list) === 'failed', 'the failure')
    window.dispatchEvent(new Event('online'))
    await opened(list)
  })

  it('does not load a view again that was closed', async () => {
    answer(SRC, 0)
    const list = await cards(7)
    link(list).click()
    await until(() => state(list) === 'failed', 'the failure')
    link(list).click()
    await until(() => link(list).ariaExpanded === 'false', 'the end')
    window.dispatchEvent(new Event('online'))
    expect(callsTo(SRC)).to.have.length(1)
  })

  it('reports that a product no longer exists, without a button to try again', async () => {
    answer(SRC, 404)
    const list = await cards(7)
    link(list).click()
    await until(() => state(list) === 'failed', 'the failure')
    expect(textOfStatus(list)).to.equal('Cet article n’est plus proposé.')
    expect(list.querySelector<HTMLElement>('[data-part=retry]')?.hidden).to.equal(true)
  })

  it('ignores a click with a modifier key', async () => {
    const list = await cards(7)
    let untouched = 0
    list.addEventListener('click', (event) => {
      untouched += event.defaultPrevented ? 0 : 1
      event.preventDefault()
    })
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      link(list).dispatchEvent(new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }))
    }
    expect(untouched).to.equal(3)
    expect(views(list)).to.have.length(0)
  })

  it('shows and hides by its attribute and property, also at the start', async () => {
    answer(SRC, 200, VIEW)
    const list = await mount(`<ul><li>${tag(7, 'open')}</li></ul>`)
    await opened(list)
    const host = list.querySelector('quick-view') as HTMLElement & { open: boolean }
    host.open = false
    await until(() => shownViews(list).length === 0, 'the end')
    host.setAttribute('open', '')
    await until(() => shownViews(list).length === 1, 'the view')
  })

  it('shows another product when its address changes', async () => {
    answer(SRC, 200, VIEW)
    answer('GET /fr/other', 200, '<h3>Bol</h3>')
    const list = await cards(7)
    link(list).click()
    await opened(list)
    list.querySelector('quick-view')?.setAttribute('src', '/fr/other')
    await until(() => list.querySelector('[data-part=content]')?.textContent === 'Bol', 'the other product')
  })

  it('accepts a link that is added later, and shows hostile text as text', async () => {
    answer(SRC, 200, '<h3>&lt;img src=x onerror=alert(1)&gt;</h3>')
    const list = await mount('<ul><li><quick-view src="/fr/widget/catalog/QuickView"></quick-view></li></ul>')
    list.querySelector('quick-view')?.insertAdjacentHTML('beforeend', '<a href="/fr/x">"<i>&lt;b&gt;</i></a>')
    await until(() => link(list)?.role === 'button', 'the toggle')
    link(list).click()
    await opened(list)
    expect(textOfStatus(list)).to.equal('Aperçu affiché : <img src=x onerror=alert(1)>')
    expect(list.querySelector('[data-part=panel]')?.ariaLabel).to.equal('"<b>')
  })

  it('ends with its card while it loads, and begins again when the card is inserted again', async () => {
    const gated = gate()
    answer(SRC, 200, VIEW, gated.opened)
    answer(SRC, 200, VIEW)
    const list = await cards(7)
    link(list).click()
    await until(() => shownViews(list).length === 1, 'the view')
    const card = list.firstElementChild as Element
    card.remove()
    await Promise.resolve()
    gated.open()
    await new Promise(requestAnimationFrame)
    expect(views(list)).to.have.length(0)
    expect(card.querySelector('a')?.hasAttribute('role')).to.equal(false)
    list.append(card)
    await opened(list)
    expect(views(list)).to.have.length(1)
    expect(callsTo(SRC)).to.have.length(2)
  })

  it('sends no request to another site, and warns of an invalid attribute', async () => {
    const list = await mount(
      '<ul><li><quick-view src="https://evil.example/x"><a href="/a">a</a></quick-view></li></ul>',
    )
    link(list).click()
    await until(() => state(list) === 'failed', 'the failure')
    const warnings = await warningsOf(() => list.querySelector('quick-view')?.setAttribute('open', 'False'))
    expect(warnings).to.deep.equal([])
    await until(() => shownViews(list).length === 0, 'the end')
  })

  it('is accessible', async () => {
    answer(SRC, 200, VIEW)
    const list = await cards(7, 8)
    expect(await axeFindings(list)).to.deep.equal([])
    link(list).click()
    await opened(list)
    expect(await axeFindings(list)).to.deep.equal([])
  })
})
