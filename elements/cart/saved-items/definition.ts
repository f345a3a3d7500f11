import { defineElement } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<saved-items>`: what is kept for later, where what was removed last can be put back. */
export const savedItems = defineElement({
  tag: 'saved-items',
  summary: 'The products that a shopper keeps for later: removed without leaving the page, and restored by one press.',
  mount: 'enhance',
  load: 'visible',
  parts: {
    row: part('[data-saved-id]', 'A product, with `data-item-name` and a form with a button `forget`.', {
      key: 'data-saved-id',
    }),
    undo: part('[data-part=undo]', 'Puts back the product that was removed last, until the next change.', {
      without: 'prepend',
      tag: 'p',
    }),
    restore: 'The button that does.',
    status: part('[data-part=status]', 'Announces the outcome to screen readers.', { without: 'append' }),
  },
  strings: {
    removed: message('Basket.SavedRemoved', 'name'),
    restored: message('Basket.SavedRestored', 'name'),
    undo: 'Core.Undo',
    failed: 'Core.ErrorServer',
  },
})
