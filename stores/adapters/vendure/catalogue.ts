import { array, nullable, number, string, type } from 'superstruct'
import { formatMoney } from '../../../runtime/text/culture.ts'
import type { GraphQlClient } from '../graphql.ts'
import type { CatalogueCalls, Photo } from '../shop.ts'
import { amountOf, sized, type Vendure } from './values.ts'

const PRODUCT = `query ($id: ID!) {
  product(id: $id) {
    name
    assets { preview }
    optionGroups { id options { id name } }
    variants { id sku priceWithTax currencyCode stockLevel options { id groupId } assets { preview } }
  }
}`

const SUGGEST = `query ($term: String!, $take: Int!) {
  search(input: { term: $term, take: $take, groupByProduct: true }) {
    items {
      productId productName slug currencyCode
      productAsset { preview }
      priceWithTax { ... on SinglePrice { min: value } ... on PriceRange { min } }
    }
  }
}`

const Assets = array(type({ preview: string() }))

const Found = type({
  product: nullable(
    type({
      name: string(),
      assets: Assets,
      optionGroups: array(type({ id: string(), options: array(type({ id: string(), name: string() })) })),
      variants: array(
        type({
          id: string(),
          sku: string(),
          priceWithTax: number(),
          currencyCode: string(),
          stockLevel: string(),
          options: array(type({ id: string(), groupId: string() })),
          assets: Assets,
        }),
      ),
    }),
  ),
})

const Suggested = type({
  search: type({
    items: array(
      type({
        productId: string(),
        productName: string(),
        slug: string(),
        currencyCode: string(),
        productAsset: nullable(type({ preview: string() })),
        priceWithTax: type({ min: number() }),
      }),
    ),
  }),
})

/** Products with their options as attributes, and the search of Vendure. */
export const vendureCatalogue = (ask: GraphQlClient, vendure: Vendure): CatalogueCalls => ({
  async product(id) {
    const { product } = await ask(PRODUCT, Found, { id })
    if (!product) return undefined
    const { name, assets, optionGroups, variants } = product
    return {
      attributes: optionGroups.map(({ options }) => ({
        values: options.map((option) => ({ id: option.id, text: option.name })),
      })),
      variants: variants.map(({ priceWithTax, currencyCode, stockLevel, options, ...variant }) => ({
        id: variant.id,
        sku: variant.sku,
        price: amountOf(priceWithTax, vendure),
        currency: currencyCode,
        isInStock: stockLevel !== 'OUT_OF_STOCK',
        values: optionGroups.map((group) => options.find(({ groupId }) => groupId === group.id)?.id ?? ''),
        photos: photosOf(variant.assets.length > 0 ? variant.assets : assets, name),
      })),
    }
  },

  async suggest(term, take) {
    const { search } = await ask(SUGGEST, Suggested, { term, take })
    return search.items.map(({ productId, productName, slug, currencyCode, productAsset, priceWithTax }) => ({
      name: productName,
      url: vendure.productUrl({ id: productId, slug }),
      image: productAsset ? sized(productAsset.preview, 160) : '',
      price: formatMoney(amountOf(priceWithTax.min, vendure), currencyCode),
    }))
  },
})

const photosOf = (assets: readonly { preview: string }[], name: string): Photo[] =>
  assets.map(({ preview }, index) => ({
    src: sized(preview, 640),
    large: sized(preview, 1280),
    small: sized(preview, 160),
    alt: assets.length > 1 ? `${name}, ${index + 1} / ${assets.length}` : name,
  }))
