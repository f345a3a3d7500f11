import { useEffect, useState } from 'react'
import { askSignIn } from '../forms/sign-in.ts'

/**
 * Asks a shopper who is not signed in to do so, and continues afterwards; nothing happens if the view has left the page
 * meanwhile.
 */
export function useSignInFor(): (goOn: () => void) => Promise<void> {
  const [views] = useState(() => new Set<AbortController>())
  useEffect(() => {
    const mounted = new AbortController()
    views.add(mounted)
    return () => {
      views.delete(mounted)
      mounted.abort()
    }
  }, [views])
  return async (goOn) => {
    const [mounted] = views
    if (mounted && (await askSignIn(mounted.signal)) && !mounted.signal.aborted) goOn()
  }
}
