/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { type Customer, type FormState, pagePath, type ShopContext } from '../../../context.ts'
import type { TwoFactor } from '../../../shop/security/two-factor.ts'
import { Summary } from '../../form/field.tsx'
import { answerPage } from '../../layout/document.tsx'
import { withQuery } from '../../layout/links.ts'
import { Trail } from '../../layout/trail.tsx'

/** The steps with their own page; each also opens in the modal of `<two-factor>`. */
export const steps = ['choose', 'app', 'email', 'codes', 'off'] as const
export type StepName = (typeof steps)[number]

export type StepProps = { c: ShopContext; customer: Customer; state: FormState; twoFactor: TwoFactor }

export const homePath = (c: ShopContext) => pagePath(c, '/security/twofactorhome')

export const stepPath = (c: ShopContext, step: StepName) => withQuery(homePath(c), { step })

type StepLinkProps = { c: ShopContext; step: StepName; children: Child; isMain?: boolean }

/** A link to a step; with the tag it opens in a modal. */
export const StepLink = ({ c, step, children, isMain = false }: StepLinkProps) => (
  <a class="button" data-quiet={isMain ? undefined : ''} data-part="step" href={stepPath(c, step)}>
    {children}
  </a>
)

export const BackLink = ({ c, step }: { c: ShopContext; step?: StepName }) => (
  <p class="aside-note">
    <a data-part="back" href={step ? stepPath(c, step) : homePath(c)}>
      {c.get('t')('Pages.TwoFactor.Back')}
    </a>
  </p>
)

type StepFormProps = { c: ShopContext; state: FormState; step: string; label: string; children?: Child }

/** POST Step, and the fields of the children. */
export const StepForm = ({ c, state, step, label, children }: StepFormProps) => (
  <form-validator>
    <form method="post" action={homePath(c)}>
      <Summary c={c} state={state} />
      <input type="hidden" name="Step" value={step} />
      {children && <div class="fields">{children}</div>}
      <p class="form-actions">
        <button class="button" type="submit">
          {label}
        </button>
      </p>
    </form>
  </form-validator>
)

type StepPageProps = { title: string; children: Child; status?: 200 | 422 | 429 }

/** A page of the two-factor home. Browsers must not store it. */
export function stepPage(c: ShopContext, { title, children, status = 200 }: StepPageProps): Promise<Response> {
  const { isFragment, t } = c.var
  const above = [{ name: t('Shop.Account.Title'), path: pagePath(c, '/account') }]
  const body = (
    <>
      {!isFragment && <Trail c={c} steps={above} here={title} />}
      <two-factor src={homePath(c)} load="interaction">
        <section class="narrow">
          <header class="page-head">
            <h1>{title}</h1>
          </header>
          {children}
        </section>
      </two-factor>
    </>
  )
  c.header('Cache-Control', 'no-store')
  return answerPage(c, { title, body }, status)
}
