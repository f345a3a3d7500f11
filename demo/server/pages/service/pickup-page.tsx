/** @jsxImportSource hono/jsx */
import { freshForm, pagePath, type ShopContext } from '../../context.ts'
import { queryFields, textOf, wholeNumber } from '../../http/body.ts'
import { type Country, countries } from '../../shop/delivery.ts'
import { findPickupPoints, type PickupPoint, type PickupSearch } from '../../shop/service/pickup-points.ts'
import { control, Field } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'

/** Longer texts name no place. */
const longestText = 80

function readSearch(c: ShopContext, known: Country[]): PickupSearch {
  const fields = queryFields(c)
  const asked = wholeNumber(fields.countryId)
  const country = known.find(({ id }) => id === asked) ?? known.find(({ code }) => code === c.var.market.country)
  return {
    countryId: country?.id ?? 0,
    city: textOf(fields, 'city').slice(0, longestText),
    postalCode: textOf(fields, 'postCode').slice(0, longestText),
  }
}

type SearchProps = { c: ShopContext; search: PickupSearch; known: Country[] }

function SearchForm({ c, search, known }: SearchProps) {
  const { t } = c.var
  const state = freshForm({ city: search.city, postCode: search.postalCode })
  const field = { c, state, part: 'pickup', required: false, isOptional: false }
  const kept = ['shippingMethodId', 'carrierGatewayId'].map((name) => ({ name, value: c.req.query(name) }))
  return (
    <ajax-form update="#pickup-points">
      <form method="get" action={pagePath(c, '/shippings/pickuppoint/search')}>
        {kept.map(
          ({ name, value }) => value && <input type="hidden" name={name} value={value.slice(0, longestText)} />,
        )}
        <div class="fields">
          <div class="field">
            <label for="pickup-countryId">{t('Shop.Form.Country')}</label>
            <select {...control({ ...field, name: 'countryId', label: t('Shop.Form.Country') })}>
              {known.map(({ id, name }) => (
                <option value={id} selected={id === search.countryId}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <Field
            {...field}
            name="postCode"
            label={t('Shop.Form.PostalCode')}
            autocomplete="postal-code"
            maxlength={12}
          />
          <Field {...field} name="city" label={t('Shop.Form.City')} autocomplete="address-level2" maxlength={80} />
        </div>
        <p class="form-actions">
          <button class="button" data-small type="submit">
            {t('Pages.Pickup.Search')}
          </button>
        </p>
      </form>
    </ajax-form>
  )
}

function Points({ c, points }: { c: ShopContext; points: PickupPoint[] }) {
  const { t } = c.var
  if (points.length === 0) return <p role="status">{t('Pages.Pickup.None')}</p>
  return (
    <ul class="pickup-points" aria-label={t('Pages.Pickup.Points')}>
      {points.map((point) => (
        <li
          data-pickup-point={point.code}
          data-latitude={point.latitude}
          data-longitude={point.longitude}
          data-country-id={point.countryId}
        >
          <strong>{point.name}</strong>
          <address>
            {point.street}, {point.postalCode} {point.city}
          </address>
          <span class="small soft">{point.hours}</span>
        </li>
      ))}
    </ul>
  )
}

/** The search for a pickup point (§2), for a modal and as a page: a form, and the points that it finds. */
export async function pickupPage(c: ShopContext): Promise<Response> {
  const { culture, db, t } = c.var
  const known = await countries(db, culture)
  const search = readSearch(c, known)
  const points = await findPickupPoints(db, search, culture)
  const title = t('Shippings.SelectPickupPoint')
  const body = (
    <section class="medium">
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      <SearchForm c={c} search={search} known={known} />
      <div id="pickup-points">
        <Points c={c} points={points} />
      </div>
    </section>
  )
  return answerPage(c, { title, body })
}
