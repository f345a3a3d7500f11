/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { giftLengths, giftList } from '../../shop/cart/gifts.ts'
import type { CartLine, CartView } from '../../shop/cart/sums.ts'

/** Without JavaScript a form sends the card. */
export function GiftFields({ c, line }: { c: ShopContext; line: CartLine }) {
  const t = c.get('t')
  const { id, gift, variant } = line
  return (
    <gift-card item-key={String(id)}>
      <details class="gift" open={gift !== null}>
        <summary>
          {t('Basket.Gift.Title')}
          <span class="hidden-text"> : {variant.name}</span>
        </summary>
        <fieldset>
          <legend class="hidden-text">{t('Basket.Gift.Legend', { name: variant.name })}</legend>
          <div class="field">
            <label for={`gift-for-${id}`}>{t('Basket.Gift.For')}</label>
            <input
              id={`gift-for-${id}`}
              name={`GiftFor-${id}`}
              value={gift?.for ?? ''}
              maxlength={giftLengths.for}
              data-part="gift-for"
            />
          </div>
          <div class="field">
            <label for={`gift-from-${id}`}>{t('Basket.Gift.From')}</label>
            <input
              id={`gift-from-${id}`}
              name={`GiftFrom-${id}`}
              value={gift?.from ?? ''}
              maxlength={giftLengths.from}
              data-part="gift-from"
            />
          </div>
          <div class="field">
            <label for={`gift-message-${id}`}>{t('Basket.Gift.Message')}</label>
            <textarea id={`gift-message-${id}`} name={`GiftMessage-${id}`} rows={3} maxlength={giftLengths.message}>
              {gift?.message ?? ''}
            </textarea>
          </div>
        </fieldset>
      </details>
    </gift-card>
  )
}

export function GiftList({ cart }: { cart: CartView }) {
  const cards = cart.lines.flatMap(({ id, gift }) => (gift ? [{ key: String(id), ...gift }] : []))
  return (
    <gift-card name={giftList}>
      <input type="hidden" name={giftList} value={JSON.stringify(cards)} />
    </gift-card>
  )
}
