import { useCallback, useState } from 'react'
import { useInstance } from './instance.ts'

/** State that fresh HTML for the tag resets: the shopper's choice until the server's HTML contains it. */
export function useMarkupState<T>(initial: T): [value: T, set: (value: T) => void] {
  const instance = useInstance()
  const [state, setState] = useState({ markup: instance.markup, value: initial })
  const set = useCallback((value: T) => setState({ markup: instance.markup, value }), [instance])
  return [state.markup === instance.markup ? state.value : initial, set]
}
