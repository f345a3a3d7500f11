import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { $notices, type Notice, notify, restoreNotices } from '../../../runtime/dialogs/notices.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { watchKeyboard } from '../../../runtime/page/window/keyboard.ts'
import { usePageEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { useServerArrivals } from '../../../runtime/view/slot.tsx'
import type { noticeStack } from './definition.ts'
import { NoticeBox } from './notice-box.tsx'
import { keepOnTop, raise } from './top-layer.ts'
import { SERVER_NOTICE } from './wanted.ts'

/** The oldest stack is first. It shows the notices; the next one does so after its removal. */
const $stacks = atom<readonly Element[]>([])

const NONE: readonly Notice[] = []

export function NoticeStack({ position, timeout, host, emit, t }: ViewProps<typeof noticeStack>) {
  const list = useRef<HTMLDivElement>(null)
  const all = useStore($notices)
  const isMine = useStore($stacks)[0] === host
  const isReady = useRegion(host, list, isMine && all.length > 0)
  const notices = isReady && isMine ? all : NONE
  const [isPaused, setPaused] = useState(false)
  const returnFocus = useFocusReturn(list)
  useServerArrivals(adoptServerNotice)
  useEffect(restoreNotices, [])
  useEffect(() => (isReady && list.current ? watchKeyboard(list.current) : undefined), [isReady])
  useReports(emit, isMine ? notices : undefined)

  /** Time is paused while a shopper points at a notice, focuses one by keyboard, or has another tab open. */
  const hold = (isPointedAt = list.current?.matches(':hover')) => {
    const isUsed = isPointedAt || list.current?.querySelector(':focus-visible')
    setPaused(document.hidden || Boolean(isUsed))
  }
  usePageEvent(document, 'visibilitychange', () => hold())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed notice shrinks the list
  useLayoutEffect(() => hold(), [notices])

  return (
    <div
      ref={list}
      data-part="notice-list"
      data-position={position}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      popover="manual"
      // In Firefox `:hover` changes after these events.
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={(event) => {
        returnFocus.from(event)
        hold()
      }}
      onBlur={() => queueMicrotask(() => hold())}
    >
      {notices.map((notice) => (
        <NoticeBox
          // A repeated notice is a new node, so that it is read out again.
          key={`${notice.id}:${notice.times}`}
          notice={notice}
          stays={staysFor(notice, timeout)}
          isPaused={isPaused}
          label={t.error}
          close={t.close}
          isFocusLost={returnFocus.isLost}
        />
      ))}
    </div>
  )
}

const staysFor = ({ kind, timeout }: Notice, own: number | undefined): number =>
  timeout ?? (kind === 'error' ? 0 : (own ?? settings().noticeTimeout))

/** Only the text of the server's notice is used, never its markup. */
function adoptServerNotice(node: Node): boolean {
  if (!(node instanceof HTMLElement) || !node.matches(SERVER_NOTICE)) return false
  const text = node.textContent?.trim() ?? ''
  const kind = (['error', 'success'] as const).find((known) => known === node.dataset.kind) ?? 'info'
  if (text !== '') notify({ kind, text })
  return true
}

/**
 * Returns true once the region may be filled: it must be rendered before its first text, or that is not read out. It is
 * not shown before the first notice, and in a frame of its own, since the browser then lays out the whole page.
 */
function useRegion(host: HTMLElement, list: { readonly current: HTMLElement | null }, isNeeded: boolean): boolean {
  const [isReady, setReady] = useState(false)
  const isShown = useRef(false)
  useEffect(() => {
    if (!isNeeded || isReady) return undefined
    let frame = requestAnimationFrame(() => {
      isShown.current = true
      raise(list.current)
      frame = requestAnimationFrame(() => setReady(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [isNeeded, isReady, list])
  useEffect(() => {
    $stacks.set([...$stacks.get(), host])
    const stop = keepOnTop(host, () => isShown.current && raise(list.current))
    return () => {
      stop()
      $stacks.set($stacks.get().filter((stack) => stack !== host))
    }
  }, [host, list])
  return isReady
}

/** When a notice with focus is removed, focus moves to the next one, or back to the element that had it before. */
function useFocusReturn(list: { readonly current: HTMLElement | null }) {
  const origin = useRef<Element>(undefined)
  const isLost = useRef(false)
  useLayoutEffect(() => {
    if (!isLost.current) return
    isLost.current = false
    const next = list.current?.querySelector('[data-part=notice-close]') ?? origin.current
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  })
  return {
    isLost,
    from({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !list.current?.contains(relatedTarget)) origin.current = relatedTarget
    },
  }
}

/** Emits an event for each notice that is shown or hidden. Only the first stack of the page emits. */
function useReports(emit: ViewProps<typeof noticeStack>['emit'], notices: readonly Notice[] | undefined): void {
  const shown = useRef(NONE)
  useLayoutEffect(() => {
    if (!notices) return
    const before = shown.current
    shown.current = notices
    const isIn = (list: readonly Notice[], { id }: Notice) => list.some((other) => other.id === id)
    for (const notice of notices) if (!before.includes(notice)) emit('notice:show', detailOf(notice))
    for (const notice of before) if (!isIn(notices, notice)) emit('notice:hide', detailOf(notice))
  }, [emit, notices])
}

const detailOf = ({ kind, title = '', text }: Notice) => ({ kind, title, text })
