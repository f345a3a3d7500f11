import { expect } from '@open-wc/testing'
import { answer, callsTo, hydrated, mount, resetShop, until, warningsOf } from '../../../test/harness/component.ts'
import { gate, productMarkup, VARIATION_CALL, variation } from '../../../test/harness/variation.ts'
import '../colour-swatches/index.ts'
import '../product-variations/index.ts'
import './index.ts'

const WIDGET = 'GET /widget/catalog/ProductPhotosGallery'
const start = location.href

const list = (variant: number) =>
  `<ul data-part="photos">${[1, 2, 3]
    .map(
      (number) =>
        `<li id="v-${variant}-${number}"><a href="/photos/${variant}/${number}.webp"><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E" alt="${variant}/${number}"></a></li>`,
    )
    .join('')}</ul>`

const gallery = (attributes: string) => `<product-gallery variant-id="12" ${attributes}>${list(12)}</product-gallery>`

async function put(inside: string, outside = '') {
  const bound = /<div data-bind="ProductGalleryHtml">.*?<\/div>/
  const page = await mount(`<div>${productMarkup().replace(bound, inside)}${outside}</div>`)
  await until(() => page.querySelectorAll('[data-vt-root] input').length === 3, 'the swatches')
  for (const each of page.querySelectorAll('product-gallery')) await hydrated(each)
  const host = page.querySelector('product-gallery') as HTMLElement
  const shown = () => host.querySelector('[data-part=photos] > li:not([inert]) img')?.getAttribute('alt')
  const choose = (value: string) => (page.querySelector(`[value="${value}"]`) as HTMLElement).click()
  const sku = () => page.querySelector('[data-bind=SKU]')?.textContent
  return { page, host, shown, choose, sku }
}

describe('<product-gallery>, when the variant changes', () => {
  beforeEach(resetShop)
  after(() => history.replaceState(null, '', start))

  it('shows the photos of the answer at the same index, with the price, and sends no request', async () => {
    answer(VARIATION_CALL, 200, variation({ ProductGalleryHtml: list(13) }))
    const { host, shown, choose, sku } = await put(gallery('data-bind="ProductGalleryHtml"'))
    ;(host.querySelector('[data-part=gallery-next]') as HTMLElement).click()
    expect(shown()).to.equal('12/2')
    const together: unknown[] = []
    new MutationObserver(() => queueMicrotask(() => together.push(sku(), shown()))).observe(
      document.querySelector('[data-bind=SKU]') as Element,
      { childList: true, characterData: true, subtree: true },
    )
    choose('32')
    await until(() => together.length > 0, 'the variant')
    expect(together.slice(0, 2)).to.deep.equal(['LUNE-13', '13/2'])
    expect([host.getAttribute('variant-id'), callsTo(WIDGET).length]).to.deep.equal(['13', 0])
  })

  it('fetches its photos when the answer has none', async () => {
    answer(VARIATION_CALL, 200, variation({ ProductGalleryHtml: undefined }))
    answer(WIDGET, 200, `<product-gallery>${list(13)}</product-gallery>`)
    const { host, shown, choose, sku } = await put(gallery('data-bind="ProductGalleryHtml"'))
    const asked: string[] = []
    const onRequest = (event: Event) => {
      const { url } = (event as CustomEvent<{ url: string }>).detail
      if (url.includes('ProductPhotosGallery')) asked.push(new URL(url).search)
    }
    document.addEventListener('api:request', onRequest)
    choose('32')
    await until(() => sku() === 'LUNE-13', 'the variant')
    document.removeEventListener('api:request', onRequest)
    expect([shown(), host.querySelector('product-gallery')]).to.deep.equal(['13/1', null])
    expect(asked).to.deep.equal(['?productId=7&productVariantId=13'])
  })

  it('follows its product from elsewhere in the page, and no other product', async () => {
    answer(VARIATION_CALL, 200, variation({ ProductGalleryHtml: undefined }))
    answer(WIDGET, 200, list(13))
    const { page, choose, sku } = await put('', gallery('product-id="7"') + gallery('product-id="8"'))
    const [own, other] = page.querySelectorAll('product-gallery')
    choose('32')
    await until(() => sku() === 'LUNE-13' && own?.querySelector('[alt="13/1"]'), 'the photos')
    expect(other?.querySelector('[alt="12/1"]') !== null).to.equal(true)
    expect([own?.getAttribute('variant-id'), callsTo(WIDGET).length]).to.deep.equal(['13', 1])
  })

  for (const [what, status, data] of [
    ['wants a sign-in', 401, ''],
    ['does not know it', 404, ''],
    ['refuses', 422, ''],
    ['fails', 500, '<h1>oops</h1>'],
    ['cannot be reached', 0, ''],
  ] as const) {
    it(`keeps the photos when the shop ${what}, and shows the variant all the same`, async () => {
      answer(VARIATION_CALL, 200, variation({ ProductGalleryHtml: undefined }))
      answer(WIDGET, status, data)
      const { shown, choose, sku } = await put(gallery('data-bind="ProductGalleryHtml"'))
      const warnings = await warningsOf(async () => {
        choose('32')
        await until(() => sku() === 'LUNE-13', 'the variant')
      })
      expect([shown(), warnings.length]).to.deep.equal(['12/1', 1])
    })
  }

  it('shows the variant before slow photos, and the photos after they have loaded; never those of an older choice', async () => {
    const slow = gate()
    answer(VARIATION_CALL, 200, variation({ ProductGalleryHtml: undefined }))
    answer(WIDGET, 200, list(13), slow.closed)
    const { shown, choose, sku, host } = await put(gallery('data-bind="ProductGalleryHtml"'))
    choose('32')
    await until(() => sku() === 'LUNE-13', 'the variant')
    expect(shown()).to.equal('12/1')
    slow.open()
    await until(() => shown() === '13/1', 'the late photos')
    host.remove()
    choose('31')
    await until(() => callsTo(VARIATION_CALL).length === 2, 'the next question')
    expect(callsTo(WIDGET).length).to.equal(1)
  })

  it('shows hostile text of the photos as text', async () => {
    answer(VARIATION_CALL, 200, variation({ ProductGalleryHtml: list(13).replace('"13/1"', '"&lt;img src=x&gt;"') }))
    const { shown, choose, sku } = await put(gallery('data-bind="ProductGalleryHtml"'))
    choose('32')
    await until(() => sku() === 'LUNE-13', 'the variant')
    expect(shown()).to.equal('<img src=x>')
  })
})
