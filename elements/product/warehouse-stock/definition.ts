import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<warehouse-stock>`: the stock of a variant in short, and by warehouse in a modal (§1, §4, §7). */
export const warehouseStock = defineElement({
  tag: 'warehouse-stock',
  summary: 'Shows the stock of a variant, and in a modal the stock of each warehouse.',
  mount: 'enhance',
  load: 'eager',
  together: 'product',
  hydrate: 'load',
  attributes: {
    productId: text('The product.'),
    variantId: text('The variant whose stock is shown.'),
    allWarehouses: flag('Warehouses that hold none are listed too.'),
  },
  parts: {
    trigger: part('[data-part=trigger]', 'Yours: the link or button that opens the modal.'),
    link: part('a[href]', 'Opens the modal where there is no trigger.'),
  },
})
