// Generated from the definitions of the tags by `npm run docs`. Do not edit.
/** Signs the shopper in by the form inside it, and goes on to where the shopper wanted to go. */
export interface LoginFormElement extends HTMLElement {
  /** Where to go afterwards, on this site. Without it, the form’s field ReturnUrl. */
  returnUrl: string
  /** Where the form stands; told with the events. On its page, that page leaves the history. */
  mode: 'page' | 'modal'
}

/** Sends the form inside it that makes an account, and goes where the shop says. */
export interface RegisterFormElement extends HTMLElement {
}

/** A modal that confirms what was added to the cart, with the summary of the cart. */
export interface CartConfirmElement extends HTMLElement {
  /** Address of the cart page. Without it: shoppingcarts in the culture of the page. */
  href: string
  /** Which amount is shown: with tax or without. */
  tax: 'incl' | 'excl'
}

/** The link to the cart with its count and amount; follows every change of the cart. */
export interface CartSummaryElement extends HTMLElement {
  /** Which amount is shown: with tax or without. */
  tax: 'incl' | 'excl'
  /** Address of the cart page. Without it: shoppingcarts in the culture of the page. */
  href: string
  /** How many pieces the cart had when the server sent the page. Without it the shop is asked. */
  count: number | undefined
  /** The amount that belongs to the count, as text. */
  amount: string
}

/** The items of the cart: quantities and removals without leaving the page. */
export interface ShopCartElement extends HTMLElement {
  /** Address of the items as HTML. Without it: widget/shoppingcartitems in the culture of the page. */
  src: string
}

/** Links to the pages of a list: two on each side of the present one, none on small screens, previous and next. */
export interface ListPaginationElement extends HTMLElement {
  /** The present page, from 1. */
  page: number
  /** How many pages there are. With one or none, nothing is shown. */
  pages: number
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

/** Lays out a list of products, and says when other products are on their way and when they are there. */
export interface ProductListElement extends HTMLElement {
  /** How the list is shown. */
  display: 'grid' | 'table' | 'categories'
  /** Address of the modal for `openWishlist`. Without it, `{culture}/catalog/wishlist/popup`. */
  wishlist: string
  /** Address of the modal for `openBirthlist`. Without it, `{culture}/catalog/birthlist/popup`. */
  birthlist: string
}

/** Sends the payment form once, and only when it is valid. */
export interface MakePaymentElement extends HTMLElement {
  /** The prepaid account that is paid for; sent with the form as PrepaidAccountId. */
  prepaidAccountId: string
}

/** Sends the checkout form once, and only when it is valid. */
export interface OneStepCheckoutElement extends HTMLElement {
}

/** Asks the visitor for consent: accept all, decline all, or choose. */
export interface ConsentBannerElement extends HTMLElement {
  /** Version of what is asked. Without it: the setting `consentStamp`. */
  stamp: string
  /** Name of the cookie. Without it: the setting `consentCookieName`. */
  cookieName: string
}

/** A modal in which the visitor chooses what to allow: preferences, statistics, marketing. */
export interface ConsentModalElement extends HTMLElement {
  /** Version of what is asked. Without it: the setting `consentStamp`. */
  stamp: string
  /** Name of the cookie. Without it: the setting `consentCookieName`. */
  cookieName: string
}

/** Tells what the visitor consented to, and lets it be changed or withdrawn. */
export interface ConsentStatusElement extends HTMLElement {
}

/** A simple banner about cookies with one button, hidden for a year once it was pressed. */
export interface CookieLawElement extends HTMLElement {
  /** Name of the cookie that remembers it. */
  cookieName: string
}

/** Sends the server's form by fetch and shows its answer in the page. */
export interface AjaxFormElement extends HTMLElement {
  /** CSS selector of what the answer fills. Default: the form itself. */
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
  /** Days that cannot be chosen, parted by spaces: dates as `yyyy-MM-dd`, or weekdays, 0 for Sunday. */
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

/** A number field with minus and plus buttons; its value never goes below 0. */
export interface NumberInputElement extends HTMLElement {
  /** By how much a button changes the value. */
  step: number
}

/** A quantity field with minus and plus buttons that keeps to the minimum, maximum and step of a product. */
export interface QuantityInputElement extends HTMLElement {
  /** The smallest quantity; what is below is raised to it. */
  minQty: number
  /** The largest quantity; 0 means none. */
  maxQty: number
  /** Above 1, quantities are multiples of it. */
  stepQty: number
  /** Name of the field, for markup without an input. */
  name: string
  /** The quantity; null while the field holds no number. */
  value: number | null
}

/** Lets a shopper take back the choice of a radio button by clicking it again. */
export interface RadioToggleElement extends HTMLElement {
}

/** A select whose options are filtered by typing, for one choice or for several. */
export interface SearchSelectElement extends HTMLElement {
  /** From so many options on, a list for one choice has a search field. Without it, never. */
  threshold: number | undefined
  /** Shown while nothing is chosen. */
  placeholder: string
}

/** Lets the whole area of a card follow the link inside it. */
export interface BiggerLinkElement extends HTMLElement {
  /** Milliseconds after a scroll in which a click is none: a finger that stops a scroll. */
  guard: number
}

/** Covers the page while it is opened, until its images are there and a moment more. */
export interface InitialLoaderElement extends HTMLElement {
  /** Milliseconds from the last image to the page; the cover fades in the last of them. */
  delay: number
  /** Milliseconds after which the page is shown, whatever is missing. */
  limit: number
}

/** Leads to the same page in another culture, and keeps the rest of its address. */
export interface LanguageSwitchElement extends HTMLElement {
  /** The cultures to offer, with commas between. Without it, all six. */
  cultures: string
  /** The culture of the page. Without it, that of the settings. */
  current: string
  /** Links side by side, or one field to choose from. */
  variant: 'list' | 'select'
}

/** Shows that the shop is asked for something, and says when a page is slow. */
export interface LoadingBarElement extends HTMLElement {
}

/** Fills itself with HTML of the server, at once or when it is near. */
export interface PageFragmentElement extends HTMLElement {
  /** Address of the HTML, in this site. Another address fills the area anew. */
  src: string
  /** The HTML is fetched only when the area comes near the window. */
  lazy: boolean
  /** The server itself is asked, past every cache. */
  noCache: boolean
  /** Fetches the HTML again. The promise is kept when it stands, or has failed. */
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

/** Lets content come in with an animation when it is scrolled into view, once. */
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
  /** The id of a form that stands elsewhere in the page. */
  for: string
  /** Stock number of the variant, for analytics. */
  sku: string
  /** Price of one piece with tax, for analytics. */
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

/** Shows the variant that the chosen values mean: price, stock number, photos, stock, and what can be chosen next. */
export interface ProductVariationsElement extends HTMLElement {
  /** The product. Without it, the field ProductId of the form. */
  productId: string
  /** The variant that is shown; the element keeps it up to date. */
  variantId: string
  /** The address of the page does not name the variant. For a quick view in a list. */
  keepAddress: boolean
}

/** Asks the shopper before the button, link or form inside it does its work. */
export interface ConfirmDialogElement extends HTMLElement {
  /** The question. */
  message: string
  /** A title above the question. */
  heading: string
  /** The words of the button that goes on. */
  confirmLabel: string
  /** The words of the button that stops. */
  cancelLabel: string
}

/** Copies a text to the clipboard, and says so for two seconds. */
export interface CopyButtonElement extends HTMLElement {
  /** The text to copy. */
  text: string
  /** The id of a field or of anything else whose text is copied. `text` comes first. */
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
  size: 'small' | 'medium' | 'large'
  /** Whether it is open; the element sets and removes it too. */
  open: boolean
}

/** Opens the page of the link inside it in a modal; the address stays. */
export interface ModalLinkElement extends HTMLElement {
  /** The title of the modal. Without it, the first heading of the page, or the words of the link. */
  heading: string
  /** The width. */
  size: 'small' | 'medium' | 'large'
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
  /** The side of the window that a `panel` comes from. */
  side: 'start' | 'end'
  /** Whether it is open; the element sets and removes it too. */
  open: boolean
  /** The title of a `panel`, which also names it. Without it, its first heading or its trigger names it. */
  heading: string
}

/** Links that share the page on social networks, by WhatsApp or by e-mail. */
export interface SocialShareElement extends HTMLElement {
  /** What to offer, in this order, with commas between: facebook, x, linkedin, pinterest, whatsapp, email, device. */
  networks: string
  /** The address to share. Without it, the canonical address of the page, else its own. */
  url: string
  /** The words to share it with, where the network takes words. Without it, the title of the page. */
  text: string
}

/** Shows one of several sections at a time, chosen by tabs. */
export interface TabSetElement extends HTMLElement {
  /** The tab that is shown, counted from 0; the element sets it too. */
  active: number
}

declare global {
  interface HTMLElementTagNameMap {
    'login-form': LoginFormElement
    'register-form': RegisterFormElement
    'cart-confirm': CartConfirmElement
    'cart-summary': CartSummaryElement
    'shop-cart': ShopCartElement
    'list-pagination': ListPaginationElement
    'list-toolbar': ListToolbarElement
    'product-list': ProductListElement
    'make-payment': MakePaymentElement
    'one-step-checkout': OneStepCheckoutElement
    'consent-banner': ConsentBannerElement
    'consent-modal': ConsentModalElement
    'consent-status': ConsentStatusElement
    'cookie-law': CookieLawElement
    'ajax-form': AjaxFormElement
    'date-picker': DatePickerElement
    'fake-select': FakeSelectElement
    'float-label': FloatLabelElement
    'form-validator': FormValidatorElement
    'number-input': NumberInputElement
    'quantity-input': QuantityInputElement
    'radio-toggle': RadioToggleElement
    'search-select': SearchSelectElement
    'bigger-link': BiggerLinkElement
    'initial-loader': InitialLoaderElement
    'language-switch': LanguageSwitchElement
    'loading-bar': LoadingBarElement
    'page-fragment': PageFragmentElement
    'page-loader': PageLoaderElement
    'scroll-reveal': ScrollRevealElement
    'add-to-cart': AddToCartElement
    'colour-swatches': ColourSwatchesElement
    'product-variations': ProductVariationsElement
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
  }
  interface HTMLElementEventMap {
    'auth:login': CustomEvent<{ returnUrl: string; mode: 'page' | 'modal' }>
    'auth:before-return': CustomEvent<{ returnUrl: string; mode: 'page' | 'modal' }>
    'form:sent': CustomEvent<{ uri: string } | { status: number }>
    'modal:close': CustomEvent<Record<string, never>>
    'cart:before-change': CustomEvent<{ itemId: string; quantity: number }>
    'Shoppingcarts:Changed': CustomEvent<{ ItemOriginAndKey: string; ItemName: string }>
    'page:change': CustomEvent<{ page: number; url: string }>
    'list:change': CustomEvent<{ name: string; value: string; url: string } | { display: string; count: number }>
    'payment:submit': CustomEvent<Record<string, never>>
    'checkout:submit': CustomEvent<Record<string, never>>
    'checkout:invalid': CustomEvent<Record<string, never>>
    'consent:set': CustomEvent<{ stamp: string; preferences: boolean; statistics: boolean; marketing: boolean }>
    'consent:revoke': CustomEvent<Record<string, never>>
    'cookielaw:accept': CustomEvent<Record<string, never>>
    'form:before-send': CustomEvent<{ action: string; method: string }>
    'form:error': CustomEvent<{ kind: string; status: number }>
    'date:change': CustomEvent<{ value: string }>
    'form:valid': CustomEvent<{ form: string }>
    'form:invalid': CustomEvent<{ form: string; fields: string[] }>
    'quantity:change': CustomEvent<{ value: number | null }>
    'loader:hidden': CustomEvent<Record<string, never>>
    'culture:change': CustomEvent<{ culture: string; url: string }>
    'fragment:loaded': CustomEvent<{ url: string }>
    'fragment:error': CustomEvent<{ url: string; kind: string; status: number }>
    'page:before-visit': CustomEvent<{ url: string; replace: boolean; noCache: boolean }>
    'page:leave': CustomEvent<{ url: string }>
    'page:swap': CustomEvent<{ url: string; isStreamed: boolean }>
    'page:loaded': CustomEvent<{ url: string; title: string }>
    'page:error': CustomEvent<{ url: string; status: number; html: string }>
    'page:unauthorized': CustomEvent<{ url: string; method: 'GET' | 'POST' }>
    'page:before-full-load': CustomEvent<{ url: string; replace: boolean }>
    'reveal:shown': CustomEvent<Record<string, never>>
    'cart:before-add': CustomEvent<{ variantId: string; quantity: number; name: string }>
    'Catalog:AddedToShoppingCart': CustomEvent<{ ProductVariantId: string; Quantity: number; Name: string }>
    'variant:change': CustomEvent<{ productId: string; variantId: string; sku: string; price: number }>
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
  }
  interface DocumentEventMap {
    'Shoppingcarts:Changed': CustomEvent<{ ItemOriginAndKey: string; ItemName: string }>
    'consent:set': CustomEvent<{ stamp: string; preferences: boolean; statistics: boolean; marketing: boolean }>
    'consent:revoke': CustomEvent<Record<string, never>>
    'page:before-visit': CustomEvent<{ url: string; replace: boolean; noCache: boolean }>
    'page:leave': CustomEvent<{ url: string }>
    'page:swap': CustomEvent<{ url: string; isStreamed: boolean }>
    'page:loaded': CustomEvent<{ url: string; title: string }>
    'page:error': CustomEvent<{ url: string; status: number; html: string }>
    'page:unauthorized': CustomEvent<{ url: string; method: 'GET' | 'POST' }>
    'page:before-full-load': CustomEvent<{ url: string; replace: boolean }>
    'Catalog:AddedToShoppingCart': CustomEvent<{ ProductVariantId: string; Quantity: number; Name: string }>
  }
}
