import { useRef } from 'react'
import { isPassing, listedValue } from './chosen-select.ts'

type SelectEvent<E> = E & { currentTarget: HTMLSelectElement }

/**
 * Handlers for selects that lead to another page. A choice counts at once. Steps of the keyboard through a closed list
 * wait for Enter, or until the select is left; Escape restores the old value.
 */
export function useChosenSelect(chosen: (select: HTMLSelectElement) => void) {
  const key = useRef<{ name: string; time: number } | undefined>(undefined)
  const waiting = useRef(new Map<HTMLSelectElement, string>()).current
  const apply = (select: HTMLSelectElement) => {
    waiting.delete(select)
    if (select.value !== listedValue(select)) chosen(select)
  }
  return {
    onKeyDown(event: SelectEvent<KeyboardEvent>) {
      const select = event.currentTarget
      // Not the event's own time: on a busy machine that is long past when the page handles the key.
      key.current = { name: event.key, time: performance.now() }
      const before = waiting.get(select)
      if (before === undefined || !['Enter', 'Escape'].includes(event.key)) return
      event.preventDefault()
      if (event.key === 'Enter') return apply(select)
      select.value = before
      waiting.delete(select)
    },
    onChange({ currentTarget: select }: SelectEvent<Event>) {
      if (!isPassing(key.current, performance.now())) return apply(select)
      if (!waiting.has(select)) waiting.set(select, listedValue(select))
    },
    onBlur({ currentTarget: select }: SelectEvent<FocusEvent>) {
      if (waiting.has(select)) apply(select)
    },
  }
}
