import { type ComponentType, memo, type RefObject, useEffect, useRef, useState } from 'react'
import { arrive } from '../page/scripts/arrive.ts'
import { logOnly } from '../page/warn.ts'
import { useInstance } from '../view/instance.ts'
import type { PartProps } from '../view/markup/part-props.ts'
import { CREATED, type ServerPart } from '../view/read-markup.ts'

/** What the component of the suggestions is given beside the props of its tag. */
export type SuggestionsProps = {
  /** The theme's own field. It keeps the focus all the time. */
  field: RefObject<HTMLInputElement | null>
  /** Gives the field props: what makes it the combobox of the list. */
  give(props: PartProps<'input'>): void
}

/**
 * Suggestions for a search field of the theme, the first text field inside. Their code is fetched once somebody is about to use
 * it. A fetch that fails is tried again at the next touch; until then the form works without them.
 */
export function useSuggestions<P extends object>(load: () => Promise<ComponentType<P & SuggestionsProps>>, props: P) {
  const { host } = useInstance()
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<P & SuggestionsProps>>()
  const [given, give] = useState<PartProps<'input'>>({})
  const isFetched = useRef(false)

  const fetchCode = () => {
    if (isFetched.current) return
    isFetched.current = true
    // What they give the field renders this view again, and not them.
    const show = (Loaded: ComponentType<P & SuggestionsProps>) => setSuggestions(() => memo(Loaded) as typeof Loaded)
    arrive(host.localName, load()).then(show, (error) => {
      isFetched.current = false
      logOnly(`<${host.localName}> has no suggestions for now. The form works without them.`, error)
    })
  }
  useEffect(() => {
    if (document.activeElement === field.current) fetchCode()
  })

  const touches = { onPointerOver: fetchCode, onPointerDown: fetchCode, onFocus: fetchCode, onKeyDown: fetchCode }
  const own = Suggestions ? given : touches
  return {
    field,
    parts: {
      field: ({ index }: ServerPart) => (index === 0 ? { ...own, ref: field } : undefined),
      suggestions: {
        [CREATED]: '',
        // It has no box of its own: a form that is a row of fields stays as it is.
        style: { display: Suggestions ? 'contents' : 'none' },
        children: Suggestions && <Suggestions {...props} field={field} give={give} />,
      },
    },
  }
}
