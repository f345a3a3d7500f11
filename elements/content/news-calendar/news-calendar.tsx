import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { reloadPage } from '../../../runtime/page/reload.ts'
import type { Month } from '../../../runtime/text/day-steps.ts'
import { useKeptFocus } from '../../../runtime/ui/use-kept-focus.ts'
import { useHostAttributes, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { useOwnHistory } from '../../../runtime/view/use-own-history.ts'
import { idsOf } from '../../../stores/news/api.ts'
import { $newsDay, hasNewsList, isOf, openDay } from '../../../stores/news/day.ts'
import type { newsCalendar } from './definition.ts'
import { readMonth } from './rules.ts'
import { useDayKeys } from './use-day-keys.ts'
import { useMonths } from './use-months.ts'

type Tag = typeof newsCalendar

export function NewsCalendar(props: ViewProps<Tag>) {
  const { host, categoryIds, displayChildren, posts, day: sentDay, emit, t } = props
  const { part, parts, setMarkup } = useServerMarkup<Tag>()
  const scope = { categoryIds, displayChildren, posts }
  const shown = readMonth(part('days')?.data.month)
  const months = useMonths(scope, shown, (month) => void openMonth(month))
  const push = useOwnHistory(() => reloadPage('an address of the history'))
  const pushAddress = (address: string) => {
    const url = ownUrl(address)
    if (url) push(url)
  }
  const opened = useStore($newsDay)
  const marked = parts('link').find(({ attributes }) => attributes['aria-current'] === 'page')
  const sent = sentDay || (marked?.within('day')?.key ?? '')
  const chosen = isOf(opened, categoryIds) && opened.state === 'shown' ? opened.day : sent
  const [hasMoved, setMoved] = useState(false)
  useHostAttributes({ 'aria-busy': months.state === 'loading' || undefined })
  const { abort } = months
  useEffect(() => abort, [abort])

  const openMonth = async (month: Month) => {
    const html = await months.fetchMonth(month)
    if (!html) return
    setMarkup(html)
    setMoved(true)
    pushAddress(html.getAttribute('href') ?? '')
    emit('calendar:month', month)
  }
  const keys = useDayKeys(chosen, openMonth)
  // The last month has no link to the next one.
  useKeptFocus(host, [], '[data-part=heading]')
  const { forget } = keys
  useEffect(() => {
    if (months.state === 'failed') forget()
  }, [months.state, forget])

  const step = (event: MouseEvent, by: 1 | -1) => {
    const month = clickedOn(event, 'a') && months.beside(by)
    if (!month || idsOf(categoryIds) === '') return
    event.preventDefault()
    openMonth(month)
  }
  const choose = (event: MouseEvent, link: ServerPart) => {
    const anchor = clickedOn<HTMLAnchorElement>(event, 'a')
    const day = link.within('day')?.key
    if (!anchor || !day || !hasNewsList(categoryIds)) return
    event.preventDefault()
    keys.setCurrent(day)
    showDay(day, anchor.href)
  }
  const showDay = async (day: string, href: string) => {
    const again = () => host.isConnected && showDay(day, href)
    if (!(await openDay(scope, day, again))) return
    pushAddress(href)
    emit('calendar:day', { day })
  }

  // The previous news stay.
  const failure = (
    <>
      <strong>{t.error}</strong> {t.retry}
    </>
  )
  return (
    <ServerMarkup<Tag>
      parts={{
        previous: { onClick: (event) => step(event, -1) },
        next: { onClick: (event) => step(event, 1) },
        days: { role: 'grid', onKeyDown: keys.onKeyDown },
        day: ({ key }) => ({
          role: 'gridcell',
          'aria-selected': key === chosen,
          tabIndex: keys.hasNews(key) ? null : key === keys.current ? 0 : -1,
        }),
        link: (link) => {
          const day = link.within('day')?.key
          return {
            'aria-current': day === chosen ? 'page' : null,
            tabIndex: day === keys.current ? 0 : -1,
            onClick: (event) => choose(event, link),
          }
        },
        alert: months.state === 'failed' ? { role: 'alert', 'data-kind': 'danger', children: failure } : undefined,
        // The heading is not a live region, so that the month is announced once.
        status: { role: 'status', className: 'vt-hidden', children: hasMoved ? part('count')?.text : '' },
      }}
    />
  )
}
