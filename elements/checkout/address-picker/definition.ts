import { choice, flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<address-picker>`: the address of the delivery or of the bill, among those that the shop knows (§2, §3, §6). */
export const addressPicker = defineElement({
  tag: 'address-picker',
  summary: 'Chooses one of the customer’s addresses; others are added and edited in a modal.',
  mount: 'enhance',
  load: 'eager',
  together: 'buyers',
  hydrate: 'load',
  attributes: {
    inputname: text('The name of the radios.', 'ExistingShippingAddressId'),
    type: choice('Which addresses are listed.', ['Shipping', 'Billing', 'Both'], 'Shipping'),
    dataSelectedAddressId: text('The address that the shop has chosen.'),
    hasCreation: flag('Shows the link that adds an address.'),
    hasEdit: flag('Shows the links that edit an address.'),
    src: text('Address of the picker as HTML. Without it: widget/DeliveryAddressPicker below the application path.'),
  },
  events: {
    'address:select': event('Another address was chosen, by the shopper or by adding it.', {
      id: text('Its id.'),
      type: text('Which address it is for: the attribute type.'),
    }),
  },
  parts: {
    address: part('input[type=radio]', 'Chooses an address. The fields of the bill are in its data-address, as JSON.', {
      key: 'value',
      grows: true,
    }),
    add: part('a[data-part=add]', 'Leads to the form of a new address, which a modal shows.', { grows: true }),
    edit: part('a[data-part=edit]', 'Leads to the form of an address, which a modal shows.', { grows: true }),
  },
  strings: { failed: 'Core.ErrorServer' },
})
