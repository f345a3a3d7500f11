/** @jsxImportSource hono/jsx */
import type { FormState, ShopContext } from '../../../context.ts'
import { Field } from '../../form/field.tsx'

type CompanyProps = { c: ShopContext; state: FormState }

export function CompanyFields({ c, state }: CompanyProps) {
  const [customer, market, t] = [c.get('customer'), c.get('market'), c.get('t')]
  const chosen = state.values.AccountType === 'Business' ? 'Business' : 'Private'
  const needed = {
    requiredif: t('Shop.Form.RequiredField', { label: t('Checkout.Account.Company') }),
    'requiredif-dependentproperty': 'AccountType',
    'requiredif-comparison': 'isequalto',
    'requiredif-dependentvalue': 'Business',
  }
  return (
    <fieldset class="form-part account-type">
      <legend>{t('Checkout.Account.Legend')}</legend>
      <div class="account-types">
        {(['Private', 'Business'] as const).map((type) => (
          <label class="tick">
            <input type="radio" name="AccountType" value={type} checked={type === chosen} />
            {t(`Checkout.Account.${type}`)}
          </label>
        ))}
      </div>
      <div class="fields company">
        <Field
          c={c}
          state={state}
          part="checkout"
          name="CompanyName"
          label={t('Checkout.Account.Company')}
          autocomplete="billing organization"
          maxlength={120}
          isName
          required={false}
          isOptional={false}
          rules={needed}
        />
        <vat-check customer-id={customer?.id} last-result={market.vatNumber ? 'true' : undefined}>
          <Field
            c={c}
            state={state}
            part="checkout"
            name="VatNumber"
            label={t('Checkout.Account.Number')}
            hint={t('Checkout.Account.Hint')}
            autocomplete="off"
            maxlength={20}
            required={false}
          />
          <p class="small" data-part="note" role="status">
            {market.vatNumber && t('Checkout.Vat.Valid')}
          </p>
        </vat-check>
      </div>
    </fieldset>
  )
}
