/** @jsxImportSource hono/jsx */
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { queryFields, textOf } from '../../http/body.ts'
import { findReferences, referencePage, shortestReference } from '../../shop/account/references.ts'
import { productPath } from '../layout/links.ts'
import { PageLinks } from '../paging/page-links.tsx'

/** The customer's references that match the query of the address; shown without JavaScript. */
async function Results({ c, customer, q }: { c: ShopContext; customer: Customer; q: string }) {
  const { culture, db, t } = c.var
  if ([...q].length < shortestReference) return null
  const typed = Number(c.req.query('pageindex'))
  const page = Number.isSafeInteger(typed) && typed > 0 && typed < 10_000 ? typed : 1
  const { found, total } = await findReferences(db, { customerId: customer.id, q, page, culture })
  const pages = Math.ceil(total / referencePage)
  if (found.length === 0) return <p role="status">{t('Pages.References.None', { q })}</p>
  return (
    <>
      <ul class="references">
        {found.map(({ sku, variantId, product }) => (
          <li>
            <a href={productPath(c, product, variantId)}>{sku}</a> <span class="soft">{product.name}</span>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <PageLinks c={c} path={pagePath(c, '/account')} query={{ q }} page={page} pages={pages} param="pageindex" />
      )}
    </>
  )
}

export function ReferenceSearch({ c, customer }: { c: ShopContext; customer: Customer }) {
  const { t } = c.var
  const q = textOf(queryFields(c), 'q')
  return (
    <section class="account-part" aria-labelledby="references">
      <h2 id="references">{t('Pages.References.Title')}</h2>
      <reference-search>
        <form class="wish-actions" method="get" action={pagePath(c, '/account')}>
          <div class="field">
            <label for="references-q">{t('Pages.References.Label')}</label>
            <input id="references-q" type="search" name="q" value={q} autocomplete="off" maxlength={100} />
          </div>
          <button class="button" data-quiet="" type="submit">
            {t('Pages.References.Search')}
          </button>
        </form>
      </reference-search>
      <Results c={c} customer={customer} q={q} />
    </section>
  )
}
