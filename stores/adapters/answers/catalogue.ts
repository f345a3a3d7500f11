import { html } from 'lit-html'
import { create, optional, type } from 'superstruct'
import { fragmentOf } from '../../../runtime/element/template.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { Id, Num } from '../../wire.ts'
import type { CatalogueCalls, Photo, Product, Suggestion } from '../shop.ts'
import type { Answer } from './asked.ts'
import { safeUrl } from './safe-url.ts'
import { chosenVariant, variationOf } from './variants.ts'

const Text = type({ q: Id, nbrResults: Num })
const OfVariant = type({ productId: Id, productVariantId: optional(Id) })

/** The calls of list and product, by method and path. */
export const catalogueAnswers = (catalogue: CatalogueCalls): Record<string, Answer> => {
  const existing = async (id: string): Promise<Product> => {
    const product = await catalogue.product(id)
    if (!product) throw new ShopError('refused', 404, undefined, `There is no product ${id}.`)
    return product
  }
  return {
    'GET /api/v1/catalog/products/{productId}/productvariants': async ({ path: { productId = '' }, query }) => {
      const product = await existing(productId)
      const values = product.attributes.map((_, index) => query[`VariantValueId${index + 1}`])
      return variationOf(product, chosenVariant(product, values.map(String)))
    },
    'GET /widget/catalog/ProductPhotosGallery': async ({ query }) => {
      const { productId, productVariantId } = create(query, OfVariant)
      const { variants } = await existing(productId)
      return photosHtml((variants.find(({ id }) => id === productVariantId) ?? variants[0])?.photos ?? [])
    },
    'GET /api/v1/catalog/search/suggestions': async ({ query }) => {
      const { q, nbrResults } = create(query, Text)
      return (await catalogue.suggest(q, nbrResults)).map(suggestionOf)
    },
  }
}

const suggestionOf = ({ name, url, image, price }: Suggestion) => ({
  Name: name,
  ProductUrl: safeUrl(url),
  ...(safeUrl(image) && { Photo: { AssetId: image, AssetName: name } }),
  Price: price,
})

/** The photos of a product, for `<product-gallery>`. */
const photosHtml = (photos: readonly Photo[]): DocumentFragment =>
  fragmentOf([
    html`<ul data-part="photos">
      ${photos.map(
        ({ src, large, alt }, index) =>
          html`<li id=${`photo-${index + 1}`}>
            <a href=${safeUrl(large)}><img src=${safeUrl(src)} alt=${alt} width="640" height="640" /></a>
          </li>`,
      )}
    </ul>`,
    html`<ul data-part="thumbnails">
      ${photos.map(
        ({ small, alt }, index) =>
          html`<li>
            <a href=${`#photo-${index + 1}`} aria-label=${alt}><img src=${safeUrl(small)} alt="" width="160" height="160" /></a>
          </li>`,
      )}
    </ul>`,
  ])
