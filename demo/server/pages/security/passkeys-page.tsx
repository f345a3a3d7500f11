/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { passkeysOf, relyingParty } from '../../shop/security/passkeys.ts'
import { Field, Summary } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { longDate } from '../layout/format.ts'
import { AccountTrail } from '../layout/trail.tsx'

/** The most characters of a passkey's name. */
export const longestName = 60

type Keys = Awaited<ReturnType<typeof passkeysOf>>

function KeyList({ c, keys }: { c: ShopContext; keys: Keys }) {
  const { culture, t } = c.var
  if (keys.length === 0) return <p>{t('Pages.Passkeys.None')}</p>
  return (
    <ul class="devices">
      {keys.map(({ handle, name, createdAt, usedAt }) => (
        <li class="device">
          <div>
            <strong>{name}</strong>
            <p class="small soft">
              {t('Pages.Passkeys.Since', { day: longDate(createdAt, culture) })}
              {usedAt && ` ${t('Pages.Passkeys.Used', { day: longDate(usedAt, culture) })}`}
            </p>
          </div>
          <form method="post" action={pagePath(c, '/security/passkeys/remove')}>
            <input type="hidden" name="Handle" value={handle} />
            <button
              class="button"
              data-quiet
              data-small
              type="submit"
              aria-label={t('Pages.Passkeys.RemoveOne', { name })}
            >
              {t('Pages.Passkeys.Remove')}
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}

/** Only code can go on with it; each begins with the password, so that an open session is not enough. */
function AddForm({ c, customer, state }: { c: ShopContext; customer: Customer; state: FormState }) {
  const { t } = c.var
  const field = { c, state, part: 'passkey' } as const
  return (
    <form method="post" action={pagePath(c, '/security/passkeys/add')} data-part="passkey" class="needs-code">
      <h2>{t('Pages.Passkeys.Add')}</h2>
      <Summary c={c} state={state} />
      <input type="hidden" name="Email" autocomplete="username" value={customer.email} />
      <div class="fields">
        <Field {...field} name="Name" label={t('Pages.Passkeys.Name')} autocomplete="off" maxlength={longestName} />
        <Field
          {...field}
          name="CurrentPassword"
          label={t('Pages.Password.Current')}
          type="password"
          autocomplete="current-password"
        />
      </div>
      <p class="form-actions">
        <button class="button" type="submit">
          {t('Pages.Passkeys.Add')}
        </button>
      </p>
    </form>
  )
}

/** The passkeys of a customer: listed, added, removed. */
export async function passkeysPage(
  c: ShopContext,
  customer: Customer,
  state: FormState = freshForm(),
  status: 200 | 422 | 429 = 200,
): Promise<Response> {
  const { db, t } = c.var
  const title = t('Pages.Passkeys.Title')
  const keys = await passkeysOf(db, customer.id)
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <two-factor load="interaction">
        <section class="narrow">
          <header class="page-head">
            <h1>{title}</h1>
            <p class="soft">{t('Pages.Passkeys.Lead')}</p>
          </header>
          {!relyingParty(c) && <p class="alert">{t('Answers.PasskeyHost')}</p>}
          <KeyList c={c} keys={keys} />
          {relyingParty(c) && <AddForm c={c} customer={customer} state={state} />}
        </section>
      </two-factor>
      <noscript>
        <p class="alert">{t('Pages.Passkeys.NoScript')}</p>
      </noscript>
    </>
  )
  c.header('Cache-Control', 'no-store')
  return answerPage(c, { title, body }, status)
}
