import { openAnswer, readHtml } from '../../runtime/navigation/fragment.ts'
import { request } from '../../runtime/request/request.ts'

/** The address of a saved item's form, and its fields without those of its buttons. */
export type SavedForm = { url: URL; fields: readonly [name: string, value: string][] }

/** An action on a saved item. */
export type SavedAct = { name: 'forget' | 'restore'; id: string }

/**
 * Sends the form of a saved item, as one of its buttons would. Returns the remaining saved items as HTML, an empty
 * fragment if there are none. Throws ShopError.
 */
export const postSaved = ({ url, fields }: SavedForm, { name, id }: SavedAct): Promise<DocumentFragment> =>
  request('POST', url, {
    body: new URLSearchParams([...fields, [name, id]]),
    headers: { 'X-Page-Target': 'saved-items' },
    as: 'html',
    open: openAnswer,
    read: readHtml,
  })
