import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { warn } from '../../../runtime/page/warn.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerNodes } from '../../../runtime/view/slot.tsx'
import type { saleCountdown } from './definition.ts'
import { finish } from './finish.ts'
import { readEnd, secondsOf, toReadOut, unitsOf, untilNext } from './rules.ts'
import { checkClocks, learn, serverTime } from './server-clock.ts'
import { spoken, unitName } from './units.ts'

type Props = ViewProps<typeof saleCountdown>

type Display = { seconds: number; status: string }

/** The end that an element has reached: it ends once, also when it is removed and inserted again. */
const ended = new WeakMap<HTMLElement, number>()

/** The server's text stays when the end cannot be read. */
export function SaleCountdown(props: Props) {
  const { endTime, utcOffset, t } = props
  const end = readEnd(endTime, utcOffset)
  const display = useDisplay(props, end)

  if (end === undefined) return <ServerNodes />
  if (!display) return null
  const units = unitsOf(display.seconds).map(({ unit, value }) => (
    <span key={unit} data-part="unit" data-unit={unit}>
      <span data-part="number">{unit === 'day' ? value : String(value).padStart(2, '0')}</span>{' '}
      <span data-part="name">{unitName(unit, value, 'short')}</span>
    </span>
  ))
  return (
    <>
      <span data-part="timer" role="timer" aria-live="off" aria-label={t.label}>
        {units}
      </span>
      <span data-part="status" className="vt-hidden" role="status">
        {display.status || null}
      </span>
    </>
  )
}

function useDisplay(props: Props, end: number | undefined): Display | undefined {
  const [display, setDisplay] = useState<Display>()
  const newest = useRef(props)
  newest.current = props
  const { host, endTime, utcOffset, serverNow } = props

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown: Display | undefined
    let isOver = false

    const show = (seconds: number) => {
      if (seconds === shown?.seconds) return
      const { emit, t } = newest.current
      let status = shown?.status ?? ''
      if (shown && toReadOut(shown.seconds, seconds) !== undefined) status = t.left({ time: spoken(seconds) })
      if (shown && seconds === 0) status = t.over
      shown = { seconds, status }
      flushSync(() => setDisplay(shown))
      emit('countdown:tick', { seconds })
    }
    const tick = () => {
      clearTimeout(timer)
      if (end === undefined || isOver) return
      checkClocks(tick)
      const left = end - serverTime()
      show(secondsOf(left))
      if (left > 0) timer = setTimeout(tick, untilNext(left))
      else if (ended.get(host) !== end) {
        ended.set(host, end)
        finish(newest.current)
      }
    }
    if (end === undefined) warnOf(endTime, utcOffset)
    // Not during the render.
    queueMicrotask(() => {
      if (isOver) return
      if (serverNow !== undefined) learn(serverNow, tick)
      tick()
    })
    // A tab in the background is throttled, and a page from the back/forward cache was frozen.
    document.addEventListener('visibilitychange', tick)
    addEventListener('pageshow', tick)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
      removeEventListener('pageshow', tick)
    }
  }, [host, end, endTime, utcOffset, serverNow])
  return display
}

const warnOf = (endTime: string, utcOffset: string) =>
  warn(
    `<sale-countdown end-time="${endTime.slice(0, 40)}" utc-offset="${utcOffset.slice(0, 10)}"> is no time.`,
    'Nothing is counted.',
    'Write end-time="DD/MM/YYYY" or "DD/MM/YYYY HH:mm:ss", and an offset such as +02:00 or none.',
  )
