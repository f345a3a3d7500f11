/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { type SavedLine, savedLines } from '../../shop/cart/saved.ts'
import { amountText } from '../layout/format.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'

export function SavedLines({ c, saved }: { c: ShopContext; saved: SavedLine[] }) {
  const t = c.get('t')
  if (saved.length === 0) return null
  return (
    <saved-items>
      <section class="saved" aria-labelledby="saved-lines">
        <h2 id="saved-lines">{t('Basket.Saved.Title')}</h2>
        <ul>
          {saved.map(({ id, variant, quantity, price }) => (
            <li class="line-piece" data-saved-id={id} data-item-name={variant.name}>
              <Photo c={c} photo={variant.photo} alt="" sizes="96px" priority="low" />
              <div>
                <a href={productPath(c, { id: variant.productId, slug: variant.slug }, variant.id)}>{variant.name}</a>
                <p class="small soft">
                  {variant.choice !== '' && `${variant.choice} · `}
                  {quantity} × {amountText(c, price.incl)}
                </p>
                <form class="saved-actions" method="post" action={pagePath(c, '/shoppingcarts/saved')} data-keep-place>
                  <button class="button-link" type="submit" name="return" value={id} disabled={!variant.isInStock}>
                    {t('Basket.Saved.Return')}
                    <span class="hidden-text"> {variant.name}</span>
                  </button>
                  <button class="button-link" type="submit" name="forget" value={id}>
                    {t('Basket.Saved.Forget')}
                    <span class="hidden-text"> {variant.name}</span>
                  </button>
                </form>
                {!variant.isInStock && <p class="small soft">{t('Answers.SoldOut', { name: variant.name })}</p>}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </saved-items>
  )
}

/** The tag fetches the saved items after each change. */
export async function savedFragment(c: ShopContext): Promise<Response> {
  const list = <SavedLines c={c} saved={await savedLines(c)} />
  return c.html(`${await list.toString()}`)
}
