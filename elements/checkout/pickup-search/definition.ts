import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'
import { SEARCH_FIELD } from '../../../runtime/typeahead/search-field.ts'

/** `<pickup-search>`: finds the point where an order is collected, in a list and on a map (§2, §3, §4, §5). */
export const pickupSearch = defineElement({
  tag: 'pickup-search',
  summary:
    'Finds pickup points near an address, in a list and on a map, and keeps the chosen one for the cart. Around a link it opens the search in a modal.',
  mount: 'enhance',
  load: 'visible',
  attributes: {
    shippingMethodId: text('The way of delivery that ends at the point.'),
    carrier: text(
      'The carrier whose points are searched. Those of `static` are the shop’s own: the point is sent with its id.',
    ),
    carrierGatewayId: text('The shop’s connection to the carrier, for the address of the search.'),
    countryId: text('The country that is searched first. In a form its field `ShippingCountryId` has priority.'),
    countryCode: text('Its two letters, where the search has no country field.'),
    city: text('The city that is searched first. In a form its field `ShippingCity` has priority.'),
    postCode: text('The postal code that is searched first. In a form its field `ShippingPostalCode` has priority.'),
    address: text('The street that is searched first. In a form its field `ShippingStreet1` has priority.'),
    radius: number('How far from the address points may be, in the unit of the carrier.', 20),
    maxListSize: number('So many points are listed at most.', 50),
    places: text(
      'A service that finds places for a text or a position, for suggestions, missing postal codes and “near me”. Default: `{culture}/widget/places`.',
    ),
    tiles: text('The address of the map’s tiles, with `{z}`, `{x}` and `{y}`. Without it there is no map.'),
    tilesAttribution: text('The attribution on the map, which the owner of the tiles requires.'),
    returnUrl: text('A page of the site that is loaded when the point is saved. Without it the page is loaded again.'),
  },
  events: {
    'pickup:select': event('A point was chosen in the list or on the map; it is not kept yet.', {
      id: text('The point, by its carrier’s name.'),
      name: text('The name of the point.'),
    }),
    'pickup:saved': event('The shop has kept the point for the cart. The page is loaded next.', {
      id: text('The point, by its carrier’s name.'),
    }),
  },
  parts: {
    open: part('a[data-part=open]', 'The link to the page of the search: it opens in a modal.'),
    search: part('form[data-part=search]', 'The form with the country and the address; sent, it searches again.'),
    country: part('form[data-part=search] select', 'The country. Its options have `data-country-code`.'),
    field: part(SEARCH_FIELD, 'The field of the address.'),
    locate: part('button[data-part=locate]', 'Searches where the shopper is, whom the browser asks first.'),
    suggestions: part('[data-part=suggestions]', 'Created after the field: the panel of the list and the status.', {
      without: 'after',
      within: 'field',
      tag: 'div',
    }),
    list: 'The list of suggested places.',
    place: 'One suggested place; `data-active` marks the one that the keys have reached.',
    none: 'The text that is shown when no place was found.',
    status: 'Says to screen readers how many places were found; not seen.',
    choice: part('form[data-part=choice]', 'The form of the points; sent, it keeps the chosen one.'),
    points: part('[data-part=points]', 'The list of the points, instead of the points in the page.'),
    point: 'One point, with the class `active` when it is chosen.',
    distance: 'How far it is: with the name of the point, the name of its radio.',
    more: 'The other data of the point, which describe the radio.',
    street: 'Its address.',
    hours: 'One line of its opening hours.',
    information: 'Further information of the carrier.',
    map: part('[data-part=map]', 'The element of the map.'),
    choose: part('button[data-part=choose]', 'Keeps the point that is chosen in the list.'),
  },
  strings: {
    title: 'Shippings.SelectPickupPoint',
    points: 'PickupPoints.Points',
    map: 'PickupPoints.Map',
    mapKeys: 'PickupPoints.MapKeys',
    closer: 'PickupPoints.Closer',
    farther: 'PickupPoints.Farther',
    noPoint: 'PickupPoints.None',
    pointCount: message('PickupPoints.Count', 'count'),
    list: 'PickupPoints.Places',
    found: message('PickupPoints.PlaceCount', 'count'),
    none: 'PickupPoints.NoPlace',
    error: 'PickupPoints.Error',
    failed: 'Checkout.AddressFailed',
    notKept: 'Core.UnknownErrors',
  },
})
