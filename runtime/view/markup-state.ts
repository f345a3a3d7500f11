import { useCallback, useState } from 'react'
import { useInstance } from './instance.ts'

/** State of a view that holds until the server sends fresh HTML for its tag: what the shopper chose before the page follows. */
export function useMarkupState<T>(initial: T): [value: T, set: (value: T) => void] {
  const instance = useInstance()
  const [held, setHeld] = useState({ markup: instance.markup, value: initial })
  const set = useCallback((value: T) => setHeld({ markup: instance.markup, value }), [instance])
  return [held.markup === instance.markup ? held.value : initial, set]
}
