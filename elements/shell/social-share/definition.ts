import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'
import { OFFERED } from './rules.ts'

/** `<social-share>`: links that share the page (§2). */
export const socialShare = defineElement({
  tag: 'social-share',
  summary: 'Links that share the page on social networks, by WhatsApp or by e-mail.',
  mount: 'replace',
  load: 'visible',
  together: 'product',
  attributes: {
    networks: text(
      'The links, in this order, with commas between: facebook, x, linkedin, pinterest, whatsapp, email, device.',
      OFFERED,
    ),
    url: text('The address to share. Without it, the canonical address of the page, else its own.'),
    text: text('The text to share it with, where the network takes text. Without it, the title of the page.'),
  },
  events: {
    'share:open': event('A network is about to open.', {
      network: text('The network.'),
      url: text('The address that is shared.'),
    }),
  },
  parts: {
    'share-list': 'The list.',
    'share-link': 'A link, or the button of `device`; `data-network` says which.',
    'share-icon': 'Its sign.',
  },
  strings: {
    share: 'Shell.Share',
    shareOn: message('Shell.ShareOn', 'network'),
    byEmail: 'Shell.ShareByEmail',
    byDevice: 'Shell.ShareByDevice',
  },
})
