/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { queryFields, wholeNumber } from '../../../http/body.ts'
import { countryPoints } from '../../../shop/content/stores.ts'
import { countries } from '../../../shop/delivery.ts'
import { answerPage } from '../../layout/document.tsx'
import { plural } from '../../layout/format.ts'
import { Trail } from '../../layout/trail.tsx'
import { MapTag, Nearest, OnMap, placed } from './map-tag.tsx'

export async function pointsPage(c: ShopContext): Promise<Response> {
  const { culture, db, market, t } = c.var
  const known = await countries(db, culture)
  const wanted = wholeNumber(queryFields(c).countryId)
  const country = known.find(({ id }) => id === wanted) ?? known.find(({ code }) => code === market.country) ?? known[0]
  const points = country ? await countryPoints(db, country.id) : []
  const title = t('Stores.Points.Title')
  const body = (
    <>
      <Trail c={c} steps={[{ name: t('Stores.Title'), path: pagePath(c, '/pages/stores') }]} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Stores.Points.Lead')}</p>
      </header>
      <form class="place-form" method="get" action={pagePath(c, '/pages/pickuppoints')}>
        <div class="field">
          <label for="points-country">{t('Shop.Form.Country')}</label>
          <select id="points-country" name="countryId" autocomplete="off">
            {known.map(({ id, name }) => (
              <option value={id} selected={id === country?.id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button class="button" data-quiet data-small type="submit">
          {t('Stores.Points.Show')}
        </button>
      </form>
      {points.length === 0 && <p class="empty">{t('Stores.Points.None')}</p>}
      {points.length > 0 && (
        <MapTag c={c} fits>
          <p class="form-actions">
            <Nearest c={c} />
            <span class="count">{plural(t, culture, 'Stores.Points.Count', points.length)}</span>
          </p>
          <ul class="place-rows" tabindex={0} aria-label={title}>
            {points.map((point) => (
              <li {...placed(point)}>
                <span>
                  <strong>{point.name}</strong>
                  <br />
                  {point.street}, {point.postalCode} {point.city}
                </span>
                <OnMap c={c} name={point.name} />
              </li>
            ))}
          </ul>
        </MapTag>
      )}
    </>
  )
  return answerPage(c, { title, description: t('Stores.Points.Lead'), body })
}
