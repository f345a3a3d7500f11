import { urlEncoded, wayOf } from '../../../runtime/request/form-body.ts'
import type { SavedForm } from '../../../stores/cart/saved.ts'

/**
 * The fields of a product's form as its button sends them, without the button itself but with the server's hidden
 * checks.
 */
export const formOf = (form: HTMLFormElement, submitter: HTMLElement): SavedForm => ({
  url: wayOf(form, submitter).url,
  fields: [...urlEncoded(new FormData(form))],
})
