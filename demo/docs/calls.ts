/** A call that the library sends, with an example of what it sends and of what the shop answers. */
export type CallDoc = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the application path; `{…}` is filled in. */
  path: string
  doc: string
  query?: Record<string, string | number | boolean>
  body?: unknown
  /** JSON as data, HTML as a text. */
  answer: unknown
}

const cart = { ItemsCount: 2, AmountTaxInclHtml: '48,00 €', AmountTaxExclHtml: '40,00 €' }

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
  {
    method: 'GET',
    path: '/api/v1/localization/{culture}/stringresources',
    doc: 'The shop’s own texts, nested; they come before the library’s. Asked once a session, and not at all where the page prints `<script type="application/json" id="shop-strings">`.',
    answer: { ShoppingCarts: { CouponValid: 'Votre code est valable.' } },
  },
]

/** A call whose answer is HTML of the shop, shown as it is: `path` as in the code, and an example of what is asked and answered. */
export type FragmentDoc = {
  path: string
  doc: string
  query: Record<string, string | number | boolean>
  answer: string
}

/** Every call that shows HTML. `test/conformance/calls.test.ts` finds in each answer what the library reads. */
export const fragments: FragmentDoc[] = [
  {
    path: '{culture}/widget/shoppingcartitems',
    query: {},
    doc: 'The items of the cart, as the cart page prints them; of [shop-cart](shop-cart).',
    answer: `<form method="post" action="/fr/shoppingcarts/update">
  <ul>
    <li data-item-id="5" data-item-key="Catalog-12" data-item-name="Vase Lune" data-quantity="2">
      Vase Lune <input type="number" name="Quantity-5" value="2" min="1" aria-label="Quantité">
      <button name="remove" value="5">Retirer</button> <span data-part="item-error" role="alert"></span>
    </li>
  </ul>
</form>`,
  },
  {
    path: 'widget/couponcodes/list',
    query: {},
    doc: 'The coupon codes that a shopper may use, each with a button; of [coupon-list](coupon-list).',
    answer: `<form method="post" action="/fr/shoppingcarts/coupon">
  <ul><li>10 % <button name="CouponCode" value="BIENVENUE">BIENVENUE</button></li></ul>
</form>`,
  },
  {
    path: 'widget/DeliveryAddressPicker',
    query: {
      inputname: 'ExistingShippingAddressId',
      isAddNewAddress: true,
      isEditAddress: true,
      selectedAddressId: 4,
      type: 'Shipping',
    },
    doc: 'The addresses of a customer, below the application path, after one was added or edited; of [address-picker](address-picker).',
    answer: `<label><input type="radio" name="ExistingShippingAddressId" value="4" checked> 12 rue des Tanneurs, Lyon</label>
<a data-part="edit" href="/fr/account/addresses/4">Modifier</a>
<a data-part="add" href="/fr/account/addresses/new">Ajouter une adresse</a>`,
  },
  {
    path: 'widget/addressfields',
    query: { kind: 'Shipping', CountryId: 5 },
    doc: 'The fields of an address as a country writes it: the `src` of an [address-form](address-form).',
    answer: `<label>Pays <select name="ShippingCountryId"><option value="5" selected>Espagne</option></select></label>
<label>Code postal <input name="ShippingPostalCode"></label>`,
  },
  {
    path: 'widget/shippingoptions',
    query: {},
    doc: 'The ways of delivery for the cart and its country; those that do not serve it stay, with the reason. Of [shipping-options](shipping-options).',
    answer: `<label><input type="radio" name="ShippingMethodId" value="1" checked> À domicile, 5,95 €</label>
<p>Express : pas dans ce pays.</p>`,
  },
  {
    path: 'widget/checkoutsummary',
    query: { ShippingMethodId: 2, ShippingCountryId: 1, PaymentMethod: 'Card' },
    doc: 'What an order costs with this delivery and payment, and in `[data-part=announcement]` what is said of it; of [one-step-checkout](one-step-checkout).',
    answer: `<p>Livraison express : 15,13 €. Total : 63,13 €</p>
<p hidden data-part="announcement">Livraison express, 15,13 €. Total : 63,13 €.</p>
<input type="hidden" name="SeenTotal" value="63.13">`,
  },
  {
    path: 'widget/catalog/StockByWarehouse',
    query: { productId: 7, productVariantId: 12, displayAllActiveWarehouses: true },
    doc: 'What each warehouse holds of a variant; of [warehouse-stock](warehouse-stock).',
    answer: `<p>En stock : 30 pièces</p>
<ul><li>Entrepôt central : 26</li><li>Entrepôt du Nord : 4</li></ul>`,
  },
  {
    path: 'widget/catalog/DegressivePrice',
    query: { productVariantId: 12 },
    doc: 'The prices by quantity of a variant; empty where there is one price. Of [degressive-price](degressive-price).',
    answer: `<table>
  <caption>Prix selon la quantité</caption>
  <tbody>
    <tr data-from="1" aria-current="true"><th scope="row">Dès 1 pièce</th><td>24,00 €</td></tr>
    <tr data-from="6"><th scope="row">Dès 6 pièces</th><td>21,60 €</td></tr>
  </tbody>
</table>`,
  },
  {
    path: 'widget/catalog/CustomerReferenceUpdate',
    query: { productId: 7, productVariantId: 12 },
    doc: 'The form of a customer’s own number; empty for visitors. Of [customer-reference](customer-reference).',
    answer: `<form method="post" action="/fr/catalog/customerref/update">
  <input type="hidden" name="ProductVariantId" value="12">
  <label>Votre référence <input name="CustomerSKU" value="SALON-01" maxlength="40"></label>
  <button>Enregistrer</button>
</form>`,
  },
  {
    path: 'widget/catalog/ProductPhotosGallery',
    query: { productId: 7, productVariantId: 12 },
    doc: 'The photos of a variant; of [product-gallery](product-gallery).',
    answer: `<ul data-part="photos">
  <li id="photo-1"><a href="/photos/12/0-1280.webp"><img src="/photos/12/0-640.webp" alt="Vase Lune, photo 1 sur 2" width="640" height="640"></a></li>
  <li id="photo-2"><a href="/photos/12/1-1280.webp"><img src="/photos/12/1-640.webp" alt="Vase Lune, photo 2 sur 2" width="640" height="640"></a></li>
</ul>
<ul data-part="thumbnails">
  <li><a href="#photo-1" aria-label="Photo 1 sur 2"><img src="/photos/12/0-160.webp" alt="" width="160" height="160"></a></li>
  <li><a href="#photo-2" aria-label="Photo 2 sur 2"><img src="/photos/12/1-160.webp" alt="" width="160" height="160"></a></li>
</ul>`,
  },
  {
    path: 'widget/catalog/ListFilter',
    query: { brandId: '', categoryId: 4, q: '', currentFilter: '{"Brand":[3]}' },
    doc: 'The filters of a list; of [product-filters](product-filters).',
    answer: `<a href="#list-filters" data-part="toggle">Filtres <span data-part="count">(1)</span></a>
<div id="list-filters" data-part="panel">
  <h2 data-part="heading">Filtres</h2>
  <form method="get" action="/fr/catalog">
    <filter-item name="Brand" value="3" data-is-selected="True">
      <label><input type="checkbox" name="Brand" value="3" id="brand-3" checked> Lune <span>12</span></label>
    </filter-item>
    <button data-part="show">Afficher 12 pièces</button>
  </form>
</div>`,
  },
]
