import { array, type Infer, nullable, number, optional, string, type } from 'superstruct'
import type { GraphQlClient } from '../graphql.ts'
import type { FilterGroup, ListCalls, Listed, Sort } from '../groups/list.ts'
import { amountOf, sized, type Vendure } from './values.ts'

const FACETS = 'facetValues { count facetValue { id name facet { id name } } }'

const LIST = `query ($input: SearchInput!) {
  search(input: $input) {
    totalItems
    items {
      productId productName slug currencyCode productVariantId
      productAsset { preview }
      priceWithTax { ... on SinglePrice { min: value } ... on PriceRange { min max } }
    }
    ${FACETS}
  }
}`
const COUNTS = `query ($input: SearchInput!) { search(input: $input) { ${FACETS} } }`

const Facets = array(
  type({
    count: number(),
    facetValue: type({ id: string(), name: string(), facet: type({ id: string(), name: string() }) }),
  }),
)
const Found = type({
  search: type({
    totalItems: number(),
    items: array(
      type({
        ...{ productId: string(), productName: string(), slug: string(), currencyCode: string() },
        productVariantId: string(),
        productAsset: nullable(type({ preview: string() })),
        priceWithTax: type({ min: number(), max: optional(number()) }),
      }),
    ),
    facetValues: Facets,
  }),
})
const Counts = type({ search: type({ facetValues: Facets }) })

const SORTS: Record<Sort, object | undefined> = {
  best: undefined,
  name_asc: { name: 'ASC' },
  name_desc: { name: 'DESC' },
  price_asc: { price: 'ASC' },
  price_desc: { price: 'DESC' },
}

/** The search of Vendure, in the whole catalogue or in a collection, which is named by its slug. */
export const vendureList = (ask: GraphQlClient, vendure: Vendure): ListCalls => ({
  async read(listed) {
    const { size, page, sort, chosen } = listed
    const input = { ...inputOf(listed), take: size, skip: (page - 1) * size, sort: SORTS[sort] }
    // The values of a group are alternatives: their numbers are those of the list without the choices of the group.
    const [{ search }, ...others] = await Promise.all([
      ask(LIST, Found, { input }),
      ...[...chosen.keys()].map(async (group) => {
        const { search } = await ask(COUNTS, Counts, { input: { ...inputOf(listed, group), take: 0 } })
        return { group, values: search.facetValues }
      }),
    ])
    const values = [
      ...search.facetValues.filter(({ facetValue }) => !chosen.has(facetValue.facet.id)),
      ...others.flatMap(({ group, values }) => values.filter(({ facetValue }) => facetValue.facet.id === group)),
    ]
    return {
      count: search.totalItems,
      filters: groupsOf(values),
      products: search.items.map(({ productId, productVariantId, productName, slug, currencyCode, ...item }) => ({
        ...{ id: productId, variantId: productVariantId, name: productName, currency: currencyCode },
        url: vendure.productUrl({ id: productId, slug }),
        image: item.productAsset ? sized(item.productAsset.preview, 400) : '',
        from: amountOf(item.priceWithTax.min, vendure),
        isFrom: (item.priceWithTax.max ?? item.priceWithTax.min) > item.priceWithTax.min,
      })),
    }
  },
})

const inputOf = ({ collection, text, chosen }: Listed, without = '') => ({
  groupByProduct: true,
  ...(text !== '' && { term: text }),
  ...(collection !== '' && { collectionSlug: collection }),
  facetValueFilters: [...chosen].filter(([group]) => group !== without).map(([, values]) => ({ or: values })),
})

function groupsOf(values: Infer<typeof Facets>): FilterGroup[] {
  const groups = new Map<string, FilterGroup>()
  for (const { count, facetValue } of values) {
    const { facet, id, name } = facetValue
    const group = groups.get(facet.id) ?? { ...facet, values: [] }
    groups.set(facet.id, { ...group, values: [...group.values, { id, name, count }] })
  }
  // The groups keep their places when a value is chosen.
  return [...groups.values()].sort((one, other) => one.name.localeCompare(other.name))
}
