import { ofForm } from '../../forms/of-form.ts'
import { appUrl, plainAddress } from '../../page/paths.ts'
import { settings } from '../../page/settings.ts'
import type { LinkRule } from '../visit.ts'

const SCHEME = /^[a-z][a-z\d+.-]*:/i

/** Characters that the browser removes from an address before it parses it. */
const UNREAD = /[\t\n\r]|^[\0- ]+/g

/** True for an address as written that names its scheme. */
export const hasScheme = (href: string): boolean => SCHEME.test(href.replace(UNREAD, ''))

/** An extension of 2 to 4 letters at the end of the path (§2). */
const EXTENSION = /\.[a-z]{2,4}$/i

const TOGGLES = '[data-toggle], [data-bs-toggle], [aria-controls]:is([role=button], [role=tab])'

/** Addresses that are never loaded in place, whichever code requests them. */
export const addressRules = {
  logoff: ({ href }) => plainAddress(href).includes('logoff'),
  extension: ({ url }) => EXTENSION.test(url.pathname),
  otherSite: ({ url }) => url.origin !== location.origin || !url.pathname.startsWith(appUrl('')),
  // The texts and settings of the page are those of its culture.
  otherCulture: ({ url }) => {
    const segment = url.pathname.slice(appUrl('').length).split('/')[0] ?? ''
    return segment !== settings().culture && settings().cultures.includes(segment)
  },
} satisfies Record<string, (link: { href: string; url: URL }) => boolean>

/** The rules of §2, and links that the browser itself treats in its own way. */
export const ownRules: Record<string, LinkRule> = {
  ...addressRules,
  scheme: ({ href }) => hasScheme(href),
  noAjax: ({ element, event }) =>
    ofForm(element, 'matches')('.no-ajax') || ('submitter' in event && event.submitter?.matches('.no-ajax') === true),
  ajaxTab: ({ element }) => ofForm(element, 'matches')('.ajax-tab'),
  newWindow: ({ element, event }) => {
    const asked = 'submitter' in event ? event.submitter?.getAttribute('formtarget') : null
    const usual = document.querySelector('base[target]')?.getAttribute('target')
    return !/^(_self)?$/i.test(asked ?? element.getAttribute('target') ?? usual ?? '')
  },
  toggle: ({ element }) => ofForm(element, 'matches')(TOGGLES),
  keys: ({ event }) =>
    event instanceof MouseEvent &&
    (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey),
  download: ({ element }) => ofForm(element, 'matches')('[download]'),
  // A page in place can only send the default referrer.
  referrer: ({ element }) => ofForm(element, 'matches')('[rel~=noreferrer], [referrerpolicy]'),
  editable: ({ element }) => (element as HTMLElement).isContentEditable,
}
