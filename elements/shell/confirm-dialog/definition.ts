import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<confirm-dialog>`: asks before what is inside it is done (§4). */
export const confirmDialog = defineElement({
  tag: 'confirm-dialog',
  summary: 'Asks the shopper before the button, link or form inside it has its effect.',
  mount: 'enhance',
  load: 'interaction',
  attributes: {
    message: text('The question.'),
    heading: text('A title above the question.'),
    confirmLabel: text('The text of the button that confirms.'),
    cancelLabel: text('The text of the button that cancels.'),
  },
  events: {
    'confirm:result': event('The shopper answered. When confirmed, the work is done right after this event.', {
      confirmed: flag('True only when confirmed; false on cancel, Escape or close.'),
    }),
  },
  slots: { trigger: 'The control that asks. Without it, every button, link and form inside does.' },
  parts: {
    'dialog-message': 'The question, when there is a title.',
    'dialog-actions': 'The row of buttons.',
    'dialog-confirm': 'The button that confirms.',
    'dialog-cancel': 'The button that cancels; it has focus first.',
  },
  strings: { confirm: 'Core.Confirm', cancel: 'Core.Cancel' },
})
