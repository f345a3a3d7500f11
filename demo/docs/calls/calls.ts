import { assetCalls } from './assets.ts'
import { type CallDoc, SIGNAL } from './call-doc.ts'
import { checkoutCalls } from './checkout.ts'
import { orderCalls } from './orders.ts'
import { texts } from './recursive.ts'
import { wishlistCalls } from './wishlists.ts'

/** A value has one to three colours, or none. */
const COLORS = [1, 2, 3].map((n) => `ProductVariantAttributesViewModel.ProductAttributeValuesViewModel.ColorCode${n}`)

const cart = { ItemsCount: 2, AmountTaxInclHtml: '€48.00', AmountTaxExclHtml: '€40.00' }

const REASONS = { nullable: ['ReasonType', 'ReasonResourceKey'], optional: ['ReasonType', 'ReasonResourceKey'] }

/**
 * Every call that sends or reads JSON. `test/conformance/calls.test.ts` sends each and reads the answer by the
 * library's own code.
 */
export const calls: CallDoc[] = [
  {
    method: 'GET',
    path: '/api/v1/shoppingcarts',
    isForEveryone: true,
    doc: 'The cart in short. Amounts are HTML of the shop, so that a sale or a note can be in them. It is asked past every cache.',
    send: ['cart/api', 'getCart', SIGNAL],
    answer: cart,
  },
  {
    method: 'POST',
    path: '/api/v1/catalog/products/addtocart',
    doc: 'Adds a variant. Other fields of the form, such as `ItemOrigin`, are sent too. With the cart in the answer nothing else is asked.',
    send: ['cart/api', 'postAddition', { variantId: 12, quantity: 2, name: 'Moon vase' }],
    body: { ProductVariantId: 12, Quantity: 2, Name: 'Moon vase' },
    isAnyAnswer: true,
    answer: cart,
  },
  {
    method: 'PUT',
    path: '/api/v1/shoppingcarts/shoppingcartitems/{id}',
    doc: 'Sets how many units an item of the cart has.',
    send: ['cart/api', 'putQuantity', '{id}', 3],
    body: { Quantity: 3 },
    isAnyAnswer: true,
    answer: { ...cart, ItemsCount: 3 },
  },
  {
    method: 'DELETE',
    path: '/api/v1/shoppingcarts/shoppingcartitems/{id}',
    doc: 'Takes an item out of the cart.',
    send: ['cart/api', 'deleteItem', '{id}'],
    isAnyAnswer: true,
    answer: { ...cart, ItemsCount: 1 },
  },
  {
    method: 'POST',
    path: '/api/v1/shoppingcarts/coupon',
    doc: 'Applies a coupon code. Any answer that is true in JavaScript means that the code holds; `false`, `null` or an empty text that it does not.',
    send: ['cart/api', 'postCoupon', 'WELCOME'],
    body: { CouponCode: 'WELCOME' },
    isAnyAnswer: true,
    answer: true,
  },
  {
    method: 'DELETE',
    path: '/api/v1/shoppingcarts/coupon',
    doc: 'Takes the coupon code off the cart.',
    send: ['cart/api', 'deleteCoupon'],
    isAnyAnswer: true,
    answer: true,
  },
  {
    method: 'GET',
    path: '/api/v1/catalog/products/{productId}/productvariants',
    doc: 'The variant that the filled fields of a variation form mean. `VariantValueId1` is the value of the first attribute, and so on. Every field of `ProductVariantViewModel` can be bound by `data-bind`.',
    send: [
      'product/api',
      'getVariation',
      SIGNAL,
      '{productId}',
      { VariantValueId1: 31, VariantValueId2: 41, quantity: 1 },
    ],
    query: { VariantValueId1: 31, VariantValueId2: 41, quantity: 1 },
    nullable: COLORS,
    sometimes: ['VariantValueId1', 'VariantValueId2', 'quantity'],
    optional: [
      'ProductVariantViewModel.SKU',
      'ProductVariantViewModel.VariantValueId1',
      'ProductVariantViewModel.VariantValueId2',
      'ProductVariantAttributesViewModel.VariationDisplayTypeValue',
      'ProductVariantAttributesViewModel.ProductAttributeValuesViewModel.IsUnavailable',
      ...COLORS,
    ],
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
            {
              ProductAttributeValueId: 31,
              DisplayValue: 'Night blue, white and red',
              IsUnavailable: false,
              ColorCode1: '#1d4f8c',
              ColorCode2: '#ffffff',
              ColorCode3: '#b8442f',
            },
          ],
        },
      ],
    },
  },
  {
    method: 'POST',
    path: '/api/v1/catalog/customerref/update',
    doc: 'Keeps the customer’s own number for a variant; an empty one removes it. A `Status` of `Success`, `OK`, `true` or `200` means that it is kept, any other that it failed. `Message` is shown as it is; of a refusal, only `Errors.CustomerSKU` is shown.',
    send: ['product/api', 'postReference', '12', 'MY-7'],
    body: { ProductVariantId: 12, CustomerSKU: 'MY-7' },
    optional: ['Message'],
    decides: ['Status'],
    answer: { Status: 'Success', Message: 'Kept.' },
  },
  {
    method: 'GET',
    path: '/api/v1/catalog/customerref/search',
    doc: 'A page, from 1, of the customer’s own numbers that hold a text.',
    send: ['search/api', 'getReferences', SIGNAL, 'MY', 1],
    query: { q: 'MY', page: 1 },
    answer: [{ CustomerSKU: 'MY-7', ProductLink: '/en/catalog/product/7/moon-vase' }],
  },
  {
    method: 'GET',
    path: '/api/v1/catalog/search/suggestions',
    isForEveryone: true,
    doc: 'Products for what is typed. `accuracy` is the share of the letters that has to agree, 0 to 1. `Photo` may be `null`; `Price` and `Category` may be left out.',
    send: ['search/api', 'getSuggestions', SIGNAL, { q: 'vas', results: 5, accuracy: 0.3 }],
    query: { q: 'vas', nbrResults: 5, accuracy: 0.3, details: true },
    nullable: ['Photo'],
    optional: ['Photo', 'Photo.AssetName', 'Price', 'Category'],
    answer: [
      {
        Name: 'Moon vase',
        Photo: { AssetId: '12', AssetName: 'Moon vase' },
        ProductUrl: '/en/catalog/product/7/moon-vase',
        Price: '€24.00',
        Category: 'Vases',
      },
    ],
  },
  {
    method: 'GET',
    path: '/api/v1/sales/customers',
    doc: 'Customers for what a member of the staff types.',
    send: ['search/api', 'getCustomers', SIGNAL, 'ann'],
    query: { q: 'ann' },
    answer: [{ CustomerId: 5, Email: 'anna@shop.example' }],
  },
  {
    method: 'GET',
    path: '/api/v1/couponcode/user/{id}',
    doc: 'The coupon codes that a customer may use. `Description` is text; `EndDate` may be left out.',
    send: ['cart/customer-coupons', 'getCustomerCoupons', SIGNAL, '{id}'],
    optional: ['Description', 'EndDate'],
    answer: [{ CouponCode: 'WELCOME', Description: '10% off', EndDate: '2030-12-31T23:59:59Z' }],
  },
  {
    method: 'POST',
    path: '/api/v1/currencyconverter/currency/changeto/{currency}',
    doc: 'Shows all prices in another currency. Another `ResponseCode` than `OK` changes nothing: with `ReasonType` `warning` the text of `ReasonResourceKey` is asked, and the call sent again with `/true` at its end; with any other the text is an error.',
    send: ['market/api', 'postCurrency', '{currency}', false],
    ...REASONS,
    answer: { ResponseCode: 'KO', ReasonType: 'warning', ReasonResourceKey: 'Shop.PricesAreConverted' },
  },
  {
    method: 'POST',
    path: '/api/v1/currencyconverter/currency/changeto/{currency}/true',
    doc: 'Repeats the change after the shopper has confirmed the warning.',
    send: ['market/api', 'postCurrency', '{currency}', true],
    ...REASONS,
    answer: { ResponseCode: 'OK', ReasonType: null, ReasonResourceKey: null },
  },
  {
    method: 'PUT',
    path: '/api/v1/salestaxes/currentcountry',
    doc: 'Shows all prices with the taxes of another country.',
    send: ['market/api', 'putTaxCountry', 'DE'],
    body: { currentCountry: 'DE' },
    isAnyAnswer: true,
    answer: true,
  },
  ...checkoutCalls,
  {
    method: 'POST',
    path: '/api/v1/catalog/reviews/{id}/helpful',
    doc: 'Counts that the visitor finds a review helpful, once for each visitor, and answers how many do. 404 for a review that is not published, 403 for one of the visitor’s own.',
    send: ['product/reviews', 'postHelpful', '{id}'],
    answer: { HelpfulCount: 5 },
  },
  ...wishlistCalls,
  ...assetCalls,
  ...orderCalls,
  {
    method: 'GET',
    path: '/api/v1/settings/GoogleFrontAPIKey',
    isForEveryone: true,
    doc: 'The key of the maps service, as JSON or as plain text; of [shop-map](shop-map). Empty or failed, the key of the page is used.',
    send: ['content/api', 'getMapsKey', SIGNAL],
    schemas: { '': { type: ['string', 'null'], pattern: '^[\\w-]*$' } },
    answer: 'demo-maps-key',
  },
  {
    method: 'GET',
    path: '/api/v1/localization/{culture}/stringresources',
    doc: 'The shop’s own texts, nested; they come before the library’s. Asked once a session, and not at all where the page prints `<script type="application/json" id="shop-strings">`.',
    schemas: { '': texts },
    answer: { ShoppingCarts: { CouponValid: 'Your code is valid.' } },
  },
]
