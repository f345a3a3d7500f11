import { useEffect, useLayoutEffect, useRef } from 'react'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { IN_BROWSER } from '../../../runtime/page/window/in-browser.ts'
import { useHostAttributes, useHostEvent, usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { tabSet } from './definition.ts'
import { idOf, tabByKey } from './rules.ts'
import { type Tab, useTabs } from './tabs.ts'

/** The value of `hidden`: where the browser supports it, a search in the page finds hidden content. */
const HIDDEN = IN_BROWSER && 'onbeforematch' in document.documentElement ? 'until-found' : true

/** The last address that each set has followed, or at which the shopper chose a tab. */
const followed = new WeakMap<Element, string>()

/** Sections and tabs may be added later. */
export function TabSet({ active, host, emit }: ViewProps<typeof tabSet>) {
  const { element } = useServerMarkup<typeof tabSet>()
  const tabs = useTabs()
  const shown = tabs[active] ?? tabs[0]
  const select = (index: number) => {
    followed.set(host, location.hash)
    host.setAttribute('active', String(index))
  }

  useHostAttributes({ 'data-vt-tabs': '' })
  useChange(shown, (before) => {
    const panel = shown && element(shown.panel)
    const last = element(before.panel)
    // Focus that was in the section would be lost.
    if (last?.contains(document.activeElement)) panel?.focus({ preventScroll: true })
    if (shown) emit('tab:change', { index: tabs.indexOf(shown), panel: shown.id })
  })
  usePlaces(
    host,
    (place) => tabs.findIndex(({ panel }) => element(panel)?.contains(place)),
    (index) => {
      const wasHidden = tabs[index] !== shown
      select(index)
      return wasHidden
    },
  )

  const moveByKey = (event: KeyboardEvent, index: number) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const list = element('list')
    if (!list || ctrlKey || metaKey || altKey || shiftKey) return
    const isVertical = list.ariaOrientation === 'vertical'
    const isRightToLeft = getComputedStyle(list).direction === 'rtl'
    const next = key === ' ' ? index : tabByKey(key, index, tabs.length, { isVertical, isRightToLeft })
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    select(next)
    element(tab.link)?.focus()
  }

  return (
    <ServerMarkup<typeof tabSet>
      parts={{
        list: tabs.length > 0 ? { role: 'tablist' } : {},
        item: ({ path }) =>
          tabs.some(({ link }) => link.path.startsWith(`${path}/`)) ? { role: 'presentation' } : undefined,
        tab: (link) => {
          const tab = tabs.find((known) => known.link === link)
          return (
            tab && {
              id: tab.linkId,
              role: 'tab',
              tabIndex: tab === shown ? 0 : -1,
              'aria-controls': tab.id,
              'aria-selected': tab === shown,
              onClick: (event) => {
                if (clickedOn(event, 'a')) {
                  event.preventDefault()
                  select(tabs.indexOf(tab))
                }
              },
              onKeyDown: (event) => moveByKey(event, tabs.indexOf(tab)),
            }
          )
        },
        panel: (panel) => {
          const tab = tabs.find((known) => known.panel === panel)
          return (
            tab && {
              role: 'tabpanel',
              // `until-found` hides the content of a section, not the section itself.
              tabIndex: tab === shown ? 0 : -1,
              'aria-hidden': tab === shown ? undefined : true,
              'aria-labelledby': tab.linkId,
              hidden: tab === shown ? false : HIDDEN,
            }
          )
        },
      }}
    />
  )
}

function useChange(shown: Tab | undefined, changed: (before: Tab) => void): void {
  const last = useRef(shown)
  useLayoutEffect(() => {
    const before = last.current
    last.current = shown
    if (before && before.panel.path !== shown?.panel.path) changed(before)
  })
}

/** Shows the section around the target of an address, of a link, or of a search in the page. */
function usePlaces(host: HTMLElement, indexOf: (place: Element) => number, show: (index: number) => boolean): void {
  const reveal = (place: Element | null): boolean => {
    const index = place ? indexOf(place) : -1
    return index >= 0 && show(index)
  }
  const followAddress = () => {
    const place = placeOf(location.hash)
    if (reveal(place)) requestAnimationFrame(() => place?.scrollIntoView())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a set that is hydrated anew has followed it
  useEffect(() => {
    if (followed.get(host) !== location.hash) followAddress()
  }, [host])
  usePageEvent(window, 'hashchange', followAddress)
  usePageEvent(document, 'page:loaded', followAddress)
  useHostEvent('beforematch', ({ target }) => reveal(target as Element))
  usePageEvent<MouseEvent>(
    document,
    'click',
    (event) => {
      const link = clickedOn<HTMLAnchorElement>(event, 'a[href*="#"]:not([role=tab])')
      if (link && host.isConnected && link.href.split('#')[0] === location.href.split('#')[0])
        reveal(placeOf(link.hash))
    },
    true,
  )
}

const placeOf = (hash: string): Element | null => document.getElementById(idOf(hash))
