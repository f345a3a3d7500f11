// Generated from the definitions of the tags by `npm run docs`. Do not edit.
import type { DetailedHTMLProps, HTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import type {
  Filters,
  AuthenticatorQrElement,
  ChangePasswordElement,
  EditCustomerElement,
  ForgotPasswordElement,
  LoginFormElement,
  RegisterFormElement,
  TwoFactorElement,
  AssetPickerElement,
  AssetsWidgetElement,
  CropDialogElement,
  FileUploadElement,
  FolderTreeElement,
  ImageUploadElement,
  CartConfirmElement,
  CartDrawerElement,
  CartSummaryElement,
  CityTypeaheadElement,
  CouponFormElement,
  CouponListElement,
  CurrencySwitchElement,
  GiftCardElement,
  SavedItemsElement,
  ShopCartElement,
  TaxCountryElement,
  BrandCarouselElement,
  CategoryNavElement,
  FilterItemElement,
  ListPaginationElement,
  ListToolbarElement,
  LoadMoreElement,
  ProductFiltersElement,
  ProductListElement,
  ProductSearchElement,
  ProductSliderElement,
  QuickViewElement,
  ReferenceSearchElement,
  SelectedFiltersElement,
  TagSearchElement,
  AddressFormElement,
  AddressPickerElement,
  CardPaymentElement,
  MakePaymentElement,
  OneStepCheckoutElement,
  PaymentMethodsElement,
  PickupSearchElement,
  ShippingOptionsElement,
  VatCheckElement,
  ConsentBannerElement,
  ConsentModalElement,
  ConsentStatusElement,
  CookieLawElement,
  ContactFormElement,
  NewsCalendarElement,
  NewsGalleryElement,
  NewsListElement,
  NewsTickerElement,
  PopupBannerElement,
  PopupModalElement,
  ShopMapElement,
  AjaxFormElement,
  DatePickerElement,
  FakeSelectElement,
  FloatLabelElement,
  FormValidatorElement,
  NumberInputElement,
  QuantityInputElement,
  RadioToggleElement,
  SearchSelectElement,
  BannerSliderElement,
  ImageOverlayElement,
  ImageZoomElement,
  LogoCarouselElement,
  VideoModalElement,
  CustomerSearchElement,
  DeliveryChangeElement,
  OrderLineElement,
  OrderListElement,
  PrepaidAccountElement,
  PrepaidCustomersElement,
  RefundRequestElement,
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
  ProductReviewsElement,
  ProductSpinElement,
  ProductVariationsElement,
  ReviewFormElement,
  SaleCountdownElement,
  StickyBuyElement,
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
  BirthListElement,
  WishQuantityElement,
  WishlistButtonElement,
  WishlistCountElement,
  WishlistModalElement,
  WishlistNavElement,
  WishlistPageElement,
} from './elements.js'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'authenticator-qr': DetailedHTMLProps<HTMLAttributes<AuthenticatorQrElement>, AuthenticatorQrElement> & Partial<Pick<AuthenticatorQrElement, 'uri'>>
      'change-password': DetailedHTMLProps<HTMLAttributes<ChangePasswordElement>, ChangePasswordElement>
      'edit-customer': DetailedHTMLProps<HTMLAttributes<EditCustomerElement>, EditCustomerElement>
      'forgot-password': DetailedHTMLProps<HTMLAttributes<ForgotPasswordElement>, ForgotPasswordElement>
      'login-form': DetailedHTMLProps<HTMLAttributes<LoginFormElement>, LoginFormElement> & Partial<Pick<LoginFormElement, 'returnUrl' | 'mode'>>
      'register-form': DetailedHTMLProps<HTMLAttributes<RegisterFormElement>, RegisterFormElement>
      'two-factor': DetailedHTMLProps<HTMLAttributes<TwoFactorElement>, TwoFactorElement> & Partial<Pick<TwoFactorElement, 'src'>>
      'asset-picker': DetailedHTMLProps<HTMLAttributes<AssetPickerElement>, AssetPickerElement> & Partial<Pick<AssetPickerElement, 'rootFolderId' | 'folderId' | 'for'>>
      'assets-widget': DetailedHTMLProps<HTMLAttributes<AssetsWidgetElement>, AssetsWidgetElement> & Partial<Pick<AssetsWidgetElement, 'uniqueId' | 'fileTypes' | 'maxSize' | 'resumable'>>
      'crop-dialog': DetailedHTMLProps<HTMLAttributes<CropDialogElement>, CropDialogElement> & Partial<Pick<CropDialogElement, 'src' | 'tmpName' | 'name' | 'cropWidth' | 'cropHeight' | 'keepOriginal' | 'uploadUrl' | 'fieldName'>>
      'file-upload': DetailedHTMLProps<HTMLAttributes<FileUploadElement>, FileUploadElement> & Partial<Pick<FileUploadElement, 'uniqueId' | 'multiple' | 'accept' | 'maxSize' | 'maxFiles' | 'resumable' | 'inLibrary'>>
      'folder-tree': DetailedHTMLProps<HTMLAttributes<FolderTreeElement>, FolderTreeElement> & Partial<Pick<FolderTreeElement, 'rootFolderId' | 'current' | 'movable'>>
      'image-upload': DetailedHTMLProps<HTMLAttributes<ImageUploadElement>, ImageUploadElement> & Partial<Pick<ImageUploadElement, 'uniqueId' | 'cropWidth' | 'cropHeight' | 'accept' | 'maxSize' | 'keepOriginal' | 'resumable'>>
      'cart-confirm': DetailedHTMLProps<HTMLAttributes<CartConfirmElement>, CartConfirmElement> & Partial<Pick<CartConfirmElement, 'href' | 'tax'>>
      'cart-drawer': DetailedHTMLProps<HTMLAttributes<CartDrawerElement>, CartDrawerElement> & Partial<Pick<CartDrawerElement, 'src' | 'opens'>>
      'cart-summary': DetailedHTMLProps<HTMLAttributes<CartSummaryElement>, CartSummaryElement> & Partial<Pick<CartSummaryElement, 'tax' | 'href' | 'count' | 'amount'>>
      'city-typeahead': DetailedHTMLProps<HTMLAttributes<CityTypeaheadElement>, CityTypeaheadElement> & Partial<Pick<CityTypeaheadElement, 'countryId' | 'minLength'>>
      'coupon-form': DetailedHTMLProps<HTMLAttributes<CouponFormElement>, CouponFormElement> & Partial<Pick<CouponFormElement, 'code'>>
      'coupon-list': DetailedHTMLProps<HTMLAttributes<CouponListElement>, CouponListElement> & Partial<Pick<CouponListElement, 'userId'>>
      'currency-switch': DetailedHTMLProps<HTMLAttributes<CurrencySwitchElement>, CurrencySwitchElement> & Partial<Pick<CurrencySwitchElement, 'current'>>
      'gift-card': DetailedHTMLProps<HTMLAttributes<GiftCardElement>, GiftCardElement> & Partial<Pick<GiftCardElement, 'itemKey' | 'name'>>
      'saved-items': DetailedHTMLProps<HTMLAttributes<SavedItemsElement>, SavedItemsElement>
      'shop-cart': DetailedHTMLProps<HTMLAttributes<ShopCartElement>, ShopCartElement> & Partial<Pick<ShopCartElement, 'fetchItems' | 'src'>>
      'tax-country': DetailedHTMLProps<HTMLAttributes<TaxCountryElement>, TaxCountryElement> & Partial<Pick<TaxCountryElement, 'current' | 'refetch'>>
      'brand-carousel': DetailedHTMLProps<HTMLAttributes<BrandCarouselElement>, BrandCarouselElement> & Partial<Pick<BrandCarouselElement, 'items'>>
      'category-nav': DetailedHTMLProps<HTMLAttributes<CategoryNavElement>, CategoryNavElement> & Partial<Pick<CategoryNavElement, 'current' | 'collapsed'>>
      'filter-item': DetailedHTMLProps<HTMLAttributes<FilterItemElement>, FilterItemElement> & Partial<Pick<FilterItemElement, 'name' | 'value' | 'attributeId' | 'single'>>
      'list-pagination': DetailedHTMLProps<HTMLAttributes<ListPaginationElement>, ListPaginationElement> & Partial<Pick<ListPaginationElement, 'page' | 'pages' | 'outer' | 'param' | 'label'>>
      'list-toolbar': DetailedHTMLProps<HTMLAttributes<ListToolbarElement>, ListToolbarElement> & Partial<Pick<ListToolbarElement, 'sorts' | 'sizes'>>
      'load-more': DetailedHTMLProps<HTMLAttributes<LoadMoreElement>, LoadMoreElement> & Partial<Pick<LoadMoreElement, 'for' | 'page' | 'pages' | 'from' | 'param' | 'first' | 'shown' | 'total'>>
      'product-filters': DetailedHTMLProps<HTMLAttributes<ProductFiltersElement>, ProductFiltersElement> & Partial<Pick<ProductFiltersElement, 'brandId' | 'categoryId' | 'q' | 'currentFilter' | 'refreshOnClick' | 'autoSubmit' | 'theme'>>
      'product-list': DetailedHTMLProps<HTMLAttributes<ProductListElement>, ProductListElement> & Partial<Pick<ProductListElement, 'display' | 'wishlist' | 'birthlist'>>
      'product-search': DetailedHTMLProps<HTMLAttributes<ProductSearchElement>, ProductSearchElement> & Partial<Pick<ProductSearchElement, 'minLength' | 'results' | 'accuracy' | 'limit' | 'photoUrl'>>
      'product-slider': DetailedHTMLProps<HTMLAttributes<ProductSliderElement>, ProductSliderElement> & Partial<Pick<ProductSliderElement, 'slides' | 'autoplay' | 'speed'>>
      'quick-view': DetailedHTMLProps<HTMLAttributes<QuickViewElement>, QuickViewElement> & Partial<Pick<QuickViewElement, 'src' | 'open'>>
      'reference-search': DetailedHTMLProps<HTMLAttributes<ReferenceSearchElement>, ReferenceSearchElement> & Partial<Pick<ReferenceSearchElement, 'minLength' | 'pageSize'>>
      'selected-filters': DetailedHTMLProps<HTMLAttributes<SelectedFiltersElement>, SelectedFiltersElement>
      'tag-search': DetailedHTMLProps<HTMLAttributes<TagSearchElement>, TagSearchElement>
      'address-form': DetailedHTMLProps<HTMLAttributes<AddressFormElement>, AddressFormElement> & Partial<Pick<AddressFormElement, 'src'>>
      'address-picker': DetailedHTMLProps<HTMLAttributes<AddressPickerElement>, AddressPickerElement> & Partial<Pick<AddressPickerElement, 'inputname' | 'type' | 'dataSelectedAddressId' | 'hasCreation' | 'hasEdit' | 'src'>>
      'card-payment': DetailedHTMLProps<HTMLAttributes<CardPaymentElement>, CardPaymentElement> & Partial<Pick<CardPaymentElement, 'adapter' | 'requireHolder' | 'requireBilling' | 'authorised'>>
      'make-payment': DetailedHTMLProps<HTMLAttributes<MakePaymentElement>, MakePaymentElement> & Partial<Pick<MakePaymentElement, 'prepaidAccountId'>>
      'one-step-checkout': DetailedHTMLProps<HTMLAttributes<OneStepCheckoutElement>, OneStepCheckoutElement> & Partial<Pick<OneStepCheckoutElement, 'draft' | 'purchase' | 'src'>>
      'payment-methods': DetailedHTMLProps<HTMLAttributes<PaymentMethodsElement>, PaymentMethodsElement> & Partial<Pick<PaymentMethodsElement, 'selected'>>
      'pickup-search': DetailedHTMLProps<HTMLAttributes<PickupSearchElement>, PickupSearchElement> & Partial<Pick<PickupSearchElement, 'shippingMethodId' | 'carrier' | 'carrierGatewayId' | 'countryId' | 'countryCode' | 'city' | 'postCode' | 'address' | 'radius' | 'maxListSize' | 'places' | 'tiles' | 'tilesAttribution' | 'returnUrl'>>
      'shipping-options': DetailedHTMLProps<HTMLAttributes<ShippingOptionsElement>, ShippingOptionsElement> & Partial<Pick<ShippingOptionsElement, 'methodId' | 'countryCode' | 'src'>>
      'vat-check': DetailedHTMLProps<HTMLAttributes<VatCheckElement>, VatCheckElement> & Partial<Pick<VatCheckElement, 'countryId' | 'customerId' | 'lastResult'>>
      'consent-banner': DetailedHTMLProps<HTMLAttributes<ConsentBannerElement>, ConsentBannerElement> & Partial<Pick<ConsentBannerElement, 'stamp' | 'cookieName'>>
      'consent-modal': DetailedHTMLProps<HTMLAttributes<ConsentModalElement>, ConsentModalElement> & Partial<Pick<ConsentModalElement, 'stamp' | 'cookieName'>>
      'consent-status': DetailedHTMLProps<HTMLAttributes<ConsentStatusElement>, ConsentStatusElement>
      'cookie-law': DetailedHTMLProps<HTMLAttributes<CookieLawElement>, CookieLawElement> & Partial<Pick<CookieLawElement, 'cookieName'>>
      'contact-form': DetailedHTMLProps<HTMLAttributes<ContactFormElement>, ContactFormElement>
      'news-calendar': DetailedHTMLProps<HTMLAttributes<NewsCalendarElement>, NewsCalendarElement> & Partial<Pick<NewsCalendarElement, 'categoryIds' | 'displayChildren' | 'posts' | 'month' | 'year' | 'day' | 'href'>>
      'news-gallery': DetailedHTMLProps<HTMLAttributes<NewsGalleryElement>, NewsGalleryElement> & Partial<Pick<NewsGalleryElement, 'interval'>>
      'news-list': DetailedHTMLProps<HTMLAttributes<NewsListElement>, NewsListElement> & Partial<Pick<NewsListElement, 'layout' | 'categoryIds' | 'displayChildren' | 'posts'>>
      'news-ticker': DetailedHTMLProps<HTMLAttributes<NewsTickerElement>, NewsTickerElement> & Partial<Pick<NewsTickerElement, 'slides' | 'autoplay' | 'speed'>>
      'popup-banner': DetailedHTMLProps<HTMLAttributes<PopupBannerElement>, PopupBannerElement> & Partial<Pick<PopupBannerElement, 'popupId' | 'endDatetime' | 'delay' | 'label'>>
      'popup-modal': DetailedHTMLProps<HTMLAttributes<PopupModalElement>, PopupModalElement> & Partial<Pick<PopupModalElement, 'popupId' | 'endDatetime' | 'delay' | 'heading' | 'size'>>
      'shop-map': DetailedHTMLProps<HTMLAttributes<ShopMapElement>, ShopMapElement> & Partial<Pick<ShopMapElement, 'center' | 'type' | 'zoom' | 'icon' | 'markers' | 'fitBounds' | 'controls' | 'tiles' | 'tilesAttribution' | 'provider' | 'mapsKey' | 'mapsScript' | 'consent'>>
      'ajax-form': DetailedHTMLProps<HTMLAttributes<AjaxFormElement>, AjaxFormElement> & Partial<Pick<AjaxFormElement, 'update' | 'noLoader'>>
      'date-picker': DetailedHTMLProps<HTMLAttributes<DatePickerElement>, DatePickerElement> & Partial<Pick<DatePickerElement, 'min' | 'max' | 'disabledDays'>>
      'fake-select': DetailedHTMLProps<HTMLAttributes<FakeSelectElement>, FakeSelectElement> & Partial<Pick<FakeSelectElement, 'placeholder'>>
      'float-label': DetailedHTMLProps<HTMLAttributes<FloatLabelElement>, FloatLabelElement>
      'form-validator': DetailedHTMLProps<HTMLAttributes<FormValidatorElement>, FormValidatorElement> & Partial<Pick<FormValidatorElement, 'scroll-top'>>
      'number-input': DetailedHTMLProps<HTMLAttributes<NumberInputElement>, NumberInputElement> & Partial<Pick<NumberInputElement, 'step'>>
      'quantity-input': DetailedHTMLProps<HTMLAttributes<QuantityInputElement>, QuantityInputElement> & Partial<Pick<QuantityInputElement, 'minQty' | 'maxQty' | 'stepQty' | 'productName' | 'name' | 'value'>>
      'radio-toggle': DetailedHTMLProps<HTMLAttributes<RadioToggleElement>, RadioToggleElement>
      'search-select': DetailedHTMLProps<HTMLAttributes<SearchSelectElement>, SearchSelectElement> & Partial<Pick<SearchSelectElement, 'threshold' | 'placeholder'>>
      'banner-slider': DetailedHTMLProps<HTMLAttributes<BannerSliderElement>, BannerSliderElement> & Partial<Pick<BannerSliderElement, 'autoplay' | 'speed' | 'consent'>>
      'image-overlay': DetailedHTMLProps<HTMLAttributes<ImageOverlayElement>, ImageOverlayElement> & Partial<Pick<ImageOverlayElement, 'interval'>>
      'image-zoom': DetailedHTMLProps<HTMLAttributes<ImageZoomElement>, ImageZoomElement> & Partial<Pick<ImageZoomElement, 'src' | 'offset'>>
      'logo-carousel': DetailedHTMLProps<HTMLAttributes<LogoCarouselElement>, LogoCarouselElement> & Partial<Pick<LogoCarouselElement, 'slides' | 'autoplay' | 'speed'>>
      'video-modal': DetailedHTMLProps<HTMLAttributes<VideoModalElement>, VideoModalElement> & Partial<Pick<VideoModalElement, 'src' | 'provider' | 'heading' | 'captions' | 'captionsLang' | 'poster' | 'consent'>>
      'customer-search': DetailedHTMLProps<HTMLAttributes<CustomerSearchElement>, CustomerSearchElement> & Partial<Pick<CustomerSearchElement, 'minLength' | 'for'>>
      'delivery-change': DetailedHTMLProps<HTMLAttributes<DeliveryChangeElement>, DeliveryChangeElement> & Partial<Pick<DeliveryChangeElement, 'orderId' | 'doneLabel'>>
      'order-line': DetailedHTMLProps<HTMLAttributes<OrderLineElement>, OrderLineElement> & Partial<Pick<OrderLineElement, 'itemKey' | 'orderId' | 'itemOrigin' | 'name' | 'quantity' | 'price' | 'currencyCode'>>
      'order-list': DetailedHTMLProps<HTMLAttributes<OrderListElement>, OrderListElement>
      'prepaid-account': DetailedHTMLProps<HTMLAttributes<PrepaidAccountElement>, PrepaidAccountElement> & Partial<Pick<PrepaidAccountElement, 'prepaidAccountId' | 'update'>>
      'prepaid-customers': DetailedHTMLProps<HTMLAttributes<PrepaidCustomersElement>, PrepaidCustomersElement> & Partial<Pick<PrepaidCustomersElement, 'prepaidAccountId'>>
      'refund-request': DetailedHTMLProps<HTMLAttributes<RefundRequestElement>, RefundRequestElement> & Partial<Pick<RefundRequestElement, 'currencyCode'>>
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
      'product-reviews': DetailedHTMLProps<HTMLAttributes<ProductReviewsElement>, ProductReviewsElement> & Partial<Pick<ProductReviewsElement, 'productId' | 'src'>>
      'product-spin': DetailedHTMLProps<HTMLAttributes<ProductSpinElement>, ProductSpinElement> & Partial<Pick<ProductSpinElement, 'frames' | 'widths' | 'autoplay' | 'delay'>>
      'product-variations': DetailedHTMLProps<HTMLAttributes<ProductVariationsElement>, ProductVariationsElement> & Partial<Pick<ProductVariationsElement, 'productId' | 'variantId' | 'keepAddress'>>
      'review-form': DetailedHTMLProps<HTMLAttributes<ReviewFormElement>, ReviewFormElement>
      'sale-countdown': DetailedHTMLProps<HTMLAttributes<SaleCountdownElement>, SaleCountdownElement> & Partial<Pick<SaleCountdownElement, 'endTime' | 'utcOffset' | 'serverNow' | 'callback'>>
      'sticky-buy': DetailedHTMLProps<HTMLAttributes<StickyBuyElement>, StickyBuyElement> & Partial<Pick<StickyBuyElement, 'for' | 'media'>>
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
      'birth-list': DetailedHTMLProps<HTMLAttributes<BirthListElement>, BirthListElement> & Partial<Pick<BirthListElement, 'path'>>
      'wish-quantity': DetailedHTMLProps<HTMLAttributes<WishQuantityElement>, WishQuantityElement> & Partial<Pick<WishQuantityElement, 'rowId' | 'quantity' | 'name'>>
      'wishlist-button': DetailedHTMLProps<HTMLAttributes<WishlistButtonElement>, WishlistButtonElement> & Partial<Pick<WishlistButtonElement, 'productVariantId' | 'path' | 'present'>>
      'wishlist-count': DetailedHTMLProps<HTMLAttributes<WishlistCountElement>, WishlistCountElement> & Partial<Pick<WishlistCountElement, 'count'>>
      'wishlist-modal': DetailedHTMLProps<HTMLAttributes<WishlistModalElement>, WishlistModalElement> & Partial<Pick<WishlistModalElement, 'productVariantId' | 'path' | 'kind'>>
      'wishlist-nav': DetailedHTMLProps<HTMLAttributes<WishlistNavElement>, WishlistNavElement> & Partial<Pick<WishlistNavElement, 'activeId' | 'path'>>
      'wishlist-page': DetailedHTMLProps<HTMLAttributes<WishlistPageElement>, WishlistPageElement> & Partial<Pick<WishlistPageElement, 'wishlistId' | 'path'>>
    }
  }
}

type Own<E> = {
  /** The element, with the methods of the tag. */
  ref?: Ref<E> | undefined
  /** HTML of the server for the inside of the tag; later HTML is merged into the present one. */
  html?: string | undefined
  /** The same as JSX. Only its HTML is used; the tag owns the nodes after that. */
  children?: ReactNode
  /** When the code of the tag is fetched. */
  load?: string | undefined
}

/** Attributes of a tag; without a value, one is left away. */
type Given<E> = { [Name in keyof E]?: E[Name] | null | false | undefined }

/** A tag as a component of React. */
export type TagComponent<E, Attributes, Events> = (
  props: Own<E> & Attributes & Events & Omit<HTMLAttributes<E>, keyof (Own<E> & Attributes & Events)>,
) => ReactElement

/** Shows an `otpauth` address as a QR code that an authenticator app can scan. */
export declare const AuthenticatorQr: TagComponent<AuthenticatorQrElement, Given<Pick<AuthenticatorQrElement, 'uri'>>, object>
/** Sends the form inside it that sets a password, can show it, and says how hard it is to guess. */
export declare const ChangePassword: TagComponent<ChangePasswordElement, object, {
  /** The shop took the new password. */
  'onFormSent'?: ((event: CustomEvent<{ uri: string }>) => void) | undefined
}>
/** Opens the form of a customer in a modal, and sends it in place. */
export declare const EditCustomer: TagComponent<EditCustomerElement, object, {
  /** The shop has kept the customer. The page is fetched again next. */
  'onCustomerSaved'?: ((event: CustomEvent<{ message: string }>) => void) | undefined
}>
/** Sends the form inside it that asks for a new password, and replaces it by the answer of the shop. */
export declare const ForgotPassword: TagComponent<ForgotPasswordElement, object, {
  /** The shop took the form; whether there is such an account is not said. */
  'onFormSent'?: ((event: CustomEvent<{ status: number }>) => void) | undefined
}>
/** Signs the shopper in by the form inside it, and then loads the page that the shopper had requested. */
export declare const LoginForm: TagComponent<LoginFormElement, Given<Pick<LoginFormElement, 'returnUrl' | 'mode'>>, {
  /** The shopper is signed in. */
  'onAuthLogin'?: ((event: CustomEvent<{ returnUrl: string; mode: 'page' | 'modal' }>) => void) | undefined
  /** Before the next page is loaded. Cancel it to stay: a modal closes all the same. */
  'onAuthBeforeReturn'?: ((event: CustomEvent<{ returnUrl: string; mode: 'page' | 'modal' }>) => void) | undefined
}>
/** Sends the form inside it that creates an account, and loads the page that the shop names. */
export declare const RegisterForm: TagComponent<RegisterFormElement, object, {
  /** The shop accepted the form; the next page is loaded. */
  'onFormSent'?: ((event: CustomEvent<{ uri: string }>) => void) | undefined
}>
/** Opens the steps of the two-factor home in a modal, and moves there from one step to the next, and back. */
export declare const TwoFactor: TagComponent<TwoFactorElement, Given<Pick<TwoFactorElement, 'src'>>, {
  /** A step is shown in the modal, or again. */
  'onTwofactorStep'?: ((event: CustomEvent<{ step: string; url: string }>) => void) | undefined
}>
/** Opens the asset library in a modal and fills the fields of a form with the asset that is chosen there. Around the library itself, it shows a folder of any size. */
export declare const AssetPicker: TagComponent<AssetPickerElement, Given<Pick<AssetPickerElement, 'rootFolderId' | 'folderId' | 'for'>>, {
  /** An asset was chosen. */
  'onAssetPicked'?: ((event: CustomEvent<{ id: string; name: string; url: string; thumbnail: string }>) => void) | undefined
}>
/** Keeps one asset in the fields of a form, uploaded or chosen in the library, of the types that a map marks. */
export declare const AssetsWidget: TagComponent<AssetsWidgetElement, Given<Pick<AssetsWidgetElement, 'uniqueId' | 'fileTypes' | 'maxSize' | 'resumable'>>, {
  /** Files were chosen, dropped or pasted. */
  'onUploadChosen'?: ((event: CustomEvent<{ count: number }>) => void) | undefined
  /** A file was compared with the rules, before anything is sent. */
  'onUploadValidated'?: ((event: CustomEvent<{ name: string; error: string }>) => void) | undefined
  /** A file is sent. */
  'onUploadStart'?: ((event: CustomEvent<{ name: string }>) => void) | undefined
  /** The shop has the file. */
  'onUploadDone'?: ((event: CustomEvent<{ name: string }>) => void) | undefined
  /** A file could not be sent; it can be sent again. */
  'onUploadFailed'?: ((event: CustomEvent<{ name: string; status: number }>) => void) | undefined
  /** An asset is in the form. */
  'onAssetAdded'?: ((event: CustomEvent<{ id: string; name: string; url: string }>) => void) | undefined
  /** An asset was taken out of the form. */
  'onAssetRemoved'?: ((event: CustomEvent<{ id: string; name: string }>) => void) | undefined
  /** An asset was given another name. */
  'onAssetRenamed'?: ((event: CustomEvent<{ id: string; name: string }>) => void) | undefined
}>
/** Shows an image in a dialog, where its part of the crop size is chosen by pointer, touch or keys, and has it cropped. */
export declare const CropDialog: TagComponent<CropDialogElement, Given<Pick<CropDialogElement, 'src' | 'tmpName' | 'name' | 'cropWidth' | 'cropHeight' | 'keepOriginal' | 'uploadUrl' | 'fieldName'>>, {
  /** The shop has cropped the image. */
  'onCropDone'?: ((event: CustomEvent<{ id: string; name: string; url: string; thumbnail: string; size: number; width: number; height: number }>) => void) | undefined
  /** The dialog was closed without a choice. */
  'onCropCancel'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Uploads one file or more by button, drop and paste, and keeps them in the fields of a form: named, ordered, removed. */
export declare const FileUpload: TagComponent<FileUploadElement, Given<Pick<FileUploadElement, 'uniqueId' | 'multiple' | 'accept' | 'maxSize' | 'maxFiles' | 'resumable' | 'inLibrary'>>, {
  /** Files were chosen, dropped or pasted. */
  'onUploadChosen'?: ((event: CustomEvent<{ count: number }>) => void) | undefined
  /** A file was compared with the rules, before anything is sent. */
  'onUploadValidated'?: ((event: CustomEvent<{ name: string; error: string }>) => void) | undefined
  /** A file is sent. */
  'onUploadStart'?: ((event: CustomEvent<{ name: string }>) => void) | undefined
  /** The shop has the file. */
  'onUploadDone'?: ((event: CustomEvent<{ name: string }>) => void) | undefined
  /** A file could not be sent; it can be sent again. */
  'onUploadFailed'?: ((event: CustomEvent<{ name: string; status: number }>) => void) | undefined
  /** An asset is in the form. */
  'onAssetAdded'?: ((event: CustomEvent<{ id: string; name: string; url: string }>) => void) | undefined
  /** An asset was taken out of the form. */
  'onAssetRemoved'?: ((event: CustomEvent<{ id: string; name: string }>) => void) | undefined
  /** An asset was given another name. */
  'onAssetRenamed'?: ((event: CustomEvent<{ id: string; name: string }>) => void) | undefined
}>
/** Shows the folders of the asset library as a tree of links with the keys of a tree; folders can be moved if the page allows it. */
export declare const FolderTree: TagComponent<FolderTreeElement, Given<Pick<FolderTreeElement, 'rootFolderId' | 'current' | 'movable'>>, {
  /** A folder’s name was clicked; its link is followed next. */
  'onFolderSelect'?: ((event: CustomEvent<{ id: string; name: string; url: string }>) => void) | undefined
  /** The shop has moved a folder. */
  'onFolderMoved'?: ((event: CustomEvent<{ id: string; parentId: string }>) => void) | undefined
}>
/** Uploads an image of a crop size: of a larger image, the part that the shopper chooses; a smaller one is refused. The preview can be turned. */
export declare const ImageUpload: TagComponent<ImageUploadElement, Given<Pick<ImageUploadElement, 'uniqueId' | 'cropWidth' | 'cropHeight' | 'accept' | 'maxSize' | 'keepOriginal' | 'resumable'>>, {
  /** Files were chosen, dropped or pasted. */
  'onUploadChosen'?: ((event: CustomEvent<{ count: number }>) => void) | undefined
  /** A file was compared with the rules, before anything is sent. */
  'onUploadValidated'?: ((event: CustomEvent<{ name: string; error: string }>) => void) | undefined
  /** A file is sent. */
  'onUploadStart'?: ((event: CustomEvent<{ name: string }>) => void) | undefined
  /** The shop has the file. */
  'onUploadDone'?: ((event: CustomEvent<{ name: string }>) => void) | undefined
  /** A file could not be sent; it can be sent again. */
  'onUploadFailed'?: ((event: CustomEvent<{ name: string; status: number }>) => void) | undefined
  /** An asset is in the form. */
  'onAssetAdded'?: ((event: CustomEvent<{ id: string; name: string; url: string }>) => void) | undefined
  /** An asset was taken out of the form. */
  'onAssetRemoved'?: ((event: CustomEvent<{ id: string; name: string }>) => void) | undefined
  /** An asset was given another name. */
  'onAssetRenamed'?: ((event: CustomEvent<{ id: string; name: string }>) => void) | undefined
  /** The dialog of the crop is open. */
  'onCropOpen'?: ((event: CustomEvent<{ name: string }>) => void) | undefined
}>
/** A modal that confirms an addition to the cart, with the summary of the cart. */
export declare const CartConfirm: TagComponent<CartConfirmElement, Given<Pick<CartConfirmElement, 'href' | 'tax'>>, {
  /** The confirmation closed. */
  'onModalClose'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Shows the items of the cart in a drawer: from a link, after an addition, or both. */
export declare const CartDrawer: TagComponent<CartDrawerElement, Given<Pick<CartDrawerElement, 'src' | 'opens'>>, {
  /** The drawer opened. */
  'onDrawerOpen'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
  /** The drawer closed, by whatever way. */
  'onDrawerClose'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** The link to the cart with its count and amount; follows every change of the cart. */
export declare const CartSummary: TagComponent<CartSummaryElement, Given<Pick<CartSummaryElement, 'tax' | 'href' | 'count' | 'amount'>>, object>
/** Suggests cities for a postal code or a name, and keeps the chosen one for the cart. */
export declare const CityTypeahead: TagComponent<CityTypeaheadElement, Given<Pick<CityTypeaheadElement, 'countryId' | 'minLength'>>, {
  /** A city was chosen; the shop is about to keep it. */
  'onCitySelect'?: ((event: CustomEvent<{ id: string; name: string }>) => void) | undefined
}>
/** Applies a coupon code to the cart and removes it, without leaving the page. */
export declare const CouponForm: TagComponent<CouponFormElement, Given<Pick<CouponFormElement, 'code'>>, {
  /** The shop took the code. */
  'onCouponApplied'?: ((event: CustomEvent<{ code: string }>) => void) | undefined
  /** The cart has no code any more. */
  'onCouponRemoved'?: ((event: CustomEvent<{ code: string }>) => void) | undefined
}>
/** Shows the coupon codes that a shopper may use in a large modal; one click applies one. */
export declare const CouponList: TagComponent<CouponListElement, Given<Pick<CouponListElement, 'userId'>>, {
  /** A code was chosen; it is sent to the shop next. */
  'onCouponSelect'?: ((event: CustomEvent<{ code: string }>) => void) | undefined
}>
/** Changes the currency of all prices; if the shop has a warning, the shopper confirms it first. */
export declare const CurrencySwitch: TagComponent<CurrencySwitchElement, Given<Pick<CurrencySwitchElement, 'current'>>, {
  /** The shop shows its prices in another currency. The page reloads next. */
  'onCurrencyChange'?: ((event: CustomEvent<{ currency: string }>) => void) | undefined
}>
/** The card that is added to an item of the cart, kept until the order; or the list of all cards for a form. */
export declare const GiftCard: TagComponent<GiftCardElement, Given<Pick<GiftCardElement, 'itemKey' | 'name'>>, {
  /** The content of the card has changed. */
  'onGiftcardChange'?: ((event: CustomEvent<{ key: string; for: string; from: string; message: string }>) => void) | undefined
}>
/** The products that a shopper keeps for later: removed without leaving the page, and restored by one press. */
export declare const SavedItems: TagComponent<SavedItemsElement, object, object>
/** The items of the cart: quantities and removals without leaving the page. */
export declare const ShopCart: TagComponent<ShopCartElement, Given<Pick<ShopCartElement, 'fetchItems' | 'src'>>, {
  /** Before a change is sent. Cancel it to stop; the previous quantity is restored. */
  'onCartBeforeChange'?: ((event: CustomEvent<{ itemId: string; quantity: number }>) => void) | undefined
  /** The cart changed. A page script that sends it makes the cart elements refresh. */
  'onShoppingcartsChanged'?: ((event: CustomEvent<{ ItemOriginAndKey: string; ItemName: string }>) => void) | undefined
}>
/** Changes the country whose taxes are in the prices. */
export declare const TaxCountry: TagComponent<TaxCountryElement, Given<Pick<TaxCountryElement, 'current' | 'refetch'>>, {
  /** The prices have the taxes of another country. The page is shown again next. */
  'onTaxcountryChange'?: ((event: CustomEvent<{ country: string }>) => void) | undefined
}>
/** Shows the brands of a shop some at a time, side by side, with buttons to see the others. */
export declare const BrandCarousel: TagComponent<BrandCarouselElement, Given<Pick<BrandCarouselElement, 'items'>>, {
  /** The brands can be moved. */
  'onSliderReady'?: ((event: CustomEvent<{ count: number }>) => void) | undefined
}>
/** The categories beside a list: links, whose branches open and close. */
export declare const CategoryNav: TagComponent<CategoryNavElement, Given<Pick<CategoryNavElement, 'current' | 'collapsed'>>, {
  /** A branch, or the whole, was opened or closed. */
  'onNavToggle'?: ((event: CustomEvent<{ name: string; open: boolean }>) => void) | undefined
}>
/** One value of a filter. A click chooses it, another one removes the choice. */
export declare const FilterItem: TagComponent<FilterItemElement, Given<Pick<FilterItemElement, 'name' | 'value' | 'attributeId' | 'single'>>, {
  /** The shopper chose the value, or took it back. */
  'onFilterToggle'?: ((event: CustomEvent<{ name: string; value: string; attributeId: string; isSelected: boolean }>) => void) | undefined
}>
/** Links to the pages of a list: two on each side of the present one, none on small screens, previous and next. */
export declare const ListPagination: TagComponent<ListPaginationElement, Given<Pick<ListPaginationElement, 'page' | 'pages' | 'outer' | 'param' | 'label'>>, {
  /** A plain click loads another page; `page:before-visit` follows and can be cancelled. */
  'onPageChange'?: ((event: CustomEvent<{ page: number; url: string }>) => void) | undefined
}>
/** Changes the view, the order and the page size of a list as soon as they are chosen. */
export declare const ListToolbar: TagComponent<ListToolbarElement, Given<Pick<ListToolbarElement, 'sorts' | 'sizes'>>, {
  /** A setting was chosen; `page:before-visit` follows and can be cancelled. */
  'onListChange'?: ((event: CustomEvent<{ name: string; value: string; url: string }>) => void) | undefined
}>
/** Adds the items of the next page to a list, and says how many of them are shown. */
export declare const LoadMore: TagComponent<LoadMoreElement, Given<Pick<LoadMoreElement, 'for' | 'page' | 'pages' | 'from' | 'param' | 'first' | 'shown' | 'total'>>, {
  /** A page is about to be loaded and added; can be cancelled. */
  'onListBeforeExtend'?: ((event: CustomEvent<{ page: number; url: string }>) => void) | undefined
  /** The items of a page are in the list; focus is in the first of them. */
  'onListExtended'?: ((event: CustomEvent<{ page: number; count: number; url: string }>) => void) | undefined
  /** The page could not be loaded; the button tries again. */
  'onListExtendError'?: ((event: CustomEvent<{ page: number; kind: string; status: number }>) => void) | undefined
}>
/** Narrows a list by its filters: at once or on submit, beside the list or in a panel of narrow windows. */
export declare const ProductFilters: TagComponent<ProductFiltersElement, Given<Pick<ProductFiltersElement, 'brandId' | 'categoryId' | 'q' | 'currentFilter' | 'refreshOnClick' | 'autoSubmit' | 'theme'>>, {
  /** Another choice was made; the list may still show the one before. */
  'onFiltersChange'?: ((event: CustomEvent<{ filters: Filters; url: string }>) => void) | undefined
  /** The list is asked for; `page:before-visit` follows and can be cancelled. */
  'onFiltersSubmit'?: ((event: CustomEvent<{ filters: Filters; url: string }>) => void) | undefined
}>
/** Lays out a list of products, and shows when other products are loading and when they are shown. */
export declare const ProductList: TagComponent<ProductListElement, Given<Pick<ProductListElement, 'display' | 'wishlist' | 'birthlist'>>, {
  /** The list shows other products, or shows them in another way. */
  'onListChange'?: ((event: CustomEvent<{ display: string; count: number }>) => void) | undefined
}>
/** Suggests products while a shopper types into the search form. */
export declare const ProductSearch: TagComponent<ProductSearchElement, Given<Pick<ProductSearchElement, 'minLength' | 'results' | 'accuracy' | 'limit' | 'photoUrl'>>, {
  /** A shopper searches; the page of the results is about to be loaded. */
  'onSearchSubmit'?: ((event: CustomEvent<{ query: string }>) => void) | undefined
  /** A shopper chose a suggestion; its page is about to be loaded. */
  'onSearchSelect'?: ((event: CustomEvent<{ name: string; url: string }>) => void) | undefined
}>
/** Shows a list of products some at a time, side by side, with buttons to see the others. */
export declare const ProductSlider: TagComponent<ProductSliderElement, Given<Pick<ProductSliderElement, 'slides' | 'autoplay' | 'speed'>>, {
  /** The products can be moved. */
  'onSliderReady'?: ((event: CustomEvent<{ count: number }>) => void) | undefined
  /** Other products are shown. */
  'onSliderChange'?: ((event: CustomEvent<{ index: number }>) => void) | undefined
}>
/** Shows a product inside its list, below its card or row, and hides it again. */
export declare const QuickView: TagComponent<QuickViewElement, Given<Pick<QuickViewElement, 'src' | 'open'>>, {
  /** The view was shown or hidden; its content may still be on its way. */
  'onQuickviewToggle'?: ((event: CustomEvent<{ open: boolean; url: string }>) => void) | undefined
}>
/** Finds products by the stock numbers that a customer has for them, while they are typed. */
export declare const ReferenceSearch: TagComponent<ReferenceSearchElement, Given<Pick<ReferenceSearchElement, 'minLength' | 'pageSize'>>, {
  /** A customer chose a product; its page is about to be loaded. */
  'onSearchSelect'?: ((event: CustomEvent<{ name: string; url: string }>) => void) | undefined
}>
/** The active filters of a list; a click on one removes it. */
export declare const SelectedFilters: TagComponent<SelectedFiltersElement, object, {
  /** A filter was taken off; `page:before-visit` follows and can be cancelled. */
  'onFilterRemove'?: ((event: CustomEvent<{ name: string; value: string; attributeId: string }>) => void) | undefined
}>
/** Changes the order and the kind of the results for a tag as soon as they are chosen. */
export declare const TagSearch: TagComponent<TagSearchElement, object, {
  /** A setting was chosen; `page:before-visit` follows and can be cancelled. */
  'onListChange'?: ((event: CustomEvent<{ name: string; value: string; url: string }>) => void) | undefined
}>
/** Sends an address in place, and shows the fields of its country. */
export declare const AddressForm: TagComponent<AddressFormElement, Given<Pick<AddressFormElement, 'src'>>, {
  /** The shop has kept the address. In a modal, that closes. */
  'onAddressSaved'?: ((event: CustomEvent<{ id: string; type: string }>) => void) | undefined
}>
/** Chooses one of the customer’s addresses; others are added and edited in a modal. */
export declare const AddressPicker: TagComponent<AddressPickerElement, Given<Pick<AddressPickerElement, 'inputname' | 'type' | 'dataSelectedAddressId' | 'hasCreation' | 'hasEdit' | 'src'>>, {
  /** Another address was chosen, by the shopper or by adding it. */
  'onAddressSelect'?: ((event: CustomEvent<{ id: string; type: string }>) => void) | undefined
}>
/** Asks for a card in the fields of a payment provider, and for the bank’s promise before the form is sent. */
export declare const CardPayment: TagComponent<CardPaymentElement, Given<Pick<CardPaymentElement, 'adapter' | 'requireHolder' | 'requireBilling' | 'authorised'>>, {
  /** The fields of the provider can be used. */
  'onPaymentReady'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
  /** The form was not sent, or the fields could not be shown. */
  'onPaymentError'?: ((event: CustomEvent<{ reason: string; message: string }>) => void) | undefined
}>
/** Sends the payment form once, and only when it is valid. */
export declare const MakePayment: TagComponent<MakePaymentElement, Given<Pick<MakePaymentElement, 'prepaidAccountId'>>, {
  /** The form is valid and on its way; its button shows that it is busy. */
  'onPaymentSubmit'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Sends the checkout form once, and only when it is valid. */
export declare const OneStepCheckout: TagComponent<OneStepCheckoutElement, Given<Pick<OneStepCheckoutElement, 'draft' | 'purchase' | 'src'>>, {
  /** The form is valid and on its way; its button shows that it is busy. */
  'onCheckoutSubmit'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
  /** The form is not valid. Nothing is sent, and the page scrolls to the top. */
  'onCheckoutInvalid'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Shows the panel of the chosen payment, and disables the payments that the chosen delivery does not allow. */
export declare const PaymentMethods: TagComponent<PaymentMethodsElement, Given<Pick<PaymentMethodsElement, 'selected'>>, {
  /** Another payment was chosen. */
  'onPaymentMethod'?: ((event: CustomEvent<{ method: string }>) => void) | undefined
}>
/** Finds pickup points near an address, in a list and on a map, and keeps the chosen one for the cart. Around a link it opens the search in a modal. */
export declare const PickupSearch: TagComponent<PickupSearchElement, Given<Pick<PickupSearchElement, 'shippingMethodId' | 'carrier' | 'carrierGatewayId' | 'countryId' | 'countryCode' | 'city' | 'postCode' | 'address' | 'radius' | 'maxListSize' | 'places' | 'tiles' | 'tilesAttribution' | 'returnUrl'>>, {
  /** A point was chosen in the list or on the map; it is not kept yet. */
  'onPickupSelect'?: ((event: CustomEvent<{ id: string; name: string }>) => void) | undefined
  /** The shop has kept the point for the cart. The page is loaded next. */
  'onPickupSaved'?: ((event: CustomEvent<{ id: string }>) => void) | undefined
}>
/** Keeps the chosen delivery and country, and shows the deliveries that serve the country. */
export declare const ShippingOptions: TagComponent<ShippingOptionsElement, Given<Pick<ShippingOptionsElement, 'methodId' | 'countryCode' | 'src'>>, {
  /** The shop took another way of delivery or another country. */
  'onShippingChange'?: ((event: CustomEvent<{ method: string; country: string }>) => void) | undefined
}>
/** Checks a VAT number when its field is left, and shows the result. */
export declare const VatCheck: TagComponent<VatCheckElement, Given<Pick<VatCheckElement, 'countryId' | 'customerId' | 'lastResult'>>, {
  /** The number was checked. */
  'onVatResult'?: ((event: CustomEvent<{ result: 'unknown' | 'true' | 'false'; message: string }>) => void) | undefined
}>
/** Asks the visitor for consent: accept all, decline all, or choose. */
export declare const ConsentBanner: TagComponent<ConsentBannerElement, Given<Pick<ConsentBannerElement, 'stamp' | 'cookieName'>>, {
  /** A choice was saved, here or in another tab. */
  'onConsentSet'?: ((event: CustomEvent<{ stamp: string; preferences: boolean; statistics: boolean; marketing: boolean }>) => void) | undefined
}>
/** A modal in which the visitor chooses the allowed categories: preferences, statistics, marketing. */
export declare const ConsentModal: TagComponent<ConsentModalElement, Given<Pick<ConsentModalElement, 'stamp' | 'cookieName'>>, {
  /** A choice was saved, here or in another tab. */
  'onConsentSet'?: ((event: CustomEvent<{ stamp: string; preferences: boolean; statistics: boolean; marketing: boolean }>) => void) | undefined
}>
/** Shows the visitor’s consent, with buttons to change and to withdraw it. */
export declare const ConsentStatus: TagComponent<ConsentStatusElement, object, {
  /** The choice was withdrawn, here or in another tab. */
  'onConsentRevoke'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** A simple banner about cookies with one button, hidden for a year once it was pressed. */
export declare const CookieLaw: TagComponent<CookieLawElement, Given<Pick<CookieLawElement, 'cookieName'>>, {
  /** The visitor pressed the button. */
  'onCookielawAccept'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Sends the form inside it, and shows the answer of the shop in its place. */
export declare const ContactForm: TagComponent<ContactFormElement, object, {
  /** The shop took the message; its answer is shown. */
  'onFormSent'?: ((event: CustomEvent<{ message: string }>) => void) | undefined
}>
/** Shows another month in place, and the news of a day in the `news-list` with the same categories. */
export declare const NewsCalendar: TagComponent<NewsCalendarElement, Given<Pick<NewsCalendarElement, 'categoryIds' | 'displayChildren' | 'posts' | 'month' | 'year' | 'day' | 'href'>>, {
  /** Another month is shown. */
  'onCalendarMonth'?: ((event: CustomEvent<{ month: number; year: number }>) => void) | undefined
  /** The news of a day are shown in the list. */
  'onCalendarDay'?: ((event: CustomEvent<{ day: string }>) => void) | undefined
}>
/** Opens the pictures of a news item over the whole screen, from the one that was pressed or from the first. */
export declare const NewsGallery: TagComponent<NewsGalleryElement, Given<Pick<NewsGalleryElement, 'interval'>>, {
  /** The pictures are shown over the page. */
  'onGalleryOpen'?: ((event: CustomEvent<{ index: number }>) => void) | undefined
}>
/** Shows news in columns without gaps, or in a list with buttons that scroll it; a day of the calendar narrows it. */
export declare const NewsList: TagComponent<NewsListElement, Given<Pick<NewsListElement, 'layout' | 'categoryIds' | 'displayChildren' | 'posts'>>, {
  /** The news of a day are shown. */
  'onNewsShown'?: ((event: CustomEvent<{ day: string }>) => void) | undefined
}>
/** Shows news one after the other by itself, with a button that stops it and a dot for each, without arrows. */
export declare const NewsTicker: TagComponent<NewsTickerElement, Given<Pick<NewsTickerElement, 'slides' | 'autoplay' | 'speed'>>, {
  /** The ticker runs. */
  'onSliderReady'?: ((event: CustomEvent<{ count: number }>) => void) | undefined
}>
/** A banner at the lower edge of the window that is not shown again once it was dismissed. */
export declare const PopupBanner: TagComponent<PopupBannerElement, Given<Pick<PopupBannerElement, 'popupId' | 'endDatetime' | 'delay' | 'label'>>, {
  /** It is shown. */
  'onPopupOpen'?: ((event: CustomEvent<{ id: string }>) => void) | undefined
  /** The shopper dismissed it. */
  'onPopupDismiss'?: ((event: CustomEvent<{ id: string }>) => void) | undefined
}>
/** Content of the page that opens in a modal three seconds after the page, and never again once it was closed. */
export declare const PopupModal: TagComponent<PopupModalElement, Given<Pick<PopupModalElement, 'popupId' | 'endDatetime' | 'delay' | 'heading' | 'size'>>, {
  /** It opened. */
  'onPopupOpen'?: ((event: CustomEvent<{ id: string }>) => void) | undefined
  /** The shopper closed it, by whatever way. */
  'onPopupDismiss'?: ((event: CustomEvent<{ id: string }>) => void) | undefined
}>
/** Shows places on a map beside the page’s own list of them; each shows the choice of the other. */
export declare const ShopMap: TagComponent<ShopMapElement, Given<Pick<ShopMapElement, 'center' | 'type' | 'zoom' | 'icon' | 'markers' | 'fitBounds' | 'controls' | 'tiles' | 'tilesAttribution' | 'provider' | 'mapsKey' | 'mapsScript' | 'consent'>>, {
  /** The map is shown. */
  'onMapReady'?: ((event: CustomEvent<{ provider: string }>) => void) | undefined
  /** A place was chosen, on the map or in the list. */
  'onMarkerClick'?: ((event: CustomEvent<{ id: string }>) => void) | undefined
}>
/** Sends the server's form by fetch and shows its answer in the page. */
export declare const AjaxForm: TagComponent<AjaxFormElement, Given<Pick<AjaxFormElement, 'update' | 'noLoader'>>, {
  /** The form is about to be sent; cancel it to keep it here. */
  'onFormBeforeSend'?: ((event: CustomEvent<{ action: string; method: string }>) => void) | undefined
  /** The server answered, and the answer is shown. */
  'onFormSent'?: ((event: CustomEvent<{ status: number }>) => void) | undefined
  /** The form was not accepted; the typed text stays. */
  'onFormError'?: ((event: CustomEvent<{ kind: string; status: number }>) => void) | undefined
}>
/** A field for a date in the culture's short format, with a calendar beside it. */
export declare const DatePicker: TagComponent<DatePickerElement, Given<Pick<DatePickerElement, 'min' | 'max' | 'disabledDays'>>, {
  /** Another date was typed or chosen; the native event of the field. */
  'onChange'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
  /** The field holds another date, or none. */
  'onDateChange'?: ((event: CustomEvent<{ value: string }>) => void) | undefined
}>
/** A styled list of choices in place of the one that the browser opens for a select. */
export declare const FakeSelect: TagComponent<FakeSelectElement, Given<Pick<FakeSelectElement, 'placeholder'>>, {
  /** Another option was chosen; the native event of the select. */
  'onChange'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** A label that lies in its field while that is empty, and rises above it when it is focused or filled. */
export declare const FloatLabel: TagComponent<FloatLabelElement, object, object>
/** Checks a form before it is sent, by the rules that the server wrote on its fields. */
export declare const FormValidator: TagComponent<FormValidatorElement, Given<Pick<FormValidatorElement, 'scroll-top'>>, {
  /** A form is right and is being sent. */
  'onFormValid'?: ((event: CustomEvent<{ form: string }>) => void) | undefined
  /** A form was not sent; its first wrong field has the focus. */
  'onFormInvalid'?: ((event: CustomEvent<{ form: string; fields: string[] }>) => void) | undefined
}>
/** A number field with minus and plus buttons; its value is never below 0. */
export declare const NumberInput: TagComponent<NumberInputElement, Given<Pick<NumberInputElement, 'step'>>, {
  /** The value changed; the native event of the field. */
  'onChange'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** A quantity field with minus and plus buttons that keeps to the minimum, maximum and step of a product. */
export declare const QuantityInput: TagComponent<QuantityInputElement, Given<Pick<QuantityInputElement, 'minQty' | 'maxQty' | 'stepQty' | 'productName' | 'name' | 'value'>>, {
  /** A new quantity is valid: 600 ms after the last key, or at once by a button. */
  'onQuantityChange'?: ((event: CustomEvent<{ value: number | null }>) => void) | undefined
}>
/** A second click on a radio button removes the choice. */
export declare const RadioToggle: TagComponent<RadioToggleElement, object, {
  /** A radio was checked or unchecked; the native event of the radio. */
  'onChange'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** A select whose options are filtered by typing, for one choice or for multiple. */
export declare const SearchSelect: TagComponent<SearchSelectElement, Given<Pick<SearchSelectElement, 'threshold' | 'placeholder'>>, {
  /** The choice has changed; the native event of the select. */
  'onChange'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Shows banners one at a time; a banner with a video plays it, silent, while it is visible. */
export declare const BannerSlider: TagComponent<BannerSliderElement, Given<Pick<BannerSliderElement, 'autoplay' | 'speed' | 'consent'>>, {
  /** The banners can be moved. */
  'onSliderReady'?: ((event: CustomEvent<{ count: number }>) => void) | undefined
  /** Another banner is shown. */
  'onSliderChange'?: ((event: CustomEvent<{ index: number }>) => void) | undefined
}>
/** Opens its images over the whole screen, one at a time, also as a slideshow. */
export declare const ImageOverlay: TagComponent<ImageOverlayElement, Given<Pick<ImageOverlayElement, 'interval'>>, {
  /** The images are shown over the page. */
  'onOverlayOpen'?: ((event: CustomEvent<{ index: number }>) => void) | undefined
  /** Another image is shown. */
  'onOverlayChange'?: ((event: CustomEvent<{ index: number }>) => void) | undefined
  /** The page is back, by whatever way. */
  'onOverlayClose'?: ((event: CustomEvent<{ index: number }>) => void) | undefined
}>
/** Zooms its image on click, over the page. */
export declare const ImageZoom: TagComponent<ImageZoomElement, Given<Pick<ImageZoomElement, 'src' | 'offset'>>, {
  /** The image is zoomed. */
  'onZoomOpen'?: ((event: CustomEvent<{ src: string }>) => void) | undefined
  /** It is small again, by whatever way. */
  'onZoomClose'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Moves logos by itself, some at a time, with buttons to stop and to move them. */
export declare const LogoCarousel: TagComponent<LogoCarouselElement, Given<Pick<LogoCarouselElement, 'slides' | 'autoplay' | 'speed'>>, {
  /** The logos can be moved. */
  'onSliderReady'?: ((event: CustomEvent<{ count: number }>) => void) | undefined
}>
/** Opens a video in a modal: a file, or a video of YouTube or Vimeo after the consent of the visitor. */
export declare const VideoModal: TagComponent<VideoModalElement, Given<Pick<VideoModalElement, 'src' | 'provider' | 'heading' | 'captions' | 'captionsLang' | 'poster' | 'consent'>>, {
  /** The modal opened. */
  'onVideoOpen'?: ((event: CustomEvent<{ src: string; provider: string }>) => void) | undefined
  /** The modal closed, and the video was removed. */
  'onVideoClose'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Lets staff find a customer by e-mail and puts the choice into a form. */
export declare const CustomerSearch: TagComponent<CustomerSearchElement, Given<Pick<CustomerSearchElement, 'minLength' | 'for'>>, {
  /** A customer was chosen; the form holds the choice. */
  'onCustomerSelect'?: ((event: CustomEvent<{ customerId: string; email: string }>) => void) | undefined
}>
/** Opens the form that changes the delivery address of an order in a modal, and shows the answer of the shop. */
export declare const DeliveryChange: TagComponent<DeliveryChangeElement, Given<Pick<DeliveryChangeElement, 'orderId' | 'doneLabel'>>, {
  /** The shop has taken the request. */
  'onDeliveryRequested'?: ((event: CustomEvent<{ orderId: string; message: string }>) => void) | undefined
}>
/** Adds a product of an order to the cart again, without leaving the page. */
export declare const OrderLine: TagComponent<OrderLineElement, Given<Pick<OrderLineElement, 'itemKey' | 'orderId' | 'itemOrigin' | 'name' | 'quantity' | 'price' | 'currencyCode'>>, {
  /** The product is in the cart. */
  'onShoppingcartsChanged'?: ((event: CustomEvent<{ ItemOriginAndKey: string; ItemName: string }>) => void) | undefined
}>
/** Orders whole orders again without leaving the list, and names products that are no longer sold, in short supply or dearer. */
export declare const OrderList: TagComponent<OrderListElement, object, {
  /** A product of the order is in the cart: once for each of them. */
  'onShoppingcartsChanged'?: ((event: CustomEvent<{ ItemOriginAndKey: string; ItemName: string }>) => void) | undefined
}>
/** Adds money to a prepaid account, and switches the notifications of its use, without leaving the page. */
export declare const PrepaidAccount: TagComponent<PrepaidAccountElement, Given<Pick<PrepaidAccountElement, 'prepaidAccountId' | 'update'>>, {
  /** The shop takes the money; the page on which it is paid is shown next. */
  'onPrepaidAdded'?: ((event: CustomEvent<{ prepaidAccountId: string; quantity: string }>) => void) | undefined
  /** The shop has kept whether the use of the account is notified. */
  'onPrepaidNotification'?: ((event: CustomEvent<{ prepaidAccountId: string; isActivated: boolean }>) => void) | undefined
}>
/** Opens the form that gives a prepaid account to another customer in a modal. */
export declare const PrepaidCustomers: TagComponent<PrepaidCustomersElement, Given<Pick<PrepaidCustomersElement, 'prepaidAccountId'>>, {
  /** A customer was chosen in the modal; nothing is saved yet. */
  'onCustomerSelect'?: ((event: CustomEvent<{ prepaidAccountId: string; customerId: string; email: string }>) => void) | undefined
}>
/** Calculates the refund, for each line and in all, while a shopper enters the number of returned units. */
export declare const RefundRequest: TagComponent<RefundRequestElement, Given<Pick<RefundRequestElement, 'currencyCode'>>, {
  /** The number of returned units has changed. */
  'onRefundChange'?: ((event: CustomEvent<{ count: number; amount: string }>) => void) | undefined
}>
/** Lets the whole area of a card follow the link inside it. */
export declare const BiggerLink: TagComponent<BiggerLinkElement, Given<Pick<BiggerLinkElement, 'guard'>>, object>
/** Covers the page while it is opened, until its images are loaded and a moment more. */
export declare const InitialLoader: TagComponent<InitialLoaderElement, Given<Pick<InitialLoaderElement, 'delay' | 'limit'>>, {
  /** The cover is hidden. */
  'onLoaderHidden'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Leads to the same page in another culture, and keeps the rest of its address. */
export declare const LanguageSwitch: TagComponent<LanguageSwitchElement, Given<Pick<LanguageSwitchElement, 'cultures' | 'current' | 'variant'>>, {
  /** Another culture was chosen; `page:before-visit` follows and can be cancelled. */
  'onCultureChange'?: ((event: CustomEvent<{ culture: string; url: string }>) => void) | undefined
}>
/** Shows that a page or a call is loading, and announces a slow page. */
export declare const LoadingBar: TagComponent<LoadingBarElement, object, object>
/** Fills itself with HTML of the server, at once or when it is near. */
export declare const PageFragment: TagComponent<PageFragmentElement, Given<Pick<PageFragmentElement, 'src' | 'lazy' | 'noCache'>>, {
  /** The HTML is in the page. */
  'onFragmentLoaded'?: ((event: CustomEvent<{ url: string }>) => void) | undefined
  /** The HTML could not be loaded; the previous content stays. */
  'onFragmentError'?: ((event: CustomEvent<{ url: string; kind: string; status: number }>) => void) | undefined
}>
/** Loads the pages that links and forms lead to into the page area, with history, scroll and focus. */
export declare const PageLoader: TagComponent<PageLoaderElement, Given<Pick<PageLoaderElement, 'delay' | 'slowAfter' | 'timeOut' | 'homeClass' | 'loginMode' | 'anchorDuration' | 'anchorOffset' | 'sameOriginLinks' | 'prefetch' | 'viewTransitions'>>, {
  /** Before a visit. Cancel it to stay; `url` may be changed. */
  'onPageBeforeVisit'?: ((event: CustomEvent<{ url: string; replace: boolean; noCache: boolean; keepPlace: boolean }>) => void) | undefined
  /** A visit has begun; the page that is shown will be left. */
  'onPageLeave'?: ((event: CustomEvent<{ url: string }>) => void) | undefined
  /** The new page is about to be placed. */
  'onPageSwap'?: ((event: CustomEvent<{ url: string; isStreamed: boolean }>) => void) | undefined
  /** The new page is shown. */
  'onPageLoaded'?: ((event: CustomEvent<{ url: string; title: string }>) => void) | undefined
  /** The page could not be loaded. Cancel it to notify the shopper yourself. */
  'onPageError'?: ((event: CustomEvent<{ url: string; status: number; html: string }>) => void) | undefined
  /** The server requires a sign-in. Cancel it to ask the shopper yourself. */
  'onPageUnauthorized'?: ((event: CustomEvent<{ url: string; method: 'GET' | 'POST' }>) => void) | undefined
  /** Before the page is left for another document. Cancel it to stay. */
  'onPageBeforeFullLoad'?: ((event: CustomEvent<{ url: string; replace: boolean }>) => void) | undefined
}>
/** Shows content with an animation when it is scrolled into view, once. */
export declare const ScrollReveal: TagComponent<ScrollRevealElement, Given<Pick<ScrollRevealElement, 'animation' | 'ratio'>>, {
  /** The content is in view; its animation begins. */
  'onRevealShown'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Puts a product variant into the cart without leaving the page. */
export declare const AddToCart: TagComponent<AddToCartElement, Given<Pick<AddToCartElement, 'productVariantId' | 'name' | 'quantity' | 'for' | 'sku' | 'price' | 'currencyCode'>>, {
  /** Before the variant is sent. Cancel it to stop. */
  'onCartBeforeAdd'?: ((event: CustomEvent<{ variantId: string; quantity: number; name: string }>) => void) | undefined
  /** The shop did not add the variant; the reason is beside the button. */
  'onCartRefused'?: ((event: CustomEvent<{ variantId: string; text: string }>) => void) | undefined
  /** The cart changed. A page script that sends it makes the cart elements refresh. */
  'onShoppingcartsChanged'?: ((event: CustomEvent<{ ItemOriginAndKey: string; ItemName: string }>) => void) | undefined
  /** The variant is in the cart; the confirmation opens. */
  'onCatalogAddedToShoppingCart'?: ((event: CustomEvent<{ ProductVariantId: string; Quantity: number; Name: string }>) => void) | undefined
}>
/** Shows the values of a variation attribute as colours; one is chosen. */
export declare const ColourSwatches: TagComponent<ColourSwatchesElement, Given<Pick<ColourSwatchesElement, 'attributeId' | 'allowUnavailable' | 'swatches'>>, {
  /** Another value was chosen; the native event of the radio. */
  'onChange'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Lets a signed-in customer keep a number of their own for a variant. */
export declare const CustomerReference: TagComponent<CustomerReferenceElement, Given<Pick<CustomerReferenceElement, 'productId' | 'variantId' | 'notice'>>, {
  /** The shop has kept or removed a reference. */
  'onReferenceUpdated'?: ((event: CustomEvent<{ productId: string; variantId: string; sku: string; message: string }>) => void) | undefined
}>
/** Shows the prices of a variant by quantity, and marks the price of the chosen quantity. */
export declare const DegressivePrice: TagComponent<DegressivePriceElement, Given<Pick<DegressivePriceElement, 'productVariantId'>>, object>
/** Shows the photos of a product: to swipe, to zoom, and over the whole screen. */
export declare const ProductGallery: TagComponent<ProductGalleryElement, Given<Pick<ProductGalleryElement, 'layout' | 'productId' | 'variantId'>>, {
  /** Another photo is shown. */
  'onGalleryChange'?: ((event: CustomEvent<{ index: number }>) => void) | undefined
}>
/** Filters, sorts and pages the reviews of a product in their place, and counts who finds one helpful. */
export declare const ProductReviews: TagComponent<ProductReviewsElement, Given<Pick<ProductReviewsElement, 'productId' | 'src'>>, {
  /** Before other reviews are loaded. Cancel it to leave the link to the browser. */
  'onReviewsBeforeShow'?: ((event: CustomEvent<{ url: string }>) => void) | undefined
  /** Other reviews are shown, and their address is in the history. */
  'onReviewsShown'?: ((event: CustomEvent<{ url: string }>) => void) | undefined
  /** The shop has counted the vote for a review. */
  'onReviewHelpful'?: ((event: CustomEvent<{ reviewId: string; count: number }>) => void) | undefined
}>
/** Turns a product by photos taken all around it: by dragging, by keys, or by itself. */
export declare const ProductSpin: TagComponent<ProductSpinElement, Given<Pick<ProductSpinElement, 'frames' | 'widths' | 'autoplay' | 'delay'>>, {
  /** Another photo is shown. */
  'onSpinFrame'?: ((event: CustomEvent<{ frame: number; count: number }>) => void) | undefined
}>
/** Shows the variant that the chosen values mean: price, stock number, photos, stock, and the values that can be chosen next. */
export declare const ProductVariations: TagComponent<ProductVariationsElement, Given<Pick<ProductVariationsElement, 'productId' | 'variantId' | 'keepAddress'>>, {
  /** Another variant is shown, or the same at another price. */
  'onVariantChange'?: ((event: CustomEvent<{ productId: string; variantId: string; sku: string; price: number }>) => void) | undefined
}>
/** Sends the review of a customer, and shows the answer of the shop in its place. */
export declare const ReviewForm: TagComponent<ReviewFormElement, object, {
  /** The shop has taken the review; its answer is shown. */
  'onReviewSent'?: ((event: CustomEvent<{ message: string }>) => void) | undefined
}>
/** Counts down to the end of a sale, by the clock of the server. */
export declare const SaleCountdown: TagComponent<SaleCountdownElement, Given<Pick<SaleCountdownElement, 'endTime' | 'utcOffset' | 'serverNow' | 'callback'>>, {
  /** Another second is shown. */
  'onCountdownTick'?: ((event: CustomEvent<{ seconds: number }>) => void) | undefined
  /** The end is reached; the callback, or the reload, follows. */
  'onCountdownEnd'?: ((event: CustomEvent<{ endTime: string }>) => void) | undefined
}>
/** Keeps the price and a buy button in sight on phones while the button of the product’s form is not. */
export declare const StickyBuy: TagComponent<StickyBuyElement, Given<Pick<StickyBuyElement, 'for' | 'media'>>, object>
/** Opens the form to be notified of a variant when it is back in stock, and sends it without leaving the page. */
export declare const StockNotify: TagComponent<StockNotifyElement, Given<Pick<StockNotifyElement, 'productVariantId' | 'path'>>, {
  /** The shop has taken the request. */
  'onStockSubscribed'?: ((event: CustomEvent<{ productVariantId: string }>) => void) | undefined
}>
/** Shows the stock of a variant, and in a modal the stock of each warehouse. */
export declare const WarehouseStock: TagComponent<WarehouseStockElement, Given<Pick<WarehouseStockElement, 'productId' | 'variantId' | 'allWarehouses'>>, object>
/** Asks the shopper before the button, link or form inside it has its effect. */
export declare const ConfirmDialog: TagComponent<ConfirmDialogElement, Given<Pick<ConfirmDialogElement, 'message' | 'heading' | 'confirmLabel' | 'cancelLabel'>>, {
  /** The shopper answered. When confirmed, the work is done right after this event. */
  'onConfirmResult'?: ((event: CustomEvent<{ confirmed: boolean }>) => void) | undefined
}>
/** Copies a text to the clipboard, and says so for two seconds. */
export declare const CopyButton: TagComponent<CopyButtonElement, Given<Pick<CopyButtonElement, 'text' | 'for'>>, {
  /** The text is on the clipboard. */
  'onCopyDone'?: ((event: CustomEvent<{ text: string }>) => void) | undefined
}>
/** Hides while the shopper scrolls down, shows again on the way up, and opens its sub-menus. */
export declare const MainNav: TagComponent<MainNavElement, Given<Pick<MainNavElement, 'offset'>>, {
  /** It hid; the host has `data-hidden`. */
  'onNavHide'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
  /** It shows again. */
  'onNavShow'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** The menu behind a button on narrow windows; while it is open the body has a class. */
export declare const MobileNav: TagComponent<MobileNavElement, Given<Pick<MobileNavElement, 'openClass' | 'breakpoint'>>, {
  /** The menu opened. */
  'onNavOpen'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
  /** The menu closed, by whatever way. */
  'onNavClose'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Content of the page that opens in a modal dialog. */
export declare const ModalDialog: TagComponent<ModalDialogElement, Given<Pick<ModalDialogElement, 'heading' | 'size' | 'open'>>, {
  /** It opened. */
  'onModalOpen'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
  /** It closed, by whatever way. */
  'onModalClose'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Opens the page of the link inside it in a modal; the address stays. */
export declare const ModalLink: TagComponent<ModalLinkElement, Given<Pick<ModalLinkElement, 'heading' | 'size'>>, {
  /** The modal opened; its content may still be on its way. */
  'onModalOpen'?: ((event: CustomEvent<{ url: string }>) => void) | undefined
  /** The modal closed, by whatever way. */
  'onModalClose'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Shows the notices of the page and reads them out, also above an open dialog. */
export declare const NoticeStack: TagComponent<NoticeStackElement, Given<Pick<NoticeStackElement, 'position' | 'timeout'>>, {
  /** A notice is shown. */
  'onNoticeShow'?: ((event: CustomEvent<{ kind: string; title: string; text: string }>) => void) | undefined
  /** A notice is no longer shown. */
  'onNoticeHide'?: ((event: CustomEvent<{ kind: string; title: string; text: string }>) => void) | undefined
}>
/** A part of the page behind a button: it slides in over the page, or opens in its place. */
export declare const SidePanel: TagComponent<SidePanelElement, Given<Pick<SidePanelElement, 'kind' | 'side' | 'open' | 'heading'>>, {
  /** It opened. */
  'onPanelOpen'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
  /** It closed, in any way. */
  'onPanelClose'?: ((event: CustomEvent<Record<string, never>>) => void) | undefined
}>
/** Links that share the page on social networks, by WhatsApp or by e-mail. */
export declare const SocialShare: TagComponent<SocialShareElement, Given<Pick<SocialShareElement, 'networks' | 'url' | 'text'>>, {
  /** A network is about to open. */
  'onShareOpen'?: ((event: CustomEvent<{ network: string; url: string }>) => void) | undefined
}>
/** Shows one section of many at a time, chosen by tabs. */
export declare const TabSet: TagComponent<TabSetElement, Given<Pick<TabSetElement, 'active'>>, {
  /** Another tab is shown. */
  'onTabChange'?: ((event: CustomEvent<{ index: number; panel: string }>) => void) | undefined
}>
/** Opens the birth lists in a modal: from its link, and by itself when the address has `openBirthlist`. */
export declare const BirthList: TagComponent<BirthListElement, Given<Pick<BirthListElement, 'path'>>, {
  /** The modal opened; its content may still be on its way. */
  'onWishlistOpen'?: ((event: CustomEvent<{ productVariantId: string }>) => void) | undefined
}>
/** Saves the requested quantity of a product in a wishlist: in a field, or in a modal. */
export declare const WishQuantity: TagComponent<WishQuantityElement, Given<Pick<WishQuantityElement, 'rowId' | 'quantity' | 'name'>>, {
  /** The shop keeps another quantity. */
  'onWishlistQuantity'?: ((event: CustomEvent<{ rowId: string; quantity: number }>) => void) | undefined
}>
/** Opens the wishlist modal of a variant, and says when the variant is in a list. */
export declare const WishlistButton: TagComponent<WishlistButtonElement, Given<Pick<WishlistButtonElement, 'productVariantId' | 'path' | 'present'>>, {
  /** The modal opened; its content may still be on its way. */
  'onWishlistOpen'?: ((event: CustomEvent<{ productVariantId: string }>) => void) | undefined
}>
/** The number of different products in the customer’s lists; follows every change of them. */
export declare const WishlistCount: TagComponent<WishlistCountElement, Given<Pick<WishlistCountElement, 'count'>>, object>
/** Puts a variant on a list or on a new one, says whether it is in the chosen list, and removes it. */
export declare const WishlistModal: TagComponent<WishlistModalElement, Given<Pick<WishlistModalElement, 'productVariantId' | 'path' | 'kind'>>, {
  /** The shop has put the variant on a list. */
  'onWishlistAdded'?: ((event: CustomEvent<{ productVariantId: string; wishlistId: string }>) => void) | undefined
  /** The shop has taken the variant off a list, or off all. */
  'onWishlistRemoved'?: ((event: CustomEvent<{ productVariantId: string; wishlistId: string }>) => void) | undefined
}>
/** Loads the chosen list into the `wishlist-page`, adds its address to the history, and marks it. */
export declare const WishlistNav: TagComponent<WishlistNavElement, Given<Pick<WishlistNavElement, 'activeId' | 'path'>>, {
  /** Before a list is loaded. Cancel it to leave the link to the browser. */
  'onWishlistBeforeSelect'?: ((event: CustomEvent<{ wishlistId: string }>) => void) | undefined
  /** The list is shown, and its address in the history. */
  'onWishlistSelect'?: ((event: CustomEvent<{ wishlistId: string }>) => void) | undefined
}>
/** Renames, describes and deletes a list, moves and removes its products, and puts all or some into the cart. */
export declare const WishlistPage: TagComponent<WishlistPageElement, Given<Pick<WishlistPageElement, 'wishlistId' | 'path'>>, {
  /** The shop has changed the list or its products. */
  'onWishlistChanged'?: ((event: CustomEvent<{ wishlistId: string }>) => void) | undefined
  /** The shop has deleted the list; the page of its answer follows. */
  'onWishlistDeleted'?: ((event: CustomEvent<{ wishlistId: string }>) => void) | undefined
  /** The cart changed. The cart elements of the page refresh. */
  'onShoppingcartsChanged'?: ((event: CustomEvent<{ ItemOriginAndKey: string; ItemName: string }>) => void) | undefined
}>
