/** @jsxImportSource hono/jsx */
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { eventsOf } from '../../shop/security/audit.ts'
import { answerPage } from '../layout/document.tsx'
import { momentText } from '../layout/format.ts'
import { withQuery } from '../layout/links.ts'
import { AccountTrail } from '../layout/trail.tsx'
import { deviceName } from './device-name.ts'

const onePage = 25
const lastPage = 40

/** `sign-in-refused` has the text `SignInRefused`. */
const textOfKind = (kind: string) => kind.replace(/(?:^|-)([a-z])/g, (_dash, letter: string) => letter.toUpperCase())

type Events = Awaited<ReturnType<typeof eventsOf>>

function EventTable({ c, events }: { c: ShopContext; events: Events }) {
  const { culture, t } = c.var
  return (
    <table class="lines">
      <caption class="hidden-text">{t('Pages.Activity.Title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Pages.Activity.What')}</th>
          <th scope="col">{t('Pages.Activity.When')}</th>
          <th scope="col" data-wide>
            {t('Pages.Activity.Where')}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ kind, happenedAt, userAgent, address, subject }) => (
          <tr data-kind={kind}>
            <th scope="row">
              {t(`Pages.Activity.Kinds.${textOfKind(kind)}`)}
              {subject !== '' && <p class="small soft">{subject}</p>}
            </th>
            <td>{momentText(happenedAt, culture)}</td>
            <td data-wide>
              {deviceName(c, userAgent)}
              <p class="small soft">{address}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export async function activityPage(c: ShopContext, customer: Customer): Promise<Response> {
  const { db, t } = c.var
  const title = t('Pages.Activity.Title')
  const path = pagePath(c, '/account/activity')
  const page = Math.min(Math.max(Math.trunc(Number(c.req.query('page'))) || 1, 1), lastPage)
  const found = await eventsOf(db, customer.id, onePage + 1, (page - 1) * onePage)
  const events = found.slice(0, onePage)
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="soft">{t('Pages.Activity.Lead')}</p>
      </header>
      {events.length > 0 ? <EventTable c={c} events={events} /> : <p>{t('Pages.Activity.None')}</p>}
      <p class="hero-links">
        {page > 1 && (
          <a class="button" data-quiet href={withQuery(path, { page: page > 2 ? page - 1 : undefined })}>
            {t('Pages.Activity.Newer')}
          </a>
        )}
        {found.length > onePage && page < lastPage && (
          <a class="button" data-quiet href={withQuery(path, { page: page + 1 })}>
            {t('Pages.Activity.Older')}
          </a>
        )}
      </p>
    </>
  )
  c.header('Cache-Control', 'no-store')
  return answerPage(c, { title, body })
}
