import { logOnly } from '../../../runtime/page/warn.ts'
import { Marked } from '../../../runtime/typeahead/marked.tsx'
import type { SuggestionsProps } from '../../../runtime/typeahead/use-suggestions.tsx'
import { useTypeahead } from '../../../runtime/typeahead/use-typeahead.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { getPlaces, type Place } from '../../../stores/checkout/pickup.ts'
import type { pickupSearch } from './definition.ts'
import { placeText } from './rules.ts'

type Props = ViewProps<typeof pickupSearch> & SuggestionsProps & { choose(place: Place): void }

/** The lowest number of characters of a place. */
const MIN_LENGTH = 4

/** Milliseconds without typing until places are requested: most shops pay a provider for each request. */
const REST = 300

export function Suggestions({ host, countryId, places, choose, t, field, give }: Props) {
  const country = () => host.querySelector<HTMLSelectElement>('form[data-part=search] select')?.value ?? countryId
  const rowOf = (place: Place, typed: string) => {
    const text = placeText(place)
    const content = (
      <span>
        <Marked text={text} typed={typed} />
      </span>
    )
    return { key: text, part: 'place', content, choose: () => choose(place) }
  }
  return useTypeahead({
    ...{ t, field, give, minLength: MIN_LENGTH, rest: REST },
    ask: async (text, signal) => {
      const found = await getPlaces(signal, { text, countryId: country() }, places)
      return { rows: found.map((place) => rowOf(place, text)), count: found.length }
    },
    // The search works without suggestions.
    failed: (error, text) => {
      logOnly(`Places for "${text}" could not be searched.`, error)
      return undefined
    },
  }).node
}
