// Generated from the definitions of the tags by `npm run docs`. Do not edit.
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
  LoginFormElement,
  RegisterFormElement,
  CartConfirmElement,
  CartSummaryElement,
  ShopCartElement,
  BrandCarouselElement,
  CategoryNavElement,
  FilterItemElement,
  ListPaginationElement,
  ListToolbarElement,
  ProductFiltersElement,
  ProductListElement,
  ProductSearchElement,
  ProductSliderElement,
  QuickViewElement,
  ReferenceSearchElement,
  SelectedFiltersElement,
  TagSearchElement,
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
  ImageOverlayElement,
  ImageZoomElement,
  LogoCarouselElement,
  CustomerSearchElement,
  PrepaidCustomersElement,
  BiggerLinkElement,
  InitialLoaderElement,
  LanguageSwitchElement,
  LoadingBarElement,
  PageFragmentElement,
  PageLoaderElement,
  ScrollRevealElement,
  AddToCartElement,
  ColourSwatchesElement,
  CustomerReferenceElement,
  DegressivePriceElement,
  ProductGalleryElement,
  ProductSpinElement,
  ProductVariationsElement,
  SaleCountdownElement,
  StockNotifyElement,
  WarehouseStockElement,
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
      'brand-carousel': DetailedHTMLProps<HTMLAttributes<BrandCarouselElement>, BrandCarouselElement> & Partial<Pick<BrandCarouselElement, 'items'>>
      'category-nav': DetailedHTMLProps<HTMLAttributes<CategoryNavElement>, CategoryNavElement> & Partial<Pick<CategoryNavElement, 'current' | 'collapsed'>>
      'filter-item': DetailedHTMLProps<HTMLAttributes<FilterItemElement>, FilterItemElement> & Partial<Pick<FilterItemElement, 'name' | 'value' | 'attributeId' | 'single'>>
      'list-pagination': DetailedHTMLProps<HTMLAttributes<ListPaginationElement>, ListPaginationElement> & Partial<Pick<ListPaginationElement, 'page' | 'pages' | 'param' | 'label'>>
      'list-toolbar': DetailedHTMLProps<HTMLAttributes<ListToolbarElement>, ListToolbarElement> & Partial<Pick<ListToolbarElement, 'sorts' | 'sizes'>>
      'product-filters': DetailedHTMLProps<HTMLAttributes<ProductFiltersElement>, ProductFiltersElement> & Partial<Pick<ProductFiltersElement, 'brandId' | 'categoryId' | 'q' | 'currentFilter' | 'refreshOnClick' | 'autoSubmit' | 'theme'>>
      'product-list': DetailedHTMLProps<HTMLAttributes<ProductListElement>, ProductListElement> & Partial<Pick<ProductListElement, 'display' | 'wishlist' | 'birthlist'>>
      'product-search': DetailedHTMLProps<HTMLAttributes<ProductSearchElement>, ProductSearchElement> & Partial<Pick<ProductSearchElement, 'minLength' | 'results' | 'accuracy' | 'limit' | 'photoUrl'>>
      'product-slider': DetailedHTMLProps<HTMLAttributes<ProductSliderElement>, ProductSliderElement> & Partial<Pick<ProductSliderElement, 'slides' | 'autoplay' | 'speed'>>
      'quick-view': DetailedHTMLProps<HTMLAttributes<QuickViewElement>, QuickViewElement> & Partial<Pick<QuickViewElement, 'src' | 'open'>>
      'reference-search': DetailedHTMLProps<HTMLAttributes<ReferenceSearchElement>, ReferenceSearchElement> & Partial<Pick<ReferenceSearchElement, 'minLength' | 'pageSize'>>
      'selected-filters': DetailedHTMLProps<HTMLAttributes<SelectedFiltersElement>, SelectedFiltersElement>
      'tag-search': DetailedHTMLProps<HTMLAttributes<TagSearchElement>, TagSearchElement>
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
      'image-overlay': DetailedHTMLProps<HTMLAttributes<ImageOverlayElement>, ImageOverlayElement> & Partial<Pick<ImageOverlayElement, 'interval'>>
      'image-zoom': DetailedHTMLProps<HTMLAttributes<ImageZoomElement>, ImageZoomElement> & Partial<Pick<ImageZoomElement, 'src' | 'offset'>>
      'logo-carousel': DetailedHTMLProps<HTMLAttributes<LogoCarouselElement>, LogoCarouselElement> & Partial<Pick<LogoCarouselElement, 'slides' | 'autoplay' | 'speed'>>
      'customer-search': DetailedHTMLProps<HTMLAttributes<CustomerSearchElement>, CustomerSearchElement> & Partial<Pick<CustomerSearchElement, 'minLength' | 'for'>>
      'prepaid-customers': DetailedHTMLProps<HTMLAttributes<PrepaidCustomersElement>, PrepaidCustomersElement> & Partial<Pick<PrepaidCustomersElement, 'prepaidAccountId'>>
      'bigger-link': DetailedHTMLProps<HTMLAttributes<BiggerLinkElement>, BiggerLinkElement> & Partial<Pick<BiggerLinkElement, 'guard'>>
      'initial-loader': DetailedHTMLProps<HTMLAttributes<InitialLoaderElement>, InitialLoaderElement> & Partial<Pick<InitialLoaderElement, 'delay' | 'limit'>>
      'language-switch': DetailedHTMLProps<HTMLAttributes<LanguageSwitchElement>, LanguageSwitchElement> & Partial<Pick<LanguageSwitchElement, 'cultures' | 'current' | 'variant'>>
      'loading-bar': DetailedHTMLProps<HTMLAttributes<LoadingBarElement>, LoadingBarElement>
      'page-fragment': DetailedHTMLProps<HTMLAttributes<PageFragmentElement>, PageFragmentElement> & Partial<Pick<PageFragmentElement, 'src' | 'lazy' | 'noCache'>>
      'page-loader': DetailedHTMLProps<HTMLAttributes<PageLoaderElement>, PageLoaderElement> & Partial<Pick<PageLoaderElement, 'delay' | 'slowAfter' | 'timeOut' | 'homeClass' | 'loginMode' | 'anchorDuration' | 'anchorOffset' | 'sameOriginLinks' | 'prefetch' | 'viewTransitions'>>
      'scroll-reveal': DetailedHTMLProps<HTMLAttributes<ScrollRevealElement>, ScrollRevealElement> & Partial<Pick<ScrollRevealElement, 'animation' | 'ratio'>>
      'add-to-cart': DetailedHTMLProps<HTMLAttributes<AddToCartElement>, AddToCartElement> & Partial<Pick<AddToCartElement, 'productVariantId' | 'name' | 'quantity' | 'for' | 'sku' | 'price' | 'currencyCode'>>
      'colour-swatches': DetailedHTMLProps<HTMLAttributes<ColourSwatchesElement>, ColourSwatchesElement> & Partial<Pick<ColourSwatchesElement, 'attributeId' | 'allowUnavailable' | 'swatches'>>
      'customer-reference': DetailedHTMLProps<HTMLAttributes<CustomerReferenceElement>, CustomerReferenceElement> & Partial<Pick<CustomerReferenceElement, 'productId' | 'variantId' | 'notice'>>
      'degressive-price': DetailedHTMLProps<HTMLAttributes<DegressivePriceElement>, DegressivePriceElement> & Partial<Pick<DegressivePriceElement, 'productVariantId'>>
      'product-gallery': DetailedHTMLProps<HTMLAttributes<ProductGalleryElement>, ProductGalleryElement> & Partial<Pick<ProductGalleryElement, 'layout' | 'productId' | 'variantId'>>
      'product-spin': DetailedHTMLProps<HTMLAttributes<ProductSpinElement>, ProductSpinElement> & Partial<Pick<ProductSpinElement, 'frames' | 'widths' | 'autoplay' | 'delay'>>
      'product-variations': DetailedHTMLProps<HTMLAttributes<ProductVariationsElement>, ProductVariationsElement> & Partial<Pick<ProductVariationsElement, 'productId' | 'variantId' | 'keepAddress'>>
      'sale-countdown': DetailedHTMLProps<HTMLAttributes<SaleCountdownElement>, SaleCountdownElement> & Partial<Pick<SaleCountdownElement, 'endTime' | 'utcOffset' | 'serverNow' | 'callback'>>
      'stock-notify': DetailedHTMLProps<HTMLAttributes<StockNotifyElement>, StockNotifyElement> & Partial<Pick<StockNotifyElement, 'productVariantId' | 'path'>>
      'warehouse-stock': DetailedHTMLProps<HTMLAttributes<WarehouseStockElement>, WarehouseStockElement> & Partial<Pick<WarehouseStockElement, 'productId' | 'variantId' | 'allWarehouses'>>
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
