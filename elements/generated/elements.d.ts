// Generated from the definitions of the tags by `npm run docs`. Do not edit.
/** Shows an `otpauth` address as a QR code that an authenticator app can scan. */
export interface AuthenticatorQrElement extends HTMLElement {
  /** The address, such as `otpauth://totp/Shop:name?secret=…`. It never leaves the page. */
  uri: string
}

/** Sends the form inside it that sets a password, can show it, and says how hard it is to guess. */
export interface ChangePasswordElement extends HTMLElement {
}

/** Opens the form of a customer in a modal, and sends it in place. */
export interface EditCustomerElement extends HTMLElement {
}

/** Sends the form inside it that asks for a new password, and replaces it by the answer of the shop. */
export interface ForgotPasswordElement extends HTMLElement {
}

/** Signs the shopper in by the form inside it, and then loads the page that the shopper had requested. */
export interface LoginFormElement extends HTMLElement {
  /** The page to load afterwards, on this site. Without it, the form’s field ReturnUrl. */
  returnUrl: string
  /** Where the form is; the events have it. On its page, that page leaves the history. */
  mode: 'page' | 'modal'
}

/** Sends the form inside it that creates an account, and loads the page that the shop names. */
export interface RegisterFormElement extends HTMLElement {
}

/** Opens the steps of the two-factor home in a modal, and moves there from one step to the next, and back. */
export interface TwoFactorElement extends HTMLElement {
  /** The two-factor home; steps are at the same path. Without it `{culture}/security/twofactorhome`. */
  src: string
}

/** Opens the asset library in a modal and fills the fields of a form with the asset that is chosen there. Around the library itself, it shows a folder of any size. */
export interface AssetPickerElement extends HTMLElement {
  /** The folder of the library that is opened. */
  rootFolderId: string
  /** The folder that is shown; in the library itself. */
  folderId: string
  /** The unique id of the fields: of an upload tag, or of fields inside this tag. */
  for: string
}

/** Keeps one asset in the fields of a form, uploaded or chosen in the library, of the types that a map marks. */
export interface AssetsWidgetElement extends HTMLElement {
  /** The end of the names of the fields (§3). */
  uniqueId: string
  /** The types that are accepted: ends of names, such as `pdf`, kinds, such as `Image`, or types, such as `video/mp4`, each with `true`. */
  fileTypes: { [type: string]: boolean }
  /** Bytes at most. Without it, `data-max-size` of the field. */
  maxSize: number | undefined
  /** The address of resumable uploads (tus 1.0), for large files. */
  resumable: string
}

/** Shows an image in a dialog, where its part of the crop size is chosen by pointer, touch or keys, and has it cropped. */
export interface CropDialogElement extends HTMLElement {
  /** The address of the image. Without it, or without `tmp-name`, nothing is shown. */
  src: string
  /** The name of the temporary image on the server. */
  tmpName: string
  /** The name of the file, for an image that is turned and sent again. */
  name: string
  /** Pixels. */
  cropWidth: number
  /** Pixels. */
  cropHeight: number
  /** The temporary image stays on the server, so that it can be cropped again. */
  keepOriginal: boolean
  /** Where a turned image is sent. Without it, `assets/upload`. */
  uploadUrl: string
  /** The field of the file there. */
  fieldName: string
}

/** Uploads one file or more by button, drop and paste, and keeps them in the fields of a form: named, ordered, removed. */
export interface FileUploadElement extends HTMLElement {
  /** The end of the names of the fields (§3). */
  uniqueId: string
  /** A new file is added to the others; without it, it takes their place. */
  multiple: boolean
  /** The types, as in the `accept` of a file field. Without it, those of the field. */
  accept: string
  /** Bytes of a file at most. Without it, `data-max-size` of the field. */
  maxSize: number | undefined
  /** So many files at most. */
  maxFiles: number
  /** The address of resumable uploads (tus 1.0), for large files. */
  resumable: string
  /** The assets are those of the library page: a name, an order and a removal are kept at once. */
  inLibrary: boolean
}

/** Shows the folders of the asset library as a tree of links with the keys of a tree; folders can be moved if the page allows it. */
export interface FolderTreeElement extends HTMLElement {
  /** The folder whose tree is shown. */
  rootFolderId: string
  /** The folder whose assets are on the page. */
  current: string
  /** Folders can be moved, by dragging and by a button. */
  movable: boolean
}

/** Uploads an image of a crop size: of a larger image, the part that the shopper chooses; a smaller one is refused. The preview can be turned. */
export interface ImageUploadElement extends HTMLElement {
  /** The end of the names of the fields (§3). */
  uniqueId: string
  /** The width of the image in pixels. Without it and `crop-height`, an image of any size is taken. */
  cropWidth: number
  /** Its height. */
  cropHeight: number
  /** The types, as in the `accept` of a file field. Without it, those of the field; else all images. */
  accept: string
  /** Bytes at most. Without it, `data-max-size` of the field. */
  maxSize: number | undefined
  /** The temporary image stays on the server after its crop. */
  keepOriginal: boolean
  /** The address of resumable uploads (tus 1.0), for large files. */
  resumable: string
}

/** A modal that confirms an addition to the cart, with the summary of the cart. */
export interface CartConfirmElement extends HTMLElement {
  /** Address of the cart page. Without it: shoppingcarts in the culture of the page. */
  href: string
  /** Which amount is shown: with tax or without. */
  tax: 'incl' | 'excl'
}

/** Shows the items of the cart in a drawer: from a link, after an addition, or both. */
export interface CartDrawerElement extends HTMLElement {
  /** Address of the items as HTML. Without it: widget/shoppingcartitems in the culture of the page. */
  src: string
  /** Opened by the link, by an addition, or by both. */
  opens: 'both' | 'link' | 'addition'
}

/** The link to the cart with its count and amount; follows every change of the cart. */
export interface CartSummaryElement extends HTMLElement {
  /** Which amount is shown: with tax or without. */
  tax: 'incl' | 'excl'
  /** Address of the cart page. Without it: shoppingcarts in the culture of the page. */
  href: string
  /** How many units the cart had when the server sent the page. Without it the shop is asked. */
  count: number | undefined
  /** The amount that belongs to the count, as text. */
  amount: string
}

/** Suggests cities for a postal code or a name, and keeps the chosen one for the cart. */
export interface CityTypeaheadElement extends HTMLElement {
  /** The country whose cities are suggested. Without it, the value of the form’s first field `…CountryId`. */
  countryId: string
  /** So many characters are searched for at least. */
  minLength: number
}

/** Applies a coupon code to the cart and removes it, without leaving the page. */
export interface CouponFormElement extends HTMLElement {
  /** The code that the cart has already. */
  code: string
}

/** Shows the coupon codes that a shopper may use in a large modal; one click applies one. */
export interface CouponListElement extends HTMLElement {
  /** The customer whose codes are listed, by the shop’s id. Without it the shop’s own list is shown. */
  userId: string
}

/** Changes the currency of all prices; if the shop has a warning, the shopper confirms it first. */
export interface CurrencySwitchElement extends HTMLElement {
  /** The currency that prices are shown in, as the field has it. */
  current: string
}

/** The card that is added to an item of the cart, kept until the order; or the list of all cards for a form. */
export interface GiftCardElement extends HTMLElement {
  /** The item of the cart. Without it the tag has no fields: it gives the list of all cards to its form. */
  itemKey: string
  /** The name of the hidden field with the list. Without it: GiftCards. */
  name: string
}

/** The products that a shopper keeps for later: removed without leaving the page, and restored by one press. */
export interface SavedItemsElement extends HTMLElement {
}

/** The items of the cart: quantities and removals without leaving the page. */
export interface ShopCartElement extends HTMLElement {
  /** Fetches the items at the start, for a page whose HTML has none: a static one. */
  fetchItems: boolean
  /** Address of the items as HTML. Without it: widget/shoppingcartitems in the culture of the page. */
  src: string
}

/** Changes the country whose taxes are in the prices. */
export interface TaxCountryElement extends HTMLElement {
  /** The country whose taxes are in the prices, as the field has it. */
  current: string
  /** Fetches the page’s content again in place of a reload. */
  refetch: boolean
}

/** Shows the brands of a shop some at a time, side by side, with buttons to see the others. */
export interface BrandCarouselElement extends HTMLElement {
  /** How many brands wide windows show; narrower ones show 3, 2, then 1. */
  items: number
}

/** The categories beside a list: links, whose branches open and close. */
export interface CategoryNavElement extends HTMLElement {
  /** The category that is shown: the `data-id` of its item. Without it, the link with aria-current, or the one that leads to this page. */
  current: string
  /** Below the medium breakpoint it begins folded behind one button. */
  collapsed: boolean
}

/** One value of a filter. A click chooses it, another one removes the choice. */
export interface FilterItemElement extends HTMLElement {
  /** The name of the filter, as in the address: Brand, Category, InStock, ProductAttributes. */
  name: string
  /** The id of the value; `true` for a filter that is on or off. */
  value: string
  /** The attribute that the value belongs to, when the name is ProductAttributes. */
  attributeId: string
  /** The filter holds one value: another choice takes its place. */
  single: boolean
}

/** Links to the pages of a list: two on each side of the present one, none on small screens, previous and next. */
export interface ListPaginationElement extends HTMLElement {
  /** The present page, from 1. */
  page: number
  /** How many pages there are. With one or none, nothing is shown. */
  pages: number
  /** How many pages are linked at each end beside those around the present one; 1: the first and the last. */
  outer: number
  /** The query parameter of the page: `pagenbr` for orders. */
  param: string
  /** Names the links as a landmark. Without it, the name of the server’s `nav`, else the library’s own. */
  label: string
}

/** Changes the view, the order and the page size of a list as soon as they are chosen. */
export interface ListToolbarElement extends HTMLElement {
  /** The orders that the list knows, with commas. Others are not asked for; empty allows all. */
  sorts: string
  /** The page sizes that the list knows, with commas. Others are not asked for; empty allows all. */
  sizes: string
}

/** Adds the items of the next page to a list, and says how many of them are shown. */
export interface LoadMoreElement extends HTMLElement {
  /** The id of the element that contains the items. Without it, the last `<product-list>` before the tag. */
  for: string
  /** The last page that is shown, from 1. The tag counts it up. */
  page: number
  /** How many pages there are. On the last one there is no button. */
  pages: number
  /** The first page that is shown, if that is another one. */
  from: number
  /** The query parameter of the page: `pagenbr` for orders. */
  param: string
  /** The number of the first item that is shown, from 1. */
  first: number
  /** The number of the last item that is shown. The tag counts it up. */
  shown: number
  /** How many items all pages have. With 0, the text of the server stays. */
  total: number
}

/** Narrows a list by its filters: at once or on submit, beside the list or in a panel of narrow windows. */
export interface ProductFiltersElement extends HTMLElement {
  /** The brand whose list this is; sent when the filters are fetched. */
  brandId: string
  /** The category whose list this is; sent when the filters are fetched. */
  categoryId: string
  /** The search whose results the list shows; sent when the filters are fetched. */
  q: string
  /** The active filters of the list. Without it, those of the address. */
  currentFilter: Filters | null
  /** The list is loaded again at each choice; typed prices and texts follow after 1000 ms. */
  refreshOnClick: boolean
  /** The form is sent 1000 ms after the last change, also without `refresh-on-click`. */
  autoSubmit: boolean
  /** The name of the theme; default: that of the settings. In `Corporate` nothing is fetched. */
  theme: string
}

/** Lays out a list of products, and shows when other products are loading and when they are shown. */
export interface ProductListElement extends HTMLElement {
  /** How the list is shown. */
  display: 'grid' | 'table' | 'categories'
  /** Address of the modal for `openWishlist`. Without it, `{culture}/catalog/wishlist/popup`. */
  wishlist: string
  /** Address of the modal for `openBirthlist`. Without it, `{culture}/catalog/birthlist/popup`. */
  birthlist: string
}

/** Suggests products while a shopper types into the search form. */
export interface ProductSearchElement extends HTMLElement {
  /** So many characters are suggested for at least. */
  minLength: number
  /** So many suggestions are asked for. */
  results: number
  /** The share of the letters that has to agree, from 0 to 1. */
  accuracy: number
  /** So many rows are shown at most. */
  limit: number
  /** Address of a photo: `{id}` and `{name}` are its AssetId and AssetName, `{size}` for pixels. An AssetId that is an address needs none. */
  photoUrl: string
}

/** Shows a list of products some at a time, side by side, with buttons to see the others. */
export interface ProductSliderElement extends HTMLElement {
  /** How many products wide windows show; narrower ones show 3, then 2. */
  slides: number
  /** Milliseconds until the products move on by themselves; 0: never. */
  autoplay: number
  /** Milliseconds of one move. */
  speed: number
}

/** Shows a product inside its list, below its card or row, and hides it again. */
export interface QuickViewElement extends HTMLElement {
  /** Address of the view, in this site. Without it, the page of the link. */
  src: string
  /** Whether the view is shown; the element sets and removes it too. */
  open: boolean
}

/** Finds products by the stock numbers that a customer has for them, while they are typed. */
export interface ReferenceSearchElement extends HTMLElement {
  /** So many characters are searched for at least. */
  minLength: number
  /** So many the shop answers at once; after fewer there are no more. */
  pageSize: number
}

/** The active filters of a list; a click on one removes it. */
export interface SelectedFiltersElement extends HTMLElement {
}

/** Changes the order and the kind of the results for a tag as soon as they are chosen. */
export interface TagSearchElement extends HTMLElement {
}

/** Sends an address in place, and shows the fields of its country. */
export interface AddressFormElement extends HTMLElement {
  /** Address of the fields of another country as HTML; CountryId is added to its query. Without it the fields stay. */
  src: string
}

/** Chooses one of the customer’s addresses; others are added and edited in a modal. */
export interface AddressPickerElement extends HTMLElement {
  /** The name of the radios. */
  inputname: string
  /** Which addresses are listed. */
  type: 'Shipping' | 'Billing' | 'Both'
  /** The address that the shop has chosen. */
  dataSelectedAddressId: string
  /** Shows the link that adds an address. */
  hasCreation: boolean
  /** Shows the links that edit an address. */
  hasEdit: boolean
  /** Address of the picker as HTML. Without it: widget/DeliveryAddressPicker below the application path. */
  src: string
}

/** Asks for a card in the fields of a payment provider, and for the bank’s promise before the form is sent. */
export interface CardPaymentElement extends HTMLElement {
  /** Address of the adapter: a module whose default export makes an object with `mount`, `validate`, `confirm` and `unmount`. */
  adapter: string
  /** Asks for the name on the card; without it the bank is not asked. */
  requireHolder: boolean
  /** The form must have a billing address; without one the bank is not asked. */
  requireBilling: boolean
  /** The bank has promised an amount for this attempt: no card is asked for, unless the amount is another. */
  authorised: boolean
}

/** Sends the payment form once, and only when it is valid. */
export interface MakePaymentElement extends HTMLElement {
  /** The prepaid account that is paid for; sent with the form as PrepaidAccountId. */
  prepaidAccountId: string
}

/** Sends the checkout form once, and only when it is valid. */
export interface OneStepCheckoutElement extends HTMLElement {
  /** Names the attempt to order. Typed text is kept under it in the tab of the browser, and is restored after a reload; another name begins with empty fields. */
  draft: string
  /** The order, on the last page of the checkout: sent to the data layer as `purchase`, once for each `transaction_id`. */
  purchase: Purchase | undefined
  /** Address of the summary as HTML. Without it: widget/checkoutsummary in the culture of the page. */
  src: string
}

/** Shows the panel of the chosen payment, and disables the payments that the chosen delivery does not allow. */
export interface PaymentMethodsElement extends HTMLElement {
  /** The payment whose panel is shown while none is chosen in a field. */
  selected: string
}

/** Finds pickup points near an address, in a list and on a map, and keeps the chosen one for the cart. Around a link it opens the search in a modal. */
export interface PickupSearchElement extends HTMLElement {
  /** The way of delivery that ends at the point. */
  shippingMethodId: string
  /** The carrier whose points are searched. Those of `static` are the shop’s own: the point is sent with its id. */
  carrier: string
  /** The shop’s connection to the carrier, for the address of the search. */
  carrierGatewayId: string
  /** The country that is searched first. In a form its field `ShippingCountryId` has priority. */
  countryId: string
  /** Its two letters, where the search has no country field. */
  countryCode: string
  /** The city that is searched first. In a form its field `ShippingCity` has priority. */
  city: string
  /** The postal code that is searched first. In a form its field `ShippingPostalCode` has priority. */
  postCode: string
  /** The street that is searched first. In a form its field `ShippingStreet1` has priority. */
  address: string
  /** How far from the address points may be, in the unit of the carrier. */
  radius: number
  /** So many points are listed at most. */
  maxListSize: number
  /** A service that finds places for a text or a position, for suggestions, missing postal codes and “near me”. Default: `{culture}/widget/places`. */
  places: string
  /** The address of the map’s tiles, with `{z}`, `{x}` and `{y}`. Without it there is no map. */
  tiles: string
  /** The attribution on the map, which the owner of the tiles requires. */
  tilesAttribution: string
  /** A page of the site that is loaded when the point is saved. Without it the page is loaded again. */
  returnUrl: string
}

/** Keeps the chosen delivery and country, and shows the deliveries that serve the country. */
export interface ShippingOptionsElement extends HTMLElement {
  /** The way of delivery that the shop has for the cart. */
  methodId: string
  /** The country that the shop delivers the cart to, in two letters. */
  countryCode: string
  /** Address of the ways as HTML. Without it: widget/shippingoptions in the culture of the page. */
  src: string
}

/** Checks a VAT number when its field is left, and shows the result. */
export interface VatCheckElement extends HTMLElement {
  /** The country of the number, when the form has no country field. Without both, the shop takes that of the delivery. */
  countryId: string
  /** The customer whose number it is; empty for a guest. */
  customerId: string
  /** The last result of the shop: the page reloads when a check has another result. `unknown`: no number was checked, or the check was not possible. */
  lastResult: 'unknown' | 'true' | 'false'
}

/** Asks the visitor for consent: accept all, decline all, or choose. */
export interface ConsentBannerElement extends HTMLElement {
  /** Version of what is asked. Without it: the setting `consentStamp`. */
  stamp: string
  /** Name of the cookie. Without it: the setting `consentCookieName`. */
  cookieName: string
}

/** A modal in which the visitor chooses the allowed categories: preferences, statistics, marketing. */
export interface ConsentModalElement extends HTMLElement {
  /** Version of what is asked. Without it: the setting `consentStamp`. */
  stamp: string
  /** Name of the cookie. Without it: the setting `consentCookieName`. */
  cookieName: string
}

/** Shows the visitor’s consent, with buttons to change and to withdraw it. */
export interface ConsentStatusElement extends HTMLElement {
}

/** A simple banner about cookies with one button, hidden for a year once it was pressed. */
export interface CookieLawElement extends HTMLElement {
  /** Name of the cookie that remembers it. */
  cookieName: string
}

/** Sends the form inside it, and shows the answer of the shop in its place. */
export interface ContactFormElement extends HTMLElement {
}

/** Shows another month in place, and the news of a day in the `news-list` with the same categories. */
export interface NewsCalendarElement extends HTMLElement {
  /** The ids of its categories, as `1,2`. Without them its links are followed as any others. */
  categoryIds: string
  /** Counts the news of categories below them, too. */
  displayChildren: boolean
  /** How many news the shop shows of a month or a day at once. */
  posts: number
  /** The month that the server has rendered, from 1. */
  month: number | undefined
  /** Its year, of four digits. */
  year: number | undefined
  /** The day whose news the page shows, as `yyyy-MM-dd`. Default: that of the link with `aria-current="page"`. */
  day: string
  /** The address of the page with this month. That of an answer is added to the history. */
  href: string
}

/** Opens the pictures of a news item over the whole screen, from the one that was pressed or from the first. */
export interface NewsGalleryElement extends HTMLElement {
  /** Milliseconds of each picture in a slideshow. */
  interval: number
  /** Opens the pictures at an index, counted from 0. The promise is kept when they are shown. */
  openAt(...values: unknown[]): unknown
}

/** Shows news in columns without gaps, or in a list with buttons that scroll it; a day of the calendar narrows it. */
export interface NewsListElement extends HTMLElement {
  /** How it is laid out: `masonry` has columns, `blog` a list of limited height with two buttons. */
  layout: 'masonry' | 'blog'
  /** The ids of its categories, as `1,2`. A `news-calendar` with the same ids chooses its day. */
  categoryIds: string
  /** Shows the news of categories below them, too. */
  displayChildren: boolean
  /** How many news there are at once. */
  posts: number
}

/** Shows news one after the other by itself, with a button that stops it and a dot for each, without arrows. */
export interface NewsTickerElement extends HTMLElement {
  /** How many are shown at once. */
  slides: number
  /** Milliseconds until the next title is shown; 0: never. */
  autoplay: number
  /** Milliseconds of one move. */
  speed: number
}

/** A banner at the lower edge of the window that is not shown again once it was dismissed. */
export interface PopupBannerElement extends HTMLElement {
  /** The id of the popup: a dismissed popup is remembered by it. */
  popupId: string
  /** When it ends, as `2027-01-31T23:59:59Z`. After that it is not shown. Without it, it has no end. */
  endDatetime: string
  /** Milliseconds until it is shown. */
  delay: number
  /** The name of its landmark. */
  label: string
}

/** Content of the page that opens in a modal three seconds after the page, and never again once it was closed. */
export interface PopupModalElement extends HTMLElement {
  /** The id of the popup: a dismissed popup is remembered by it. */
  popupId: string
  /** When it ends, as `2027-01-31T23:59:59Z`. After that it is not shown. Without it, it has no end. */
  endDatetime: string
  /** Milliseconds until it opens. */
  delay: number
  /** The title, which also names the dialog. Without it, the first heading of the content names it. */
  heading: string
  /** The width. */
  size: 'small' | 'medium' | 'large' | 'drawer'
}

/** Shows places on a map beside the page’s own list of them; each shows the choice of the other. */
export interface ShopMapElement extends HTMLElement {
  /** The middle of the map: `45.764,4.8357`. Without it, the first place is. */
  center: string
  /** The kind of map: streets, satellite photos or terrain. */
  type: 'roadmap' | 'satellite' | 'hybrid' | 'terrain'
  /** How near the map is. */
  zoom: number
  /** The address of the picture of all markers that have none of their own. */
  icon: string
  /** The places, instead of those in the list. `content` is shown as text. */
  markers: { id: string; coors: { lat: number; lng: number }; title: string; icon?: string; content?: string }[]
  /** Shows all places at once, if there is more than one. */
  fitBounds: boolean
  /** The controls on the map: `zoom`, `type`, `scale`, `fullscreen`, and with a key also `street-view` and `rotate`. */
  controls: string
  /** The address of the map’s tiles, with `{z}`, `{x}`, `{y}`, and perhaps `{type}`. */
  tiles: string
  /** The attribution on the map, which the owner of the tiles requires. */
  tilesAttribution: string
  /** The provider of the map: tiles, or the service with a key. */
  provider: 'leaflet' | 'google'
  /** The key that is used when the shop’s call has none, or fails. */
  mapsKey: string
  /** The address of the script of the service with a key. */
  mapsScript: string
  /** The category that the service with a key waits for; empty for none. */
  consent: 'marketing' | 'preferences' | 'statistics' | ''
}

/** Sends the server's form by fetch and shows its answer in the page. */
export interface AjaxFormElement extends HTMLElement {
  /** CSS selector of the element that the answer fills. Default: the form itself. */
  update: string
  /** The loading bar does not show that the form is under way. */
  noLoader: boolean
}

/** A field for a date in the culture's short format, with a calendar beside it. */
export interface DatePickerElement extends HTMLElement {
  /** The first day that may be chosen, as `yyyy-MM-dd` or in the short format. */
  min: string
  /** The last day that may be chosen, as `yyyy-MM-dd` or in the short format. */
  max: string
  /** Days that cannot be chosen, separated by spaces: dates as `yyyy-MM-dd`, or weekdays, 0 for Sunday. */
  disabledDays: string
}

/** A styled list of choices in place of the one that the browser opens for a select. */
export interface FakeSelectElement extends HTMLElement {
  /** Shown while the chosen option is one without value and text. */
  placeholder: string
}

/** A label that lies in its field while that is empty, and rises above it when it is focused or filled. */
export interface FloatLabelElement extends HTMLElement {
}

/** Checks a form before it is sent, by the rules that the server wrote on its fields. */
export interface FormValidatorElement extends HTMLElement {
  /** A refused form scrolls the page to its top, as at the checkout. */
  'scroll-top': boolean
}

/** A number field with minus and plus buttons; its value is never below 0. */
export interface NumberInputElement extends HTMLElement {
  /** By how much a button changes the value. */
  step: number
}

/** A quantity field with minus and plus buttons that keeps to the minimum, maximum and step of a product. */
export interface QuantityInputElement extends HTMLElement {
  /** The smallest quantity; a smaller one is raised to it. */
  minQty: number
  /** The largest quantity; 0 means none. */
  maxQty: number
  /** Above 1, quantities are multiples of it. */
  stepQty: number
  /** The name of the product in the labels of the buttons, if a page has multiple products. */
  productName: string
  /** Name of the field, for markup without an input. */
  name: string
  /** The quantity; null while the field holds no number. */
  value: number | null
}

/** A second click on a radio button removes the choice. */
export interface RadioToggleElement extends HTMLElement {
}

/** A select whose options are filtered by typing, for one choice or for multiple. */
export interface SearchSelectElement extends HTMLElement {
  /** From so many options on, a list for one choice has a search field. Without it, never. */
  threshold: number | undefined
  /** Shown while nothing is chosen. */
  placeholder: string
}

/** Shows banners one at a time; a banner with a video plays it, silent, while it is visible. */
export interface BannerSliderElement extends HTMLElement {
  /** Milliseconds until the next banner is shown by itself; 0: never. */
  autoplay: number
  /** Milliseconds of one move. */
  speed: number
  /** The category that videos of YouTube and Vimeo wait for; empty for none. */
  consent: 'marketing' | 'preferences' | 'statistics' | ''
}

/** Opens its images over the whole screen, one at a time, also as a slideshow. */
export interface ImageOverlayElement extends HTMLElement {
  /** Milliseconds of each image in a slideshow. */
  interval: number
  /** Opens the images at an index, counted from 0. The promise is kept when they are shown. */
  openAt(...values: unknown[]): unknown
}

/** Zooms its image on click, over the page. */
export interface ImageZoomElement extends HTMLElement {
  /** The address of the large image. Without it: the link around the image, else the largest of its srcset. */
  src: string
  /** CSS pixels that the zoomed image leaves of the window, both sides together. */
  offset: number
}

/** Moves logos by itself, some at a time, with buttons to stop and to move them. */
export interface LogoCarouselElement extends HTMLElement {
  /** How many logos wide windows show; narrower ones show 4, then 2. */
  slides: number
  /** Milliseconds until the next logo is shown; 0: never. */
  autoplay: number
  /** Milliseconds of one move. */
  speed: number
}

/** Opens a video in a modal: a file, or a video of YouTube or Vimeo after the consent of the visitor. */
export interface VideoModalElement extends HTMLElement {
  /** The address of the video. Without it, that of the link. */
  src: string
  /** The provider of the video; `auto` reads it from the address. */
  provider: 'auto' | 'file' | 'youtube' | 'vimeo'
  /** The title of the modal. Without it, the text of the link. */
  heading: string
  /** The address of the captions of a file, as WebVTT. */
  captions: string
  /** Their language. Without it, the page’s. */
  captionsLang: string
  /** The picture of a file until it plays. */
  poster: string
  /** The category that YouTube and Vimeo wait for; empty for none. */
  consent: 'marketing' | 'preferences' | 'statistics' | ''
}

/** Lets staff find a customer by e-mail and puts the choice into a form. */
export interface CustomerSearchElement extends HTMLElement {
  /** So many characters are searched for at least. */
  minLength: number
  /** The id of the form that takes the choice. Without it, the form around the field. */
  for: string
}

/** Opens the form that changes the delivery address of an order in a modal, and shows the answer of the shop. */
export interface DeliveryChangeElement extends HTMLElement {
  /** The order; it fills an empty field OrderId of the form. */
  orderId: string
  /** The text of the trigger after the change was requested, unless it has a `data-done-label`; without both, its own text. */
  doneLabel: string
}

/** Adds a product of an order to the cart again, without leaving the page. */
export interface OrderLineElement extends HTMLElement {
  /** The product’s key in its origin, when the form has no field ItemKey. */
  itemKey: string
  /** The order, when the form has no field OrderId. */
  orderId: string
  /** The origin of the product, when the form has no field ItemOrigin. */
  itemOrigin: string
  /** Name of the product, when the form has no field `name`. */
  name: string
  /** How many were ordered, when the form has no field `quantity`. */
  quantity: number
  /** Price of one unit with tax, for analytics, when the form has no field `price`: `24.00`. */
  price: string
  /** Currency of the price, when the form has no field `currencyCode`: `EUR`. */
  currencyCode: string
}

/** Orders whole orders again without leaving the list, and names products that are no longer sold, in short supply or dearer. */
export interface OrderListElement extends HTMLElement {
}

/** Adds money to a prepaid account, and switches the notifications of its use, without leaving the page. */
export interface PrepaidAccountElement extends HTMLElement {
  /** The account, when the forms have no field PrepaidAccountId. */
  prepaidAccountId: string
  /** CSS selector of the element that the page for the payment fills. */
  update: string
}

/** Opens the form that gives a prepaid account to another customer in a modal. */
export interface PrepaidCustomersElement extends HTMLElement {
  /** The account; it fills the field PrepaidAccountId of the form. */
  prepaidAccountId: string
}

/** Calculates the refund, for each line and in all, while a shopper enters the number of returned units. */
export interface RefundRequestElement extends HTMLElement {
  /** Currency of the amounts, which is announced with the total: `EUR`. */
  currencyCode: string
}

/** Lets the whole area of a card follow the link inside it. */
export interface BiggerLinkElement extends HTMLElement {
  /** Milliseconds after a scroll in which a click is ignored: it may be a finger that stops the scroll. */
  guard: number
}

/** Covers the page while it is opened, until its images are loaded and a moment more. */
export interface InitialLoaderElement extends HTMLElement {
  /** Milliseconds from the last image to the page; the cover fades in the last of them. */
  delay: number
  /** Milliseconds after which the page is shown, whatever is missing. */
  limit: number
}

/** Leads to the same page in another culture, and keeps the rest of its address. */
export interface LanguageSwitchElement extends HTMLElement {
  /** The cultures that are listed, with commas between. Without it, those of the setting `cultures`. */
  cultures: string
  /** The culture of the page. Without it, that of the settings. */
  current: string
  /** Links side by side, or one field to choose from. */
  variant: 'list' | 'select'
}

/** Shows that a page or a call is loading, and announces a slow page. */
export interface LoadingBarElement extends HTMLElement {
}

/** Fills itself with HTML of the server, at once or when it is near. */
export interface PageFragmentElement extends HTMLElement {
  /** Address of the HTML, on this site. If it changes, the area is filled again. */
  src: string
  /** The HTML is fetched only when the area is near the window. */
  lazy: boolean
  /** The server itself is asked, past every cache. */
  noCache: boolean
  /** Fetches the HTML again. The promise is resolved when it is in the page, or has failed. */
  refresh(...values: unknown[]): unknown
}

/** Loads the pages that links and forms lead to into the page area, with history, scroll and focus. */
export interface PageLoaderElement extends HTMLElement {
  /** Milliseconds of the out- and the in-animation. Default: the setting `animationDelay`, 10. */
  delay: number | undefined
  /** Milliseconds after which a load is marked as slow. */
  slowAfter: number
  /** Milliseconds without a sign of the server until a load has failed. */
  timeOut: number
  /** Class of the body on the root of the culture. Default: the setting `homeClass`. */
  homeClass: string
  /** Where a shopper signs in when a page wants it; `settings`: as the setting `loginMode` says. */
  loginMode: 'settings' | 'modal' | 'page'
  /** Milliseconds of the scroll to a place in the page. */
  anchorDuration: number
  /** Pixels added to where that scroll ends. */
  anchorOffset: number
  /** Takes links with a scheme too, when they stay in the site. */
  sameOriginLinks: boolean
  /** Asks for a page when the shopper is about to click on its link. */
  prefetch: boolean
  /** Shows the change of pages as a view transition where the browser can. */
  viewTransitions: boolean
}

/** Shows content with an animation when it is scrolled into view, once. */
export interface ScrollRevealElement extends HTMLElement {
  /** The class, or classes, that bring the animation: one of fade-in, fade-up, zoom-in, or the theme’s. */
  animation: string
  /** How much of the element must be in view, from 0 to 1. */
  ratio: number
}

/** Puts a product variant into the cart without leaving the page. */
export interface AddToCartElement extends HTMLElement {
  /** The variant, when the form has no field ProductVariantId. */
  productVariantId: string
  /** Name of the product, when the form has no field Name. */
  name: string
  /** How many, when the form has no field Quantity or an empty one. */
  quantity: number
  /** The id of a form elsewhere in the page. */
  for: string
  /** Stock number of the variant, for analytics. */
  sku: string
  /** Price of one unit with tax, for analytics. */
  price: number | undefined
  /** Currency of the price, for analytics: EUR. */
  currencyCode: string
}

/** Shows the values of a variation attribute as colours; one is chosen. */
export interface ColourSwatchesElement extends HTMLElement {
  /** The attribute whose values these are. */
  attributeId: string
  /** Values that cannot be bought can be chosen too. */
  allowUnavailable: boolean
  /** The values to show. While empty, those of the radios that the server sent. */
  swatches: { id: string; text: string; isUnavailable: boolean; colors: string[]; isChosen?: boolean }[]
}

/** Lets a signed-in customer keep a number of their own for a variant. */
export interface CustomerReferenceElement extends HTMLElement {
  /** The product. */
  productId: string
  /** The variant whose reference is shown. */
  variantId: string
  /** Where the outcome is shown. */
  notice: 'growl' | 'modal'
}

/** Shows the prices of a variant by quantity, and marks the price of the chosen quantity. */
export interface DegressivePriceElement extends HTMLElement {
  /** The variant whose prices are shown. Another one: its prices are fetched. */
  productVariantId: string
}

/** Shows the photos of a product: to swipe, to zoom, and over the whole screen. */
export interface ProductGalleryElement extends HTMLElement {
  /** Thumbnails below the photo, or beside it. */
  layout: 'row' | 'vertical'
  /** The product. The photos follow the variant that is chosen of it. */
  productId: string
  /** The variant that is shown; kept up to date. */
  variantId: string
}

/** Filters, sorts and pages the reviews of a product in their place, and counts who finds one helpful. */
export interface ProductReviewsElement extends HTMLElement {
  /** The product. */
  productId: string
  /** Address of the reviews, in this site; the query of the pressed link is added. Default: `{culture}/widget/catalog/ProductReviews`. */
  src: string
}

/** Turns a product by photos taken all around it: by dragging, by keys, or by itself. */
export interface ProductSpinElement extends HTMLElement {
  /** The photos of one turn: an address with a range, such as `/spin-{00..35}.webp`, or a JSON list. */
  frames: string
  /** The widths in pixels that `{width}` in the address may be replaced by, with commas between. */
  widths: string
  /** The product turns by itself while it is in view; not under reduced motion. */
  autoplay: boolean
  /** Milliseconds from one photo to the next while it turns by itself. */
  delay: number
}

/** Shows the variant that the chosen values mean: price, stock number, photos, stock, and the values that can be chosen next. */
export interface ProductVariationsElement extends HTMLElement {
  /** The product. Without it, the field ProductId of the form. */
  productId: string
  /** The variant that is shown; the element keeps it up to date. */
  variantId: string
  /** The address of the page does not name the variant. For a quick view in a list. */
  keepAddress: boolean
}

/** Sends the review of a customer, and shows the answer of the shop in its place. */
export interface ReviewFormElement extends HTMLElement {
}

/** Counts down to the end of a sale, by the clock of the server. */
export interface SaleCountdownElement extends HTMLElement {
  /** The end of the sale: DD/MM/YYYY, with HH:mm:ss behind it unless it is midnight. */
  endTime: string
  /** The zone of `end-time`, such as +02:00. Without it, the zone of the visitor. */
  utcOffset: string
  /** The time at which the server printed the page, in milliseconds since 1970 (UTC). */
  serverNow: number | undefined
  /** A function of the page to call at the end, such as `shop.saleOver`. Without it the page reloads. */
  callback: string
}

/** Keeps the price and a buy button in sight on phones while the button of the product’s form is not. */
export interface StickyBuyElement extends HTMLElement {
  /** The id of the form. Without it, the form of the nearest `<product-variations>`. */
  for: string
  /** The windows that have the bar, as a media query. Default: those up to the breakpoint `md`. */
  media: string
}

/** Opens the form to be notified of a variant when it is back in stock, and sends it without leaving the page. */
export interface StockNotifyElement extends HTMLElement {
  /** The variant that is sold out. */
  productVariantId: string
  /** The page of the form. Without it, the address of the link, or else `{culture}/catalog/stocknotification/subscribe`. */
  path: string
}

/** Shows the stock of a variant, and in a modal the stock of each warehouse. */
export interface WarehouseStockElement extends HTMLElement {
  /** The product. */
  productId: string
  /** The variant whose stock is shown. */
  variantId: string
  /** Warehouses that hold none are listed too. */
  allWarehouses: boolean
}

/** Asks the shopper before the button, link or form inside it has its effect. */
export interface ConfirmDialogElement extends HTMLElement {
  /** The question. */
  message: string
  /** A title above the question. */
  heading: string
  /** The text of the button that confirms. */
  confirmLabel: string
  /** The text of the button that cancels. */
  cancelLabel: string
}

/** Copies a text to the clipboard, and says so for two seconds. */
export interface CopyButtonElement extends HTMLElement {
  /** The text to copy. */
  text: string
  /** The id of a field or of anything else whose text is copied. `text` has priority. */
  for: string
}

/** Hides while the shopper scrolls down, shows again on the way up, and opens its sub-menus. */
export interface MainNavElement extends HTMLElement {
  /** Pixels from the top of the page within which it is never hidden. */
  offset: number
}

/** The menu behind a button on narrow windows; while it is open the body has a class. */
export interface MobileNavElement extends HTMLElement {
  /** The class of the body while the menu is open. */
  openClass: string
  /** The widest window, in CSS pixels, with a menu behind a button. Default: `breakpoints.md` of the settings. */
  breakpoint: number | undefined
}

/** Content of the page that opens in a modal dialog. */
export interface ModalDialogElement extends HTMLElement {
  /** The title, which also names the dialog. Without it, the first heading of the content names it. */
  heading: string
  /** The width. */
  size: 'small' | 'medium' | 'large' | 'drawer'
  /** Whether it is open; the element sets and removes it too. */
  open: boolean
}

/** Opens the page of the link inside it in a modal; the address stays. */
export interface ModalLinkElement extends HTMLElement {
  /** The title of the modal. Without it, the first heading of the page, or the text of the link. */
  heading: string
  /** The width. */
  size: 'small' | 'medium' | 'large' | 'drawer'
}

/** Shows the notices of the page and reads them out, also above an open dialog. */
export interface NoticeStackElement extends HTMLElement {
  /** The corner or edge. */
  position: 'bottom-end' | 'bottom' | 'top-end' | 'top'
  /** Milliseconds that a notice stays; 0 keeps it. Errors stay anyway. Default: the page’s setting. */
  timeout: number | undefined
}

/** A part of the page behind a button: it slides in over the page, or opens in its place. */
export interface SidePanelElement extends HTMLElement {
  /** Over the page as a dialog, or in its place. */
  kind: 'panel' | 'collapse'
  /** The side of the window where a `panel` opens. */
  side: 'start' | 'end'
  /** Whether it is open; the element sets and removes it too. */
  open: boolean
  /** The title of a `panel`, which also names it. Without it, its first heading or its trigger names it. */
  heading: string
}

/** Links that share the page on social networks, by WhatsApp or by e-mail. */
export interface SocialShareElement extends HTMLElement {
  /** The links, in this order, with commas between: facebook, x, linkedin, pinterest, whatsapp, email, device. */
  networks: string
  /** The address to share. Without it, the canonical address of the page, else its own. */
  url: string
  /** The text to share it with, where the network takes text. Without it, the title of the page. */
  text: string
}

/** Shows one section of many at a time, chosen by tabs. */
export interface TabSetElement extends HTMLElement {
  /** The tab that is shown, counted from 0; the element sets it too. */
  active: number
}

/** Opens the birth lists in a modal: from its link, and by itself when the address has `openBirthlist`. */
export interface BirthListElement extends HTMLElement {
  /** The page of the modal. Without it, the address of the link, or else `{culture}/catalog/birthlist/popup`. */
  path: string
}

/** Saves the requested quantity of a product in a wishlist: in a field, or in a modal. */
export interface WishQuantityElement extends HTMLElement {
  /** The row of the list (§3). */
  rowId: string
  /** How many units the shop has for it. */
  quantity: number
  /** The name of the product, for the heading of the modal. */
  name: string
}

/** Opens the wishlist modal of a variant, and says when the variant is in a list. */
export interface WishlistButtonElement extends HTMLElement {
  /** The variant. */
  productVariantId: string
  /** The page of the modal. Without it, the address of the link, or else `{culture}/catalog/wishlist/popup`. */
  path: string
  /** Set by the server when the variant is in one of the customer’s lists. */
  present: boolean
}

/** The number of different products in the customer’s lists; follows every change of them. */
export interface WishlistCountElement extends HTMLElement {
  /** The count as the server knows it. Without it the shop is asked: then write `load="idle"`, too. */
  count: number | undefined
}

/** Puts a variant on a list or on a new one, says whether it is in the chosen list, and removes it. */
export interface WishlistModalElement extends HTMLElement {
  /** The variant. */
  productVariantId: string
  /** The page with the lists, fetched again after a change. Without it `{culture}/catalog/wishlist/popup`. */
  path: string
  /** Sent with the name of a new list, such as `birth`. */
  kind: string
}

/** Loads the chosen list into the `wishlist-page`, adds its address to the history, and marks it. */
export interface WishlistNavElement extends HTMLElement {
  /** The list that the page shows. */
  activeId: string
  /** Where the shop has the items of a list. A link may name its own as `data-items-path`. Without both `{culture}/catalog/wishlist/list_item`. */
  path: string
}

/** Renames, describes and deletes a list, moves and removes its products, and puts all or some into the cart. */
export interface WishlistPageElement extends HTMLElement {
  /** The list. */
  wishlistId: string
  /** Where the list is fetched from after a change. Without it `{culture}/catalog/wishlist/list_item`. */
  path: string
}

/** The shop's id of a brand, a category or a value: a number, or a text such as a GUID. */
export type FilterId = number | string

/** The value of a filter (§3): ids, a single value, or ids by their attribute. */
export type FilterValue = readonly FilterId[] | FilterId | true | Readonly<Record<string, readonly FilterId[]>>

/** The filters of a list by their names: `{ Brand: [3, 7], InStock: true, ProductAttributes: { 3: [31] } }`. */
export type Filters = Readonly<Record<string, FilterValue>>

/** The format is that of Google Analytics 4. Amounts are numbers in the currency, not in cents. */
export type Purchase = {
  transaction_id: string
  value: number
  currency: string
  tax?: number
  shipping?: number
  coupon?: string
  items: { item_id: string; item_name: string; price: number; quantity: number }[]
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The detail of `api:request`, by which a listener can change a call, or answer in place of the server. */
export type ApiRequestDetail = {
  readonly method: Method
  /** The path as the contract writes it, without the application path. */
  readonly path: string
  /** The whole address without the query; a listener may write it, unless a file is sent. */
  url: string
  readonly query: Record<string, unknown>
  readonly body: unknown
  /** The encoding of the body: JSON, a form of texts (URLSearchParams), or one with files (FormData). */
  readonly kind: 'none' | 'json' | 'form' | 'multipart'
  /** The answer that the library expects. A form that is sent in place may be answered with either. */
  readonly as: 'json' | 'html'
  /** The headers of the call, without the tokens of the settings. A listener may set and delete them. */
  readonly headers: Headers
  /** Whether cookies are sent; a listener may write it, for a shop on another origin. */
  credentials: RequestCredentials
}

/** Before each call and each file; a listener may change its headers, or answer in place of the server. */
export interface ApiRequestEvent extends CustomEvent<ApiRequestDetail> {
  /** Data, a Response, or a promise of either. */
  respondWith(answer: unknown): void
}

/** The events of tags. They bubble to the document. */
export interface TagEventMap {
  'form:sent': CustomEvent<{ uri: string } | { status: number } | { message: string }>
  'customer:saved': CustomEvent<{ message: string }>
  'auth:login': CustomEvent<{ returnUrl: string; mode: 'page' | 'modal' }>
  'auth:before-return': CustomEvent<{ returnUrl: string; mode: 'page' | 'modal' }>
  'twofactor:step': CustomEvent<{ step: string; url: string }>
  'asset:picked': CustomEvent<{ id: string; name: string; url: string; thumbnail: string }>
  'upload:chosen': CustomEvent<{ count: number }>
  'upload:validated': CustomEvent<{ name: string; error: string }>
  'upload:start': CustomEvent<{ name: string }>
  'upload:done': CustomEvent<{ name: string }>
  'upload:failed': CustomEvent<{ name: string; status: number }>
  'asset:added': CustomEvent<{ id: string; name: string; url: string }>
  'asset:removed': CustomEvent<{ id: string; name: string }>
  'asset:renamed': CustomEvent<{ id: string; name: string }>
  'crop:done': CustomEvent<{ id: string; name: string; url: string; thumbnail: string; size: number; width: number; height: number }>
  'crop:cancel': CustomEvent<Record<string, never>>
  'folder:select': CustomEvent<{ id: string; name: string; url: string }>
  'folder:moved': CustomEvent<{ id: string; parentId: string }>
  'crop:open': CustomEvent<{ name: string }>
  'modal:close': CustomEvent<Record<string, never>>
  'drawer:open': CustomEvent<Record<string, never>>
  'drawer:close': CustomEvent<Record<string, never>>
  'city:select': CustomEvent<{ id: string; name: string }>
  'coupon:applied': CustomEvent<{ code: string }>
  'coupon:removed': CustomEvent<{ code: string }>
  'coupon:select': CustomEvent<{ code: string }>
  'currency:change': CustomEvent<{ currency: string }>
  'giftcard:change': CustomEvent<{ key: string; for: string; from: string; message: string }>
  'cart:before-change': CustomEvent<{ itemId: string; quantity: number }>
  'Shoppingcarts:Changed': CustomEvent<{ ItemOriginAndKey: string; ItemName: string }>
  'taxcountry:change': CustomEvent<{ country: string }>
  'slider:ready': CustomEvent<{ count: number }>
  'nav:toggle': CustomEvent<{ name: string; open: boolean }>
  'filter:toggle': CustomEvent<{ name: string; value: string; attributeId: string; isSelected: boolean }>
  'page:change': CustomEvent<{ page: number; url: string }>
  'list:change': CustomEvent<{ name: string; value: string; url: string } | { display: string; count: number }>
  'list:before-extend': CustomEvent<{ page: number; url: string }>
  'list:extended': CustomEvent<{ page: number; count: number; url: string }>
  'list:extend-error': CustomEvent<{ page: number; kind: string; status: number }>
  'filters:change': CustomEvent<{ filters: Filters; url: string }>
  'filters:submit': CustomEvent<{ filters: Filters; url: string }>
  'search:submit': CustomEvent<{ query: string }>
  'search:select': CustomEvent<{ name: string; url: string }>
  'slider:change': CustomEvent<{ index: number }>
  'quickview:toggle': CustomEvent<{ open: boolean; url: string }>
  'filter:remove': CustomEvent<{ name: string; value: string; attributeId: string }>
  'address:saved': CustomEvent<{ id: string; type: string }>
  'address:select': CustomEvent<{ id: string; type: string }>
  'payment:ready': CustomEvent<Record<string, never>>
  'payment:error': CustomEvent<{ reason: string; message: string }>
  'payment:submit': CustomEvent<Record<string, never>>
  'checkout:submit': CustomEvent<Record<string, never>>
  'checkout:invalid': CustomEvent<Record<string, never>>
  'payment:method': CustomEvent<{ method: string }>
  'pickup:select': CustomEvent<{ id: string; name: string }>
  'pickup:saved': CustomEvent<{ id: string }>
  'shipping:change': CustomEvent<{ method: string; country: string }>
  'vat:result': CustomEvent<{ result: 'unknown' | 'true' | 'false'; message: string }>
  'consent:set': CustomEvent<{ stamp: string; preferences: boolean; statistics: boolean; marketing: boolean }>
  'consent:revoke': CustomEvent<Record<string, never>>
  'cookielaw:accept': CustomEvent<Record<string, never>>
  'calendar:month': CustomEvent<{ month: number; year: number }>
  'calendar:day': CustomEvent<{ day: string }>
  'gallery:open': CustomEvent<{ index: number }>
  'news:shown': CustomEvent<{ day: string }>
  'popup:open': CustomEvent<{ id: string }>
  'popup:dismiss': CustomEvent<{ id: string }>
  'map:ready': CustomEvent<{ provider: string }>
  'marker:click': CustomEvent<{ id: string }>
  'form:before-send': CustomEvent<{ action: string; method: string }>
  'form:error': CustomEvent<{ kind: string; status: number }>
  'date:change': CustomEvent<{ value: string }>
  'form:valid': CustomEvent<{ form: string }>
  'form:invalid': CustomEvent<{ form: string; fields: string[] }>
  'quantity:change': CustomEvent<{ value: number | null }>
  'overlay:open': CustomEvent<{ index: number }>
  'overlay:change': CustomEvent<{ index: number }>
  'overlay:close': CustomEvent<{ index: number }>
  'zoom:open': CustomEvent<{ src: string }>
  'zoom:close': CustomEvent<Record<string, never>>
  'video:open': CustomEvent<{ src: string; provider: string }>
  'video:close': CustomEvent<Record<string, never>>
  'customer:select': CustomEvent<{ customerId: string; email: string } | { prepaidAccountId: string; customerId: string; email: string }>
  'delivery:requested': CustomEvent<{ orderId: string; message: string }>
  'prepaid:added': CustomEvent<{ prepaidAccountId: string; quantity: string }>
  'prepaid:notification': CustomEvent<{ prepaidAccountId: string; isActivated: boolean }>
  'refund:change': CustomEvent<{ count: number; amount: string }>
  'loader:hidden': CustomEvent<Record<string, never>>
  'culture:change': CustomEvent<{ culture: string; url: string }>
  'fragment:loaded': CustomEvent<{ url: string }>
  'fragment:error': CustomEvent<{ url: string; kind: string; status: number }>
  'page:before-visit': CustomEvent<{ url: string; replace: boolean; noCache: boolean; keepPlace: boolean }>
  'page:leave': CustomEvent<{ url: string }>
  'page:swap': CustomEvent<{ url: string; isStreamed: boolean }>
  'page:loaded': CustomEvent<{ url: string; title: string }>
  'page:error': CustomEvent<{ url: string; status: number; html: string }>
  'page:unauthorized': CustomEvent<{ url: string; method: 'GET' | 'POST' }>
  'page:before-full-load': CustomEvent<{ url: string; replace: boolean }>
  'reveal:shown': CustomEvent<Record<string, never>>
  'cart:before-add': CustomEvent<{ variantId: string; quantity: number; name: string }>
  'cart:refused': CustomEvent<{ variantId: string; text: string }>
  'Catalog:AddedToShoppingCart': CustomEvent<{ ProductVariantId: string; Quantity: number; Name: string }>
  'reference:updated': CustomEvent<{ productId: string; variantId: string; sku: string; message: string }>
  'gallery:change': CustomEvent<{ index: number }>
  'reviews:before-show': CustomEvent<{ url: string }>
  'reviews:shown': CustomEvent<{ url: string }>
  'review:helpful': CustomEvent<{ reviewId: string; count: number }>
  'spin:frame': CustomEvent<{ frame: number; count: number }>
  'variant:change': CustomEvent<{ productId: string; variantId: string; sku: string; price: number }>
  'review:sent': CustomEvent<{ message: string }>
  'countdown:tick': CustomEvent<{ seconds: number }>
  'countdown:end': CustomEvent<{ endTime: string }>
  'stock:subscribed': CustomEvent<{ productVariantId: string }>
  'confirm:result': CustomEvent<{ confirmed: boolean }>
  'copy:done': CustomEvent<{ text: string }>
  'nav:hide': CustomEvent<Record<string, never>>
  'nav:show': CustomEvent<Record<string, never>>
  'nav:open': CustomEvent<Record<string, never>>
  'nav:close': CustomEvent<Record<string, never>>
  'modal:open': CustomEvent<Record<string, never> | { url: string }>
  'notice:show': CustomEvent<{ kind: string; title: string; text: string }>
  'notice:hide': CustomEvent<{ kind: string; title: string; text: string }>
  'panel:open': CustomEvent<Record<string, never>>
  'panel:close': CustomEvent<Record<string, never>>
  'share:open': CustomEvent<{ network: string; url: string }>
  'tab:change': CustomEvent<{ index: number; panel: string }>
  'wishlist:open': CustomEvent<{ productVariantId: string }>
  'wishlist:quantity': CustomEvent<{ rowId: string; quantity: number }>
  'wishlist:added': CustomEvent<{ productVariantId: string; wishlistId: string }>
  'wishlist:removed': CustomEvent<{ productVariantId: string; wishlistId: string }>
  'wishlist:before-select': CustomEvent<{ wishlistId: string }>
  'wishlist:select': CustomEvent<{ wishlistId: string }>
  'wishlist:changed': CustomEvent<{ wishlistId: string }>
  'wishlist:deleted': CustomEvent<{ wishlistId: string }>
  'element:error': CustomEvent<{ tag: string; message: string }>
}

declare global {
  interface HTMLElementTagNameMap {
    'authenticator-qr': AuthenticatorQrElement
    'change-password': ChangePasswordElement
    'edit-customer': EditCustomerElement
    'forgot-password': ForgotPasswordElement
    'login-form': LoginFormElement
    'register-form': RegisterFormElement
    'two-factor': TwoFactorElement
    'asset-picker': AssetPickerElement
    'assets-widget': AssetsWidgetElement
    'crop-dialog': CropDialogElement
    'file-upload': FileUploadElement
    'folder-tree': FolderTreeElement
    'image-upload': ImageUploadElement
    'cart-confirm': CartConfirmElement
    'cart-drawer': CartDrawerElement
    'cart-summary': CartSummaryElement
    'city-typeahead': CityTypeaheadElement
    'coupon-form': CouponFormElement
    'coupon-list': CouponListElement
    'currency-switch': CurrencySwitchElement
    'gift-card': GiftCardElement
    'saved-items': SavedItemsElement
    'shop-cart': ShopCartElement
    'tax-country': TaxCountryElement
    'brand-carousel': BrandCarouselElement
    'category-nav': CategoryNavElement
    'filter-item': FilterItemElement
    'list-pagination': ListPaginationElement
    'list-toolbar': ListToolbarElement
    'load-more': LoadMoreElement
    'product-filters': ProductFiltersElement
    'product-list': ProductListElement
    'product-search': ProductSearchElement
    'product-slider': ProductSliderElement
    'quick-view': QuickViewElement
    'reference-search': ReferenceSearchElement
    'selected-filters': SelectedFiltersElement
    'tag-search': TagSearchElement
    'address-form': AddressFormElement
    'address-picker': AddressPickerElement
    'card-payment': CardPaymentElement
    'make-payment': MakePaymentElement
    'one-step-checkout': OneStepCheckoutElement
    'payment-methods': PaymentMethodsElement
    'pickup-search': PickupSearchElement
    'shipping-options': ShippingOptionsElement
    'vat-check': VatCheckElement
    'consent-banner': ConsentBannerElement
    'consent-modal': ConsentModalElement
    'consent-status': ConsentStatusElement
    'cookie-law': CookieLawElement
    'contact-form': ContactFormElement
    'news-calendar': NewsCalendarElement
    'news-gallery': NewsGalleryElement
    'news-list': NewsListElement
    'news-ticker': NewsTickerElement
    'popup-banner': PopupBannerElement
    'popup-modal': PopupModalElement
    'shop-map': ShopMapElement
    'ajax-form': AjaxFormElement
    'date-picker': DatePickerElement
    'fake-select': FakeSelectElement
    'float-label': FloatLabelElement
    'form-validator': FormValidatorElement
    'number-input': NumberInputElement
    'quantity-input': QuantityInputElement
    'radio-toggle': RadioToggleElement
    'search-select': SearchSelectElement
    'banner-slider': BannerSliderElement
    'image-overlay': ImageOverlayElement
    'image-zoom': ImageZoomElement
    'logo-carousel': LogoCarouselElement
    'video-modal': VideoModalElement
    'customer-search': CustomerSearchElement
    'delivery-change': DeliveryChangeElement
    'order-line': OrderLineElement
    'order-list': OrderListElement
    'prepaid-account': PrepaidAccountElement
    'prepaid-customers': PrepaidCustomersElement
    'refund-request': RefundRequestElement
    'bigger-link': BiggerLinkElement
    'initial-loader': InitialLoaderElement
    'language-switch': LanguageSwitchElement
    'loading-bar': LoadingBarElement
    'page-fragment': PageFragmentElement
    'page-loader': PageLoaderElement
    'scroll-reveal': ScrollRevealElement
    'add-to-cart': AddToCartElement
    'colour-swatches': ColourSwatchesElement
    'customer-reference': CustomerReferenceElement
    'degressive-price': DegressivePriceElement
    'product-gallery': ProductGalleryElement
    'product-reviews': ProductReviewsElement
    'product-spin': ProductSpinElement
    'product-variations': ProductVariationsElement
    'review-form': ReviewFormElement
    'sale-countdown': SaleCountdownElement
    'sticky-buy': StickyBuyElement
    'stock-notify': StockNotifyElement
    'warehouse-stock': WarehouseStockElement
    'confirm-dialog': ConfirmDialogElement
    'copy-button': CopyButtonElement
    'main-nav': MainNavElement
    'mobile-nav': MobileNavElement
    'modal-dialog': ModalDialogElement
    'modal-link': ModalLinkElement
    'notice-stack': NoticeStackElement
    'side-panel': SidePanelElement
    'social-share': SocialShareElement
    'tab-set': TabSetElement
    'birth-list': BirthListElement
    'wish-quantity': WishQuantityElement
    'wishlist-button': WishlistButtonElement
    'wishlist-count': WishlistCountElement
    'wishlist-modal': WishlistModalElement
    'wishlist-nav': WishlistNavElement
    'wishlist-page': WishlistPageElement
  }
  interface HTMLElementEventMap extends TagEventMap {}
  interface WindowEventMap extends TagEventMap {}
  interface DocumentEventMap extends TagEventMap {
    'api:request': ApiRequestEvent
    'element:load-error': CustomEvent<{ tag: string; name: string; message: string }>
    'page:before-reload': CustomEvent<{ reason: string }>
  }
}
