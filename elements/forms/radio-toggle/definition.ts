import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<radio-toggle>`: radios that a second click unchecks (§5). Only those inside the tag. */
export const radioToggle = defineElement({
  tag: 'radio-toggle',
  summary: 'A second click on a radio button removes the choice.',
  mount: 'enhance',
  load: 'visible',
  together: 'fields',
  events: { change: event('A radio was checked or unchecked; the native event of the radio.') },
})
