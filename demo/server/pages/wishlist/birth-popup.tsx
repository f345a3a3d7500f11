/** @jsxImportSource hono/jsx */
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { queryFields } from '../../http/body.ts'
import { listsOf } from '../../shop/wishlists/lists.ts'
import { answerPage } from '../layout/document.tsx'
import { wishPopupPage } from './popup-page.tsx'
import { birthPopupPath } from './shared-paths.ts'
import { listPath } from './wish-link.tsx'

/** The page also opens the birth lists for `openBirthlist` in the address (§2). */
export function BirthLink({ c }: { c: ShopContext }) {
  return (
    <birth-list load={c.req.query('openBirthlist') === undefined ? 'interaction' : undefined}>
      <a href={birthPopupPath(c)} rel="nofollow">
        {c.get('t')('Pages.Wishlist.BirthHow')}
      </a>
    </birth-list>
  )
}

/** A customer's birth lists; with a productVariantId, the form that adds it to one of them. */
export async function birthPopupPage(c: ShopContext, customer: Customer): Promise<Response> {
  if (queryFields(c).productVariantId !== undefined) return wishPopupPage(c, { kind: 'birth' })
  const [db, t] = [c.get('db'), c.get('t')]
  const lists = (await listsOf(db, { customerId: customer.id })).filter(({ kind }) => kind === 'birth')
  const title = t('Pages.Wishlist.Birth')
  const body = (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Pages.Sharing.BirthExplain')}</p>
      </header>
      {lists.length === 0 && <p>{t('Pages.Wishlist.BirthNone')}</p>}
      <ul class="wishlists">
        {lists.map((list) => (
          <li>
            <a href={listPath(c, list.id)}>{list.name}</a> <span class="small soft">({list.count})</span>
          </li>
        ))}
      </ul>
      <form method="post" action={pagePath(c, '/catalog/wishlist/create')}>
        <input type="hidden" name="kind" value="birth" />
        <div class="field">
          <label for="new-birth-Name">{t('Pages.Wishlist.NewBirth')}</label>
          <input id="new-birth-Name" name="Name" required maxlength={80} autocomplete="off" />
        </div>
        <p class="form-actions">
          <button class="button" data-quiet type="submit">
            {t('Pages.Wishlist.Create')}
          </button>
        </p>
      </form>
    </section>
  )
  return answerPage(c, { title, body })
}
