import { choice, flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

const url = text('The address of the page.')

/** `<page-loader>`: pages of the site are loaded into the page area, without a new document (§2, §4, §8). */
export const pageLoader = defineElement({
  tag: 'page-loader',
  summary: 'Loads the pages that links and forms lead to into the page area, with history, scroll and focus.',
  mount: 'enhance',
  load: 'idle',
  loadOn: ['page:before-visit'],
  heldControls: '',
  attributes: {
    delay: number('Milliseconds of the out- and the in-animation. Default: the setting `animationDelay`, 10.'),
    slowAfter: number('Milliseconds after which a load is marked as slow.', 1_000),
    timeOut: number('Milliseconds without a sign of the server until a load has failed.', 30_000),
    homeClass: text('Class of the body on the root of the culture. Default: the setting `homeClass`.'),
    loginMode: choice(
      'Where a shopper signs in when a page wants it; `settings`: as the setting `loginMode` says.',
      ['settings', 'modal', 'page'],
      'settings',
    ),
    anchorDuration: number('Milliseconds of the scroll to a place in the page.', 800),
    anchorOffset: number('Pixels added to where that scroll ends.', -200),
    sameOriginLinks: flag('Takes links with a scheme too, when they stay in the site.'),
    prefetch: flag('Asks for a page when the shopper is about to click on its link.'),
    viewTransitions: flag('Shows the change of pages as a view transition where the browser can.'),
  },
  events: {
    'page:before-visit': event(
      'Before a visit. Cancel it to stay; `url` may be changed.',
      {
        url,
        replace: flag('No new history entry.'),
        noCache: flag('Past every cache.'),
        keepPlace: flag('The same page with other settings.'),
      },
      'document',
    ),
    'page:leave': event('A visit has begun; the page that is shown will be left.', { url }, 'document'),
    'page:swap': event(
      'The new page is about to be placed.',
      { url, isStreamed: flag('It is shown while it loads, part by part.') },
      'document',
    ),
    'page:loaded': event('The new page is shown.', { url, title: text('Its title.') }, 'document'),
    'page:error': event(
      'The page could not be loaded. Cancel it to notify the shopper yourself.',
      { url, status: number('The HTTP status; 0 without an answer.', 0), html: text('The body of the answer.') },
      'document',
    ),
    'page:unauthorized': event(
      'The server requires a sign-in. Cancel it to ask the shopper yourself.',
      { url, method: choice('The method of the request.', ['GET', 'POST'], 'GET') },
      'document',
    ),
    'page:before-full-load': event(
      'Before the page is left for another document. Cancel it to stay.',
      { url, replace: flag('No new history entry.') },
      'document',
    ),
  },
  parts: { announcement: 'The text for screen readers, at the end of the body.' },
  cssProperties: { '--vt-visit-fade': 'The opacity of a page that is left, until the new one is shown. Default: 0.4.' },
})
