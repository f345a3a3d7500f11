import { useState } from 'react'
import { logOnly } from '../../../runtime/page/warn.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { failureText } from '../../../runtime/request/failure-text.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { Marked } from '../../../runtime/typeahead/marked.tsx'
import type { Row } from '../../../runtime/typeahead/row-list.tsx'
import type { SuggestionsProps } from '../../../runtime/typeahead/use-suggestions.tsx'
import { useTypeahead } from '../../../runtime/typeahead/use-typeahead.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { type City, getCities, postCity } from '../../../stores/cart/cities.ts'
import type { cityTypeahead } from './definition.ts'

type Props = ViewProps<typeof cityTypeahead> & SuggestionsProps & { say(note: string): void }

/** The chosen city is stored for the cart. */
export function Suggestions({ countryId, minLength, emit, t, field, give, say }: Props) {
  const country = () =>
    countryId || field.current?.form?.querySelector<HTMLSelectElement>('select[name$=CountryId]')?.value || ''

  // Ignores a request that a newer one has replaced.
  const [send] = useState(() => latest((_signal, id: string) => postCity(id).then(() => true)))
  const keep = async ({ id, name }: City) => {
    try {
      if (await send(id)) say(t.chosen({ city: name }))
    } catch (error) {
      if (ShopError.of(error).kind === 'aborted') return
      logOnly(`The city "${name}" could not be kept.`, error)
      say(failureText(ShopError.of(error), t.failed))
    }
  }
  const rowOf = (city: City, typed: string): Row => ({
    key: city.id,
    part: 'city',
    content: (
      <span>
        <Marked text={city.name} typed={typed} />
      </span>
    ),
    choose() {
      if (field.current) field.current.value = city.name
      emit('city:select', { id: city.id, name: city.name })
      keep(city)
    },
  })
  const typeahead = useTypeahead({
    ...{ t, field, give, minLength },
    ask: async (text, signal) => {
      say('')
      const found = await getCities(signal, country(), text)
      return { rows: found.map((city) => rowOf(city, text)), count: found.length }
    },
    failed: (error, text) => {
      logOnly(`Cities for "${text}" could not be searched.`, error)
      return failureText(error, t.failed)
    },
  })
  return typeahead.node
}
