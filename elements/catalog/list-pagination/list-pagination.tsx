import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { useMediaQuery } from '../../../runtime/ui/media-query.ts'
import { useHostAttributes, usePageEvent, useRenderAgain, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { pageAddress } from '../../../stores/list/page-address.ts'
import type { listPagination } from './definition.ts'
import { pageSteps, presentPage } from './rules.ts'

type Props = ViewProps<typeof listPagination>
type LinkProps = Pick<Props, 'param' | 'emit'> & {
  to: number
  label: string
  isPresent?: boolean
  isEnd?: boolean
  rel?: 'prev' | 'next'
}

const DIRECTIONS = { prev: { part: 'previous', sign: '←' }, next: { part: 'next', sign: '→' } }

/** Links have real addresses, so that they can be copied and opened in another tab. */
export function ListPagination({ page, pages, outer, param, label, emit, t }: Props) {
  const isSmall = useMediaQuery(`(width <= ${settings().breakpoints.sm}px)`)
  const { part } = useServerMarkup<typeof listPagination>()
  const renderAgain = useRenderAgain()
  useHostAttributes({ hidden: pages <= 1 })
  usePageEvent(window, 'popstate', renderAgain, true)

  const present = presentPage(page, pages)
  const link = { param, emit }
  const items = pages > 1 && (
    <>
      {present > 1 && <PageLink key="prev" {...link} to={present - 1} label={t.previous} rel="prev" />}
      {pageSteps(present, pages, isSmall, outer).map((step, index) =>
        step === 'gap' ? (
          <li key={index <= outer ? 'gap before' : 'gap after'} aria-hidden="true">
            <span data-part="gap">…</span>
          </li>
        ) : (
          <PageLink
            key={step.page}
            {...link}
            to={step.page}
            label={t.page({ page: step.page })}
            isPresent={step.page === present}
            isEnd={step.isEnd}
          />
        ),
      )}
      {present < pages && <PageLink key="next" {...link} to={present + 1} label={t.next} rel="next" />}
    </>
  )
  // A server that prints two on a page gives each a name of its own.
  const name = label || part('nav')?.attributes['aria-label']?.trim() || t.label
  return (
    <ServerMarkup<typeof listPagination>
      parts={{
        nav: {
          'aria-label': name,
          // A script may have changed the address of the page since the links were rendered.
          on: { pointerover: renderAgain, focusin: renderAgain, contextmenu: renderAgain },
          ...(!part('pages') && { children: <ul data-part="pages">{items}</ul> }),
        },
        pages: { 'data-part': 'pages', children: items },
      }}
    />
  )
}

function PageLink({ to, label, isPresent, isEnd, rel, param, emit }: LinkProps) {
  const direction = rel && DIRECTIONS[rel]
  const follow = (event: MouseEvent) => {
    if (!clickedOn(event, 'a')) return
    event.preventDefault()
    const url = pageAddress(here().href, param, to)
    emit('page:change', { page: to, url })
    visit(url)
  }
  return (
    <li>
      <a
        href={pageAddress(here().href, param, to)}
        rel={rel}
        data-part={direction?.part ?? (isEnd ? 'end' : undefined)}
        aria-label={label}
        aria-current={isPresent ? 'page' : undefined}
        onClick={({ nativeEvent }) => follow(nativeEvent)}
      >
        {direction?.sign ?? to}
      </a>
    </li>
  )
}
