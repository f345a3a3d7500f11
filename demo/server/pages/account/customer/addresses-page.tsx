/** @jsxImportSource hono/jsx */
import { type Customer, pagePath, type ShopContext } from '../../../context.ts'
import { customerAddresses, firstFor, type KnownAddress } from '../../../shop/addresses.ts'
import { type Country, countries } from '../../../shop/delivery.ts'
import { answerPage } from '../../layout/document.tsx'
import { withQuery } from '../../layout/links.ts'
import { AccountTrail } from '../../layout/trail.tsx'
import { AddressLines } from '../../orders/order-parts.tsx'

type CardProps = { c: ShopContext; address: KnownAddress; known: Country[] }

/** The purposes of the address, and those for which it is the first. */
function Uses({ c, address }: Pick<CardProps, 'c' | 'address'>) {
  const { t } = c.var
  return (
    <p class="small soft">
      {t(`Customer.Addresses.${address.type}`)}
      {firstFor.map(
        (what) => address.isFirst[what] && <span class="badge">{t(`Customer.Addresses.${what}First`)}</span>,
      )}
    </p>
  )
}

const Which = ({ address }: { address: KnownAddress }) => <span class="hidden-text">: {address.street1}</span>

function AddressCard({ c, address, known }: CardProps) {
  const { t } = c.var
  const path = pagePath(c, `/account/addresses/${address.id}`)
  const choosable = firstFor.filter((what) => !address.isFirst[what] && [what, 'Both'].includes(address.type))
  return (
    <li class="address-card">
      <AddressLines address={address} known={known} />
      <Uses c={c} address={address} />
      <div class="address-actions">
        <a class="button-link" href={withQuery(path, { returnUrl: pagePath(c, '/account/addresses') })}>
          {t('Checkout.Addresses.Edit')}
          <Which address={address} />
        </a>
        {choosable.map((what) => (
          <form method="post" action={`${path}/first`}>
            <input type="hidden" name="For" value={what} />
            <button class="button-link" type="submit">
              {t(`Customer.Addresses.Make${what}`)}
              <Which address={address} />
            </button>
          </form>
        ))}
        <confirm-dialog message={t('Customer.Addresses.DeleteAsk')} confirm-label={t('Customer.Addresses.Delete')}>
          <form method="post" action={`${path}/delete`}>
            <button class="button-link" type="submit">
              {t('Customer.Addresses.Delete')}
              <Which address={address} />
            </button>
          </form>
        </confirm-dialog>
      </div>
    </li>
  )
}

export async function addressesPage(c: ShopContext, customer: Customer): Promise<Response> {
  const { culture, db, t } = c.var
  const addresses = await customerAddresses(db, customer.id)
  const known = await countries(db, culture)
  const title = t('Checkout.Addresses.List')
  const add = withQuery(pagePath(c, '/account/addresses/new'), { returnUrl: pagePath(c, '/account/addresses') })
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      {addresses.length === 0 && <p class="empty">{t('Customer.Addresses.None')}</p>}
      <ul class="address-cards">
        {addresses.map((address) => (
          <AddressCard c={c} address={address} known={known} />
        ))}
      </ul>
      <p class="form-actions">
        <a class="button" href={add}>
          {t('Checkout.Addresses.Add')}
        </a>
      </p>
    </>
  )
  return answerPage(c, { title, body })
}
