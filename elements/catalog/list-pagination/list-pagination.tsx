import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { useServerNodes, type ViewProps } from '../../../runtime/element/register.tsx'
import { visit } from '../../../runtime/navigation/visit.ts'
import { settings } from '../../../runtime/page/settings.ts'
import type { listPagination } from './definition.ts'
import { pageAddress, pagesAround, presentPage } from './rules.ts'

/** Links with real addresses, so that they can be copied and opened in another tab like any other. */
export function ListPagination({ page, pages, param, label, emit, t }: ViewProps<typeof listPagination>) {
  const isSmall = useSmallScreen()
  const serverLabel = useServerLabel()
  const address = useAddress()
  if (pages <= 1) return null
  const present = presentPage(page, pages)
  const common = { address, param, go: (to: number, url: string) => emit('page:change', { page: to, url }) }

  return (
    <nav aria-label={label || serverLabel || t.label}>
      <ul data-part="pages">
        {present > 1 && <PageLink {...common} to={present - 1} name={t.previous} rel="prev" shown="←" />}
        {pagesAround(present, pages, isSmall).map((to) => (
          <PageLink key={to} {...common} to={to} name={t.page({ page: to })} isPresent={to === present} shown={to} />
        ))}
        {present < pages && <PageLink {...common} to={present + 1} name={t.next} rel="next" shown="→" />}
      </ul>
    </nav>
  )
}

type LinkProps = {
  address: string
  param: string
  to: number
  name: string
  shown: string | number
  rel?: 'prev' | 'next'
  isPresent?: boolean
  go(to: number, url: string): void
}

function PageLink({ address, param, to, name, shown, rel, isPresent = false, go }: LinkProps) {
  const url = pageAddress(address, param, to)
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    go(to, url)
    visit(url)
  }
  const part = rel && { prev: 'previous', next: 'next' }[rel]
  return (
    <li>
      <a
        href={url}
        rel={rel}
        data-part={part}
        aria-label={name}
        aria-current={isPresent ? 'page' : undefined}
        onClick={follow}
      >
        {shown}
      </a>
    </li>
  )
}

/** Other clicks open a tab or a window, save the target, or have been dealt with by the page. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.nativeEvent.defaultPrevented

function useSmallScreen(): boolean {
  const [query] = useState(() => matchMedia(`(width <= ${settings().breakpoints.sm}px)`))
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
  )
}

/** A server that puts two of them on a page gives each its own name. */
function useServerLabel(): string | null | undefined {
  const nodes = useServerNodes()
  const nav = nodes.find((node) => node instanceof Element && node.matches('nav')) as Element | undefined
  return nav?.getAttribute('aria-label')
}

/** The page's address, which history may change while the links stand. */
function useAddress(): string {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('popstate', changed)
      return () => removeEventListener('popstate', changed)
    },
    () => location.href,
  )
}
