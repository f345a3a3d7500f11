/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'

/** The payment provider renders the fields. Without JavaScript its own page asks for them. */
export function CardPanel({ c, isAuthorised = false }: { c: ShopContext; isAuthorised?: boolean }) {
  return (
    <div class="payment-panel" data-payment="Card">
      <card-payment
        require-holder
        require-billing
        adapter={`${c.get('app')}/pay/assets/adapter.js`}
        authorised={isAuthorised}
      >
        <p class="small soft">{c.get('t')('Checkout.CardLater')}</p>
      </card-payment>
    </div>
  )
}
