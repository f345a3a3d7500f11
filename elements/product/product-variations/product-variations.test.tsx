import { expect } from '@open-wc/testing'
import { answer, axeFindings, callsTo, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import {
  VARIATION_CALL as CALL,
  gate,
  idle,
  productMarkup as markup,
  showProduct as shown,
  variation,
} from '../../../test/harness/variation.ts'
import '../add-to-cart/index.ts'
import '../colour-swatches/index.ts'
import './index.ts'

const start = location.href

const option = (select: HTMLSelectElement, id: string) =>
  [...select.options].find(({ value }) => value === id) as HTMLOptionElement

describe('<product-variations>', () => {
  beforeEach(() => {
    resetShop()
    history.replaceState({ mine: 1 }, '', `${location.pathname}?view=2&VariantValueId1=31`)
  })
  after(() => history.replaceState(null, '', start))

  it('sends the fields with a value and the quantity, and no empty field [PRODUCT-14]', async () => {
    answer(CALL, 200, variation())
    const { choose, host } = await shown()
    choose('32')
    await idle(host)
    expect(callsTo(CALL)[0]?.query).to.deep.equal({
      ProductId: '7',
      ProductVariantId: '12',
      VariantValueId1: '32',
      VariantValueId2: '41',
      quantity: 2,
    })
  })

  it('sends one unit if the form has no quantity [PRODUCT-15]', async () => {
    answer(CALL, 200, variation())
    const { choose, host } = await shown(markup().replace(/<label>Quantité.*<\/label>/, ''))
    choose('32')
    await idle(host)
    expect(callsTo(CALL)[0]?.query.quantity).to.equal(1)
  })

  it('shows price and stock number of the chosen variant, and announces the price once [PRODUCT-20]', async () => {
    answer(CALL, 200, variation())
    const { choose, bound, find, host } = await shown()
    choose('32')
    await idle(host)
    expect(bound('UnitPriceTaxIncl')).to.equal('29,50 €')
    expect(bound('SKU')).to.equal('LUNE-13')
    expect(find('[name=ProductVariantId]').value).to.equal('13')
    expect(find('add-to-cart').getAttribute('product-variant-id')).to.equal('13')
    expect(find<HTMLElement>('[role=status]').textContent?.replace(/\s/g, ' ')).to.equal('Prix : 29,50 €')
  })

  it('announces that a chosen value is sold out, in one text with its price, without older news', async () => {
    answer(CALL, 200, variation({}, [32]))
    answer(CALL, 200, variation({ VariantValueId1: 33, ProductVariantId: 14 }, [33]))
    answer(CALL, 200, variation({ VariantValueId1: 31, ProductVariantId: 12 }))
    const { choose, find, host } = await shown()
    const said = () => find<HTMLElement>('[role=status]').textContent?.replace(/\s/g, ' ')
    for (const [id, text] of [
      ['32', 'Crème (indisponible). Prix : 29,50 €'],
      ['33', 'Gris (indisponible)'],
      ['31', ''],
    ] as const) {
      choose(id)
      await idle(host)
      expect(said(), id).to.equal(text)
    }
  })

  for (const [name, html, row] of [
    ['ProductGalleryHtml', '<img alt="Vase crème">', 'PRODUCT-03 PRODUCT-19'],
    ['StockByWareHouse', '<p>9 à Nantes</p>', 'PRODUCT-04 PRODUCT-17'],
    ['CustomerReference', '<p>REF-9</p>', 'PRODUCT-05 PRODUCT-18'],
  ]) {
    it(`renders ${name} at every change [${row}]`, async () => {
      answer(CALL, 200, variation())
      answer(CALL, 200, variation({ [name as string]: '<b>autre</b>' }))
      const { choose, find, host } = await shown()
      choose('32')
      await idle(host)
      expect(find<HTMLElement>(`[data-bind=${name}]`).innerHTML).to.equal(html)
      choose('33')
      await idle(host)
      expect(find<HTMLElement>(`[data-bind=${name}]`).innerHTML).to.equal('<b>autre</b>')
    })
  }

  it('keeps a fragment that is equal to the one before', async () => {
    answer(CALL, 200, variation({ ProductGalleryHtml: '<img alt="Vase bleu">' }))
    const { choose, find, host } = await shown()
    const picture = find('img')
    choose('32')
    await idle(host)
    choose('33')
    await idle(host)
    expect(find('img')).to.equal(picture)
  })

  it('cancels a request that a newer one replaces [PRODUCT-16]', async () => {
    const signals: (AbortSignal | undefined | null)[] = []
    const { fetch } = window
    const past = (event: Event) => event.stopImmediatePropagation()
    const { choose, bound, host } = await shown()
    window.addEventListener('api:request', past, { capture: true })
    window.fetch = (request, options) => {
      const { signal } = request instanceof Request ? request : (options as RequestInit)
      signals.push(signal)
      return signals.length === 1 ? new Promise(() => {}) : Promise.resolve(Response.json(variation()))
    }
    choose('33')
    choose('32')
    await idle(host)
    window.fetch = fetch
    window.removeEventListener('api:request', past, { capture: true })
    expect(signals.map((signal) => signal?.aborted)).to.deep.equal([true, false])
    expect(bound('SKU')).to.equal('LUNE-13')
  })

  it('shows the last choice although an earlier answer arrives later', async () => {
    const slow = gate()
    answer(CALL, 200, variation({ SKU: 'OLD' }), slow.closed)
    answer(CALL, 200, variation())
    const { choose, bound, host } = await shown()
    choose('33')
    choose('32')
    await idle(host)
    slow.open()
    await slow.closed
    await new Promise(requestAnimationFrame)
    expect(bound('SKU')).to.equal('LUNE-13')
  })

  it('adds the suffix to an unavailable value and to no other [ERROR-31 ERROR-32]', async () => {
    answer(CALL, 200, variation({}, [42, 33]))
    const { choose, find, size, host } = await shown()
    expect(option(size, '43').disabled).to.equal(true)
    choose('32')
    await idle(host)
    expect([...size.options].map(({ text }) => text)).to.deep.equal(['Petit', 'Grand (indisponible)', 'Géant'])
    expect([...size.options].map(({ disabled }) => disabled)).to.deep.equal([false, true, false])
    await until(() => find('[value="33"]').disabled, 'the grey swatch')
    expect([...host.querySelectorAll('[data-part=name]')].map((name) => name.textContent)).to.deep.equal([
      'Bleu',
      'Crème',
      'Gris (indisponible)',
    ])
  })

  it('keeps the focus on the clicked value, and renders the values that the shop adds', async () => {
    const more = variation({ VariantValueId2: 44 })
    more.ProductVariantAttributesViewModel[1]?.ProductAttributeValuesViewModel.splice(0, 3, {
      ProductAttributeValueId: 44,
      DisplayValue: '<b>XL</b>',
      IsUnavailable: false,
      ColorCode1: null,
      ColorCode2: null,
      ColorCode3: null,
    })
    answer(CALL, 200, more)
    const { choose, find, size, form, host } = await shown()
    find('[value="32"]').focus()
    choose('32')
    await idle(host)
    expect(document.activeElement).to.equal(find('[value="32"]'))
    expect([...size.options].map(({ text }) => text)).to.deep.equal(['<b>XL</b>'])
    expect(new FormData(form).get('VariantValueId2')).to.equal('44')
  })

  it('chooses a colour that the shop adds', async () => {
    const more = variation({ VariantValueId1: 39 })
    const grey = more.ProductVariantAttributesViewModel[0]?.ProductAttributeValuesViewModel[2]
    if (grey) Object.assign(grey, { ProductAttributeValueId: 39, DisplayValue: 'Neuf' })
    answer(CALL, 200, more)
    const { choose, form } = await shown()
    choose('32')
    await until(() => new FormData(form).get('VariantValueId1') === '39', 'the new colour')
  })

  it('works on plain radios as well', async () => {
    answer(CALL, 200, variation({}, [33]))
    const host = await mount(markup().replace(/<\/?colour-swatches[^>]*>/g, ''))
    const radio = (id: string) => host.querySelector(`[value="${id}"]`) as HTMLInputElement
    radio('32').click()
    await until(() => radio('33').disabled, 'the answer')
    expect([...host.querySelectorAll('fieldset label')].map((label) => label.textContent?.trim())).to.deep.equal([
      'Bleu',
      'Crème',
      'Gris (indisponible)',
    ])
  })

  it('writes the variant into the address and keeps the rest', async () => {
    answer(CALL, 200, variation())
    const { choose, host } = await shown()
    choose('32')
    await idle(host)
    expect(location.search).to.equal('?view=2&variant=13')
    expect(history.state).to.deep.equal({ mine: 1 })
  })

  it('notifies the page of the new variant', async () => {
    const slow = gate()
    answer(CALL, 200, variation(), slow.closed)
    const { choose, host } = await shown()
    const changes = nextEvent('variant:change', host)
    choose('32')
    await until(() => host.getAttribute('aria-busy') === 'true', 'the question')
    slow.open()
    expect((await changes).detail).to.deep.equal({ productId: '7', variantId: '13', sku: 'LUNE-13', price: 29.5 })
    expect(host.getAttribute('variant-id')).to.equal('13')
  })

  it('shows on its button that the chosen values are sold out', async () => {
    answer(CALL, 200, variation({}, [32]))
    answer(CALL, 200, variation())
    const { choose, pick, find, host } = await shown()
    choose('32')
    await idle(host)
    expect(find<HTMLButtonElement>('button').disabled).to.equal(true)
    expect(find('button').textContent).to.equal('Épuisé')
    pick('42')
    await idle(host)
    expect(find<HTMLButtonElement>('button').disabled).to.equal(false)
    expect(find('button').textContent).to.equal('Ajouter')
  })

  it('is accessible', async () => {
    answer(CALL, 200, variation({}, [33]))
    const { choose, host } = await shown()
    choose('32')
    await idle(host)
    expect(await axeFindings(host)).to.deep.equal([])
  })
})
