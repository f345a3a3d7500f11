import { useLayoutEffect, useRef } from 'react'
import { settings } from '../../../runtime/page/settings.ts'
import { parseIsoDate } from '../../../runtime/text/dates.ts'
import { dayOfKey, firstWeekday, isoOf, type Month, today } from '../../../runtime/text/day-steps.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { useMarkupState } from '../../../runtime/view/markup-state.ts'
import type { newsCalendar } from './definition.ts'
import { readMonth, startOf } from './rules.ts'

type Tag = typeof newsCalendar

/**
 * One tab stop, and within it the keys of ARIA's grid of days: arrows, Home, End, Page Up and Page Down. `openMonth` is
 * called for a day of another month, which is focused after it has loaded.
 */
export function useDayKeys(chosen: string, openMonth: (month: Month) => void) {
  const { parts, element } = useServerMarkup<Tag>()
  const days = parts('day').map(({ key }) => key)
  const links = new Map(parts('link').map((link) => [link.within('day')?.key ?? '', link]))
  const [moved, setMoved] = useMarkupState('')
  const wanted = useRef<string>(undefined)
  const current = days.includes(moved) ? moved : startOf(days, chosen, isoOf(today()), [...links.keys()])

  const elementOf = (day: string) => {
    const cell = parts('day').find(({ key }) => key === day)
    const focusable = links.get(day) ?? cell
    return focusable && element(focusable)
  }
  useLayoutEffect(() => {
    const day = wanted.current
    if (day === undefined || !days.includes(day)) return
    wanted.current = undefined
    setMoved(day)
    elementOf(day)?.focus()
  })

  const go = (day: string) => {
    if (days.includes(day)) {
      wanted.current = undefined
      setMoved(day)
      elementOf(day)?.focus()
      return
    }
    const month = readMonth(day)
    if (!month) return
    wanted.current = day
    openMonth(month)
  }

  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const from = parseIsoDate(wanted.current ?? current)
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = dayOfKey(event, from, { firstDay: firstWeekday(settings().locale), isRightToLeft })
    if (!next) return
    event.preventDefault()
    go(isoOf(next))
  }
  /** A month that was requested by a key could not be loaded: the focus stays. */
  const forget = () => {
    wanted.current = undefined
  }
  return { current, hasNews: (day: string) => links.has(day), setCurrent: setMoved, onKeyDown, forget }
}
