import { choice, flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { POSTS } from './rules.ts'

/** `<news-list>`: news in columns, or in a list that scrolls; shows the news of a chosen day (§2, §7, §9). */
export const newsList = defineElement({
  tag: 'news-list',
  summary:
    'Shows news in columns without gaps, or in a list with buttons that scroll it; a day of the calendar narrows it.',
  mount: 'enhance',
  load: 'visible',
  together: 'news',
  hydrate: 'load',
  attributes: {
    layout: choice(
      'How it is laid out: `masonry` has columns, `blog` a list of limited height with two buttons.',
      ['masonry', 'blog'],
      'masonry',
    ),
    categoryIds: text('The ids of its categories, as `1,2`. A `news-calendar` with the same ids chooses its day.'),
    displayChildren: flag('Shows the news of categories below them, too.'),
    posts: number('How many news there are at once.', POSTS),
  },
  events: {
    'news:shown': event('The news of a day are shown.', { day: text('The day, as `yyyy-MM-dd`.') }),
  },
  parts: {
    items: part('[data-part=items]', 'The list. Its children are the news, in the order in which they are read.'),
    heading: part('[data-part=heading]', 'Says which day is shown; read out when another one is.'),
    alert: part('[data-part=alert]', 'Says that the news could not be loaded.', { without: 'prepend', tag: 'p' }),
    up: part('button[data-part=up]', 'Scrolls a list towards its start.', { without: 'prepend', tag: 'button' }),
    down: part('button[data-part=down]', 'Scrolls a list towards its end.', { without: 'append', tag: 'button' }),
    status: part('[data-part=status]', 'Says which day is shown, to screen readers; not seen.', { without: 'append' }),
  },
  cssProperties: { '--vt-news-height': 'The height of a list that scrolls; 28rem by default.' },
  strings: { up: 'News.Up', down: 'News.Down', error: 'Core.Error', retry: 'News.Retry' },
})
