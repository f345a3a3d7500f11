/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, type ShopContext } from '../../../context.ts'
import { cartView } from '../../../shop/cart/cart-view.ts'
import type { CartView } from '../../../shop/cart/sums.ts'
import { paymentsOf, type ShippingMethod } from '../../../shop/delivery.ts'
import { FieldMessage, validation } from '../../form/field.tsx'
import { amountText } from '../../layout/format.ts'
import { estimateText } from '../delivery-note.tsx'
import { type CheckoutOptions, chosenMethod, loadCheckout } from './checkout-options.ts'
import { PickupLink } from './pickup-tag.tsx'

type MethodsProps = { c: ShopContext; state: FormState; options: CheckoutOptions; cart: CartView }

function Serving({ c, method, isChosen }: { c: ShopContext; method: ShippingMethod; isChosen: boolean }) {
  const t = c.get('t')
  return (
    <label class="tick choice">
      <input
        type="radio"
        name="ShippingMethodId"
        value={method.id}
        checked={isChosen}
        required
        data-payments={paymentsOf(method).join(' ')}
        {...validation({ required: t('Shop.Checkout.MethodMissing') })}
      />
      <strong>
        {method.name}
        <span class="small soft">{estimateText(c, method.days)}</span>
      </strong>
      <span class="price">{method.priceIncl > 0 ? amountText(c, method.priceIncl) : t('Shop.Checkout.Free')}</span>
    </label>
  )
}

function Refusing({ c, method }: { c: ShopContext; method: ShippingMethod }) {
  const { id, name, problem } = method
  return (
    <div class="tick choice" data-refused>
      <input type="radio" disabled aria-labelledby={`method-${id}`} aria-describedby={`method-${id}-problem`} />
      <strong>
        <span id={`method-${id}`}>{name}</span>
        <span class="small" id={`method-${id}-problem`}>
          {c.get('t')(`Checkout.Problems.${problem}`)}
        </span>
      </strong>
    </div>
  )
}

/** The delivery address, as far as the form has it. */
const shippingAddress = ({ values }: FormState) => ({
  street1: values.ShippingStreet1 ?? '',
  postalCode: values.ShippingPostalCode ?? '',
  city: values.ShippingCity ?? '',
  ...(Number(values.ShippingCountryId) && { countryId: Number(values.ShippingCountryId) }),
})

/** Unavailable methods are shown with the reason. */
export function ShippingMethods({ c, state, options, cart }: MethodsProps) {
  const t = c.get('t')
  const chosen = chosenMethod(state, options, cart)
  return (
    <div data-part="methods">
      {!chosen && (
        <p class="alert" role="alert">
          {t('Checkout.NoMethod')}
        </p>
      )}
      {options.methods.map((method) =>
        method.problem ? (
          <Refusing c={c} method={method} />
        ) : (
          <>
            <Serving c={c} method={method} isChosen={method === chosen} />
            {method.carrier && (
              <PickupLink c={c} method={method} collection={options.collection} address={shippingAddress(state)} />
            )}
          </>
        ),
      )}
      <FieldMessage
        id="checkout-ShippingMethodId-message"
        name="ShippingMethodId"
        text={state.errors.ShippingMethodId}
      />
    </div>
  )
}

/** The methods for the visitor's cart and country: the HTML of `{culture}/widget/shippingoptions`. */
export async function shippingOptions(c: ShopContext): Promise<Response> {
  const cart = await cartView(c)
  const props = { c, state: freshForm(), options: await loadCheckout(c, cart), cart }
  c.header('Cache-Control', 'private, no-store')
  return c.html(String(await (<ShippingMethods {...props} />).toString()))
}
