import { openAnswer } from '../../runtime/navigation/fragment.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import { request } from '../../runtime/request/request.ts'

/** The address of a saved item's form, and its fields without those of its buttons. */
export type SavedForm = { url: URL; fields: readonly [name: string, value: string][] }

/** An action on a saved item. */
export type SavedAct = { name: 'forget' | 'restore'; id: string }

/**
 * Sends the form of a saved item, as one of its buttons would. Returns the remaining saved items as HTML. Throws
 * ShopError.
 */
export async function postSaved({ url, fields }: SavedForm, { name, id }: SavedAct): Promise<DocumentFragment> {
  const body = new URLSearchParams([...fields, [name, id]])
  const html = await request('POST', url, { body, headers: { 'X-Page-Target': 'saved-items' }, open: openAnswer })
  // An empty answer: no saved items remain.
  if (html === null) return document.createDocumentFragment()
  if (html instanceof DocumentFragment) return html
  throw new ShopError('unreadable', 200, undefined, 'The answer is no HTML.')
}
