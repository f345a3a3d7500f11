import { assetCalls } from './assets.ts'
import type { CallDoc } from './call-doc.ts'
import { orderCalls } from './orders.ts'
import { wishlistCalls } from './wishlists.ts'

const cart = { ItemsCount: 2, AmountTaxInclHtml: '48,00 €', AmountTaxExclHtml: '40,00 €' }

/** What the demo's carrier says of a point beside its place. */
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

/** A pickup point (§3). */
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

/** The same point as it is sent (§3). */
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

/** Every call that sends or reads JSON. `test/conformance/calls.test.ts` sends each and reads the answer by the library's own code. */
export const calls: CallDoc[] = [
  {
    method: 'GET',
    path: '/api/v1/shoppingcarts',
    doc: 'The cart in short. Amounts are HTML of the shop, so that a sale or a note can be in them. It is asked past every cache.',
    answer: cart,
  },
  {
    method: 'POST',
    path: '/api/v1/catalog/products/addtocart',
    doc: 'Adds a variant. Other fields of the form, such as `ItemOrigin`, are sent too. With the cart in the answer nothing else is asked.',
    body: { ProductVariantId: 12, Quantity: 2, Name: 'Vase Lune' },
    answer: cart,
  },
  {
    method: 'PUT',
    path: '/api/v1/shoppingcarts/shoppingcartitems/{id}',
    doc: 'Sets how many units an item of the cart has.',
    body: { Quantity: 3 },
    answer: { ...cart, ItemsCount: 3 },
  },
  {
    method: 'DELETE',
    path: '/api/v1/shoppingcarts/shoppingcartitems/{id}',
    doc: 'Takes an item out of the cart.',
    answer: true,
  },
  {
    method: 'POST',
    path: '/api/v1/shoppingcarts/shippingmethods',
    doc: 'Keeps the way of delivery for the cart. 409 with a `Message` for one that does not serve its country or its weight.',
    body: { ShippingMethodId: 2 },
    answer: true,
  },
  {
    method: 'POST',
    path: '/api/v1/shoppingcarts/shippingcountries',
    doc: 'Delivers to a country, by its two letters: its taxes are in the prices from now on.',
    body: { CountryCode: 'BE' },
    answer: true,
  },
  {
    method: 'POST',
    path: '/api/v1/shoppingcarts/country',
    doc: 'The same by the ids of the countries of delivery and of the bill, for forms that have no letters.',
    body: { ShippingCountryId: 2, BillingCountryId: 1 },
    answer: true,
  },
  {
    method: 'POST',
    path: '/api/v1/shoppingcarts/coupon',
    doc: 'Applies a coupon code. Any answer that is true in JavaScript means that the code holds; `false`, `null` or an empty text that it does not.',
    body: { CouponCode: 'BIENVENUE' },
    answer: true,
  },
  {
    method: 'DELETE',
    path: '/api/v1/shoppingcarts/coupon',
    doc: 'Takes the coupon code off the cart.',
    answer: true,
  },
  {
    method: 'GET',
    path: '/api/v1/catalog/products/{productId}/productvariants',
    doc: 'The variant that the filled fields of a variation form mean. `VariantValueId1` is the value of the first attribute, and so on. Every field of `ProductVariantViewModel` can be bound by `data-bind`.',
    query: { VariantValueId1: 31, VariantValueId2: 41, quantity: 1 },
    answer: {
      ProductVariantViewModel: {
        ProductVariantId: 12,
        SKU: 'VL-12',
        UnitPriceTaxIncl: 24,
        CurrencyCode: 'EUR',
        VariantValueId1: 31,
        VariantValueId2: 41,
      },
      ProductVariantAttributesViewModel: [
        {
          VariationDisplayTypeValue: 'Square',
          ProductAttributeValuesViewModel: [
            { ProductAttributeValueId: 31, DisplayValue: 'Night blue', IsUnavailable: false, ColorCode1: '#1d4f8c' },
          ],
        },
      ],
    },
  },
  {
    method: 'POST',
    path: '/api/v1/catalog/customerref/update',
    doc: 'Keeps the customer’s own number for a variant; an empty one removes it. `Message` is shown as it is.',
    body: { ProductVariantId: 12, CustomerSKU: 'MY-7' },
    answer: { Status: true, Message: 'Kept.' },
  },
  {
    method: 'GET',
    path: '/api/v1/catalog/customerref/search',
    doc: 'A page, from 1, of the customer’s own numbers that hold a text.',
    query: { q: 'MY', page: 1 },
    answer: [{ CustomerSKU: 'MY-7', ProductLink: '/fr/catalog/product/7/vase-lune' }],
  },
  {
    method: 'GET',
    path: '/api/v1/catalog/search/suggestions',
    doc: 'Products for what is typed. `accuracy` is the share of the letters that has to agree, 0 to 1. `Photo` may be `null`; `Price` and `Category` may be left out.',
    query: { q: 'vas', nbrResults: 5, accuracy: 0.3, details: true },
    answer: [
      {
        Name: 'Vase Lune',
        Photo: { AssetId: '12', AssetName: 'Vase Lune' },
        ProductUrl: '/fr/catalog/product/7/vase-lune',
        Price: '24,00 €',
        Category: 'Vases',
      },
    ],
  },
  {
    method: 'GET',
    path: '/api/v1/sales/customers',
    doc: 'Customers for what a member of the staff types.',
    query: { q: 'ann' },
    answer: [{ CustomerId: 5, Email: 'anna@shop.example' }],
  },
  {
    method: 'GET',
    path: '/api/v1/couponcode/user/{id}',
    doc: 'The coupon codes that a customer may use. `Description` is text; `EndDate` may be left out.',
    answer: [{ CouponCode: 'BIENVENUE', Description: '10 % off', EndDate: '2030-12-31T23:59:59Z' }],
  },
  {
    method: 'GET',
    path: '/api/v1/sales/customers/checkisvatvalid/',
    doc: 'Whether a VAT number is valid: `null` when nobody could say. The shop remembers a valid one, since it decides the taxes.',
    query: { countryId: '2', VAT: 'BE0411905847', customerId: '7' },
    answer: { IsVATValidWebService: false, ErrorMessage: 'Ce numéro de TVA n’est pas valable.' },
  },
  {
    method: 'GET',
    path: '/api/v1/countries/{countryId}/cities/{text}',
    doc: 'Cities whose postal code or name begins with the text: a map from ids to texts; an empty one when there is none.',
    answer: { 12: '75002 Paris' },
  },
  {
    method: 'POST',
    path: '/api/v1/shoppingcarts/city',
    doc: 'Delivers the cart to a city, and so to its country. 400 for one that the shop does not know.',
    body: { CityId: 12 },
    answer: true,
  },
  {
    method: 'POST',
    path: '/api/v1/shipping/{carrier}/getpickuppoints',
    doc: 'The points of a carrier near an address, the nearest first. `StandardHoursOfOperation` has its entries between semicolons. Another `ResponseStatusDescription` than `Success`: the carrier could not be asked.',
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
    body: savedPoint,
    answer: true,
  },
  {
    method: 'GET',
    path: '/{culture}/widget/places',
    doc: 'The places that a text may mean, the best one first; or, with `latitude` and `longitude`, the one where the shopper is.',
    query: { text: '12 rue des Tanneurs, Lyon', countryId: '1' },
    answer: [{ Address: '12 rue des Tanneurs', PostalCode: '69005', City: 'Lyon', CountryId: 1 }],
  },
  {
    method: 'POST',
    path: '/api/v1/cardpayments',
    doc: 'Opens the payment by card for what a form pays, with the fields of the form; repeated, it is the same payment. `Amount` is in cents; `State` is `authorised` when the bank has promised it before, else `open`. 409 or 422: the form is sent without a payment, and is answered why.',
    body: { AttemptKey: '0b6c0a52-6f0f-4d3e-9a54-0d1f6c2b8e11', ShippingMethodId: '1' },
    answer: {
      PaymentId: '7a1d3c52-0d55-4b8e-8a0e-3c1b2f6d9e10',
      Secret: 'c0ffee00-6f0f-4d3e-9a54-0d1f6c2b8e11',
      Amount: 5995,
      Currency: 'EUR',
      State: 'open',
    },
  },
  {
    method: 'POST',
    path: '/api/v1/currencyconverter/currency/changeto/{currency}',
    doc: 'Shows all prices in another currency. Another `ResponseCode` than `OK` changes nothing: with `ReasonType` `warning` the text of `ReasonResourceKey` is asked, and the call sent again with `/true` at its end; with any other the text is an error.',
    answer: { ResponseCode: 'KO', ReasonType: 'warning', ReasonResourceKey: 'Shop.PricesAreConverted' },
  },
  {
    method: 'PUT',
    path: '/api/v1/salestaxes/currentcountry',
    doc: 'Shows all prices with the taxes of another country. Any answer of 200 means that it is done.',
    body: { currentCountry: 'DE' },
    answer: true,
  },
  ...wishlistCalls,
  ...assetCalls,
  ...orderCalls,
  {
    method: 'GET',
    path: '/api/v1/settings/GoogleFrontAPIKey',
    doc: 'The key of the maps service, as JSON or as plain text; of [shop-map](shop-map). Empty or failed, the key of the page is used.',
    answer: 'demo-maps-key',
  },
  {
    method: 'GET',
    path: '/api/v1/localization/{culture}/stringresources',
    doc: 'The shop’s own texts, nested; they come before the library’s. Asked once a session, and not at all where the page prints `<script type="application/json" id="shop-strings">`.',
    answer: { ShoppingCarts: { CouponValid: 'Votre code est valable.' } },
  },
]
