import { useEffect } from 'react'
import { useLatest } from '../ui/use-latest.ts'
import { useReset } from '../ui/use-reset.ts'

/** The attributes of a select and its options that its list and its field show. */
const ATTRIBUTES = [
  ...['disabled', 'hidden', 'label', 'value', 'selected', 'required'],
  ...['aria-invalid', 'aria-describedby'],
]

/** Calls back when options were added, removed or changed, and when the form was reset. */
export function useSelectChanges(
  select: () => HTMLSelectElement | undefined,
  isWatched: boolean,
  changed: () => void,
): void {
  const latest = useLatest({ select, changed })
  useEffect(() => {
    const element = latest.current.select()
    if (!isWatched || !element) return
    const observer = new MutationObserver(() => latest.current.changed())
    observer.observe(element, { childList: true, subtree: true, characterData: true, attributeFilter: ATTRIBUTES })
    return () => observer.disconnect()
  }, [isWatched, latest])
  useReset(changed)
}
