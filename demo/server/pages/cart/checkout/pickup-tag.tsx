/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { PostalAddress } from '../../../../data/tables/orders.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import type { ShippingMethod } from '../../../shop/delivery.ts'
import type { Collection } from '../../../shop/pickup/collection.ts'
import type { TypedAddress } from '../../../shop/pickup/places.ts'
import { withQuery } from '../../layout/links.ts'

type TagProps = {
  c: ShopContext
  method: ShippingMethod
  countryId: number | undefined
  place: TypedAddress
  /** Whether the page returns to the checkout when a point is chosen; in a modal the checkout is already below. */
  hasReturn?: boolean
  /** Whether the tag contains only a link, so that its code is loaded at the first interaction. */
  isLink?: boolean
  radius?: number
  limit?: number
  children: Child
}

export function PickupTag({
  c,
  method,
  countryId,
  place,
  hasReturn = false,
  isLink = false,
  radius,
  limit,
  children,
}: TagProps) {
  const [mapTiles, t] = [c.get('mapTiles'), c.get('t')]
  return (
    <pickup-search
      load={isLink ? 'interaction' : undefined}
      shipping-method-id={method.id}
      carrier={method.carrier}
      carrier-gateway-id={method.carrierGatewayId}
      country-id={countryId}
      city={place.city}
      post-code={place.postalCode}
      address={place.street}
      radius={radius}
      max-list-size={limit}
      places={pagePath(c, '/widget/places')}
      tiles={mapTiles?.address ?? `${c.get('app')}/tiles/{z}/{x}/{y}.svg`}
      tiles-attribution={mapTiles?.attribution ?? t('Pickup.Map')}
      return-url={hasReturn ? pagePath(c, '/checkout#step-2') : undefined}
    >
      {children}
    </pickup-search>
  )
}

type LinkProps = {
  c: ShopContext
  method: ShippingMethod
  collection: Collection | undefined
  address: Partial<PostalAddress>
}

export function PickupLink({ c, method, collection, address }: LinkProps) {
  const t = c.get('t')
  const place = { street: address.street1 ?? '', postalCode: address.postalCode ?? '', city: address.city ?? '' }
  const chosen = collection?.methodId === method.id ? collection : undefined
  const query = {
    ...{ shippingMethodId: String(method.id), carrierGatewayId: String(method.carrierGatewayId ?? '') },
    ...{ countryId: String(address.countryId ?? ''), city: place.city, postCode: place.postalCode },
    address: place.street,
  }
  return (
    <div class="pickup-place">
      {chosen && <PlaceLines place={chosen} />}
      <PickupTag c={c} method={method} countryId={address.countryId} place={place} isLink>
        <a data-part="open" href={withQuery(pagePath(c, '/shippings/pickuppoint/search'), query)}>
          {chosen ? t('Pickup.Other') : t('Shippings.SelectPickupPoint')}
          <span class="hidden-text"> ({method.name})</span>
        </a>
      </PickupTag>
    </div>
  )
}

type Place = Pick<Collection, 'name' | 'street1' | 'postalCode' | 'city' | 'hours'>

export function PlaceLines({ place }: { place: Place }) {
  return (
    <address data-part="collected">
      <span>{place.name}</span>
      <span>{place.street1}</span>
      <span>
        {place.postalCode} {place.city}
      </span>
      {place.hours
        .split(';')
        .filter(Boolean)
        .map((entry) => (
          <span class="small soft">{entry.trim()}</span>
        ))}
    </address>
  )
}

/** The point where an order that is not yet placed will be collected. */
export const Collected = ({ c, place }: { c: ShopContext; place: Place }) => (
  <div class="small" data-part="pickup">
    <p>{c.get('t')('Pickup.Collected')}</p>
    <PlaceLines place={place} />
  </div>
)
