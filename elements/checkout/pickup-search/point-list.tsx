import { memo, useLayoutEffect, useRef } from 'react'
import { formatNumber } from '../../../runtime/text/culture.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { PickupPoint } from '../../../stores/checkout/pickup.ts'
import type { pickupSearch } from './definition.ts'
import { hourLines } from './rules.ts'

type Props = {
  points: readonly PickupPoint[]
  active: string
  choose(id: string): void
  t: ViewProps<typeof pickupSearch>['t']
}

const kilometres = { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 } as const

/** The points as a list of radios: one is chosen by click, touch and keys, and on the map beside it. */
export function PointList({ points, active, choose, t }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (points) list.current?.parentElement?.scrollTo({ top: 0 })
  }, [points])
  // What is chosen on the map is brought into view.
  useLayoutEffect(() => {
    if (active) list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      <legend className="vt-hidden">{t.points}</legend>
      {points.length === 0 && <p>{t.noPoint}</p>}
      <ul ref={list} data-part="point-list">
        {points.map((point) => (
          <li key={point.id} data-part="point" className={point.id === active ? 'active' : undefined}>
            <Point point={point} isActive={point.id === active} choose={choose} />
          </li>
        ))}
      </ul>
    </>
  )
}

type PointProps = { point: PickupPoint; isActive: boolean; choose(id: string): void }

/** Of many points, a choice renders the two that it changes. */
const Point = memo(({ point, isActive, choose }: PointProps) => {
  const { id, name, street, postalCode, city, details } = point
  const { Distance, StandardHoursOfOperation, Informations, SpecialInstructions, Comments } = details
  return (
    <label>
      <input type="radio" name="PickupPoint" value={id} required checked={isActive} onChange={() => choose(id)} />
      <strong>{name}</strong>
      {Distance !== null && <span data-part="distance">{formatNumber(Distance, kilometres)}</span>}
      <span data-part="street">{`${street}, ${postalCode} ${city}`}</span>
      {hourLines(StandardHoursOfOperation).map((line) => (
        <span key={line} data-part="hours">
          {line}
        </span>
      ))}
      {[Informations, SpecialInstructions, Comments].filter(Boolean).map((text) => (
        <span key={text} data-part="information">
          {text}
        </span>
      ))}
    </label>
  )
})
