/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { passkeysOf, relyingParty } from '../../shop/security/passkeys.ts'
import { Field, Summary } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { longDate } from '../layout/format.ts'
import { withQuery } from '../layout/links.ts'
import { AccountTrail } from '../layout/trail.tsx'
import { apart } from './apart.ts'
import { CurrentPassword } from './current-password.tsx'

/** Characters. */
export const longestName = 60

type FormProps = { c: ShopContext; customer: Customer; state: FormState }
type Keys = Awaited<ReturnType<typeof passkeysOf>>

function KeyList({ c, keys }: { c: ShopContext; keys: Keys }) {
  const { culture, t } = c.var
  if (keys.length === 0) return <p>{t('Pages.Passkeys.None')}</p>
  const names = apart(keys.map(({ name }) => name))
  return (
    <ul class="devices">
      {keys.map(({ handle, name, createdAt, usedAt }, index) => (
        <li class="device">
          <div>
            <strong>{name}</strong>
            <p class="small soft">
              {t('Pages.Passkeys.Since', { day: longDate(createdAt, culture) })}
              {usedAt && ` ${t('Pages.Passkeys.Used', { day: longDate(usedAt, culture) })}`}
            </p>
          </div>
          <a
            class="button"
            data-quiet
            data-small
            href={withQuery(pagePath(c, '/security/passkeys'), { remove: handle })}
            aria-label={t('Pages.Passkeys.RemoveOne', { name: names[index] ?? name })}
          >
            {t('Pages.Passkeys.Remove')}
          </a>
        </li>
      ))}
    </ul>
  )
}

function RemoveForm({ c, customer, state, chosen }: FormProps & { chosen: Keys[number] }) {
  const { t } = c.var
  const { handle, name } = chosen
  return (
    <form-validator>
      <form method="post" action={pagePath(c, '/security/passkeys/remove')}>
        <h2>{t('Pages.Passkeys.RemoveTitle', { name })}</h2>
        <Summary c={c} state={state} />
        <input type="hidden" name="Handle" value={handle} />
        <div class="fields">
          <CurrentPassword c={c} state={state} part="removal" email={customer.email} />
        </div>
        <p class="form-actions">
          <button class="button" type="submit">
            {t('Pages.Passkeys.Remove')}
          </button>
          <a class="button" data-quiet href={pagePath(c, '/security/passkeys')}>
            {t('Core.Cancel')}
          </a>
        </p>
      </form>
    </form-validator>
  )
}

/** Adding a passkey needs a script, and the password, so that an open session is not enough. */
function AddForm({ c, customer, state }: FormProps) {
  const { t } = c.var
  const field = { c, state, part: 'passkey' } as const
  return (
    <form method="post" action={pagePath(c, '/security/passkeys/add')} data-part="passkey" class="needs-code">
      <h2>{t('Pages.Passkeys.Add')}</h2>
      <Summary c={c} state={state} />
      <div class="fields">
        <Field {...field} name="Name" label={t('Pages.Passkeys.Name')} autocomplete="off" maxlength={longestName} />
        <CurrentPassword {...field} email={customer.email} />
      </div>
      <p class="form-actions">
        <button class="button" type="submit">
          {t('Pages.Passkeys.Add')}
        </button>
      </p>
    </form>
  )
}

export async function passkeysPage(
  c: ShopContext,
  customer: Customer,
  state: FormState = freshForm(),
  status: 200 | 422 | 429 = 200,
  remove = c.req.query('remove'),
): Promise<Response> {
  const { db, t } = c.var
  const title = t('Pages.Passkeys.Title')
  const keys = await passkeysOf(db, customer.id)
  const chosen = keys.find(({ handle }) => handle === remove)
  const form = { c, customer, state }
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
          {chosen ? <RemoveForm {...form} chosen={chosen} /> : relyingParty(c) && <AddForm {...form} />}
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
