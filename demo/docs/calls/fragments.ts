import type { FragmentDoc } from './call-doc.ts'
import { pageFragments } from './pages.ts'

/** Every call that shows HTML. `test/conformance/calls.test.ts` finds in each answer what the library reads. */
export const fragments: FragmentDoc[] = [
  {
    path: '{culture}/widget/shoppingcartitems',
    reads: ['[data-item-id] [name^=Quantity]', 'button[name=remove]', '[data-part=item-error]'],
    query: {},
    doc: 'The items of the cart, as the cart page prints them; of [shop-cart](shop-cart).',
    answer: `<form method="post" action="/en/shoppingcarts/update">
  <ul>
    <li data-item-id="5" data-item-key="Catalog-12" data-item-name="Moon vase" data-quantity="2">
      Moon vase <input type="number" name="Quantity-5" value="2" min="1" aria-label="Quantity">
      <button name="remove" value="5">Remove</button> <span data-part="item-error" role="alert"></span>
    </li>
  </ul>
</form>`,
  },
  {
    path: 'widget/couponcodes/list',
    reads: ['button[name=CouponCode]'],
    query: {},
    doc: 'The coupon codes that a shopper may use, each with a button; of [coupon-list](coupon-list).',
    answer: `<form method="post" action="/en/shoppingcarts/coupon">
  <ul><li>10% <button name="CouponCode" value="WELCOME">WELCOME</button></li></ul>
</form>`,
  },
  {
    path: 'widget/DeliveryAddressPicker',
    reads: ['input[type=radio]', 'a[data-part=add]', 'a[data-part=edit]'],
    query: {
      inputname: 'ExistingShippingAddressId',
      isAddNewAddress: true,
      isEditAddress: true,
      selectedAddressId: 4,
      type: 'Shipping',
    },
    doc: 'The addresses of a customer, below the application path, after one was added or edited; of [address-picker](address-picker).',
    answer: `<label><input type="radio" name="ExistingShippingAddressId" value="4" checked> 12 rue des Tanneurs, Lyon</label>
<a data-part="edit" href="/en/account/addresses/4">Edit</a>
<a data-part="add" href="/en/account/addresses/new">Add an address</a>`,
  },
  {
    path: '{culture}/widget/addressfields',
    reads: ['select[name$=CountryId]'],
    query: { kind: 'Shipping', CountryId: 5 },
    doc: 'The fields of an address as a country writes it: the `src` of an [address-form](address-form).',
    answer: `<label>Country <select name="ShippingCountryId"><option value="5" selected>Spain</option></select></label>
<label>Postal code <input name="ShippingPostalCode"></label>`,
  },
  {
    path: '{culture}/account/profile',
    reads: ['edit-customer form [name=FirstName]', 'edit-customer form button'],
    query: {},
    doc: 'The form of a customer, which [edit-customer](edit-customer) shows in a modal. Sent to the same address it is answered by JSON with a `Message`, or by itself with its mistakes (422).',
    answer: `<edit-customer><form method="post" action="/en/account/profile">
<label>First name <input name="FirstName" value="Camille"></label> <button>Save</button></form></edit-customer>`,
  },
  {
    path: '{culture}/widget/shippingoptions',
    reads: ['[name=ShippingMethodId]'],
    query: {},
    doc: 'The ways of delivery for the cart and its country; those that do not serve it stay, with the reason. Of [shipping-options](shipping-options).',
    answer: `<label><input type="radio" name="ShippingMethodId" value="1" checked> At home, €5.95</label>
<p>Express: not in this country.</p>`,
  },
  {
    path: '{culture}/widget/checkoutsummary',
    reads: ['[data-part=announcement]'],
    query: { ShippingMethodId: 2, ShippingCountryId: 1, PaymentMethod: 'Card' },
    sometimes: ['ShippingMethodId', 'ShippingCountryId', 'PaymentMethod'],
    doc: 'What an order costs with this delivery and payment, and in `[data-part=announcement]` what is said of it; of [one-step-checkout](one-step-checkout).',
    answer: `<p>Express delivery: €15.95. Total: €63.95</p>
<p hidden data-part="announcement">Express delivery, €15.95. Total: €63.95.</p>
<input type="hidden" name="SeenTotal" value="63.95">`,
  },
  {
    path: 'widget/catalog/StockByWarehouse',
    reads: ['p', 'li'],
    query: { productId: 7, productVariantId: 12, displayAllActiveWarehouses: true },
    sometimes: ['productId', 'productVariantId'],
    isOfSite: true,
    doc: 'What each warehouse holds of a variant; of [warehouse-stock](warehouse-stock).',
    answer: `<p>In stock: 30</p>
<ul><li>Central warehouse: 26</li><li>North warehouse: 4</li></ul>`,
  },
  {
    path: 'widget/catalog/DegressivePrice',
    reads: ['[data-from][aria-current]', '[data-from]:not([aria-current])'],
    query: { productVariantId: 12 },
    sometimes: ['productVariantId'],
    doc: 'The prices by quantity of a variant; empty where there is one price. Of [degressive-price](degressive-price).',
    answer: `<table>
  <caption>Prices by quantity</caption>
  <tbody>
    <tr data-from="1" aria-current="true"><th scope="row">From 1 unit</th><td>€24.00</td></tr>
    <tr data-from="6"><th scope="row">From 6 units</th><td>€21.60</td></tr>
  </tbody>
</table>`,
  },
  {
    path: 'widget/catalog/CustomerReferenceUpdate',
    reads: ['form [name=ProductVariantId]', 'form [name=CustomerSKU]', 'form button'],
    query: { productId: 7, productVariantId: 12 },
    sometimes: ['productId', 'productVariantId'],
    isOfSite: true,
    doc: 'The form of a customer’s own number; empty for visitors. Of [customer-reference](customer-reference).',
    answer: `<form method="post" action="/en/catalog/customerref/update">
  <input type="hidden" name="ProductVariantId" value="12">
  <label>Your reference <input name="CustomerSKU" value="MY-7" maxlength="40"></label>
  <button>Save</button>
</form>`,
  },
  {
    path: 'widget/catalog/ProductPhotosGallery',
    reads: ['[data-part=photos] [id] img', '[data-part=thumbnails] a[href^="#"] img'],
    query: { productId: 7, productVariantId: 12 },
    isOfSite: true,
    doc: 'The photos of a variant; of [product-gallery](product-gallery).',
    answer: `<ul data-part="photos">
  <li id="photo-1"><a href="/photos/12/0-1280.webp"><img src="/photos/12/0-640.webp" alt="Moon vase, photo 1 of 2" width="640" height="640"></a></li>
  <li id="photo-2"><a href="/photos/12/1-1280.webp"><img src="/photos/12/1-640.webp" alt="Moon vase, photo 2 of 2" width="640" height="640"></a></li>
</ul>
<ul data-part="thumbnails">
  <li><a href="#photo-1" aria-label="Photo 1 of 2"><img src="/photos/12/0-160.webp" alt="" width="160" height="160"></a></li>
  <li><a href="#photo-2" aria-label="Photo 2 of 2"><img src="/photos/12/1-160.webp" alt="" width="160" height="160"></a></li>
</ul>`,
  },
  {
    path: 'widget/catalog/ListFilter',
    reads: ['[data-part=toggle]', '[data-part=panel] form filter-item :checked', '[data-part=show]'],
    query: { brandId: '', categoryId: 4, q: 'vase', currentFilter: '{"Brand":[3]}' },
    sometimes: ['q'],
    isOfSite: true,
    doc: 'The filters of a list; of [product-filters](product-filters).',
    answer: `<a href="#list-filters" data-part="toggle">Filters <span data-part="count">(1)</span></a>
<div id="list-filters" data-part="panel">
  <h2 data-part="heading">Filters</h2>
  <form method="get" action="/en/catalog">
    <filter-item name="Brand" value="3" data-is-selected="True">
      <label><input type="checkbox" name="Brand" value="3" id="brand-3" checked> Lune <span>12</span></label>
    </filter-item>
    <button data-part="show">Show 12 products</button>
  </form>
</div>`,
  },
  {
    path: 'widget/news/calendar/{categoryIds}/{displayChildren}/{postPerPage}/{month}/{year}',
    reads: [
      'news-calendar[href] a[data-part=previous]',
      'a[data-part=next]',
      'table[data-part=days][data-month] td[data-day] a',
      '[data-part=count]',
    ],
    query: {},
    doc: 'A month of the news, below the application path and in the language of the caller; of [news-calendar](news-calendar). The ids have commas, as `1,2`; the numbers no leading zeros. 422 for what is no month, 404 for a category that does not exist.',
    answer: `<news-calendar category-ids="1,2" month="5" year="2024" posts="3" href="/en/news?month=2024-05">
  <a data-part="previous" href="/en/news?month=2024-04" aria-label="Previous month: April 2024">←</a>
  <h2 data-part="heading">May 2024</h2>
  <a data-part="next" href="/en/news?month=2024-06" aria-label="Next month: June 2024">→</a>
  <table data-part="days" data-month="2024-05">
    <tr><td data-day="2024-05-06">6</td><td data-day="2024-05-07"><a href="/en/news?day=2024-05-07">7</a></td></tr>
  </table>
  <p data-part="count">May 2024: 1 post</p>
</news-calendar>`,
  },
  {
    path: 'widget/news/newslist/{categoryIds}/{displayChildren}/{postPerPage}/{date}',
    reads: ['news-list [data-part=heading]', 'news-list [data-part=items] > li'],
    query: {},
    doc: 'The news of a day, below the application path and in the language of the caller; of [news-list](news-list). The date is a year, a month and a day with leading zeros, as `2024-05-07`. 422 for what is no day, 404 for a category that does not exist.',
    answer: `<news-list category-ids="1,2" posts="3" day="2024-05-07">
  <h2 data-part="heading">7 May 2024: 1 post</h2>
  <ul data-part="items"><li><a href="/en/news/7/kiln">The kiln is open</a></li></ul>
</news-list>`,
  },
  {
    path: '{culture}/widget/catalog/ProductReviews',
    reads: ['product-reviews [data-part=list]', 'product-reviews [data-part=heading]'],
    query: { productId: 8, stars: 5 },
    sometimes: ['stars'],
    doc: 'The reviews of a product, with the query of the pressed link: the names of its other fields are the shop’s own; of [product-reviews](product-reviews).',
    answer: `<product-reviews product-id="8"><p data-part="heading">1 review</p>
  <ol data-part="list"><li>5 of 5 stars: even better in reality</li></ol></product-reviews>`,
  },
  ...pageFragments,
]
