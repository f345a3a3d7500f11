/** @jsxImportSource hono/jsx */

import type { Child } from 'hono/jsx'
import type { OfferedAttribute } from '../../../../data/catalogue/variation.ts'
import { fromCents } from '../../../../data/money/cents.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { productPath } from '../../layout/links.ts'
import type { ChoiceView } from '../product-view.ts'
import { Quantity } from '../quantity.tsx'
import { Swatch } from './swatch.tsx'

type FormProps = { c: ShopContext; view: ChoiceView }

type RadioProps = { name: string; value: OfferedAttribute['values'][number]; children: Child }

function Radio({ name, value, children }: RadioProps) {
  const [color1, color2, color3] = value.colors
  return (
    <label>
      <input
        type="radio"
        name={name}
        value={value.id}
        checked={value.isChosen}
        data-color1={color1}
        data-color2={color2}
        data-color3={color3}
        data-unavailable={value.isUnavailable ? 'true' : undefined}
      />
      {children}
    </label>
  )
}

function Swatches({ c, choice, name }: { c: ShopContext; choice: OfferedAttribute; name: string }) {
  return (
    <fieldset data-attribute-id={choice.id}>
      <legend>{choice.name}</legend>
      <colour-swatches attribute-id={choice.id}>
        {choice.values.map((value) => (
          <Radio name={name} value={value}>
            <Swatch colors={value.colors} />
            <span>
              {value.name}
              {value.isUnavailable && <span class="soft"> ({c.get('t')('Shop.Product.Unavailable')})</span>}
            </span>
          </Radio>
        ))}
      </colour-swatches>
    </fieldset>
  )
}

/** Up to this many values are buttons, more are a list. */
const mostButtons = 6

function Buttons({ c, choice, name }: { c: ShopContext; choice: OfferedAttribute; name: string }) {
  return (
    <fieldset data-attribute-id={choice.id}>
      <legend>{choice.name}</legend>
      <div class="value-buttons">
        {choice.values.map((value) => (
          <Radio name={name} value={value}>
            {' '}
            {value.name}
            {value.isUnavailable && ` (${c.get('t')('Shop.Product.Unavailable')})`}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}

function Options({ c, choice, name }: { c: ShopContext; choice: OfferedAttribute; name: string }) {
  return (
    <label data-attribute-id={choice.id}>
      {choice.name}
      <select name={name}>
        {choice.values.map((value) => (
          <option
            value={value.id}
            selected={value.isChosen}
            data-unavailable={value.isUnavailable ? 'true' : undefined}
          >
            {value.name}
            {value.isUnavailable && ` (${c.get('t')('Shop.Product.Unavailable')})`}
          </option>
        ))}
      </select>
    </label>
  )
}

function BuyLine({ c, view }: FormProps) {
  const t = c.get('t')
  const { product, variant, price, quantity } = view
  return (
    <div class="buy-line">
      <Quantity
        rules={product}
        name="Quantity"
        value={quantity}
        label={t('Shop.Product.Quantity')}
        id={`quantity-${product.id}`}
      />
      <add-to-cart
        product-variant-id={variant.id}
        name={product.name}
        sku={variant.sku}
        price={fromCents(price.incl)}
        currency-code={c.get('market').currency}
      >
        <button
          class="button"
          type="submit"
          disabled={variant.stock < 1}
          data-available={t('Shop.Product.AddToCart')}
          data-unavailable={t('Shop.Product.SoldOut')}
        >
          {variant.stock < 1 ? t('Shop.Product.SoldOut') : t('Shop.Product.AddToCart')}
        </button>
      </add-to-cart>
    </div>
  )
}

/**
 * The choice of a variant, and buying it. Without JavaScript a button shows the chosen variant by a GET of the same
 * page.
 */
export function VariationForm({ c, view }: FormProps) {
  const { product, variant, choices } = view
  const hasChoices = choices.length > 0
  return (
    <form method="post" action={pagePath(c, '/shoppingcarts/add')} id={`variation-${product.id}`}>
      <input type="hidden" name="ProductId" value={product.id} />
      <input type="hidden" name="ProductVariantId" value={variant.id} />
      <input type="hidden" name="Name" value={product.name} />
      <div class="variation-fields">
        {choices.map((choice, index) => {
          const name = `VariantValueId${index + 1}`
          const Field = choice.display === 'Square' ? Swatches : choice.values.length > mostButtons ? Options : Buttons
          return <Field c={c} choice={choice} name={name} />
        })}
        {hasChoices && (
          <noscript>
            <button
              class="button"
              data-quiet
              data-small
              type="submit"
              formmethod="get"
              formaction={productPath(c, product)}
            >
              {c.get('t')('Shop.Product.ShowChoice')}
            </button>
          </noscript>
        )}
      </div>
      <BuyLine c={c} view={view} />
    </form>
  )
}
