import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'
import { useHostAttributes, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { $newsDay, addNewsList, isOf } from '../../../stores/news/day.ts'
import type { newsList } from './definition.ts'
import { arrangeColumns } from './masonry.ts'
import { useScrolling } from './use-scrolling.ts'

type Tag = typeof newsList

export function NewsList({ host, layout, categoryIds, emit, t }: ViewProps<Tag>) {
  const { part, element, setMarkup } = useServerMarkup<Tag>()
  const chosen = useStore($newsDay)
  const day = isOf(chosen, categoryIds) ? chosen : undefined
  const [items, setItems] = useState<HTMLElement>()
  const [shownDay, setShownDay] = useState('')

  useLayoutEffect(() => setItems(element('items')))
  useEffect(() => (categoryIds === '' ? undefined : addNewsList(categoryIds)), [categoryIds])

  useEffect(() => {
    if (layout !== 'masonry' || !items) return
    const lifetime = new AbortController()
    arrangeColumns(items, lifetime.signal)
    return () => lifetime.abort()
  }, [layout, items])

  useEffect(() => {
    if (day?.state !== 'shown') return
    setMarkup(day.html)
    setShownDay(day.day)
    emit('news:shown', { day: day.day })
    const { top, bottom } = host.getBoundingClientRect()
    // On a phone the list and the calendar are not visible at the same time.
    if (top > innerHeight - 80 || bottom < 80) {
      host.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    }
  }, [day, setMarkup, emit, host])

  const scrolling = useScrolling(layout === 'blog' ? items : undefined)
  useHostAttributes({ 'aria-busy': day?.state === 'loading' || undefined })

  const button = (direction: 1 | -1, label: string) =>
    scrolling && {
      type: 'button' as const,
      'aria-label': label,
      'aria-disabled': !scrolling.canMove(direction),
      onClick: () => scrolling.move(direction),
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
        alert: day?.state === 'failed' ? { role: 'alert', 'data-kind': 'danger', children: failure } : undefined,
        up: button(-1, t.up),
        down: button(1, t.down),
        status: {
          role: 'status',
          className: 'vt-hidden',
          children: shownDay !== '' && day?.state === 'shown' ? part('heading')?.text : '',
        },
      }}
    />
  )
}
