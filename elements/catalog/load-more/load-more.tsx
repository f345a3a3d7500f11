import { useEffect, useState } from 'react'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { failureText } from '../../../runtime/request/failure-text.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { formatNumber } from '../../../runtime/text/culture.ts'
import { usePageEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { pageAddress } from '../../../stores/list/page-address.ts'
import type { loadMore } from './definition.ts'
import { extend, restoreAttributes } from './extend.ts'

type Tag = typeof loadMore
type State = { now: 'ready' | 'loading' } | { now: 'failed'; reason: string }

const READY: State = { now: 'ready' }

/** The attributes say what is shown: they are those of the server, counted up with each page that is added. */
export function LoadMore(props: ViewProps<Tag>) {
  const { host, param, page, pages, first, shown, total, emit, t } = props
  const [state, setState] = useState<State>(READY)
  const [isUsed, setUsed] = useState(false)
  const [load] = useState(() =>
    latest((signal: AbortSignal, url: string) => loadFragment(url, 'load-more', { signal })),
  )
  const next = page + 1

  const count = total > 0 && shown > 0 ? countText(props) : undefined
  useEffect(() => {
    if (total <= 0 || shown <= 0) return
    for (const other of document.querySelectorAll('[data-list-shown]')) other.textContent = rangeText(first, shown, t)
  }, [first, shown, total, t])

  // Another page, order or filter begins: its list is no longer this one.
  const stop = () => {
    load.abort()
    setState(READY)
  }
  usePageEvent(document, 'page:leave', stop)
  usePageEvent(document, 'page:swap', () => {
    stop()
    setUsed(false)
    restoreAttributes()
  })
  useEffect(() => load.abort, [load])

  const add = async () => {
    const url = pageAddress(here().href, param, next)
    if (state.now === 'loading' || !emit('list:before-extend', { page: next, url })) return
    setState({ now: 'loading' })
    setUsed(true)
    try {
      const html = await load(url)
      if (!html) return
      setState(READY)
      emit('list:extended', extend(host, html, { ...props, page: next, from: props.from || page }))
    } catch (reason) {
      const error = ShopError.of(reason)
      if (error.kind === 'unauthorized') void visit(url)
      else emit('list:extend-error', { page: next, kind: error.kind, status: error.status })
      setState(error.kind === 'unauthorized' ? READY : { now: 'failed', reason: failureText(error, t.failed) })
    }
  }

  const press = (event: MouseEvent) => {
    if (!clickedOn(event, 'a')) return
    event.preventDefault()
    void add()
  }
  const label = { ready: undefined, loading: t.loading, failed: t.retry }[state.now]
  return (
    <ServerMarkup<Tag>
      parts={{
        more: {
          href: pageAddress(here().href, param, next),
          role: 'button',
          hidden: page >= pages,
          'aria-disabled': state.now === 'loading' || undefined,
          onClick: press,
          onKeyDown: (event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            event.currentTarget.click()
          },
          ...(label !== undefined && { children: label }),
        },
        status: {
          // A page that is shown has its own announcement.
          role: isUsed ? 'status' : undefined,
          'data-state': state.now === 'failed' ? 'failed' : undefined,
          ...(state.now === 'failed' ? { children: state.reason } : count !== undefined && { children: count }),
        },
      }}
    />
  )
}

type Counted = Pick<ViewProps<Tag>, 'first' | 'shown' | 'total' | 't'>

const countText = ({ first, shown, total, t }: Counted): string =>
  t.shown({ shown: rangeText(first, shown, t), total: formatNumber(total) })

/** `24`, or `25 to 48` if the list does not begin with its first item. */
const rangeText = (first: number, shown: number, t: Counted['t']): string =>
  first > 1 ? t.range({ first: formatNumber(first), shown: formatNumber(shown) }) : formatNumber(shown)
