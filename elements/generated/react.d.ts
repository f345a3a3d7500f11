// Generated from the definitions of the tags by `npm run docs`. Do not edit.
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
  LoginFormElement,
  RegisterFormElement,
  CartConfirmElement,
  CartSummaryElement,
  ShopCartElement,
  ListPaginationElement,
  ListToolbarElement,
  ProductListElement,
  MakePaymentElement,
  OneStepCheckoutElement,
  ConsentBannerElement,
  ConsentModalElement,
  ConsentStatusElement,
  CookieLawElement,
  AjaxFormElement,
  DatePickerElement,
  FakeSelectElement,
  FloatLabelElement,
  FormValidatorElement,
  NumberInputElement,
  QuantityInputElement,
  RadioToggleElement,
  SearchSelectElement,
  BiggerLinkElement,
  InitialLoaderElement,
  LanguageSwitchElement,
  LoadingBarElement,
  PageFragmentElement,
  PageLoaderElement,
  ScrollRevealElement,
  AddToCartElement,
  ColourSwatchesElement,
  ProductVariationsElement,
  ConfirmDialogElement,
  CopyButtonElement,
  MainNavElement,
  MobileNavElement,
  ModalDialogElement,
  ModalLinkElement,
  NoticeStackElement,
  SidePanelElement,
  SocialShareElement,
  TabSetElement,
} from './elements.js'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'login-form': DetailedHTMLProps<HTMLAttributes<LoginFormElement>, LoginFormElement> & Partial<Pick<LoginFormElement, 'returnUrl' | 'mode'>>
      'register-form': DetailedHTMLProps<HTMLAttributes<RegisterFormElement>, RegisterFormElement>
      'cart-confirm': DetailedHTMLProps<HTMLAttributes<CartConfirmElement>, CartConfirmElement> & Partial<Pick<CartConfirmElement, 'href' | 'tax'>>
      'cart-summary': DetailedHTMLProps<HTMLAttributes<CartSummaryElement>, CartSummaryElement> & Partial<Pick<CartSummaryElement, 'tax' | 'href' | 'count' | 'amount'>>
      'shop-cart': DetailedHTMLProps<HTMLAttributes<ShopCartElement>, ShopCartElement> & Partial<Pick<ShopCartElement, 'src'>>
      'list-pagination': DetailedHTMLProps<HTMLAttributes<ListPaginationElement>, ListPaginationElement> & Partial<Pick<ListPaginationElement, 'page' | 'pages' | 'param' | 'label'>>
      'list-toolbar': DetailedHTMLProps<HTMLAttributes<ListToolbarElement>, ListToolbarElement> & Partial<Pick<ListToolbarElement, 'sorts' | 'sizes'>>
      'product-list': DetailedHTMLProps<HTMLAttributes<ProductListElement>, ProductListElement> & Partial<Pick<ProductListElement, 'display' | 'wishlist' | 'birthlist'>>
      'make-payment': DetailedHTMLProps<HTMLAttributes<MakePaymentElement>, MakePaymentElement> & Partial<Pick<MakePaymentElement, 'prepaidAccountId'>>
      'one-step-checkout': DetailedHTMLProps<HTMLAttributes<OneStepCheckoutElement>, OneStepCheckoutElement>
      'consent-banner': DetailedHTMLProps<HTMLAttributes<ConsentBannerElement>, ConsentBannerElement> & Partial<Pick<ConsentBannerElement, 'stamp' | 'cookieName'>>
      'consent-modal': DetailedHTMLProps<HTMLAttributes<ConsentModalElement>, ConsentModalElement> & Partial<Pick<ConsentModalElement, 'stamp' | 'cookieName'>>
      'consent-status': DetailedHTMLProps<HTMLAttributes<ConsentStatusElement>, ConsentStatusElement>
      'cookie-law': DetailedHTMLProps<HTMLAttributes<CookieLawElement>, CookieLawElement> & Partial<Pick<CookieLawElement, 'cookieName'>>
      'ajax-form': DetailedHTMLProps<HTMLAttributes<AjaxFormElement>, AjaxFormElement> & Partial<Pick<AjaxFormElement, 'update' | 'noLoader'>>
      'date-picker': DetailedHTMLProps<HTMLAttributes<DatePickerElement>, DatePickerElement> & Partial<Pick<DatePickerElement, 'min' | 'max' | 'disabledDays'>>
      'fake-select': DetailedHTMLProps<HTMLAttributes<FakeSelectElement>, FakeSelectElement> & Partial<Pick<FakeSelectElement, 'placeholder'>>
      'float-label': DetailedHTMLProps<HTMLAttributes<FloatLabelElement>, FloatLabelElement>
      'form-validator': DetailedHTMLProps<HTMLAttributes<FormValidatorElement>, FormValidatorElement> & Partial<Pick<FormValidatorElement, 'scroll-top'>>
      'number-input': DetailedHTMLProps<HTMLAttributes<NumberInputElement>, NumberInputElement> & Partial<Pick<NumberInputElement, 'step'>>
      'quantity-input': DetailedHTMLProps<HTMLAttributes<QuantityInputElement>, QuantityInputElement> & Partial<Pick<QuantityInputElement, 'minQty' | 'maxQty' | 'stepQty' | 'name' | 'value'>>
      'radio-toggle': DetailedHTMLProps<HTMLAttributes<RadioToggleElement>, RadioToggleElement>
      'search-select': DetailedHTMLProps<HTMLAttributes<SearchSelectElement>, SearchSelectElement> & Partial<Pick<SearchSelectElement, 'threshold' | 'placeholder'>>
      'bigger-link': DetailedHTMLProps<HTMLAttributes<BiggerLinkElement>, BiggerLinkElement> & Partial<Pick<BiggerLinkElement, 'guard'>>
      'initial-loader': DetailedHTMLProps<HTMLAttributes<InitialLoaderElement>, InitialLoaderElement> & Partial<Pick<InitialLoaderElement, 'delay' | 'limit'>>
      'language-switch': DetailedHTMLProps<HTMLAttributes<LanguageSwitchElement>, LanguageSwitchElement> & Partial<Pick<LanguageSwitchElement, 'cultures' | 'current' | 'variant'>>
      'loading-bar': DetailedHTMLProps<HTMLAttributes<LoadingBarElement>, LoadingBarElement>
      'page-fragment': DetailedHTMLProps<HTMLAttributes<PageFragmentElement>, PageFragmentElement> & Partial<Pick<PageFragmentElement, 'src' | 'lazy' | 'noCache'>>
      'page-loader': DetailedHTMLProps<HTMLAttributes<PageLoaderElement>, PageLoaderElement> & Partial<Pick<PageLoaderElement, 'delay' | 'slowAfter' | 'timeOut' | 'homeClass' | 'loginMode' | 'anchorDuration' | 'anchorOffset' | 'sameOriginLinks' | 'prefetch' | 'viewTransitions'>>
      'scroll-reveal': DetailedHTMLProps<HTMLAttributes<ScrollRevealElement>, ScrollRevealElement> & Partial<Pick<ScrollRevealElement, 'animation' | 'ratio'>>
      'add-to-cart': DetailedHTMLProps<HTMLAttributes<AddToCartElement>, AddToCartElement> & Partial<Pick<AddToCartElement, 'productVariantId' | 'name' | 'quantity' | 'for' | 'sku' | 'price' | 'currencyCode'>>
      'colour-swatches': DetailedHTMLProps<HTMLAttributes<ColourSwatchesElement>, ColourSwatchesElement> & Partial<Pick<ColourSwatchesElement, 'attributeId' | 'allowUnavailable' | 'swatches'>>
      'product-variations': DetailedHTMLProps<HTMLAttributes<ProductVariationsElement>, ProductVariationsElement> & Partial<Pick<ProductVariationsElement, 'productId' | 'variantId' | 'keepAddress'>>
      'confirm-dialog': DetailedHTMLProps<HTMLAttributes<ConfirmDialogElement>, ConfirmDialogElement> & Partial<Pick<ConfirmDialogElement, 'message' | 'heading' | 'confirmLabel' | 'cancelLabel'>>
      'copy-button': DetailedHTMLProps<HTMLAttributes<CopyButtonElement>, CopyButtonElement> & Partial<Pick<CopyButtonElement, 'text' | 'for'>>
      'main-nav': DetailedHTMLProps<HTMLAttributes<MainNavElement>, MainNavElement> & Partial<Pick<MainNavElement, 'offset'>>
      'mobile-nav': DetailedHTMLProps<HTMLAttributes<MobileNavElement>, MobileNavElement> & Partial<Pick<MobileNavElement, 'openClass' | 'breakpoint'>>
      'modal-dialog': DetailedHTMLProps<HTMLAttributes<ModalDialogElement>, ModalDialogElement> & Partial<Pick<ModalDialogElement, 'heading' | 'size' | 'open'>>
      'modal-link': DetailedHTMLProps<HTMLAttributes<ModalLinkElement>, ModalLinkElement> & Partial<Pick<ModalLinkElement, 'heading' | 'size'>>
      'notice-stack': DetailedHTMLProps<HTMLAttributes<NoticeStackElement>, NoticeStackElement> & Partial<Pick<NoticeStackElement, 'position' | 'timeout'>>
      'side-panel': DetailedHTMLProps<HTMLAttributes<SidePanelElement>, SidePanelElement> & Partial<Pick<SidePanelElement, 'kind' | 'side' | 'open' | 'heading'>>
      'social-share': DetailedHTMLProps<HTMLAttributes<SocialShareElement>, SocialShareElement> & Partial<Pick<SocialShareElement, 'networks' | 'url' | 'text'>>
      'tab-set': DetailedHTMLProps<HTMLAttributes<TabSetElement>, TabSetElement> & Partial<Pick<TabSetElement, 'active'>>
    }
  }
}
