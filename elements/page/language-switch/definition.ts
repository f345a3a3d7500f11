import { choice, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<language-switch>`: this page in another culture (§2). */
export const languageSwitch = defineElement({
  tag: 'language-switch',
  summary: 'Leads to the same page in another culture, and keeps the rest of its address.',
  mount: 'replace',
  load: 'visible',
  together: 'shop',
  attributes: {
    cultures: text('The cultures that are listed, with commas between. Without it, those of the setting `cultures`.'),
    current: text('The culture of the page. Without it, that of the settings.'),
    variant: choice('Links side by side, or one field to choose from.', ['list', 'select'], 'list'),
  },
  events: {
    'culture:change': event('Another culture was chosen; `page:before-visit` follows and can be cancelled.', {
      culture: text('The culture that was chosen.'),
      url: text('This page in that culture.'),
    }),
  },
  parts: { list: 'The list of links.', select: 'The field of the variant `select`.', go: 'Its button.' },
  strings: { label: 'Core.Language', go: 'Core.GoTo' },
})
