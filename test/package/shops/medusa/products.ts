import type { ThemeProduct } from '../theme.ts'

/** What a page needs to connect. */
export type Connection = { backend: string; region: string; publishableKey: string; country: string }

type Product = {
  id: string
  title: string
  handle: string
  thumbnail: string | null
  options: { title: string; values: { id: string; value: string }[] }[]
  variants: {
    id: string
    sku: string
    calculated_price: { calculated_amount_with_tax: number; currency_code: string }
    options: { id: string }[]
  }[]
}

const FIELDS =
  'id,title,handle,thumbnail,*options,*options.values,*variants,*variants.options,*variants.calculated_price'

/** The products of a Medusa server, for the pages of a theme. */
export async function productsOf({ backend, region, publishableKey, country }: Connection): Promise<ThemeProduct[]> {
  const query = new URLSearchParams({ limit: '50', region_id: region, country_code: country, fields: FIELDS })
  const headers = { 'x-publishable-api-key': publishableKey }
  const answer = await fetch(`${backend}/store/products?${query}`, { headers })
  const { products } = (await answer.json()) as { products: Product[] }
  return products.flatMap(({ id, title, handle, thumbnail, options, variants }) => {
    const [first] = variants.toSorted((one, other) => (one.sku < other.sku ? -1 : 1))
    return first
      ? [
          {
            ...{ page: `/en/catalog/product/${id}/${handle}`, id, variant: first.id, name: title, sku: first.sku },
            price: new Intl.NumberFormat('en', {
              style: 'currency',
              currency: first.calculated_price.currency_code,
            }).format(first.calculated_price.calculated_amount_with_tax),
            photo: thumbnail ?? '',
            attributes: choicesOf(options).map((option) => ({
              name: option.title,
              values: option.values.map((value) => ({
                ...{ id: value.id, text: value.value },
                isChosen: first.options.some((own) => own.id === value.id),
              })),
            })),
          },
        ]
      : []
  })
}

/** Each product of Medusa has an option, also one that has nothing to choose. */
const choicesOf = (options: Product['options']) =>
  options.some(({ values }) => values.length > 1)
    ? options.toSorted((one, other) => (one.title < other.title ? -1 : 1))
    : []
