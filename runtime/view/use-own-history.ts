import { useEffect, useRef } from 'react'
import { pageLoads } from '../navigation/visit.ts'
import { here, writeHistory } from '../page/window/history.ts'
import { useLatest } from '../ui/use-latest.ts'
import { usePageEvent } from './hooks.ts'

/** The address without its hash, which a step in the history may change alone. */
const addressOf = ({ pathname, search }: URL | Location) => pathname + search

/** The address by which this page was loaded: a step in the history may precede this code. */
function loadedAddress(): string {
  const [entry] = performance.getEntriesByType('navigation')
  const loaded = entry && URL.canParse(entry.name) ? new URL(entry.name) : location
  return addressOf(loaded.pathname === here().pathname ? loaded : location)
}

/**
 * For a tag that shows a part of its page under an address of its own: returns a function that adds the address to the
 * history. If pages load in place, the page loader follows Back and Forward; otherwise `follow` is called at a step to
 * another address.
 */
export function useOwnHistory(follow: () => void): (url: URL) => void {
  const shown = useRef<string>(undefined)
  const newest = useLatest(follow)

  const followStep = () => {
    if (pageLoads() || shown.current === undefined || shown.current === addressOf(here())) return
    shown.current = addressOf(here())
    newest.current()
  }
  usePageEvent(window, 'popstate', followStep)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code is there
  useEffect(() => {
    shown.current = pageLoads() ? addressOf(here()) : loadedAddress()
    followStep()
  }, [])

  return (url) => {
    if (url.href === here().href) return
    const loads = pageLoads()
    if (loads) loads.push(url)
    else writeHistory('push', null, url)
    shown.current = addressOf(url)
  }
}
