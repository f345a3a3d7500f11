import { flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { POSTS } from './rules.ts'

/** `<news-calendar>`: a month of news, whose days lead to the news of that day (§2, §7, §9). */
export const newsCalendar = defineElement({
  tag: 'news-calendar',
  summary: 'Shows another month in place, and the news of a day in the `news-list` with the same categories.',
  mount: 'enhance',
  load: 'visible',
  together: 'news',
  hydrate: 'load',
  attributes: {
    categoryIds: text('The ids of its categories, as `1,2`. Without them its links are followed as any others.'),
    displayChildren: flag('Counts the news of categories below them, too.'),
    posts: number('How many news the shop shows of a month or a day at once.', POSTS),
    month: number('The month that the server has rendered, from 1.'),
    year: number('Its year, of four digits.'),
    day: text(
      'The day whose news the page shows, as `yyyy-MM-dd`. Default: that of the link with `aria-current="page"`.',
    ),
    href: text('The address of the page with this month. That of an answer is added to the history.'),
  },
  events: {
    'calendar:month': event('Another month is shown.', {
      month: number('The month, from 1.', 0),
      year: number('The year.', 0),
    }),
    'calendar:day': event('The news of a day are shown in the list.', { day: text('The day, as `yyyy-MM-dd`.') }),
  },
  parts: {
    previous: part('a[data-part=previous]', 'Leads to the month before. Its label names that month.'),
    next: part('a[data-part=next]', 'Leads to the month after. Its label names that month.'),
    heading: part('[data-part=heading]', 'The name of the month.'),
    days: part('table[data-part=days]', 'The days of the month, which is in `data-month` as `yyyy-MM`.', {
      required: true,
    }),
    day: part('td[data-day]', 'A day, as `yyyy-MM-dd` in `data-day`.', { key: 'data-day' }),
    link: part('td[data-day] a', 'Leads to the news of its day. A day without news has none.'),
    count: part('[data-part=count]', 'How many news the month has; read out when another one is shown.'),
    alert: part('[data-part=alert]', 'Says that the month could not be loaded.', { without: 'prepend', tag: 'p' }),
    status: part('[data-part=status]', 'Says which month is shown, to screen readers; not seen.', {
      without: 'append',
    }),
  },
  strings: { error: 'Core.Error', retry: 'News.Retry' },
})
