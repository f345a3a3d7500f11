import { memo, useLayoutEffect, useRef, useState } from 'react'
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

export function PointList({ points, active, choose, t }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (points) list.current?.parentElement?.scrollTo({ top: 0 })
  }, [points])
  // A point that is chosen on the map is scrolled into view.
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

let count = 0
const newId = () => `vt-point-${++count}`

type PointProps = { point: PickupPoint; isActive: boolean; choose(id: string): void }

/**
 * The row is memoized, since a choice changes two points of many. Its accessible name is only the place and the
 * distance.
 */
const Point = memo(({ point, isActive, choose }: PointProps) => {
  const { id, name, street, postalCode, city, details } = point
  const { Distance, StandardHoursOfOperation, Informations, SpecialInstructions, Comments } = details
  const [own] = useState(newId)
  return (
    <label>
      <input
        type="radio"
        name="PickupPoint"
        value={id}
        required
        checked={isActive}
        onChange={() => choose(id)}
        aria-labelledby={`${own}-name ${own}-distance`}
        aria-describedby={`${own}-more`}
      />
      <strong id={`${own}-name`}>{name}</strong>
      {Distance !== null && (
        <span data-part="distance" id={`${own}-distance`}>
          {formatNumber(Distance, kilometres)}
        </span>
      )}
      <span data-part="more" id={`${own}-more`}>
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
      </span>
    </label>
  )
})
