import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isInHash } from '../../../runtime/dialogs/trigger.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { IN_BROWSER } from '../../../runtime/page/window/in-browser.ts'
import { isSetOpen, setOpen } from '../../../runtime/ui/set-open.ts'
import { useDeferred } from '../../../runtime/ui/use-deferred.ts'
import { stopped, useHostEvent, useIsLive, usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { sidePanel } from './definition.ts'
import { usePageTriggers } from './triggers.ts'

const drawerCode = deferred('<side-panel>', () => import('./drawer.tsx'))

/** The value of `hidden`: where the browser supports it, a search in the page finds folded content. */
const FOLDED = IN_BROWSER && 'onbeforematch' in document.documentElement ? 'until-found' : true

/** Whether each panel was open in the server's HTML. */
const asSent = new WeakMap<Element, boolean>()

/** The panels whose last event was `panel:open`. */
const reported = new WeakSet<Element>()

let count = 0

export function SidePanel({ kind, side, open, heading, host, emit }: ViewProps<typeof sidePanel>) {
  const { part, element } = useServerMarkup<typeof sidePanel>()
  const [ownId] = useState(() => `vt-panel-${++count}`)
  const panel = part('panel')
  const panelId = panel?.attributes.id || ownId
  const [isLost, setLost] = useState(false)
  // If the code of the dialog cannot be loaded, the panel opens in place.
  const isDrawer = kind === 'panel' && !isLost
  const isOpen = open && panel !== undefined
  const trigger = useRef<HTMLElement>(undefined)

  const report = (isNow: boolean) => {
    if (reported.has(host) === isNow) return
    if (isNow) reported.add(host)
    else reported.delete(host)
    emit(isNow ? 'panel:open' : 'panel:close', {})
  }
  useEffect(() => {
    // The next time the code is tried again.
    if (!open) setLost(false)
  }, [open])
  const close = () => {
    setOpen(host, false)
    report(false)
  }
  const toggle = (pressed: HTMLElement) => {
    trigger.current = pressed
    setOpen(host, !isSetOpen(host))
  }

  const drawer = useDeferred(drawerCode, isDrawer && isOpen, { onLost: () => setLost(true), isForAct: true })
  const isMoved = useIsLive() && isDrawer && drawer !== undefined
  useFocusRescue(!isDrawer && !isOpen, () => element('panel'), trigger)
  useLayoutEffect(() => {
    host.toggleAttribute('open', isSetOpen(host))
    report(isOpen)
  })
  useAddress(host, [host.id, panel?.attributes.id ?? ''], open)
  usePageEvent(document, 'page:leave', () => isDrawer && setOpen(host, false))
  usePageEvent(document, 'page:loaded', () => isDrawer || setOpen(host, asSent.get(host) ?? false))
  useHostEvent('beforematch', () => setOpen(host, true))

  const state = {
    'aria-expanded': isOpen,
    'aria-haspopup': isDrawer ? ('dialog' as const) : undefined,
    'aria-controls': isDrawer ? undefined : panelId,
  }
  usePageTriggers(host, [host.id, panelId], state, toggle)
  const hidden = isDrawer ? !isMoved : !isOpen && FOLDED
  return (
    <ServerMarkup<typeof sidePanel>
      parts={{
        trigger: { ...state, onClick: stopped((event) => toggle(event.currentTarget)) },
        panel: { id: panelId, hidden },
      }}
    >
      {isMoved && <drawer.Drawer {...{ host, isOpen, side, heading, trigger }} onClose={close} />}
    </ServerMarkup>
  )
}

function useAddress(host: HTMLElement, ids: readonly string[], open: boolean): void {
  const follow = () => {
    if (isInHash(location.hash, ids)) setOpen(host, true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; one that is hydrated anew has followed it
  useEffect(() => {
    if (asSent.has(host)) return
    asSent.set(host, open)
    follow()
  }, [host])
  usePageEvent(window, 'hashchange', follow)
}

/** Focus that was in a panel that folds would be lost. */
function useFocusRescue(
  isFolded: boolean,
  panel: () => HTMLElement | undefined,
  trigger: { readonly current: HTMLElement | undefined },
): void {
  useLayoutEffect(() => {
    if (isFolded && panel()?.contains(document.activeElement)) trigger.current?.focus({ preventScroll: true })
  })
}
