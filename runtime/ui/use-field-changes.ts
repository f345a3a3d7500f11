import { useCallback, useRef } from 'react'
import { useRenderAgain } from '../view/hooks.ts'

/** Renders again when script changes the limits or the state of a theme's field. Returns the `ref` of the field. */
export function useFieldChanges(): (input: HTMLInputElement | null) => void {
  const renderAgain = useRenderAgain()
  const observer = useRef<MutationObserver>(undefined)
  return useCallback(
    (input) => {
      observer.current?.disconnect()
      observer.current = new MutationObserver(renderAgain)
      if (input) observer.current.observe(input, { attributeFilter: ['disabled', 'readonly', 'min', 'max'] })
    },
    [renderAgain],
  )
}
