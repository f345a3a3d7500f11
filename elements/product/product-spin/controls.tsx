import { useLayoutEffect, useRef } from 'react'
import type { TextsOf } from '../../../runtime/element/define.ts'
import { formatNumber } from '../../../runtime/text/culture.ts'
import { Icon } from '../../../runtime/ui/icon.tsx'
import type { productSpin } from './definition.ts'
import { PAGE_DEGREES } from './rules.ts'

export type Actions = {
  play(isPlaying: boolean): void
  turnTo(place: number): void
  step(direction: 1 | -1): void
}

type Props = {
  place: number
  count: number
  /** The description of the shown photo. */
  name: string
  isPlaying: boolean
  actions: Actions
  t: TextsOf<typeof productSpin>
}

/** The controls turn the product without dragging. */
export function SpinControls({ place, count, name, isPlaying, actions, t }: Props) {
  const slider = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (slider.current) slider.current.value = String(place)
  })
  const degrees = formatNumber(Math.round((place * 360) / count), {
    style: 'unit',
    unit: 'degree',
    unitDisplay: 'long',
  })

  const onKeyDown = (event: React.KeyboardEvent) => {
    const act = actionOf(event, place, count, actions)
    if (!act) return
    event.preventDefault()
    // The key must not reach a gallery around, which would show its next picture.
    event.stopPropagation()
    act()
  }

  return (
    <>
      <button
        type="button"
        data-part="play"
        aria-label={isPlaying ? t.pause : t.play}
        onClick={() => actions.play(!isPlaying)}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <input
        ref={slider}
        type="range"
        data-part="turn"
        min="0"
        max={count - 1}
        aria-label={name === '' ? t.view : t.turn({ name })}
        aria-valuetext={degrees}
        onInput={({ currentTarget }) => actions.turnTo(Number(currentTarget.value))}
        onKeyDown={onKeyDown}
      />
    </>
  )
}

/** Handles the keys of a slider whose values wrap around. */
function actionOf(
  { key, altKey, ctrlKey, metaKey }: React.KeyboardEvent,
  place: number,
  count: number,
  { step, turnTo }: Actions,
): (() => void) | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const page = Math.max(1, Math.round((count * PAGE_DEGREES) / 360))
  if (key === 'ArrowRight' || key === 'ArrowUp') return () => step(1)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return () => step(-1)
  if (key === 'PageUp') return () => turnTo(place + page)
  if (key === 'PageDown') return () => turnTo(place - page)
  if (key === 'Home') return () => turnTo(0)
  return key === 'End' ? () => turnTo(count - 1) : undefined
}
