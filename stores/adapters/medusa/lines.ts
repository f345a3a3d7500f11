import { type Infer, nullable, number, optional, string, type } from 'superstruct'
import type { OrderLine } from '../groups/orders.ts'
import type { Medusa } from './values.ts'

const Text = optional(nullable(string()))

/** An item of a cart or an order, without its amounts. */
export const line = {
  ...{ variant_id: nullable(string()), quantity: number(), title: string(), product_title: Text },
  ...{ variant_title: Text, variant_sku: Text, thumbnail: Text, product_id: Text, product_handle: Text },
}
const Line = type(line)

/** `total` is the amount of all units. */
export const lineOf = (item: Infer<typeof Line>, total: number, { productUrl }: Medusa): OrderLine => ({
  ...{ variantId: item.variant_id ?? '', name: nameOf(item), sku: item.variant_sku ?? '' },
  ...{ quantity: item.quantity, total, price: total / item.quantity },
  url: productUrl({ id: item.product_id ?? '', handle: item.product_handle ?? '' }),
  image: item.thumbnail ?? '',
})

type Titles = { title: string; product_title?: string | null | undefined; variant_title?: string | null | undefined }

/** The name of a line. The single variant of a product without options has a title such as "Default variant". */
export const nameOf = ({ title, product_title, variant_title }: Titles): string =>
  [product_title ?? title, /^default( |$)/i.test(variant_title ?? '') ? '' : variant_title].filter(Boolean).join(', ')
