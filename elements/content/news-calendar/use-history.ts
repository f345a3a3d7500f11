import { useEffect, useRef } from 'react'
import { loadsInPlace, pushAddress } from '../../../runtime/navigation/visit.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { reloadPage } from '../../../runtime/page/reload.ts'
import { usePageEvent } from '../../../runtime/view/hooks.ts'

/** Without the place in the page, which a step in the history may change alone. */
const addressOf = ({ pathname, search }: URL | Location) => pathname + search

/** The address by which this page was loaded: a step in the history may come before this code. */
function loadedAddress(): string {
  const [entry] = performance.getEntriesByType('navigation')
  const loaded = entry && URL.canParse(entry.name) ? new URL(entry.name) : location
  return addressOf(loaded.pathname === location.pathname ? loaded : location)
}

/**
 * Puts addresses into the history, and returns how. Where pages load in place, the page loader follows Back and Forward;
 * elsewhere the page of the address is loaded.
 */
export function useAddresses(): (address: string) => void {
  const shown = useRef<string>(undefined)

  const follow = () => {
    if (loadsInPlace() || shown.current === undefined || shown.current === addressOf(location)) return
    shown.current = addressOf(location)
    reloadPage('an address of the history')
  }
  usePageEvent(window, 'popstate', follow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code is there
  useEffect(() => {
    shown.current = loadsInPlace() ? addressOf(location) : loadedAddress()
    follow()
  }, [])

  return (address) => {
    const url = ownUrl(address)
    if (!url || url.href === location.href) return
    pushAddress(url)
    shown.current = addressOf(url)
  }
}
