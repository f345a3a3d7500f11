/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { type AddressType, addressTypes, customerAddress } from '../../shop/addresses.ts'
import { countries } from '../../shop/delivery.ts'
import { AddressFields } from '../cart/checkout/address-fields.tsx'
import { addressValues } from '../cart/checkout/checkout-options.ts'
import { Summary } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { notFoundPage } from '../plain/not-found.ts'

type AddressPageProps = {
  c: ShopContext
  state: FormState
  action: string
  known: Parameters<typeof AddressFields>[0]['countries']
}

function Types({ c, state }: AddressPageProps) {
  const { t } = c.var
  return (
    <fieldset class="form-part">
      <legend>{t('Checkout.Addresses.For')}</legend>
      <div class="account-types">
        {addressTypes.map((type) => (
          <label class="tick">
            <input type="radio" name="AddressType" value={type} checked={state.values.AddressType === type} />
            {t(`Checkout.Addresses.${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Form(props: AddressPageProps) {
  const { c, state, action, known } = props
  const { t } = c.var
  return (
    <address-form>
      <form-validator>
        <form method="post" action={action}>
          <Summary c={c} state={state} />
          <input type="hidden" name="ReturnUrl" value={state.values.ReturnUrl ?? ''} />
          <AddressFields c={c} state={state} kind="" countries={known} part="address" />
          <Types {...props} />
          <p class="form-actions">
            <button class="button" type="submit">
              {t('Checkout.Addresses.Save')}
            </button>
          </p>
        </form>
      </form-validator>
    </address-form>
  )
}

/** `sent` is a refused form. */
export async function addressPage(
  c: ShopContext,
  customer: Customer,
  id: number | undefined,
  sent?: FormState,
): Promise<Response> {
  const { culture, db, market, t } = c.var
  const address = id === undefined ? undefined : await customerAddress(db, customer.id, id)
  if (id !== undefined && !address) return notFoundPage(c)
  const known = await countries(db, culture)
  const home = known.find(({ code }) => code === market.country)
  const fresh = { firstName: customer.firstName, lastName: customer.lastName, ...(home && { countryId: home.id }) }
  const asked = addressTypes.find((type) => type === c.req.query('type')) satisfies AddressType | undefined
  const state =
    sent ??
    freshForm({
      ...addressValues('', address ?? fresh),
      AddressType: address?.type ?? asked ?? 'Both',
      ReturnUrl: c.req.query('returnUrl') ?? '',
    })
  const title = t(address ? 'Checkout.Addresses.EditTitle' : 'Checkout.Addresses.Add')
  const action = pagePath(c, `/account/addresses/${id ?? 'new'}`)
  const body = (
    <section class="medium">
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      <Form c={c} state={state} action={action} known={known} />
    </section>
  )
  return answerPage(c, { title, body }, sent ? 422 : 200)
}
