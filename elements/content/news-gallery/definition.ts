import { number } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { INTERVAL } from '../../../runtime/pictures/rules.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<news-gallery>`: the pictures of a news item, which open over the page (§2). */
export const newsGallery = defineElement({
  tag: 'news-gallery',
  summary: 'Opens the pictures of a news item over the whole screen, from the one that was pressed or from the first.',
  mount: 'enhance',
  load: 'visible',
  attributes: { interval: number('Milliseconds of each picture in a slideshow.', INTERVAL) },
  events: {
    'gallery:open': event('The pictures are shown over the page.', {
      index: number('The first that is shown, counted from 0.', 0),
    }),
  },
  methods: { openAt: 'Opens the pictures at an index, counted from 0. The promise is kept when they are shown.' },
  parts: {
    pictures: part('[data-part=pictures]', 'The pictures: links to the large ones, each with a small one inside.'),
    all: part('button[data-part=all]', 'Opens all of them at the first; there from two pictures on.', {
      without: 'append',
      tag: 'button',
    }),
  },
  strings: { showAll: message('News.ShowAll', 'count') },
})
