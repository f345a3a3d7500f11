/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'

export type Step = { name: string; path: string }

/** The breadcrumb from the home page to this page; the last name is this page and not a link. */
export function Trail({ c, steps, here }: { c: ShopContext; steps: Step[]; here: string }) {
  const t = c.get('t')
  return (
    <nav class="trail" aria-label={t('Shop.Frame.Trail')}>
      <ol>
        {[{ name: t('Shop.Frame.Home'), path: pagePath(c, '/') }, ...steps].map((step) => (
          <li>
            <a href={step.path}>{step.name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}

export const AccountTrail = ({ c, here }: { c: ShopContext; here: string }) => (
  <Trail c={c} steps={[{ name: c.get('t')('Shop.Account.Title'), path: pagePath(c, '/account') }]} here={here} />
)
