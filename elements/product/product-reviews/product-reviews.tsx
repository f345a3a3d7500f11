import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { explainFailure, explainUntilOnline } from '../../../runtime/dialogs/explain-failure.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { reloadPage } from '../../../runtime/page/reload.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { stopped, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { useOwnHistory } from '../../../runtime/view/use-own-history.ts'
import { getReviews } from '../../../stores/product/reviews.ts'
import type { productReviews } from './definition.ts'
import { useVotes } from './use-votes.ts'

type Tag = typeof productReviews

const nameOf = (link: ServerPart) => link.attributes['aria-label'] || link.text.replaceAll(/\s+/g, ' ')

/** Only a plain click loads reviews in place; the browser handles all others. */
export function ProductReviews({ productId, src, emit, t }: ViewProps<Tag>) {
  const { element, parts, setMarkup } = useServerMarkup<Tag>()
  const [loading, setLoading] = useState<string>()
  const [news, setNews] = useState('')
  const [load] = useState(() => latest(getReviews))
  const leftLink = useRef<'page' | 'link'>(undefined)
  const votes = useVotes({
    counted(reviewId, count) {
      setNews(t.thanks)
      emit('review:helpful', { reviewId, count })
    },
    failed: (error) => explainFailure(error, t.notCounted),
  })

  useEffect(() => load.abort, [load])

  const open = async (url: URL, again: () => unknown): Promise<boolean> => {
    setLoading(url.href)
    try {
      const fresh = await load({ productId, src, query: url.searchParams })
      if (!fresh) return false
      votes.forget()
      setMarkup(fresh)
      setLoading(undefined)
      return true
    } catch (error) {
      setLoading(undefined)
      explainUntilOnline(error, t.notLoaded, load.onceOnline, again)
      return false
    }
  }

  const choose = (event: MouseEvent, link: ServerPart) => {
    const clicked = clickedOn<HTMLAnchorElement>(event, 'a')
    const url = clicked && ownUrl(clicked.href)
    if (!url || !emit('reviews:before-show', { url: url.href })) return
    event.preventDefault()
    openAt(url, link)
  }
  const openAt = async (url: URL, link: ServerPart) => {
    if (!(await open(url, () => openAt(url, link)))) return
    leftLink.current = link.name === 'page' ? 'page' : 'link'
    setNews(t.shown({ name: nameOf(link) }))
    pushAddress(url)
    emit('reviews:shown', { url: url.href })
  }
  const pushAddress = useOwnHistory(() => open(here(), () => reloadPage('reviews of the history')))

  // A page is read from its start, and a filter that is removed takes the focus with it.
  useLayoutEffect(() => {
    const left = leftLink.current
    leftLink.current = undefined
    const isLost = left === 'link' && document.activeElement === document.body
    if (left !== 'page' && !isLost) return
    const heading = element('heading')
    heading?.focus()
    heading?.scrollIntoView({ block: 'nearest' })
  })

  const isGiven = (button: ServerPart) => button.attributes['aria-pressed'] === 'true'
  const vote = (form: ServerPart) => {
    const button = parts('helpful').find((each) => each.within('vote')?.key === form.key)
    if (!button || !isGiven(button)) votes.give(form.data.reviewId ?? '')
  }

  const choice = (link: ServerPart) => ({
    'aria-busy': loading !== undefined && loading === ownUrl(link.attributes.href ?? '')?.href ? true : undefined,
    onClick: (event: MouseEvent) => choose(event, link),
  })

  return (
    <ServerMarkup<Tag>
      parts={{
        link: choice,
        page: choice,
        heading: { tabIndex: -1 },
        list: { 'aria-busy': loading !== undefined || undefined },
        vote: (form) => ({ onSubmit: stopped(() => vote(form)) }),
        helpful: (button) => {
          const id = button.within('vote')?.data.reviewId ?? ''
          return {
            'aria-pressed': votes.has(id) || isGiven(button),
            'aria-disabled': votes.isSending(id) || undefined,
          }
        },
        count: (count) => {
          const known = votes.countOf(count.within('vote')?.data.reviewId ?? '')
          return known === undefined ? {} : { children: String(known) }
        },
        status: { role: 'status', className: 'vt-hidden', children: news },
      }}
    />
  )
}
