import { Suspense } from 'react'
import {
  AddToCart,
  BiggerLink,
  CartSummary,
  CopyButton,
  ProductSearch,
  QuantityInput,
  SocialShare,
  WishlistCount,
} from 'vitrine/react'

// The part of the page that is streamed later than the rest.
async function Product() {
  await new Promise((done) => setTimeout(done))
  return (
    <AddToCart productVariantId="12" name="Vase">
      <form method="post" action="/add">
        <input type="hidden" name="ProductVariantId" value="12" />
        <QuantityInput html={'<input type="number" name="Quantity" value="1" min="1" aria-label="Quantity">'} />
        <button type="submit">Add to cart</button>
      </form>
    </AddToCart>
  )
}

export const dynamic = 'force-dynamic'

export default function Page() {
  return (
    <main>
      <ProductSearch>
        <form action="/catalog">
          <input type="search" name="q" aria-label="Search" />
        </form>
      </ProductSearch>
      <CartSummary count={0} href="/cart">
        <a href="/cart">Cart</a>
      </CartSummary>
      <WishlistCount>
        <a href="/lists">Lists</a>
      </WishlistCount>
      <h1>Vase</h1>
      <Suspense fallback={<p>…</p>}>
        <Product />
      </Suspense>
      <CopyButton text="VASE-12">
        <button type="button">Copy</button>
      </CopyButton>
      <SocialShare url="https://shop.example/vase" />
      <BiggerLink>
        <p>
          <a href="/vases">Vases</a>
        </p>
      </BiggerLink>
    </main>
  )
}
