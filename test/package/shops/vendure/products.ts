import type { ThemeProduct } from '../theme.ts'

type Product = {
  id: string
  name: string
  slug: string
  featuredAsset: { preview: string } | null
  optionGroups: { name: string; options: { id: string; name: string }[] }[]
  variants: { id: string; sku: string; priceWithTax: number; currencyCode: string; options: { id: string }[] }[]
}

const PRODUCTS = `{ products(options: { take: 60 }) { items {
  id name slug featuredAsset { preview } optionGroups { name options { id name } }
  variants { id sku priceWithTax currencyCode options { id } }
} } }`

/** The products of a Vendure server, for the pages of a theme. */
export async function productsOf(endpoint: string): Promise<ThemeProduct[]> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: PRODUCTS }),
  })
  const { data } = (await answer.json()) as { data: { products: { items: Product[] } } }
  return data.products.items.flatMap(({ id, name, slug, featuredAsset, optionGroups, variants: [first] }) =>
    first
      ? [
          {
            page: `/en/catalog/product/${id}/${slug}`,
            ...{ id, variant: first.id, name, sku: first.sku },
            price: new Intl.NumberFormat('en', { style: 'currency', currency: first.currencyCode }).format(
              first.priceWithTax / 100,
            ),
            photo: featuredAsset ? `${featuredAsset.preview}?w=640` : '',
            attributes: optionGroups.map((group) => ({
              name: group.name,
              values: group.options.map((option) => ({
                ...{ id: option.id, text: option.name },
                isChosen: first.options.some((own) => own.id === option.id),
              })),
            })),
          },
        ]
      : [],
  )
}
