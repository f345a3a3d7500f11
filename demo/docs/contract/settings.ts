import type { Settings } from '../../../runtime/page/settings.ts'
import base from '../../../runtime/page/styles/base.css?raw'

/** A setting of the documentation: its type, its default as text or JSON, and its effect. */
export type SettingDoc = { type: string; fallback: string; doc: string }

/** The type ensures that no setting is missing. */
export const settingDocs: Record<keyof Settings, SettingDoc> = {
  appPath: {
    type: 'string',
    fallback: '""',
    doc: 'Path of the application, without an origin. Every route and call is below it. The guide “Your server’s framework” says how a script asks another origin.',
  },
  site: {
    type: 'string',
    fallback: 'origin and application path',
    doc: 'Address before the path of the calls with {site}.',
  },
  culture: {
    type: 'string',
    fallback: 'that of `cultures` in the address or in the page’s lang, else the language of lang, else "en"',
    doc: 'The language in the routes and calls of the shop, as they spell it: `nl`, `pt-br`.',
  },
  cultures: {
    type: 'string[]',
    fallback: '["fr","nl","es","de","it","pt"]',
    doc: 'The cultures in the addresses of the shop. A link to another one loads its page whole.',
  },
  locale: {
    type: 'string',
    fallback: 'the page’s lang if it is in the language of `culture`, else `culture`',
    doc: 'Language tag (BCP 47) of the library’s texts, and of dates, numbers and prices: `nl-BE`, `en-GB`.',
  },
  texts: {
    type: 'Record<string, object | string>',
    fallback: '{}',
    doc: 'Texts by language, or the address of a JSON file with them.',
  },
  theme: { type: 'string', fallback: '""', doc: 'Name of the theme.' },
  breakpoints: {
    type: '{ xs, sm, md, lg: number }',
    fallback: '{"xs":480,"sm":768,"md":992,"lg":1200}',
    doc: 'Widths in CSS pixels at which tags change their layout; each may be set alone.',
  },
  loginMode: {
    type: "'modal' | 'page'",
    fallback: '"modal"',
    doc: 'Place of the sign-in after the server has answered 401.',
  },
  animationDelay: {
    type: 'number',
    fallback: '10',
    doc: 'Milliseconds in which a page that is loaded in place fades out and in.',
  },
  dataLayer: {
    type: 'string',
    fallback: '"dataLayer"',
    doc: 'Name of the global array for analytics events. Before each event about products, `{ ecommerce: null }` clears the products of the previous one.',
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
    doc: 'Milliseconds that the first rendering waits for the server’s texts.',
  },
  chunkTimeout: {
    type: 'number',
    fallback: '120000',
    doc: 'Milliseconds after which the code of a tag counts as failed.',
  },
  actTimeout: {
    type: 'number',
    fallback: '1000',
    doc: 'Milliseconds for which an action of the shopper waits for code; then the browser performs it as on a page without scripts.',
  },
  noticeTimeout: {
    type: 'number',
    fallback: '8000',
    doc: 'Milliseconds for which a notice is shown; 0 shows it until it is closed.',
  },
  consentStamp: {
    type: 'string',
    fallback: '""',
    doc: 'Version of the consent questions; when it changes, every visitor is asked again.',
  },
  consentCookieName: {
    type: 'string',
    fallback: '"cookie-consent"',
    doc: 'Name of the cookie with the visitor’s consent.',
  },
  csrf: {
    type: '{ header, meta, cookie: string }',
    fallback: '{"header":"","meta":"","cookie":""}',
    doc: 'Header of each call that changes something, and the `<meta name>` or the cookie with its value: the server’s token against forged requests. It is read again for each call, and never sent to another site. Without a header, none is sent.',
  },
  bearer: {
    type: '() => string | Promise<string>',
    fallback: 'none',
    doc: 'Returns the token of the shopper, which each call to the shop then has as `Authorization: Bearer …`; no token, no header. A function cannot be in JSON: only the global `shopSettings` has it.',
  },
}

/** The events of tags are documented with their tags. */
export const pageEvents: { name: string; on: string; detail: string; doc: string }[] = [
  {
    name: 'api:request',
    on: 'document',
    detail: '{ method, path, url, query, body, kind, as, headers, credentials }',
    doc: 'Before each call and each file. `headers` and `credentials` may be changed, and `url` of a call, but not of a file. Cancelable: `event.respondWith(data | Response | promise)` answers in place of the server.',
  },
  {
    name: 'page:before-visit',
    on: 'document',
    detail: '{ url, replace, noCache, keepPlace }',
    doc: 'Before a tag or a script visits another page. Cancelable; `detail.url` may be changed.',
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
    doc: 'The code of a tag failed to load; `name` is ChunkLoadError.',
  },
]

const tokenDocs: Record<string, string> = {
  '--vt-accent': 'Main buttons, links and selected values.',
  '--vt-on-accent': 'Text on the accent.',
  '--vt-surface': 'Background of dialogs, notices and fields.',
  '--vt-text': 'Text on the surface.',
  '--vt-muted': 'Secondary text.',
  '--vt-border': 'Lines and edges.',
  '--vt-error': 'Errors.',
  '--vt-success': 'Success messages.',
  '--vt-focus': 'The ring around the focused element.',
  '--vt-radius': 'Radius of corners.',
  '--vt-space': 'The unit of all distances.',
  '--vt-target': 'The smallest height of a button.',
  '--vt-shadow': 'Shadow of dialogs, notices and lists above the page.',
  '--vt-fade': 'Duration of fading; 0 when the shopper prefers reduced motion.',
  '--vt-move': 'Duration of movement; likewise.',
  '--vt-layer': '`z-index` of elements above the page, outside of dialogs.',
  '--vt-safe-top':
    'Height of the area that the notch of a phone covers, if the viewport has `viewport-fit=cover`; else 0.',
  '--vt-safe-right': 'Width of the covered area on the right, likewise.',
  '--vt-safe-bottom': 'Height of the area that the home indicator of a phone covers, likewise.',
  '--vt-safe-left': 'Width of the covered area on the left, likewise.',
  '--vt-card': 'The smallest width of a card or tile in a list.',
  '--vt-card-block': 'Estimated height of a card that is too far below the window to be rendered.',
  '--vt-float-inset': 'Distance of the label of `<float-label>` from the edge of its field.',
  '--vt-number-width': 'Width of the field between plus and minus.',
  '--vt-loading-delay': 'Delay before the loading bar is shown.',
  '--vt-loading-size': 'Height of the loading bar.',
  '--vt-reveal-time': 'Duration of the animation of an element that scrolls into view.',
  '--vt-reveal-way': 'Distance by which that element rises.',
  '--vt-swatch-size': 'Width and height of a colour swatch.',
  '--vt-swatch-picture': 'Picture of a swatch; the tag sets it from its colours.',
  '--vt-slider-gap': 'Space between two slides.',
  '--vt-slider-row': 'Height reserved for the buttons above the slides.',
  '--vt-slides': 'Number of slides side by side before the code has loaded.',
  '--vt-visit-fade': 'Opacity of the old page until the new one is shown.',
  '--vt-base': 'Must not be set: it marks the style sheet as loaded.',
}

/** The custom properties of the page that a theme may set, with the values of the library. */
export const tokens = [...base.matchAll(/(--vt-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
  name,
  value,
  doc: tokenDocs[name] ?? '–',
}))
