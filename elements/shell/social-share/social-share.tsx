import { html, nothing, render } from 'lit-html'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { logOnly, warn } from '../../../runtime/page/warn.ts'
import type { socialShare } from './definition.ts'
import { drawIcon } from './icons.ts'
import { DEVICE, NETWORKS, readNetworks, type Shared, webAddress } from './rules.ts'

type Share = Connected<typeof socialShare>

/** A small window of its own, which cannot reach back into the shop. */
const WINDOW = 'popup,noopener,noreferrer,width=640,height=560'

/** Draws the links in the place of the server's, and keeps them those of the page that is shown. */
export function connect(share: Share): () => void {
  const { host, attributes, signal, onChange } = share
  const list = document.createElement('ul')
  list.dataset.part = 'share-list'

  const draw = () => {
    const { known, unknown } = readNetworks(attributes.networks)
    for (const word of unknown) {
      warn(
        `<social-share networks> knows no "${word}".`,
        'It is left out.',
        `Write some of ${[...NETWORKS.keys(), DEVICE].join(', ')}.`,
      )
    }
    const shared = sharedBy(attributes)
    const drawOne = (network: string) => (network === DEVICE ? drawButton(share) : drawLink(share, network, shared))
    list.setAttribute('aria-label', share.t.share)
    render(known.filter(canBeOffered).map(drawOne), list)
  }
  const take = () => {
    if (host.childNodes.length !== 1 || host.firstChild !== list) host.replaceChildren(list)
  }
  draw()
  take()
  // Children that arrive late are the server's own links, as are those that script writes anew.
  const observer = new MutationObserver(take)
  observer.observe(host, { childList: true })
  onChange(draw)
  document.addEventListener('page:loaded', draw, { signal })
  return () => observer.disconnect()
}

const canBeOffered = (network: string): boolean => network !== DEVICE || 'share' in navigator

/** What is shared now: what the tag says, else what the page says of itself. */
function sharedBy({ url, text }: { url: string; text: string }): Shared {
  const own = webAddress(url, document.baseURI)
  if (url !== '' && !own) {
    warn(`<social-share url="${url.slice(0, 80)}"> is no address of the web.`, 'The page is shared.', 'Correct it.')
  }
  const canonical = document.querySelector('link[rel~=canonical]')?.getAttribute('href')
  const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
  return {
    url: own ?? webAddress(canonical, document.baseURI) ?? location.href.replace(/#.*$/, ''),
    text: text || document.title,
    picture: webAddress(picture, document.baseURI) ?? '',
  }
}

function drawLink(share: Share, network: string, shared: Shared) {
  const { name = '', address } = NETWORKS.get(network) ?? {}
  const isMail = network === 'email'
  return html`<li>
    <a
      data-part="share-link"
      data-network=${network}
      href=${address?.(shared) ?? nothing}
      target=${isMail ? nothing : '_blank'}
      rel=${isMail ? nothing : 'noopener noreferrer'}
      @click=${(event: MouseEvent) => open(share, network, event)}
      >${drawIcon(network)}<span class="vt-hidden">${isMail ? share.t.byEmail : share.t.shareOn({ network: name })}</span></a
    >
  </li>`
}

function drawButton(share: Share) {
  return html`<li>
    <button type="button" data-part="share-link" data-network=${DEVICE} @click=${() => shareByDevice(share)}>
      ${drawIcon(DEVICE)}<span class="vt-hidden">${share.t.byDevice}</span>
    </button>
  </li>`
}

/** A plain click opens a small window; every other click, and e-mail, are the browser's. */
function open({ attributes, emit }: Share, network: string, event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  const shared = sharedBy(attributes)
  emit('share:open', { network, url: shared.url })
  if (network === 'email') return
  event.preventDefault()
  window.open(NETWORKS.get(network)?.address(shared), '_blank', WINDOW)
}

async function shareByDevice({ attributes, emit }: Share): Promise<void> {
  const { url, text } = sharedBy(attributes)
  emit('share:open', { network: DEVICE, url })
  try {
    await navigator.share({ url, title: text })
  } catch (error) {
    // The shopper thought better of it, or has the list open already.
    const name = (error as DOMException).name
    if (name !== 'AbortError' && name !== 'InvalidStateError') logOnly('The device could not share the page.', error)
  }
}
