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
  AjaxFormElement,
  FormValidatorElement,
  NumberInputElement,
  QuantityInputElement,
  LanguageSwitchElement,
  AddToCartElement,
  ColourSwatchesElement,
  ProductVariationsElement,
  ConfirmDialogElement,
  ModalDialogElement,
  ModalLinkElement,
  NoticeStackElement,
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
      'product-list': DetailedHTMLProps<HTMLAttributes<ProductListElement>, ProductListElement> & Partial<Pick<ProductListElement, 'display'>>
      'make-payment': DetailedHTMLProps<HTMLAttributes<MakePaymentElement>, MakePaymentElement> & Partial<Pick<MakePaymentElement, 'prepaidAccountId'>>
      'one-step-checkout': DetailedHTMLProps<HTMLAttributes<OneStepCheckoutElement>, OneStepCheckoutElement>
      'ajax-form': DetailedHTMLProps<HTMLAttributes<AjaxFormElement>, AjaxFormElement> & Partial<Pick<AjaxFormElement, 'update' | 'noLoader'>>
      'form-validator': DetailedHTMLProps<HTMLAttributes<FormValidatorElement>, FormValidatorElement> & Partial<Pick<FormValidatorElement, 'scroll-top'>>
      'number-input': DetailedHTMLProps<HTMLAttributes<NumberInputElement>, NumberInputElement> & Partial<Pick<NumberInputElement, 'step'>>
      'quantity-input': DetailedHTMLProps<HTMLAttributes<QuantityInputElement>, QuantityInputElement> & Partial<Pick<QuantityInputElement, 'minQty' | 'maxQty' | 'stepQty' | 'name' | 'value'>>
      'language-switch': DetailedHTMLProps<HTMLAttributes<LanguageSwitchElement>, LanguageSwitchElement> & Partial<Pick<LanguageSwitchElement, 'cultures' | 'current' | 'variant'>>
      'add-to-cart': DetailedHTMLProps<HTMLAttributes<AddToCartElement>, AddToCartElement> & Partial<Pick<AddToCartElement, 'productVariantId' | 'name' | 'quantity' | 'for' | 'sku' | 'price' | 'currencyCode'>>
      'colour-swatches': DetailedHTMLProps<HTMLAttributes<ColourSwatchesElement>, ColourSwatchesElement> & Partial<Pick<ColourSwatchesElement, 'attributeId' | 'allowUnavailable' | 'swatches'>>
      'product-variations': DetailedHTMLProps<HTMLAttributes<ProductVariationsElement>, ProductVariationsElement> & Partial<Pick<ProductVariationsElement, 'productId' | 'variantId' | 'keepAddress'>>
      'confirm-dialog': DetailedHTMLProps<HTMLAttributes<ConfirmDialogElement>, ConfirmDialogElement> & Partial<Pick<ConfirmDialogElement, 'message' | 'heading' | 'confirmLabel' | 'cancelLabel'>>
      'modal-dialog': DetailedHTMLProps<HTMLAttributes<ModalDialogElement>, ModalDialogElement> & Partial<Pick<ModalDialogElement, 'heading' | 'size' | 'open'>>
      'modal-link': DetailedHTMLProps<HTMLAttributes<ModalLinkElement>, ModalLinkElement> & Partial<Pick<ModalLinkElement, 'heading' | 'size'>>
      'notice-stack': DetailedHTMLProps<HTMLAttributes<NoticeStackElement>, NoticeStackElement> & Partial<Pick<NoticeStackElement, 'position' | 'timeout'>>
    }
  }
}
