import { useEffect, useLayoutEffect } from 'react'

type Attributes = { host: HTMLElement; stamp: string; cookieName: string }

/**
 * Writes the properties `stamp` and `cookieName` of an element as its attributes, where every consent tag of the page
 * reads them, whichever was upgraded first. `changed` is called after each change, and must be the same function at
 * each render.
 */
export function useConsentAttributes({ host, stamp, cookieName }: Attributes, changed: () => void): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries({ stamp, 'cookie-name': cookieName })) {
      if (value === '') host.removeAttribute(name)
      else host.setAttribute(name, value)
    }
  }, [host, stamp, cookieName])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about their values
  useEffect(changed, [changed, stamp, cookieName])
}
