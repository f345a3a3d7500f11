import { expect } from '@open-wc/testing'
import { prepareVariant } from '../../../stores/product/product.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { answer, resetShop, until } from '../../../test/harness/component.ts'
import {
  VARIATION_CALL as CALL,
  gate,
  idle,
  productMarkup as markup,
  showProduct as shown,
  variation,
} from '../../../test/harness/variation.ts'
import '../colour-swatches/index.ts'
import './index.ts'

const start = location.href

/** All that a shopper, or a search engine, sees of the variant. */
const facts = (host: Element) => ({
  sku: host.querySelector('[data-bind=SKU]')?.textContent,
  photo: host.querySelector('[data-bind=ProductGalleryHtml] img')?.getAttribute('alt'),
  stock: host.querySelector('[data-bind=StockByWareHouse]')?.textContent,
  buys: host.querySelector<HTMLInputElement>('[name=ProductVariantId]')?.value,
  variant: host.getAttribute('variant-id'),
})

describe('<product-variations>, in one step', () => {
  let stops: (() => void)[] = []
  const prepare: typeof prepareVariant = (listener) => {
    const stop = prepareVariant(listener)
    stops.push(stop)
    return stop
  }

  const clock = new Clock()

  beforeEach(() => resetShop())
  afterEach(() => {
    clock.release()
    for (const stop of stops) stop()
    stops = []
  })
  after(() => history.replaceState(null, '', start))

  it('shows no part of a variant before all parts are ready, and then all at once', async () => {
    answer(CALL, 200, variation())
    const decoded = gate()
    let asked = ''
    prepare(async ({ productId, variantId }, _signal, scope) => {
      asked = `${productId} ${variantId} ${scope.localName}`
      await decoded.closed
    })
    const { host, choose, find } = await shown()
    const before = facts(host)
    const seen: unknown[] = []
    const observer = new MutationObserver(() => seen.push(facts(host)))
    observer.observe(host, { subtree: true, childList: true, characterData: true, attributeFilter: ['variant-id'] })
    choose('32')
    await until(() => asked !== '', 'the preparation')
    expect(asked).to.equal('7 13 product-variations')
    expect(host.getAttribute('aria-busy')).to.equal('true')
    expect(facts(host)).to.deep.equal(before)
    decoded.open()
    await idle(host)
    observer.disconnect()
    const after = { sku: 'LUNE-13', photo: 'Vase crème', stock: '9 à Nantes', buys: '13', variant: '13' }
    expect(facts(host)).to.deep.equal(after)
    const changed = seen.filter((state) => JSON.stringify(state) !== JSON.stringify(before))
    for (const state of changed) expect(state).to.deep.equal(after)
    expect(find('[data-bind=SKU]').isConnected).to.equal(true)
  })

  it('renders prepared parts together with the rest', async () => {
    answer(CALL, 200, variation())
    const { host, choose } = await shown()
    let skuThen: string | null | undefined
    prepare(async () => () => (skuThen = host.querySelector('[data-bind=SKU]')?.textContent))
    choose('32')
    await idle(host)
    expect(skuThen).to.equal('LUNE-13')
  })

  it('waits at most 400 ms; a part that is ready later is rendered then', async () => {
    answer(CALL, 200, variation())
    const slow = gate()
    let isPutIn = false
    prepare(async () => {
      await slow.closed
      return () => (isPutIn = true)
    })
    const { host, choose, bound } = await shown()
    clock.hold()
    choose('32')
    await until(() => clock.isDueIn(400), 'the limit')
    clock.pass(399)
    expect([host.ariaBusy, bound('SKU')]).to.deep.equal(['true', 'LUNE-12'])
    clock.pass(1)
    await until(() => bound('SKU') === 'LUNE-13', 'the variant')
    clock.release()
    await idle(host)
    expect(isPutIn).to.equal(false)
    slow.open()
    await until(() => isPutIn, 'the late part')
  })

  it('cancels the preparations of a choice that a newer one replaces', async () => {
    answer(CALL, 200, variation({ SKU: 'OLD' }))
    answer(CALL, 200, variation())
    const slow = gate()
    const signals: AbortSignal[] = []
    const put: string[] = []
    prepare(async ({ sku }, signal) => {
      signals.push(signal)
      if (sku === 'OLD') await slow.closed
      return () => put.push(sku)
    })
    const { host, choose, bound } = await shown()
    choose('33')
    await until(() => signals.length === 1, 'the first answer')
    choose('32')
    await idle(host)
    slow.open()
    await slow.closed
    await new Promise(requestAnimationFrame)
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, false])
    expect(put).to.deep.equal(['LUNE-13'])
    expect(bound('SKU')).to.equal('LUNE-13')
  })

  it('continues when a preparation fails', async () => {
    answer(CALL, 200, variation())
    prepare(() => Promise.reject(new Error('no photo')))
    const { host, choose, bound } = await shown()
    choose('32')
    await idle(host)
    expect(bound('SKU')).to.equal('LUNE-13')
  })

  it('keeps a bound tag in the page and copies the attributes and content from the answer', async () => {
    const fragment =
      '<product-gallery data-bind="x" layout="row" variant-id="13"><img alt="Vase crème"></product-gallery>'
    answer(CALL, 200, variation({ ProductGalleryHtml: fragment }))
    const html = markup().replace(
      /<div data-bind="ProductGalleryHtml">.*?<\/div>/,
      '<product-gallery data-bind="ProductGalleryHtml" product-id="7" variant-id="12"><img alt="Vase bleu"></product-gallery>',
    )
    const { host, choose, find } = await shown(html)
    const gallery = find<HTMLElement>('product-gallery')
    choose('32')
    await idle(host)
    expect(find('product-gallery')).to.equal(gallery)
    expect(gallery.innerHTML).to.equal('<img alt="Vase crème">')
    expect(gallery.dataset.bind).to.equal('ProductGalleryHtml')
    expect(gallery.getAttribute('layout')).to.equal('row')
  })

  it('writes the variant into the tags of the product, and of no other product', async () => {
    answer(CALL, 200, variation())
    const parts = `<i-a product-id="7" variant-id="12"></i-a><i-b product-variant-id="12"></i-b>
      <i-c product-id="8" variant-id="12"></i-c><i-d product-variant-id="90"></i-d>`
    const { host, choose } = await shown(markup().replace('<form', `${parts}<form`))
    choose('32')
    await idle(host)
    const named = (tag: string, name: string) => host.querySelector(tag)?.getAttribute(name)
    expect(named('i-a', 'variant-id')).to.equal('13')
    expect(named('i-b', 'product-variant-id')).to.equal('13')
    expect(named('i-c', 'variant-id')).to.equal('12')
    expect(named('i-d', 'product-variant-id')).to.equal('90')
  })
})
