import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<date-picker>`: a date in the culture's short format, typed or taken from a calendar (§5, §9). */
export const datePicker = defineElement({
  tag: 'date-picker',
  summary: "A field for a date in the culture's short format, with a calendar beside it.",
  mount: 'enhance',
  load: 'visible',
  attributes: {
    min: text('The first day that may be chosen, as `yyyy-MM-dd` or in the short format.'),
    max: text('The last day that may be chosen, as `yyyy-MM-dd` or in the short format.'),
    disabledDays: text(
      'Days that cannot be chosen, separated by spaces: dates as `yyyy-MM-dd`, or weekdays, 0 for Sunday.',
    ),
  },
  events: {
    change: event('Another date was typed or chosen; the native event of the field.'),
    'date:change': event('The field holds another date, or none.', {
      value: text('The date as `yyyy-MM-dd`; nothing when the field holds none that may be chosen.'),
    }),
  },
  parts: {
    field: part('input:not([type=hidden])', 'The text field of the date.', { required: true }),
    toggle: part('button[data-part=toggle]', 'The button that opens the calendar.', {
      ...{ without: 'after', within: 'field', tag: 'button' },
    }),
    calendar: 'The dialog with the calendar.',
    head: 'Its first line: month, year and the buttons beside them.',
    previous: 'The button to the month before.',
    month: 'The list of months.',
    year: 'The list of years.',
    next: 'The button to the month after.',
    days: 'The grid of days.',
    close: 'The button that closes the calendar.',
  },
  strings: {
    choose: 'Forms.ChooseDate',
    change: message('Forms.ChangeDate', 'date'),
    previous: 'Forms.PreviousMonth',
    next: 'Forms.NextMonth',
    month: 'Forms.Month',
    year: 'Forms.Year',
    close: 'Core.Close',
    wrong: message('Forms.Date', 'example'),
    tooEarly: message('Forms.DateMin', 'date'),
    tooLate: message('Forms.DateMax', 'date'),
    closed: 'Forms.DateClosed',
  },
})
