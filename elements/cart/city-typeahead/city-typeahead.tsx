import { useState } from 'react'
import { deferred } from '../../../runtime/page/deferred.ts'
import { useSuggestions } from '../../../runtime/typeahead/use-suggestions.tsx'
import { useHostEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { cityTypeahead } from './definition.ts'

type Tag = typeof cityTypeahead

const suggestions = deferred('<city-typeahead>', () => import('./city-suggestions.tsx'))

/** Enter in the field sends nothing (§5). */
export function CityTypeahead(props: ViewProps<Tag>) {
  const [note, setNote] = useState<string>()
  const { field, parts } = useSuggestions(suggestions, { ...props, say: setNote })
  useHostEvent<KeyboardEvent>('keydown', (event) => {
    if (event.key === 'Enter' && event.target === field.current) event.preventDefault()
  })
  return (
    <ServerMarkup<Tag>
      parts={{
        ...parts,
        send: { hidden: true },
        note: { role: 'status', ...(note !== undefined && { children: note }) },
      }}
    />
  )
}
