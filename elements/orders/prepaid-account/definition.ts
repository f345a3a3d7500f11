import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<prepaid-account>`: adds money to a prepaid account, and says whether its use is notified (§2, §5, §7). */
export const prepaidAccount = defineElement({
  tag: 'prepaid-account',
  summary: 'Adds money to a prepaid account, and switches the notifications of its use, without leaving the page.',
  mount: 'enhance',
  load: 'visible',
  attributes: {
    prepaidAccountId: text('The account, when the forms have no field PrepaidAccountId.'),
    update: text('CSS selector of the element that the page for the payment fills.', 'main'),
  },
  events: {
    'prepaid:added': event('The shop takes the money; the page on which it is paid is shown next.', {
      prepaidAccountId: text('The account.'),
      quantity: text('How much, as it was typed.'),
    }),
    'prepaid:notification': event('The shop has kept whether the use of the account is notified.', {
      prepaidAccountId: text('The account.'),
      isActivated: flag('True while it is notified.'),
    }),
  },
  parts: {
    notification: part('input[type=checkbox][name=IsActivated]', 'The switch of the notifications.'),
    save: part('form:has([name=IsActivated]) button', 'Saves the switch without JavaScript; hidden with it.'),
    money: part('form:has([name=Quantity])', 'Asks for the payment of an amount.'),
    quantity: part('input[name=Quantity]', 'The amount; it must be there.'),
    add: part('form:has([name=Quantity]) button', 'The button that adds it.'),
    error: part('[data-part=error]', 'Why the amount was not taken.', { without: 'after', within: 'quantity' }),
    status: part('[data-part=status]', 'Says that the switch is kept.', { without: 'append' }),
  },
  strings: {
    mandatory: 'Sales.QuantityIsMandatory',
    on: 'Sales.NotificationOn',
    off: 'Sales.NotificationOff',
    failed: 'Core.ErrorServer',
  },
})
