/** @jsxImportSource hono/jsx */

import { freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { numberFormat } from '../../../culture/formatters.ts'
import { type Fields, queryFields, textOf, wholeNumber } from '../../../http/body.ts'
import { type Country, countries, type ShippingMethod, shippingMethods } from '../../../shop/delivery.ts'
import { cartCollection } from '../../../shop/pickup/collection.ts'
import { readTyped, type TypedAddress } from '../../../shop/pickup/places.ts'
import { type FoundPoint, findPickupPoints, refOf } from '../../../shop/pickup/points.ts'
import { control, Field } from '../../form/field.tsx'
import { answerPage } from '../../layout/document.tsx'
import { PickupTag } from './pickup-tag.tsx'

/** Characters; longer texts are not searched. */
const longestText = 120

/** The radius of the search in kilometres, and the most points in the list. */
const near = { radius: 10, limit: 20 }

type Ask = { method: ShippingMethod; country: Country | undefined; place: TypedAddress; known: Country[] }

function placeOf(fields: Fields): TypedAddress {
  const read = (name: string) => textOf(fields, name).slice(0, longestText)
  const [city, postalCode, street] = [read('city'), read('postCode'), read('address')]
  return city === '' && postalCode === '' ? readTyped(street) : { street, postalCode, city }
}

const line = ({ street, postalCode, city }: TypedAddress) =>
  [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')

function SearchForm({ c, ask: { method, country, place, known } }: { c: ShopContext; ask: Ask }) {
  const t = c.get('t')
  const state = freshForm({ address: line(place) })
  const field = { c, state, part: 'pickup', required: false, isOptional: false }
  return (
    <form method="get" action={pagePath(c, '/shippings/pickuppoint/search')} data-part="search">
      <input type="hidden" name="shippingMethodId" value={method.id} />
      <input type="hidden" name="carrierGatewayId" value={method.carrierGatewayId ?? ''} />
      <div class="field">
        <label for="pickup-countryId">{t('Shop.Form.Country')}</label>
        <select {...control({ ...field, name: 'countryId', label: t('Shop.Form.Country') })} autocomplete="off">
          {known.map(({ id, code, name }) => (
            <option value={id} data-country-code={code} selected={id === country?.id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Field {...field} name="address" label={t('Pickup.Address')} autocomplete="off" maxlength={longestText} />
      <p class="form-actions">
        <button class="button" data-quiet data-small type="submit">
          {t('Pages.Pickup.Search')}
        </button>
        <button class="button-link" type="button" data-part="locate" hidden>
          {t('Pickup.Locate')}
        </button>
      </p>
    </form>
  )
}

function Points({ c, points, chosen }: { c: ShopContext; points: FoundPoint[]; chosen: string | undefined }) {
  const culture = c.get('culture')
  const kilometres = numberFormat(culture === 'pt' ? 'pt-PT' : culture, {
    ...{ style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 },
  })
  return (
    <ul data-part="point-list">
      {points.map((point) => (
        <li data-part="point">
          <label>
            <input
              type="radio"
              name="PickupPoint"
              value={refOf(point)}
              required
              checked={refOf(point) === chosen}
              aria-labelledby={`point-${refOf(point)}-name point-${refOf(point)}-distance`}
              aria-describedby={`point-${refOf(point)}-more`}
            />
            <strong id={`point-${refOf(point)}-name`}>{point.name}</strong>
            <span data-part="distance" id={`point-${refOf(point)}-distance`}>
              {kilometres.format(point.distance)}
            </span>
            <span data-part="more" id={`point-${refOf(point)}-more`}>
              <span data-part="street">
                {point.street}, {point.postalCode} {point.city}
              </span>
              {point.hours.split(';').map((entry) => (
                <span data-part="hours">{entry.trim()}</span>
              ))}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

type BodyProps = { c: ShopContext; ask: Ask; points: FoundPoint[]; chosen: string | undefined; message?: string }

function Body({ c, ask, points, chosen, message }: BodyProps) {
  const t = c.get('t')
  const { method, country, place } = ask
  return (
    <section class="wide">
      <header class="page-head">
        <h1>{t('Shippings.SelectPickupPoint')}</h1>
        <p class="soft">{method.name}</p>
      </header>
      {message && (
        <p class="alert" role="alert">
          {message}
        </p>
      )}
      <PickupTag c={c} method={method} countryId={country?.id} place={place} hasReturn={!c.get('isFragment')} {...near}>
        <SearchForm c={c} ask={ask} />
        <form data-part="choice" method="post" action={pagePath(c, '/shippings/pickuppoint')}>
          <input type="hidden" name="ShippingMethodId" value={method.id} />
          <fieldset data-part="points">
            <legend class="hidden-text">{t('Pages.Pickup.Points')}</legend>
            {points.length > 0 && <Points c={c} points={points} chosen={chosen} />}
            {points.length === 0 && <p>{t(line(place) === '' ? 'Pages.Pickup.Start' : 'Pages.Pickup.None')}</p>}
          </fieldset>
          <div data-part="map" />
          <p class="form-actions">
            {(points.length > 0 || c.get('isFragment')) && (
              <button class="button" type="submit" data-part="choose">
                {t('Pickup.Choose')}
              </button>
            )}
          </p>
        </form>
      </PickupTag>
    </section>
  )
}

/** The search for a pickup point (§2), for a modal and as a page: a form, and the points that were found. */
export async function pickupPage(c: ShopContext, message?: string): Promise<Response> {
  const [culture, db, market, t] = [c.get('culture'), c.get('db'), c.get('market'), c.get('t')]
  const fields = queryFields(c)
  const methods = (await shippingMethods(db, c.var)).filter(({ carrier }) => carrier !== null)
  const asked = wholeNumber(fields.shippingMethodId)
  const method = methods.find(({ id }) => id === asked) ?? methods[0]
  const known = await countries(db, culture)
  const wanted = wholeNumber(fields.countryId)
  const country = known.find(({ id }) => id === wanted) ?? known.find(({ code }) => code === market.country)
  if (!method?.carrier) return c.notFound() as Response
  const place = placeOf(fields)
  const { postalCode, city } = place
  const search = { carrier: method.carrier, countryId: country?.id ?? 0, postalCode: postalCode.slice(0, 12), city }
  const points = await findPickupPoints(db, { ...search, ...near }, culture)
  const collection = await cartCollection(c)
  const chosen = collection?.methodId === method.id ? collection.ref : undefined
  const body = (
    <Body
      c={c}
      ask={{ method, country, place, known }}
      points={points}
      chosen={chosen}
      {...(message !== undefined && { message })}
    />
  )
  return answerPage(c, { title: t('Shippings.SelectPickupPoint'), body }, message === undefined ? 200 : 422)
}
