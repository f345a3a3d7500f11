import { type ComponentType, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Deferred } from '../page/deferred.ts'
import { useDeferred } from '../ui/use-deferred.ts'
import type { PartProps } from '../view/markup/part-props.ts'
import { CREATED, type ServerPart } from '../view/read-markup.ts'

export type SuggestionsProps = {
  /** The theme's own field. It keeps the focus all the time. */
  field: RefObject<HTMLInputElement | null>
  /** Sets the props that make the field the combobox of the list. */
  give(props: PartProps<'input'>): void
}

type Code<P> = { Suggestions: ComponentType<P & SuggestionsProps> }

/**
 * Suggestions for a search field of the theme, the first text field inside. Their code is fetched when a shopper is
 * about to use the field. After a failure it is fetched again at the next touch; until then the form works without
 * suggestions.
 */
export function useSuggestions<P extends object>(suggestions: Deferred<Code<P>>, props: P) {
  const field = useRef<HTMLInputElement>(null)
  const [given, give] = useState<PartProps<'input'>>({})
  const [isWanted, setWanted] = useState(false)
  const code = useDeferred(suggestions, isWanted)
  // The props that they set on the field render this view again, and not the suggestions.
  const Suggestions = useMemo(() => code && (memo(code.Suggestions) as typeof code.Suggestions), [code])

  const hasLooked = useRef(false)
  useEffect(() => {
    if (hasLooked.current || !field.current) return
    hasLooked.current = true
    // It may have had the focus before its handlers.
    if (document.activeElement === field.current) setWanted(true)
  })

  const want = () => setWanted(true)
  const touches = { onPointerOver: want, onPointerDown: want, onFocus: want, onKeyDown: want }
  const own = Suggestions ? given : touches
  return {
    field,
    parts: {
      field: ({ index }: ServerPart) => (index === 0 ? { ...own, ref: field } : undefined),
      suggestions: {
        [CREATED]: '',
        // It has no box of its own: the layout of a form in a row of fields stays.
        style: { display: Suggestions ? 'contents' : 'none' },
        children: Suggestions && <Suggestions {...props} field={field} give={give} />,
      },
    },
  }
}
