/** @jsxImportSource hono/jsx */
import { type Customer, cultures, type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { type Profile, profileOf } from '../../../shop/customer/profile.ts'
import { control, Field, FieldMessage, Hint, NameFields, Summary } from '../../form/field.tsx'
import { answerPage } from '../../layout/document.tsx'
import { languages } from '../../layout/languages.ts'
import { AccountTrail } from '../../layout/trail.tsx'

type ProfileProps = { c: ShopContext; state: FormState; profile: Profile }

function LanguageField({ c, state }: ProfileProps) {
  const { t } = c.var
  const label = t('Customer.Profile.Language')
  const field = { c, state, part: 'profile', name: 'Culture', label, hint: t('Customer.Profile.LanguageHint') }
  return (
    <div class="field">
      <label for="profile-Culture">{label}</label>
      <select {...control(field)}>
        {cultures.map((culture) => (
          <option value={culture} lang={culture} selected={state.values.Culture === culture}>
            {languages[culture]}
          </option>
        ))}
      </select>
      <Hint {...field} />
      <FieldMessage id="profile-Culture-message" name="Culture" text={state.errors.Culture} />
    </div>
  )
}

/** Changing the e-mail requires the password. */
function EmailFields({ c, state, profile }: ProfileProps) {
  const { t } = c.var
  const field = { c, state, part: 'profile' }
  return (
    <fieldset class="form-part">
      <legend>{t('Shop.Form.Email')}</legend>
      <div class="fields">
        <Field
          {...field}
          name="Email"
          label={t('Shop.Form.Email')}
          type="email"
          autocomplete="email"
          hint={t('Customer.Profile.EmailHint')}
          rules={{ email: t('Shop.Form.EmailWrong') }}
        />
        <Field
          {...field}
          name="CurrentPassword"
          label={t('Customer.Profile.Password')}
          type="password"
          autocomplete="current-password"
          required={false}
          isOptional={false}
          hint={t('Customer.Profile.PasswordHint')}
        />
      </div>
      {profile.waiting && <p class="alert">{t('Customer.Profile.Waiting', { email: profile.waiting })}</p>}
    </fieldset>
  )
}

function ProfileForm(props: ProfileProps) {
  const { c, state } = props
  const { t } = c.var
  const field = { c, state, part: 'profile' }
  return (
    <edit-customer>
      <form-validator>
        <form method="post" action={pagePath(c, '/account/profile')}>
          <Summary c={c} state={state} />
          <div class="fields">
            <NameFields {...field} />
            <Field
              {...field}
              name="PhoneNumber"
              label={t('Shop.Form.PhoneNumber')}
              type="tel"
              autocomplete="tel"
              required={false}
              maxlength={30}
            />
            <LanguageField {...props} />
          </div>
          <EmailFields {...props} />
          <p class="form-actions">
            <button class="button" type="submit">
              {t('Customer.Profile.Save')}
            </button>
          </p>
        </form>
      </form-validator>
    </edit-customer>
  )
}

const fieldsOf = (c: ShopContext, { firstName, lastName, phoneNumber, culture, email }: Profile) => ({
  FirstName: firstName,
  LastName: lastName,
  PhoneNumber: phoneNumber,
  Culture: culture ?? c.get('culture'),
  Email: email,
})

/** The customer's own details, as a page and in a modal; `sent` is a refused form. */
export async function profilePage(
  c: ShopContext,
  customer: Customer,
  sent?: FormState,
  status: 200 | 422 | 429 = 200,
): Promise<Response> {
  const { db, isFragment, t } = c.var
  const profile = await profileOf(db, customer.id)
  const state = sent ?? freshForm(fieldsOf(c, profile))
  const title = t('Customer.Profile.Title')
  const body = (
    <>
      {!isFragment && <AccountTrail c={c} here={title} />}
      <section class="medium">
        <header class="page-head">
          <h1>{title}</h1>
        </header>
        <ProfileForm c={c} state={state} profile={profile} />
        {profile.waiting && (
          <form method="post" action={pagePath(c, '/account/profile/forget')}>
            <button class="button" data-quiet data-small type="submit">
              {t('Customer.Profile.Forget')}
            </button>
          </form>
        )}
      </section>
    </>
  )
  return answerPage(c, { title, body }, status)
}
