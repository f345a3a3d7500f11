import { useEffect, useRef, useState } from 'react'
import { explainFailure, explainUntilOnline } from '../../../runtime/dialogs/explain-failure.ts'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { reloadPage } from '../../../runtime/page/reload.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { say } from '../../../runtime/text/say.ts'
import { useSuggestions } from '../../../runtime/typeahead/use-suggestions.tsx'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { stopped, useHostEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import {
  getPlaces,
  type PickupAnswer,
  type PickupPoint,
  type Place,
  postPickupPoint,
  searchPickupPoints,
} from '../../../stores/checkout/pickup.ts'
import type { pickupSearch } from './definition.ts'
import { locate } from './locate.ts'
import { PointList } from './point-list.tsx'
import { placeText, readAddress } from './rules.ts'
import { useMap } from './use-map.ts'

type Tag = typeof pickupSearch

const suggestionCode = deferred('<pickup-search>', () => import('./suggestions.tsx'))

export function Search(props: ViewProps<Tag>) {
  const { host, carrier, shippingMethodId, radius, maxListSize, places, countryId, countryCode, returnUrl, emit, t } =
    props
  const [points, setPoints] = useState<PickupPoint[]>()
  const [active, setActive] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const isSent = useRef(false)
  const chosenPlace = useRef<{ place: Omit<Place, 'countryId'>; text: string }>(undefined)
  const goTo = useLatest((place: Place) => go(place))
  // The same function in all renders, so that the suggestions are not rendered again.
  const [choosePlace] = useState(() => (place: Place) => goTo.current(place))
  const suggestions = useSuggestions(suggestionCode, { ...props, choose: choosePlace })
  const field = () => suggestions.field.current ?? host.querySelector<HTMLInputElement>('input[type=text]')

  const select = () => host.querySelector<HTMLSelectElement>('form[data-part=search] select')
  const country = () => select()?.selectedOptions[0]?.dataset.countryCode ?? countryCode

  /** The typed text as an address; a missing postal code is looked up (§5). */
  const addressOf = async (signal: AbortSignal, text: string) => {
    if (chosenPlace.current?.text === text) return chosenPlace.current.place
    const typed = readAddress(text)
    if (typed.postalCode !== '' || typed.city === '') return typed
    try {
      const [found] = await getPlaces(signal, { text, countryId: select()?.value ?? countryId }, places)
      return found ? { ...typed, postalCode: found.postalCode, city: found.city } : typed
    } catch (error) {
      if (ShopError.of(error).kind !== 'aborted') logOnly(`The postal code of "${text}" could not be looked up.`, error)
      return typed
    }
  }
  const [find] = useState(() =>
    latest(async (signal, look: (signal: AbortSignal) => Promise<PickupAnswer>) => ({ found: await look(signal) })),
  )
  useEffect(() => find.abort, [find])

  const search = async (isAsked = true) => {
    const text = field()?.value.trim() ?? ''
    if (text === '') return isAsked ? field()?.focus() : undefined
    setBusy(true)
    try {
      const answer = await find(async (signal) => {
        const { address, postalCode, city } = await addressOf(signal, text)
        return searchPickupPoints(signal, carrier, {
          ...{ city, postalCode, address, countryCode: country(), shippingMethodId, radius, limit: maxListSize },
        })
      })
      if (!answer) return
      setBusy(false)
      if (!answer.found) return notify({ kind: 'error', title: t.error, text: t.failed })
      setPoints(answer.found)
      if (isAsked) say(answer.found.length > 0 ? t.pointCount({ count: answer.found.length }) : t.noPoint, host)
    } catch (error) {
      setBusy(false)
      explainUntilOnline(error, t.failed, find.onceOnline, () => again.current(isAsked), t.error)
    }
  }
  const again = useLatest(search)
  const go = (place: Place) => {
    const text = placeText(place)
    const input = field()
    if (input) input.value = text
    const option = [...(select()?.options ?? [])].find(({ value }) => value === place.countryId)
    if (option) option.selected = true
    chosenPlace.current = { place, text }
    search()
  }
  const searchHere = async () => {
    const place = await locate(places)
    if (place) go(place)
    else field()?.focus()
  }
  // The search of the server's page is sent again, since the theme's list may lack data of the points.
  const start = useLatest(() => {
    setActive(host.querySelector<HTMLInputElement>('[name=PickupPoint]:checked')?.value ?? '')
    search(false)
  })
  useEffect(() => start.current(), [start])

  const choose = (id: string) => {
    setActive(id)
    emit('pickup:select', { id, name: points?.find((point) => point.id === id)?.name ?? '' })
  }
  const newestChoose = useLatest(choose)
  // The same function in all renders, so that a point is rendered only when it changes.
  const [choosePoint] = useState(() => (id: string) => newestChoose.current(id))
  // The theme's list is shown until the view's own has loaded.
  useHostEvent<Event>('change', ({ target }) => {
    if (!points && target instanceof HTMLInputElement && target.name === 'PickupPoint') choose(target.value)
  })
  const save = async (event: Event) => {
    const point = points?.find(({ id }) => id === active)
    // The form of the page itself stores the chosen point.
    if (!point && !points) return
    event.preventDefault()
    if (!point || isSent.current) return
    isSent.current = true
    setSaving(true)
    const free = () => {
      isSent.current = false
      setSaving(false)
    }
    try {
      await postPickupPoint(point, shippingMethodId, carrier)
      emit('pickup:saved', { id: point.id })
      const next = returnUrl && ownUrl(returnUrl)
      // The page loader shows why the page could not be loaded; the button tries again.
      if (next) visit(next).catch(free)
      else reloadPage('pickup-search')
    } catch (error) {
      free()
      explainFailure(error, t.notKept)
    }
  }
  const isChosen = points ? points.some(({ id }) => id === active) : active !== ''
  const map = useMap(props, { points, active, choose })
  return (
    <ServerMarkup<Tag>
      parts={{
        ...suggestions.parts,
        search: { onSubmit: stopped(() => search()) },
        country: { onChange: () => search() },
        locate: { hidden: !('geolocation' in navigator), onClick: searchHere },
        choice: { onSubmit: save },
        points: {
          'aria-busy': isBusy,
          ...(points && { children: <PointList points={points} active={active} choose={choosePoint} t={t} /> }),
        },
        map,
        choose: { disabled: !isChosen || isSaving, 'aria-busy': isSaving },
      }}
    />
  )
}
