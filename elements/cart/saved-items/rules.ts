import { urlEncoded, wayOf } from '../../../runtime/request/form-body.ts'
import type { SavedForm } from '../../../stores/cart/saved.ts'

/** The fields are those that the button sends, with the server's hidden checks but without the button itself. */
export const formOf = (form: HTMLFormElement, submitter: HTMLElement): SavedForm => ({
  url: wayOf(form, submitter).url,
  fields: [...urlEncoded(new FormData(form))],
})
