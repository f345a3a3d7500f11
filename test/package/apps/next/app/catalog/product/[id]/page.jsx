import { Suspense } from 'react'
import {
  AddToCart,
  BiggerLink,
  CartSummary,
  CopyButton,
  ProductGallery,
  ProductSearch,
  ProductVariations,
  QuantityInput,
  SocialShare,
} from 'vitrine/react'

const PRODUCT = `query ($id: ID!) { product(id: $id) {
  name featuredAsset { preview } optionGroups { name options { id name } }
  variants { id sku priceWithTax currencyCode options { id } }
} }`

/** A product of Vendure, as its shop API has it now. */
async function productOf(id) {
  const answer = await fetch(process.env.NEXT_PUBLIC_VENDURE, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: PRODUCT, variables: { id } }),
    cache: 'no-store',
  })
  return (await answer.json()).data.product
}

const priceOf = ({ priceWithTax, currencyCode }) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode }).format(priceWithTax / 100)

// The part of the page that is streamed when Vendure has answered.
async function Product({ id }) {
  const { name, featuredAsset, optionGroups, variants } = await productOf(id)
  const [first] = variants
  const photo = `${featuredAsset.preview}?w=640&h=640&mode=crop`
  return (
    <ProductVariations productId={id} variantId={first.id}>
      <ProductGallery productId={id} variantId={first.id}>
        <ul data-part="photos">
          <li>
            <a href={photo}>
              <img src={photo} alt={name} width="640" height="640" />
            </a>
          </li>
        </ul>
      </ProductGallery>
      <h1>{name}</h1>
      <p data-bind="UnitPriceTaxIncl">{priceOf(first)}</p>
      <p data-bind="SKU">{first.sku}</p>
      <form method="post" action="/cart">
        <input type="hidden" name="ProductId" value={id} />
        <input type="hidden" name="ProductVariantId" value={first.id} />
        <input type="hidden" name="Name" value={name} />
        {optionGroups.map((group, index) => (
          <fieldset key={group.name}>
            <legend>{group.name}</legend>
            {group.options.map((option) => (
              <label key={option.id}>
                <input
                  type="radio"
                  name={`VariantValueId${index + 1}`}
                  value={option.id}
                  defaultChecked={first.options.some((own) => own.id === option.id)}
                />
                {option.name}
              </label>
            ))}
          </fieldset>
        ))}
        <QuantityInput
          minQty={1}
          html={'<input type="number" name="Quantity" value="1" min="1" aria-label="Quantity">'}
        />
        <AddToCart productVariantId={first.id}>
          <button type="submit">Add to cart</button>
        </AddToCart>
      </form>
      <CopyButton text={first.sku}>
        <button type="button">Copy the number</button>
      </CopyButton>
    </ProductVariations>
  )
}

export const dynamic = 'force-dynamic'

export default async function Page({ params }) {
  const { id } = await params
  return (
    <main>
      <ProductSearch>
        <form action="/catalog">
          <input type="search" name="q" aria-label="Search" autoComplete="off" />
        </form>
      </ProductSearch>
      <CartSummary href="/cart">
        <a href="/cart">
          Cart <span data-part="count" /> <span data-part="amount" />
        </a>
      </CartSummary>
      <Suspense fallback={<p>One moment …</p>}>
        <Product id={id} />
      </Suspense>
      <SocialShare url={`https://shop.example/catalog/product/${id}`} />
      <BiggerLink>
        <p>
          <a href="/catalog">All products</a>
        </p>
      </BiggerLink>
    </main>
  )
}
