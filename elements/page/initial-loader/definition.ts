import { number } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { HIDE_DELAY, LONGEST } from './rules.ts'

/** `<initial-loader>`: covers the first load of a page until its images are there (§2, §9). */
export const initialLoader = defineElement({
  tag: 'initial-loader',
  summary: 'Covers the page while it is opened, until its images are loaded and a moment more.',
  mount: 'enhance',
  load: 'eager',
  attributes: {
    delay: number('Milliseconds from the last image to the page; the cover fades in the last of them.', HIDE_DELAY),
    limit: number('Milliseconds after which the page is shown, whatever is missing.', LONGEST),
  },
  events: { 'loader:hidden': event('The cover is hidden.') },
})
