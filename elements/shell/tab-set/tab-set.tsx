import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import type { tabSet } from './definition.ts'
import { tabByKey } from './rules.ts'
import { drawTab, idOf, listOf, markTab, type Tab, tabsOf } from './tabs.ts'

type Set = Connected<typeof tabSet>

/** Shows one section at a time, also when sections and links come late. */
export function connect(set: Set): () => void {
  const { host, attributes, emit, signal, onChange } = set
  let tabs: Tab[] = []
  let shown: Tab | undefined
  let isAddressNew = true

  const draw = (): boolean => {
    const wanted = tabs[attributes.active] ?? tabs[0]
    const isOther = wanted?.panel !== shown?.panel
    const hadFocus = isOther && shown?.panel.contains(document.activeElement)
    for (const tab of tabs) drawTab(tab, tab === wanted)
    shown = wanted
    if (hadFocus) wanted?.panel.focus({ preventScroll: true })
    return isOther
  }
  const select = (index: number) => {
    isAddressNew = false
    host.setAttribute('active', String(index))
  }
  /** Shows the tab with a place of the page in it; true when it was hidden. */
  const reveal = (place: Element | null): boolean => {
    const index = place ? tabs.findIndex(({ panel }) => panel.contains(place)) : -1
    if (index < 0) return false
    const wasHidden = tabs[index] !== shown
    select(index)
    return wasHidden
  }
  const followAddress = () => {
    const place = isAddressNew ? placeOf(location.hash) : null
    if (reveal(place)) place?.scrollIntoView()
  }
  const gather = () => {
    tabs = tabsOf(host)
    for (const tab of tabs) markTab(host, tab)
    draw()
    followAddress()
  }

  onChange(() => {
    if (draw() && shown) emit('tab:change', { index: tabs.indexOf(shown), panel: shown.panel.id })
  })
  gather()
  host.dataset.vtTabs = ''
  const observer = new MutationObserver(gather)
  observer.observe(host, { childList: true, subtree: true })
  hearTabs(host, () => tabs, select, signal)
  hearPlaces(host, reveal, signal)
  const hearAddress = () => {
    isAddressNew = true
    followAddress()
  }
  addEventListener('hashchange', hearAddress, { signal })
  document.addEventListener('page:loaded', hearAddress, { signal })
  return () => observer.disconnect()
}

const placeOf = (hash: string): Element | null => document.getElementById(idOf(hash))

/** Clicks and keys on the tabs. */
function hearTabs(host: HTMLElement, tabs: () => Tab[], select: (index: number) => void, signal: AbortSignal): void {
  const indexOf = (element: Element | null | undefined) => tabs().findIndex(({ link }) => link === element)
  host.addEventListener(
    'click',
    (event) => {
      const index = indexOf(clickedOn(event, '[role=tab]'))
      if (index < 0) return
      event.preventDefault()
      select(index)
    },
    { signal },
  )
  host.addEventListener(
    'keydown',
    (event) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
      const index = indexOf((target as Element).closest('[role=tab]'))
      if (index < 0 || ctrlKey || metaKey || altKey || shiftKey) return
      const next = key === ' ' ? index : tabByKey(key, index, tabs().length, wayOf(host))
      if (next === undefined) return
      event.preventDefault()
      select(next)
      tabs()[next]?.link.focus()
    },
    { signal },
  )
}

function wayOf(host: Element): { isVertical: boolean; isRightToLeft: boolean } {
  const list = listOf(host) as HTMLElement
  return {
    isVertical: list.ariaOrientation === 'vertical',
    isRightToLeft: getComputedStyle(list).direction === 'rtl',
  }
}

/** Links to a place inside a section, and searching in the page, show that section before anything scrolls there. */
function hearPlaces(host: HTMLElement, reveal: (place: Element | null) => boolean, signal: AbortSignal): void {
  host.addEventListener('beforematch', ({ target }) => reveal(target as Element), { signal })
  document.addEventListener(
    'click',
    (event) => {
      const link = clickedOn<HTMLAnchorElement>(event, 'a[href*="#"]:not([role=tab])')
      if (link && link.href.split('#')[0] === location.href.split('#')[0]) reveal(placeOf(link.hash))
    },
    { capture: true, signal },
  )
}
