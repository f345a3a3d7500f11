import { useEffect, useLayoutEffect } from 'react'

type Attributes = { host: HTMLElement; stamp: string; cookieName: string }

/**
 * Every consent tag of the page reads the attributes, whichever was upgraded first. `changed` must be the same function
 * at each render.
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
