/** The choices of a list. */
export type Listed = {
  /** A collection of the shop, as the page names it; '' is the whole catalogue. */
  collection: string
  /** The text of a search. */
  text: string
  /** The chosen values of each group of filters, by their ids. Those of one group are alternatives. */
  chosen: ReadonlyMap<string, readonly string[]>
  sort: Sort
  /** From 1. */
  page: number
  size: number
}

export type Sort = 'best' | 'name_asc' | 'name_desc' | 'price_asc' | 'price_desc'

/** A product in a list. `from` is its lowest price, with taxes. */
export type ListedProduct = {
  id: string
  variantId: string
  name: string
  url: string
  image: string
  from: number
  /** False: all variants have the same price. */
  isFrom: boolean
  currency: string
}

/** A group of filters. `count` is the number of products after the value was chosen. */
export type FilterGroup = {
  id: string
  name: string
  values: readonly { id: string; name: string; count: number }[]
}

/** `sorts` are the orders that the shop has. Default: all. */
export type List = {
  products: readonly ListedProduct[]
  count: number
  filters: readonly FilterGroup[]
  sorts?: readonly Sort[]
}

export type ListCalls = {
  read(listed: Listed): Promise<List>
}
