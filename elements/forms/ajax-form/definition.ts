import { flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<ajax-form>`: any form of the server, sent without leaving the page. */
export const ajaxForm = defineElement({
  tag: 'ajax-form',
  summary: "Sends the server's form by fetch and shows its answer in the page.",
  mount: 'enhance',
  load: 'interaction',
  attributes: {
    update: text('CSS selector of the element that the answer fills. Default: the form itself.'),
    noLoader: flag('The loading bar does not show that the form is under way.'),
  },
  events: {
    'form:before-send': event('The form is about to be sent; cancel it to keep it here.', {
      action: text('The address that it is sent to.'),
      method: text('`get` or `post`.'),
    }),
    'form:sent': event('The server answered, and the answer is shown.', {
      status: number('200, or 422 for a form that the server sent again with its mistakes.'),
    }),
    'form:error': event('The form was not accepted; the typed text stays.', {
      kind: text('`offline`, `refused`, `server`, `unreadable` or `unauthorized`.'),
      status: number('HTTP status; 0 without an answer.'),
    }),
  },
  strings: { failed: 'Core.ErrorServer' },
})
