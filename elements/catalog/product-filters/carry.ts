import { $page } from '../../../runtime/navigation/page-state.ts'

/** What was typed in a field of the page before. */
export type Typed = {
  name: string
  text: string
  /** The list does not know of it yet. */
  isUnsent: boolean
  caret: number | null
}

/** How the filters looked, for those that come in their place with the same page. */
export type Looks = {
  isOpen: boolean
  /** Of the panel, in CSS pixels. */
  scroll: number
  /** Whether each group is open, by its id or its place. */
  groups: Record<string, boolean>
  typed: Typed[]
  /** What the shopper used last, and how far from the top of the window it was: it must not move away under the mouse. */
  anchor?: { id: string; top: number } | undefined
}

type Life = { path: string; looks(): Looks }

/** The filters of this page, and of the one that is going. */
const lives = new Map<HTMLElement, Life>()

/** Keeps the looks of filters ready, until they have gone and nothing has come in their place. */
export function keepLooks(host: HTMLElement, looks: () => Looks, signal: AbortSignal): void {
  lives.set(host, { path: location.pathname, looks })
  signal.addEventListener('abort', () => {
    const forget = () => host.isConnected || lives.delete(host)
    if ($page.get().state === 'ready') return forget()
    const stop = $page.listen(({ state }) => {
      if (state !== 'ready') return
      stop()
      forget()
    })
  })
}

/** The looks of the filters that these come in the place of: they left with the same page, a moment ago. */
export function inheritLooks(): Looks | undefined {
  for (const [host, { path, looks }] of lives) {
    if (host.isConnected || path !== location.pathname) continue
    lives.delete(host)
    return looks()
  }
  return undefined
}

/** The groups that open and close, and the lists behind "show all". */
const groupsOf = (host: HTMLElement) =>
  [...host.querySelectorAll('details')].map((group, place) => [group.id || String(place), group] as const)

/** Whether each group is open. */
export const groupStates = (host: HTMLElement): Looks['groups'] =>
  Object.fromEntries(groupsOf(host).map(([key, { open }]) => [key, open]))

/** Opens and closes the groups as they were; new ones stay as the server sent them. */
export function setGroups(host: HTMLElement, states: Looks['groups']): void {
  for (const [key, group] of groupsOf(host)) group.open = states[key] ?? group.open
}

/** Notes where what is used stands, just before the same page comes with other settings. */
export function watchAnchor(host: HTMLElement, signal: AbortSignal): () => Looks['anchor'] {
  let anchor: Looks['anchor']
  let used: Element | null = null
  let isStaying = false
  host.addEventListener(
    'filter:toggle',
    ({ target }) => {
      used = (target as Element).querySelector('[id]')
    },
    { signal },
  )
  document.addEventListener(
    'page:before-visit',
    (event) => {
      isStaying = (event as CustomEvent<{ keepPlace?: boolean }>).detail.keepPlace ?? false
    },
    { signal },
  )
  document.addEventListener(
    'page:swap',
    () => {
      const { activeElement } = document
      const element = host.contains(activeElement) ? activeElement : used
      anchor = isStaying && element?.id ? { id: element.id, top: element.getBoundingClientRect().top } : undefined
    },
    { signal },
  )
  return () => anchor
}

/** How far what was used has moved down, in CSS pixels. */
export function movedBy(anchor: Looks['anchor']): number {
  const element = document.getElementById(anchor?.id ?? '')
  return anchor && element?.checkVisibility() ? element.getBoundingClientRect().top - anchor.top : 0
}
