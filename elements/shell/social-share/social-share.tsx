import { type MouseEvent, useEffect } from 'react'
import { logOnly, warn } from '../../../runtime/page/warn.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { usePageEvent, useRenderAgain } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { socialShare } from './definition.ts'
import { Icon } from './icon.tsx'
import { DEVICE, NETWORKS, readNetworks, type Shared, webAddress } from './rules.ts'

/** A small window without `opener`, so that it cannot access the shop. */
const WINDOW = 'popup,noopener,noreferrer,width=640,height=560'

/** The links that replace the server's; they always share the current page. */
export function SocialShare({ networks, url, text, emit, t }: ViewProps<typeof socialShare>) {
  const { known, unknown } = readNetworks(networks)
  const shared = () => sharedBy(url, text)
  usePageEvent(document, 'page:loaded', useRenderAgain())
  useWarnings(unknown, url)

  /** A plain click opens a small window; the browser handles every other click, and e-mail. */
  const open = (network: string, event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    const what = shared()
    emit('share:open', { network, url: what.url })
    if (network === 'email') return
    event.preventDefault()
    window.open(NETWORKS.get(network)?.address(what), '_blank', WINDOW)
  }

  const shareByDevice = () => {
    const what = shared()
    emit('share:open', { network: DEVICE, url: what.url })
    navigator.share({ url: what.url, title: what.text }).catch((error: DOMException) => {
      // The shopper has cancelled, or the share dialog is already open.
      const isNoFault = error.name === 'AbortError' || error.name === 'InvalidStateError'
      if (!isNoFault) logOnly('The device could not share the page.', error)
    })
  }

  return (
    <ul data-part="share-list" aria-label={t.share}>
      {known.filter(canBeOffered).map((network) => (
        <li key={network}>
          {network === DEVICE ? (
            <button type="button" data-part="share-link" data-network={DEVICE} onClick={shareByDevice}>
              <Icon network={DEVICE} />
              <span className="vt-hidden">{t.byDevice}</span>
            </button>
          ) : (
            <a
              data-part="share-link"
              data-network={network}
              href={NETWORKS.get(network)?.address(shared())}
              {...(network !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
              onClick={(event) => open(network, event)}
            >
              <Icon network={network} />
              <span className="vt-hidden">
                {network === 'email' ? t.byEmail : t.shareOn({ network: NETWORKS.get(network)?.name ?? '' })}
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

const canBeOffered = (network: string): boolean => network !== DEVICE || 'share' in navigator

/** The data are the tag's attributes, else the metadata of the page. */
function sharedBy(url: string, text: string): Shared {
  const canonical = document.querySelector('link[rel~=canonical]')?.getAttribute('href')
  const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
  const [own, page] = [url, canonical].map((address) => webAddress(address, document.baseURI))
  return {
    url: own ?? page ?? here().href.replace(/#.*$/, ''),
    text: text || document.title,
    picture: webAddress(picture, document.baseURI) ?? '',
  }
}

function useWarnings(unknown: readonly string[], url: string): void {
  useEffect(() => {
    for (const word of unknown) {
      warn(
        `<social-share networks> knows no "${word}".`,
        'It is left out.',
        `Write some of ${[...NETWORKS.keys(), DEVICE].join(', ')}.`,
      )
    }
    if (url !== '' && !webAddress(url, document.baseURI))
      warn(`<social-share url="${url.slice(0, 80)}"> is no address of the web.`, 'The page is shared.', 'Correct it.')
  })
}
