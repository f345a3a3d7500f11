/** @jsxImportSource hono/jsx */

import { pagePath, type ShopContext } from '../../../context.ts'
import { dateFormat } from '../../../culture/formatters.ts'
import { type DayRun, dayRuns, listStores, type Store } from '../../../shop/content/stores.ts'
import { answerPage } from '../../layout/document.tsx'
import { Trail } from '../../layout/trail.tsx'
import { MapTag, Nearest, OnMap, placed } from './map-tag.tsx'

/** The name of a day of the week; 0 is Monday. */
const dayName = (day: number, culture: string) =>
  dateFormat(culture === 'pt' ? 'pt-PT' : culture, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 5 + day),
  )

const daysOf = ({ first, last }: DayRun, culture: string) =>
  first === last ? dayName(first, culture) : `${dayName(first, culture)} – ${dayName(last, culture)}`

function Hours({ c, store }: { c: ShopContext; store: Store }) {
  const { culture, t } = c.var
  return (
    <dl class="hours" aria-label={t('Stores.Hours')}>
      {dayRuns(store.hours).map((run) => (
        <div>
          <dt>{daysOf(run, culture)}</dt>
          <dd>
            {run.spans.length === 0
              ? t('Stores.Closed')
              : run.spans.map(([opens, closes]) => `${opens} – ${closes}`).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function StoreItem({ c, store }: { c: ShopContext; store: Store }) {
  const { name, street, postalCode, city, country, phone } = store
  return (
    <li {...placed(store)} id={`store-${store.slug}`}>
      <h2>{name}</h2>
      <address>
        {street}
        <br />
        {postalCode} {city}, {country}
        <br />
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </address>
      <Hours c={c} store={store} />
      <OnMap c={c} name={name} />
    </li>
  )
}

/** The end of the next stocktaking: 2 January. */
function stocktakingEnd(now = new Date()): Date {
  const year = now.getUTCFullYear()
  const end = (ofYear: number) => new Date(Date.UTC(ofYear, 0, 2, 20))
  return end(year) > now ? end(year) : end(year + 1)
}

/** A notice of the stores before the new year, until the visitor has closed it once. */
function Stocktaking({ c }: { c: ShopContext }) {
  const { t } = c.var
  const end = stocktakingEnd()
  return (
    <popup-banner
      popup-id={`stocktaking-${end.getUTCFullYear()}`}
      end-datetime={end.toISOString()}
      label={t('Stores.Notice')}
    >
      <p>{t('Stores.Stocktaking')}</p>
      <button class="button" data-quiet data-small type="button" data-part="dismiss">
        {t('Stores.Dismiss')}
      </button>
    </popup-banner>
  )
}

export async function storesPage(c: ShopContext): Promise<Response> {
  const { culture, db, t } = c.var
  const stores = await listStores(db, culture)
  const title = t('Stores.Title')
  const body = (
    <>
      <Trail c={c} steps={[]} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Stores.Lead')}</p>
      </header>
      <MapTag c={c} fits>
        <p class="form-actions">
          <Nearest c={c} />
          <a href={pagePath(c, '/pages/pickuppoints')}>{t('Stores.Points.Title')}</a>
        </p>
        <ul class="place-cards">
          {stores.map((store) => (
            <StoreItem c={c} store={store} />
          ))}
        </ul>
      </MapTag>
      <Stocktaking c={c} />
    </>
  )
  return answerPage(c, { title, description: t('Stores.Lead'), canonical: '/pages/stores', body })
}
