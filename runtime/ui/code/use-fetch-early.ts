import { useRef } from 'react'
import { useHostEvent } from '../../view/hooks.ts'

/**
 * Fetches code once when a pointer or the focus comes to the tag, so that the first action need not wait for it. What does not
 * come then is fetched again by the action itself, which says so to the shopper.
 */
export function useFetchEarly(load: () => Promise<unknown>): void {
  const isFetched = useRef(false)
  const fetchOnce = () => {
    if (isFetched.current) return
    isFetched.current = true
    load().catch(() => {
      isFetched.current = false
    })
  }
  useHostEvent('pointerover', fetchOnce)
  useHostEvent('focusin', fetchOnce)
}
