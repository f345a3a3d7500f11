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
}

/** Sends the payment form once, and only when it is valid. */
export interface MakePaymentElement extends HTMLElement {
  /** The prepaid account that is paid for; sent with the form as PrepaidAccountId. */
  prepaidAccountId: string
}

/** Sends the checkout form once, and only when it is valid. */
export interface OneStepCheckoutElement extends HTMLElement {
}

/** Sends the server's form by fetch and shows its answer in the page. */
export interface AjaxFormElement extends HTMLElement {
  /** CSS selector of what the answer fills. Default: the form itself. */
  update: string
  /** The loading bar does not show that the form is under way. */
  noLoader: boolean
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

/** Leads to the same page in another culture, and keeps the rest of its address. */
export interface LanguageSwitchElement extends HTMLElement {
  /** The cultures to offer, with commas between. Without it, all six. */
  cultures: string
  /** The culture of the page. Without it, that of the settings. */
  current: string
  /** Links side by side, or one field to choose from. */
  variant: 'list' | 'select'
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
    'ajax-form': AjaxFormElement
    'form-validator': FormValidatorElement
    'number-input': NumberInputElement
    'quantity-input': QuantityInputElement
    'language-switch': LanguageSwitchElement
    'add-to-cart': AddToCartElement
    'colour-swatches': ColourSwatchesElement
    'product-variations': ProductVariationsElement
    'confirm-dialog': ConfirmDialogElement
    'modal-dialog': ModalDialogElement
    'modal-link': ModalLinkElement
    'notice-stack': NoticeStackElement
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
    'form:before-send': CustomEvent<{ action: string; method: string }>
    'form:error': CustomEvent<{ kind: string; status: number }>
    'form:valid': CustomEvent<{ form: string }>
    'form:invalid': CustomEvent<{ form: string; fields: string[] }>
    'quantity:change': CustomEvent<{ value: number | null }>
    'culture:change': CustomEvent<{ culture: string; url: string }>
    'cart:before-add': CustomEvent<{ variantId: string; quantity: number; name: string }>
    'Catalog:AddedToShoppingCart': CustomEvent<{ ProductVariantId: string; Quantity: number; Name: string }>
    'variant:change': CustomEvent<{ productId: string; variantId: string; sku: string; price: number }>
    'confirm:result': CustomEvent<{ confirmed: boolean }>
    'modal:open': CustomEvent<Record<string, never> | { url: string }>
    'notice:show': CustomEvent<{ kind: string; title: string; text: string }>
    'notice:hide': CustomEvent<{ kind: string; title: string; text: string }>
  }
  interface DocumentEventMap {
    'Shoppingcarts:Changed': CustomEvent<{ ItemOriginAndKey: string; ItemName: string }>
    'Catalog:AddedToShoppingCart': CustomEvent<{ ProductVariantId: string; Quantity: number; Name: string }>
  }
}
