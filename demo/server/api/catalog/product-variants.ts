import { Hono } from 'hono'
import { findProduct, type Product } from '../../../data/catalogue/product.ts'
import { type OfferedAttribute, resolveVariation, type Variation } from '../../../data/catalogue/variation.ts'
import { fromCents } from '../../../data/money/cents.ts'
import type { Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, queryFields, wholeNumber } from '../../http/body.ts'
import {
  factsFragment,
  galleryFragment,
  priceNoteFragment,
  referenceFragment,
  stockFragment,
  wishFragment,
} from '../../pages/fragments/product-fragments.tsx'
import { pageLinkFragment, photoFragment } from '../../pages/fragments/quick-view.tsx'

/** GET productvariants (§7): the variant of the chosen values, and the values that can be chosen next. */
export const productVariants = new Hono<Shop>()

productVariants.get('/:productId{[^/]+}/productvariants', async (c) => {
  const id = wholeNumber(c.req.param('productId'))
  const product = id === undefined ? undefined : await findProduct(c.get('db'), id, c.var)
  if (product === undefined) return refuseJson(c, 404, 'Answers.Product')
  const choice = readChoice(product, queryFields(c))
  if (typeof choice === 'string') return refuseJson(c, 400, choice)
  const variation = resolveVariation(product, choice)
  if (variation === undefined) return refuseJson(c, 404, 'Answers.Product')
  return c.json({
    ProductVariantViewModel: await variantModel(c, product, variation),
    ProductVariantAttributesViewModel: variation.attributes.map(attributeModel),
  })
})

/** Reads the choice, or returns the key of its error. An attribute whose field is empty or absent is not chosen. */
function readChoice(product: Product, fields: Fields) {
  const given = (name: string) => (fields[name] === undefined || fields[name] === '' ? undefined : fields[name])
  const names = product.variationAttributes.map((_attribute, index) => `VariantValueId${index + 1}`)
  const typed = names.map(given).filter((value) => value !== undefined)
  const valueIds = typed.map(wholeNumber)
  if (!valueIds.every((value) => value !== undefined)) return 'Answers.ValueNumber'
  const typedQuantity = given('quantity') ?? given('Quantity')
  const quantity = typedQuantity === undefined ? 1 : wholeNumber(typedQuantity)
  if (quantity === undefined || quantity === 0) return 'Answers.QuantityNumber'
  return { valueIds, quantity, previousVariantId: wholeNumber(given('ProductVariantId')) }
}

async function variantModel(c: ShopContext, product: Product, { variant, price }: Variation) {
  const chosen = variant.values.map(({ valueId }, index) => [`VariantValueId${index + 1}`, valueId])
  return {
    ProductId: product.id,
    ProductVariantId: variant.id,
    SKU: variant.sku,
    UnitPriceTaxIncl: fromCents(price.incl),
    CurrencyCode: c.get('market').currency,
    ...Object.fromEntries(chosen),
    ProductGalleryHtml: await galleryFragment(c, product, variant),
    StockByWareHouse: await stockFragment(c, variant.id),
    CustomerReference: await referenceFragment(c, variant.id),
    PriceNoteHtml: await priceNoteFragment(c, price),
    PhotoHtml: await photoFragment(c, product, variant),
    PageLinkHtml: await pageLinkFragment(c, product, variant),
    WishLinkHtml: await wishFragment(c, product, variant),
    ProductFactsHtml: await factsFragment(c, product, variant),
  }
}

const attributeModel = ({ name, display, values }: OfferedAttribute) => ({
  VariationDisplayTypeValue: display,
  Value: name,
  ProductAttributeValuesViewModel: values.map(({ id, name: value, isUnavailable, colors }) => ({
    ProductAttributeValueId: id,
    DisplayValue: value,
    IsUnavailable: isUnavailable,
    ColorCode1: colors[0] ?? null,
    ColorCode2: colors[1] ?? null,
    ColorCode3: colors[2] ?? null,
  })),
})
