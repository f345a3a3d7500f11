import { urlEncoded, wayOf } from '../../../runtime/request/form-body.ts'
import type { SavedForm } from '../../../stores/cart/saved.ts'

/** The form of a product as its button would send it, without the button: what a server checks of each form goes along. */
export const formOf = (form: HTMLFormElement, submitter: HTMLElement): SavedForm => ({
  url: wayOf(form, submitter).url,
  fields: [...urlEncoded(new FormData(form))],
})
