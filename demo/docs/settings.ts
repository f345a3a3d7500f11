import base from '../../runtime/page/base/base.css?raw'
import type { Settings } from '../../runtime/page/settings.ts'

/** A setting of the documentation: its type, its default as text or JSON, and its effect. */
export type SettingDoc = { type: string; fallback: string; doc: string }

/** Every setting; the type ensures that none is missing. */
export const settingDocs: Record<keyof Settings, SettingDoc> = {
  appPath: { type: 'string', fallback: '""', doc: 'Path of the application. Every route and call goes below it.' },
  site: {
    type: 'string',
    fallback: 'origin and application path',
    doc: 'Address that the calls of {site} begin with.',
  },
  culture: {
    type: "'fr' | 'nl' | 'es' | 'de' | 'it' | 'pt'",
    fallback: 'the culture in the address, else the page’s lang, else "fr"',
    doc: 'Language of texts, dates, numbers and prices.',
  },
  theme: { type: 'string', fallback: '""', doc: 'Name of the theme.' },
  breakpoints: {
    type: '{ xs, sm, md, lg: number }',
    fallback: '{"xs":480,"sm":768,"md":992,"lg":1200}',
    doc: 'Widths in CSS pixels at which tags change; each may be given alone.',
  },
  loginMode: {
    type: "'modal' | 'page'",
    fallback: '"modal"',
    doc: 'Where a shopper signs in when the server answers 401.',
  },
  animationDelay: {
    type: 'number',
    fallback: '10',
    doc: 'Milliseconds of the out- and the in-animation of a page that is loaded in place.',
  },
  dataLayer: {
    type: 'string',
    fallback: '"dataLayer"',
    doc: 'Name of the global array that analytics events are pushed to. Before each one about products, `{ ecommerce: null }` clears what the last one said of them.',
  },
  homeClass: { type: 'string', fallback: '"home-page"', doc: 'Class of the body on the root of a culture.' },
  requestTimeout: {
    type: 'number',
    fallback: '30000',
    doc: 'Milliseconds before a call without an answer counts as lost.',
  },
  stringsTimeout: {
    type: 'number',
    fallback: '3000',
    doc: 'Milliseconds that the first draw waits for the server’s texts.',
  },
  chunkTimeout: { type: 'number', fallback: '120000', doc: 'Milliseconds for the code of a tag to arrive.' },
  actTimeout: {
    type: 'number',
    fallback: '1000',
    doc: 'Milliseconds that an act of the shopper waits for code; the browser then does it as in a page without scripts.',
  },
  noticeTimeout: {
    type: 'number',
    fallback: '8000',
    doc: 'Milliseconds that a notice stays; 0 keeps it until it is closed.',
  },
  consentStamp: {
    type: 'string',
    fallback: '""',
    doc: 'Version of what visitors are asked to consent to; when it changes, everybody is asked again.',
  },
  consentCookieName: {
    type: 'string',
    fallback: '"cookie-consent"',
    doc: 'Name of the cookie that holds the visitor’s consent.',
  },
}

/** Events of the page itself; the events of tags are documented with their tags. */
export const pageEvents: { name: string; on: string; detail: string; doc: string }[] = [
  {
    name: 'api:request',
    on: 'document',
    detail: '{ method, path, url, query, body }',
    doc: 'Before each call. Cancelable: `event.respondWith(data | Response | promise)` answers in the place of the server.',
  },
  {
    name: 'page:before-visit',
    on: 'document',
    detail: '{ url, replace, noCache, keepPlace }',
    doc: 'Before a tag or a script goes to another page. Cancelable; `detail.url` may be changed.',
  },
  {
    name: 'page:before-reload',
    on: 'document',
    detail: '{ reason }',
    doc: 'Before the page is loaded again. Cancelable.',
  },
  {
    name: 'element:error',
    on: 'the tag',
    detail: '{ tag, message }',
    doc: 'A tag failed; the server’s HTML is shown.',
  },
  {
    name: 'element:load-error',
    on: 'document',
    detail: '{ tag, name, message }',
    doc: 'The code of a tag did not arrive; `name` is ChunkLoadError.',
  },
]

const tokenDocs: Record<string, string> = {
  '--vt-accent': 'Main buttons, links, and what is chosen.',
  '--vt-on-accent': 'Text on the accent.',
  '--vt-surface': 'Ground of dialogs, notices and fields.',
  '--vt-text': 'Text on the surface.',
  '--vt-muted': 'Text of less weight.',
  '--vt-border': 'Lines and edges.',
  '--vt-error': 'Errors.',
  '--vt-success': 'What went well.',
  '--vt-focus': 'The ring around what has the focus.',
  '--vt-radius': 'Corners.',
  '--vt-space': 'The unit of all distances.',
  '--vt-target': 'The smallest height of a button.',
  '--vt-shadow': 'Shadow of what lies above the page.',
  '--vt-fade': 'Time in which things fade; without motion, when the shopper wants none.',
  '--vt-move': 'Time in which things move; likewise.',
  '--vt-layer': '`z-index` of what lies above the page outside a dialog.',
  '--vt-safe-top': 'What the notch of a phone covers at the top, where the viewport has `viewport-fit=cover`; else 0.',
  '--vt-safe-right': 'What is covered on the right, likewise.',
  '--vt-safe-bottom': 'What the home indicator of a phone covers at the bottom, likewise.',
  '--vt-safe-left': 'What is covered on the left, likewise.',
  '--vt-card': 'The smallest width of a card or tile in a list.',
  '--vt-card-block': 'About how high a card is, while it is too far below to be rendered.',
  '--vt-float-inset': 'Where the label of `<float-label>` begins in its field.',
  '--vt-number-width': 'Width of the field between plus and minus.',
  '--vt-loading-delay': 'How long something may take before the loading bar is seen.',
  '--vt-loading-size': 'Height of the loading bar.',
  '--vt-reveal-time': 'How long what scrolls into view is animated.',
  '--vt-reveal-way': 'How far it rises.',
  '--vt-swatch-size': 'Width and height of a colour’s disc.',
  '--vt-swatch-picture': 'Picture of a disc; set by the tag from its colours.',
  '--vt-slider-gap': 'Space between two slides.',
  '--vt-slider-row': 'Height kept for the buttons above the slides.',
  '--vt-slides': 'How many slides are side by side before the code is there.',
  '--vt-visit-fade': 'Opacity of a page that is left, until the new one comes.',
  '--vt-base': 'Not to be set: it shows that the sheet is loaded.',
}

/** The custom properties of the page that a theme may set, with the values of the library. */
export const tokens = [...base.matchAll(/(--vt-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
  name,
  value,
  doc: tokenDocs[name] ?? '–',
}))
