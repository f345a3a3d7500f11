import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, axeFindings, mount, resetShop, until } from '../../../test/harness/component.ts'
import { watchWidgets, widgetCalls } from '../../../test/harness/product-part.ts'
import {
  VARIATION_CALL as CALL,
  gate,
  idle,
  productMarkup,
  showProduct,
  variation,
} from '../../../test/harness/variation.ts'
import '../colour-swatches/index.ts'
import '../product-variations/index.ts'
import './index.ts'

const WIDGET = 'GET /widget/catalog/StockByWarehouse'
const start = location.href

const summary = (text = 'En stock : 20 pièces', id = 12) =>
  `<p>${text}</p><a data-part="trigger" href="/fr/catalog/stock?productVariantId=${id}">Stock par entrepôt</a>`
const tag = (attributes = 'product-id="7" variant-id="12"', inside = summary()) =>
  `<warehouse-stock ${attributes}>${inside}</warehouse-stock>`
const list = '<p>En stock</p><ul><li>Lyon : 12</li><li>Gent : 8</li></ul>'

const inProduct = (bind = 'data-bind="StockByWareHouse"') =>
  productMarkup().replace(/<div data-bind="StockByWareHouse">.*?<\/div>/, tag(`product-id="7" variant-id="12" ${bind}`))

const dialogs = () => [...document.querySelectorAll('dialog')]
const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const link = (host: Element) => host.querySelector('a') as HTMLAnchorElement

describe('<warehouse-stock>', () => {
  before(loadStrings)
  beforeEach(() => {
    resetShop()
    watchWidgets()
  })
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
    for (const dialog of dialogs()) dialog.remove()
  })
  after(() => history.replaceState(null, '', start))

  it('opens the stock of each warehouse in a modal, by one call [PRODUCT-40 PRODUCT-41]', async () => {
    answer(WIDGET, 200, list)
    const host = await mount(tag())
    expect(widgetCalls).to.deep.equal([])
    link(host).click()
    link(host).click()
    const items = await until(() => {
      const found = openDialog()?.querySelectorAll('li')
      return found?.length ? found : undefined
    }, 'the list')
    expect([...items].map((item) => item.textContent)).to.deep.equal(['Lyon : 12', 'Gent : 8'])
    expect(dialogs().length).to.equal(1)
    expect(openDialog()?.querySelector('h2')?.textContent).to.equal('Stock par entrepôt')
    expect(widgetCalls).to.deep.equal([
      'StockByWarehouse?productId=7&productVariantId=12&displayAllActiveWarehouses=false',
    ])
    expect(await axeFindings(openDialog() as Element)).to.deep.equal([])
  })

  it('requests empty warehouses too when its attribute says so', async () => {
    answer(WIDGET, 200, list)
    const host = await mount(tag('product-id="7" variant-id="12" all-warehouses'))
    link(host).click()
    await until(() => widgetCalls.length === 1, 'the call')
    expect(widgetCalls[0]).to.contain('displayAllActiveWarehouses=true')
  })

  it('restores the focus to its link, by keyboard too', async () => {
    answer(WIDGET, 200, list)
    const host = await mount(tag())
    link(host).focus()
    link(host).click()
    await until(() => openDialog()?.querySelector('li'), 'the list')
    openDialog()?.close()
    await until(() => document.activeElement === link(host), 'the focus')
  })

  it('ignores other clicks and links without a variant', async () => {
    const clicks: boolean[] = []
    const note = (event: Event) => {
      clicks.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', note)
    const host = await mount(tag())
    link(host).dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
    link(await mount(tag('product-id="7"'))).click()
    host.querySelector('p')?.click()
    document.removeEventListener('click', note)
    expect(clicks).to.deep.equal([false, false, false])
    expect(widgetCalls).to.deep.equal([])
  })

  for (const [what, status] of [
    ['fails', 500],
    ['refuses', 422],
    ['cannot be reached', 0],
  ] as const) {
    it(`reports in the modal that the shop ${what}`, async () => {
      answer(WIDGET, status, status === 0 ? null : '<h1>oops</h1>')
      const host = await mount(tag())
      link(host).click()
      await until(() => openDialog()?.dataset.state === 'error', 'the error')
      expect(host.textContent).to.contain('En stock : 20 pièces')
    })
  }

  it('shows a notice about a variant that the shop does not know', async () => {
    answer(WIDGET, 404, '')
    link(await mount(tag())).click()
    await until(() => $notices.get().length === 1, 'the notice')
    expect(openDialog()).to.equal(null)
  })

  it('shows the sign-in when the shop asks for one', async () => {
    answer(WIDGET, 401, '')
    answer('GET /fr/security/login', 200, '<h1>Connexion</h1>')
    link(await mount(tag())).click()
    await until(() => openDialog()?.querySelector('h2')?.textContent === 'Connexion', 'the sign-in')
  })

  it('shows the new stock with the rest of the variant, in the same tag [PRODUCT-17]', async () => {
    answer(CALL, 200, variation({ StockByWareHouse: summary('Actuellement épuisé', 13) }))
    answer(WIDGET, 200, list)
    const { host, choose, find } = await showProduct(inProduct())
    const part = find<HTMLElement>('warehouse-stock')
    choose('32')
    await idle(host)
    expect(find('warehouse-stock')).to.equal(part)
    expect(part.textContent).to.contain('Actuellement épuisé')
    expect(part.getAttribute('variant-id')).to.equal('13')
    expect(part.hasAttribute('data-stale')).to.equal(false)
    expect(widgetCalls).to.deep.equal([])
    link(part).click()
    await until(() => widgetCalls.length === 1, 'the call')
    expect(widgetCalls[0]).to.contain('productVariantId=13')
  })

  it('fetches the stock if the answer has none, and keeps its link', async () => {
    answer(CALL, 200, variation({ StockByWareHouse: undefined }))
    answer(WIDGET, 200, list)
    const { host, choose, find, bound } = await showProduct(inProduct(''))
    const part = find<HTMLElement>('warehouse-stock')
    link(part).focus()
    choose('32')
    await idle(host)
    expect(bound('SKU')).to.equal('LUNE-13')
    expect(part.textContent).to.contain('Lyon : 12')
    expect(link(part).search).to.equal('?productVariantId=13')
    expect(widgetCalls).to.deep.equal([
      'StockByWarehouse?productId=7&productVariantId=13&displayAllActiveWarehouses=false',
    ])
  })

  it('never shows the stock of another variant, however long the answer takes', async () => {
    const slow = gate()
    answer(WIDGET, 200, list, slow.closed)
    const host = await mount(tag())
    host.setAttribute('variant-id', '13')
    await until(() => host.hasAttribute('data-stale'), 'the mark')
    expect(getComputedStyle(host.firstElementChild as Element).visibility).to.equal('hidden')
    host.setAttribute('variant-id', '12')
    await until(() => !host.hasAttribute('data-stale'), 'the way back')
    slow.open()
    await slow.closed
    await new Promise(requestAnimationFrame)
    expect(host.textContent).to.contain('En stock : 20 pièces')
  })

  it('closes its modal when it is removed, and opens again when it is inserted again', async () => {
    const slow = gate()
    answer(WIDGET, 200, list, slow.closed)
    answer(WIDGET, 200, list)
    const host = await mount(tag())
    const { parentElement } = host
    link(host).click()
    await until(openDialog, 'the modal')
    host.remove()
    await until(() => !openDialog(), 'the end of the modal')
    slow.open()
    parentElement?.append(host)
    link(host).click()
    await until(() => openDialog()?.querySelector('li'), 'the list')
  })

  it('is accessible', async () => {
    expect(await axeFindings(await mount(tag()))).to.deep.equal([])
  })
})
