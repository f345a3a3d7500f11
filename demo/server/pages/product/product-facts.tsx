/** @jsxImportSource hono/jsx */

import { raw } from 'hono/html'
import { priceFor } from '../../../data/catalogue/prices.ts'
import type { Product } from '../../../data/catalogue/product.ts'
import type { Variant } from '../../../data/catalogue/variants.ts'
import { decimal } from '../../../data/money/cents.ts'
import { VIEWS } from '../../../photos/sizes.ts'
import { photoAddress } from '../../../photos/sources.ts'
import type { ShopContext } from '../../context.ts'
import { shared } from '../../shop/catalogue/shared.ts'
import { type Country, countries, type ShippingMethod, shippingMethods } from '../../shop/delivery.ts'
import { scriptJson } from '../layout/format.ts'
import { productPath } from '../layout/links.ts'
import { reviewFacts } from './reviews/review-facts.ts'

/** schema.org's names of this shop's variation attributes. */
const differences: Record<string, 'color' | 'size'> = { glaze: 'color', size: 'size' }

/** Days of handling, delivery and returns, the same as in the page's texts (Shop.Product.DeliveryText, ReturnText). */
const handlingDays = 2
const transitDays = { least: 3, most: 5 }
const returnDays = 30

/** `home` is the delivery to the visitor's country; products can be returned from the countries `to`. */
type Terms = { home: (ShippingMethod & { country: string }) | undefined; to: readonly Country[] }

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

const shipping = (currency: string, { home }: Terms) =>
  home && {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimal(home.priceIncl), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: home.country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, handlingDays),
      transitTime: days(transitDays.least, transitDays.most),
    },
  }

const returns = ({ to }: Terms) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: to.map(({ code }) => code),
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
})

function offer(c: ShopContext, product: Product, variant: Variant, terms: Terms) {
  const price = priceFor(variant.rules, product.minQty)
  return {
    '@type': 'Offer',
    url: new URL(productPath(c, product, variant.id), c.get('site')).href,
    price: decimal(price.incl),
    priceCurrency: c.get('market').currency,
    priceValidUntil: price.saleEndsAt?.toISOString().slice(0, 10),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${variant.isInStock ? 'InStock' : 'OutOfStock'}`,
    shippingDetails: shipping(c.get('market').currency, terms),
    hasMerchantReturnPolicy: returns(terms),
  }
}

/** The attribute values of a variant as text, by schema.org's names if it has one. */
function valuesOf({ variationAttributes }: Product, variant: Variant) {
  return variationAttributes.flatMap(({ id, code, values }) => {
    const chosen = variant.values.find(({ attributeId }) => attributeId === id)
    const value = values.find((one) => one.id === chosen?.valueId)
    return value ? [{ property: differences[code], text: value.name }] : []
  })
}

function variantFacts(c: ShopContext, product: Product, variant: Variant, terms: Terms) {
  const values = valuesOf(product, variant)
  return {
    '@type': 'Product',
    name: [product.name, ...values.map(({ text }) => text)].join(', '),
    description: product.description,
    sku: variant.sku,
    image: VIEWS.map((view) => new URL(photoAddress(c.get('app'), variant.id, view, 1280), c.get('site')).href),
    brand: { '@type': 'Brand', name: product.brand.name },
    ...Object.fromEntries(values.flatMap(({ property, text }) => (property ? [[property, text]] : []))),
    offers: offer(c, product, variant, terms),
  }
}

/**
 * The shown variant and its price for search engines (schema.org). One of multiple variants belongs to a group with the
 * others, each with its own address, as Google documents product variants.
 */
async function factsOf(c: ShopContext, product: Product, shown: Variant) {
  const [culture, market] = [c.get('culture'), c.get('market')]
  const methods = await shared(c, shippingMethods, { culture, market })
  const home = methods.find(({ code, problem }) => code === 'home' && problem === null)
  const terms = {
    home: home && { ...home, country: market.country },
    to: await shared(c, countries, culture),
  }
  const facts = {
    '@context': 'https://schema.org',
    ...variantFacts(c, product, shown, terms),
    ...(await reviewFacts(c, product)),
  }
  if (product.variants.length < 2) return facts
  const others = product.variants.filter(({ id }) => id !== shown.id)
  return {
    ...facts,
    inProductGroupWithID: String(product.id),
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: String(product.id),
      name: product.name,
      description: product.description,
      url: new URL(productPath(c, product), c.get('site')).href,
      brand: facts.brand,
      variesBy: product.variationAttributes.flatMap(({ code }) =>
        differences[code] ? [`https://schema.org/${differences[code]}`] : [],
      ),
      hasVariant: others.map((variant) => variantFacts(c, product, variant, terms)),
    },
  }
}

/** The facts of the shown variant as a data block: ProductFactsHtml of this shop's product page. */
export async function ProductFacts({ c, product, variant }: { c: ShopContext; product: Product; variant: Variant }) {
  return <script type="application/ld+json">{raw(scriptJson(await factsOf(c, product, variant)))}</script>
}
