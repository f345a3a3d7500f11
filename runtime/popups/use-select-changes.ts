import { useEffect } from 'react'
import { useLatest } from '../ui/use-latest.ts'
import { usePageEvent } from '../view/hooks.ts'

/** Calls back when options of a select were added, removed or changed, and when its form was reset. */
export function useSelectChanges(
  select: () => HTMLSelectElement | undefined,
  isWatched: boolean,
  changed: () => void,
  attributes: readonly string[] = ['disabled', 'hidden', 'label', 'value'],
): void {
  const latest = useLatest({ select, changed, attributes })
  useEffect(() => {
    const element = latest.current.select()
    if (!isWatched || !element) return
    const observer = new MutationObserver(() => latest.current.changed())
    const attributeFilter = [...latest.current.attributes]
    observer.observe(element, { childList: true, subtree: true, characterData: true, attributeFilter })
    return () => observer.disconnect()
  }, [isWatched, latest])
  // The values go back after the listeners have run.
  usePageEvent(document, 'reset', () => setTimeout(() => latest.current.changed()))
}
