import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useLayoutEffect } from 'react'

const $candidates = atom<Readonly<Record<string, readonly HTMLElement[]>>>({})

/**
 * True for the first element of its tag among those with `isWanted`. When it leaves the page, the next one is first.
 */
export function useIsFirst(host: HTMLElement, isWanted = true): boolean {
  const candidates = useStore($candidates)[host.localName] ?? []
  useLayoutEffect(() => {
    if (!isWanted) return undefined
    const others = () => ($candidates.get()[host.localName] ?? []).filter((other) => other !== host)
    const set = (those: readonly HTMLElement[]) => $candidates.set({ ...$candidates.get(), [host.localName]: those })
    set([...others(), host])
    return () => set(others())
  }, [host, isWanted])
  return candidates[0] === host
}
