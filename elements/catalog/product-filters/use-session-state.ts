import { useEffect } from 'react'
import { here } from '../../../runtime/page/window/history.ts'
import { usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { productFilters } from './definition.ts'

/** The state that a full load of the same page would lose. */
type SessionState = {
  path: string
  isOpen: boolean
  /** The scroll position of the panel, in CSS pixels. */
  scroll: number
  /** Whether each group is open. */
  groups: Record<string, boolean>
  /** The id of the element that had focus. */
  focus: string
}

const STORED = 'vitrine:filters'

/** On a site without in-page loading, keeps the panel, the groups and focus over full loads of the same page. */
export function useSessionState(host: HTMLElement, isOpen: boolean, reopen: () => void): void {
  const { parts, element } = useServerMarkup<typeof productFilters>()
  const groups = () => parts('group').map((group) => [group.key, element(group) as HTMLDetailsElement] as const)

  const read = (): SessionState => ({
    path: here().pathname,
    isOpen,
    scroll: element('panel')?.scrollTop ?? 0,
    groups: Object.fromEntries(groups().map(([key, { open }]) => [key, open])),
    focus: document.activeElement?.id ?? '',
  })
  const restore = (state: SessionState) => {
    for (const [key, group] of groups()) group.open = state.groups[key] ?? group.open
    if (state.isOpen) reopen()
    requestAnimationFrame(() => {
      element('panel')?.scrollTo({ top: state.scroll, behavior: 'instant' })
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) document.getElementById(state.focus)?.focus()
    })
  }
  const isAlone = host.closest('page-loader') === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start
  useEffect(() => {
    const stored = isAlone && takeStored()
    if (stored) restore(stored)
  }, [])
  usePageEvent<CustomEvent<{ url: string }>>(document, 'page:before-full-load', ({ detail: { url } }) => {
    if (isAlone && new URL(url).pathname === here().pathname) store(read())
  })
}

function store(state: SessionState): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(state))
  } catch {
    // A browser that refuses storage shows the page as new.
  }
}

/** The stored state is returned once. */
function takeStored(): SessionState | undefined {
  try {
    const text = sessionStorage.getItem(STORED)
    sessionStorage.removeItem(STORED)
    const stored = JSON.parse(text ?? 'null') as SessionState | null
    return stored?.path === here().pathname ? stored : undefined
  } catch {
    return undefined
  }
}
