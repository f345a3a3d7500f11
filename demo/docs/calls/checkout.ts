import { type CallDoc, FORM, SIGNAL } from './call-doc.ts'

const pickupDetails = {
  Distance: 0.35,
  Geocode: { Latitude: 45.770593, Longitude: 4.831009 },
  ImageURL: '',
  Comments: '',
  StandardHoursOfOperation: 'Lun–ven 8:00–19:00; sam 9:00–17:00',
  Informations: 'Accessible en fauteuil roulant',
  LatestAirDropOffTime: '17:00',
  AdditionalChargeIndicator: false,
  SpecialInstructions: 'Apportez une pièce d’identité.',
  AdditionalComments: '',
}

const pickupPoint = {
  PublicAccessPointID: 'R16900111',
  ConsigneeName: 'Tabac des Halles',
  Address: '98 rue du Moulin',
  PostCode: '69001',
  City: 'Lyon',
  CountryId: 1,
  PhoneNumber: '+33 9 70 00 62 33',
  PickupPointType: 'shop',
  ...pickupDetails,
}

const savedPoint = {
  ShippingFirstName: '',
  ShippingLastName: '',
  ShippingMethodId: 4,
  PickupPointName: 'Tabac des Halles',
  ShippingStreet1: '98 rue du Moulin',
  ShippingPostalCode: '69001',
  ShippingCity: 'Lyon',
  ShippingCountryId: 1,
  ShippingPhoneNumber: '+33 9 70 00 62 33',
  ...pickupDetails,
  ExternalPickupPointRef: 'R16900111',
  PickupPointType: 'shop',
}

const knownPoint = {
  id: 'R16900111',
  name: 'Tabac des Halles',
  street: '98 rue du Moulin',
  postalCode: '69001',
  city: 'Lyon',
  countryId: '1',
  phone: '+33 9 70 00 62 33',
  type: 'shop',
  details: pickupDetails,
}

export const checkoutCalls: CallDoc[] = [
  {
    method: 'POST',
    path: '/api/v1/shoppingcarts/shippingmethods',
    doc: 'Keeps the way of delivery for the cart. 409 with a `Message` for one that does not serve its country or its weight.',
    send: ['checkout/api', 'postShippingMethod', '2'],
    body: { ShippingMethodId: 2 },
    answer: true,
  },
  {
    method: 'POST',
    path: '/api/v1/shoppingcarts/shippingcountries',
    doc: 'Delivers to a country, by its two letters: its taxes are in the prices from now on.',
    send: ['checkout/api', 'postShippingCountry', 'BE'],
    body: { CountryCode: 'BE' },
    answer: true,
  },
  {
    method: 'POST',
    path: '/api/v1/shoppingcarts/country',
    doc: 'The same by the ids of the countries of delivery and of the bill, for forms that have no letters.',
    send: ['checkout/api', 'postCountries', '2', '1'],
    body: { ShippingCountryId: 2, BillingCountryId: 1 },
    answer: true,
  },
  {
    method: 'GET',
    path: '/api/v1/sales/customers/checkisvatvalid/',
    doc: 'Whether a VAT number is valid: `null` when nobody could say. The shop remembers a valid one, since it decides the taxes.',
    send: ['checkout/api', 'getVatResult', SIGNAL, { countryId: '2', VAT: 'BE0411905847', customerId: '7' }],
    query: { countryId: '2', VAT: 'BE0411905847', customerId: '7' },
    answer: { IsVATValidWebService: false, ErrorMessage: 'Ce numéro de TVA n’est pas valable.' },
  },
  {
    method: 'GET',
    path: '/api/v1/countries/{countryId}/cities/{text}',
    doc: 'Cities whose postal code or name begins with the text: a map from ids to texts; an empty one when there is none.',
    send: ['cart/cities', 'getCities', SIGNAL, '{countryId}', '{text}'],
    answer: { 12: '75002 Paris' },
  },
  {
    method: 'POST',
    path: '/api/v1/shoppingcarts/city',
    doc: 'Delivers the cart to a city, and so to its country. 400 for one that the shop does not know.',
    send: ['cart/cities', 'postCity', '12'],
    body: { CityId: 12 },
    answer: true,
  },
  {
    method: 'POST',
    path: '/api/v1/shipping/{carrier}/getpickuppoints',
    doc: 'The points of a carrier near an address, the nearest first. `StandardHoursOfOperation` has its entries between semicolons. Another `ResponseStatusDescription` than `Success`: the carrier could not be asked.',
    send: [
      ...['checkout/pickup', 'searchPickupPoints', SIGNAL, '{carrier}'],
      {
        ...{ city: 'Lyon', postalCode: '69005', countryCode: 'FR', address: '12 rue des Tanneurs' },
        ...{ shippingMethodId: '4', radius: 20, limit: 60 },
      },
    ],
    body: {
      City: 'Lyon',
      PostalCode: '69005',
      CountryCode: 'FR',
      Address: '12 rue des Tanneurs',
      ShippingMethodId: 4,
      SearchRadius: 20,
      MaximumListSize: 60,
      CultureName: 'fr',
    },
    answer: { ResponseStatusDescription: 'Success', PickupPointViewModels: [pickupPoint] },
  },
  {
    method: 'POST',
    path: '/api/v1/shoppingcarts/externalpickuppoint',
    doc: 'Keeps a point for the cart, with its way of delivery. `PickupPointId` comes only with the carrier `static`. The demo takes the facts from its own points. 400 for one that it does not know.',
    send: ['checkout/pickup', 'postPickupPoint', knownPoint, '4', 'relais'],
    body: savedPoint,
    answer: true,
  },
  {
    method: 'GET',
    path: '/{culture}/widget/places',
    doc: 'The places that a text may mean, the best one first; or, with `latitude` and `longitude`, the one where the shopper is.',
    send: [
      ...['checkout/pickup', 'getPlaces', SIGNAL],
      ...[{ text: '12 rue des Tanneurs, Lyon', countryId: '1' }, '/%7Bculture%7D/widget/places'],
    ],
    query: { text: '12 rue des Tanneurs, Lyon', countryId: '1' },
    answer: [{ Address: '12 rue des Tanneurs', PostalCode: '69005', City: 'Lyon', CountryId: 1 }],
  },
  {
    method: 'POST',
    path: '/api/v1/cardpayments',
    doc: 'Opens the payment by card for what a form pays, with the fields of the form; repeated, it is the same payment. `Amount` is in cents; `State` is `authorised` when the bank has promised it before, else `open`. 409 or 422: the form is sent without a payment, and is answered why.',
    send: ['checkout/api', 'postCardPayment', FORM],
    body: { AttemptKey: '0b6c0a52-6f0f-4d3e-9a54-0d1f6c2b8e11', ShippingMethodId: '1' },
    answer: {
      PaymentId: '7a1d3c52-0d55-4b8e-8a0e-3c1b2f6d9e10',
      Secret: 'c0ffee00-6f0f-4d3e-9a54-0d1f6c2b8e11',
      Amount: 5995,
      Currency: 'EUR',
      State: 'open',
    },
  },
]
