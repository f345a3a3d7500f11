import { useCallback, useState } from 'react'
import { useInstance } from './instance.ts'

/** State of a view that is reset when the server sends fresh HTML for its tag: the shopper's choice before the page follows. */
export function useMarkupState<T>(initial: T): [value: T, set: (value: T) => void] {
  const instance = useInstance()
  const [state, setState] = useState({ markup: instance.markup, value: initial })
  const set = useCallback((value: T) => setState({ markup: instance.markup, value }), [instance])
  return [state.markup === instance.markup ? state.value : initial, set]
}
