import { useEffect, useLayoutEffect, useState } from 'react'
import { rowId, useListId } from '../popups/active-row.ts'
import { comboboxProps } from '../popups/combobox.ts'
import { usePopup } from '../popups/use-popup.ts'
import { useStatus } from '../popups/use-status.ts'
import { ShopError } from '../request/errors.ts'
import { latest } from '../request/latest.ts'
import { useLatest } from '../ui/use-latest.ts'
import { useHostAttributes, useHostEvent, usePageEvent } from '../view/hooks.ts'
import { useReopening } from '../view/use-reopening.ts'
import { type Row, RowList } from './row-list.tsx'
import type { SuggestionsProps } from './use-suggestions.tsx'

/** The suggestions for a text; `count` is the number in the status. */
export type Found = {
  rows: readonly Row[]
  count: number
  /** The key of the row that replaces the active one, if there is one. */
  next?: string | undefined
}

export type TypeaheadOptions = SuggestionsProps & {
  /** The list is below this element, with its width. Default: the field. */
  anchor?(field: HTMLInputElement): HTMLElement | null
  t: { readonly list: string; readonly none: string; found(parameters: { count: number }): string }
  /** The least number of characters for a request. */
  minLength: number
  /** Requests suggestions from the shop. Throws ShopError. */
  ask(text: string, signal: AbortSignal): Promise<Found>
  /** Milliseconds without typing before the request. By default, the first request is sent at once. */
  rest?: number
  /** The rows that are listed before any text is typed, with the name of that list. */
  idle?(): { rows: readonly Row[]; label: string }
  /** Handles the failure of a call; the returned text is shown in place of the list. */
  failed(error: ShopError, text: string): string | undefined
}

/**
 * Milliseconds between two requests while the shopper types: the first is sent at once, of those between only the last.
 */
const PAUSE = 100

type List = { rows: readonly Row[]; active: number; label: string; heading?: string; message?: string }

const placeOf = (rows: readonly Row[], key: string | undefined) => rows.findIndex((row) => row.key === key)

/**
 * Suggestions for a text field of the theme: an ARIA 1.2 combobox with list autocomplete. Old suggestions stay until
 * the new ones have arrived; overtaken answers are not shown. Enter without an active row submits the form.
 */
export function useTypeahead(options: TypeaheadOptions) {
  const { t } = options
  const id = useListId()
  const newest = useLatest(options)
  const [list, setList] = useState<List>()
  const [isBusy, setBusy] = useState(false)
  const status = useStatus()
  const [asking] = useState(() => ({
    ask: latest((signal, text: string) => newest.current.ask(text, signal)),
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    at: Number.NEGATIVE_INFINITY,
  }))
  const field = () => options.field.current
  const hasFocus = () => document.activeElement === field()

  const open = (rows: readonly Row[], more: Partial<List> & { next?: string | undefined } = {}) =>
    setList((before) => {
      const key = before?.rows[before.active]?.key
      const { next = key, ...rest } = more
      const active = key === undefined ? -1 : placeOf(rows, next)
      return { rows, active, label: newest.current.t.list, ...rest }
    })

  const show = ({ rows, count, next }: Found) => {
    open(rows, { next, ...(count === 0 && { message: t.none }) })
    status.say(count === 0 ? t.none : t.found({ count }), 'at rest')
  }

  const stop = () => {
    clearTimeout(asking.timer)
    asking.ask.abort()
    setBusy(false)
  }

  const close = () => {
    stop()
    setList(undefined)
    status.say('')
  }

  const showIdle = () => {
    const { rows, label } = newest.current.idle?.() ?? { rows: [], label: '' }
    if (rows.length > 0 && hasFocus()) open(rows, { label, heading: label })
  }

  const fail = (error: ShopError, text: string) => {
    if (error.kind === 'aborted') return
    setBusy(false)
    setList(undefined)
    status.say('')
    // Only while the field keeps the focus: closing the list ends the wait.
    asking.ask.onceOnline(error, () => latestVerbs.current.search())
    const message = newest.current.failed(error, text)
    if (!message || !hasFocus()) return
    open([], { message })
    status.say(message)
  }

  const question = async (text: string) => {
    asking.at = performance.now()
    setBusy(true)
    try {
      const found = await asking.ask(text)
      if (!found) return
      setBusy(false)
      if (hasFocus()) show(found)
    } catch (error) {
      fail(ShopError.of(error), text)
    }
  }

  /** Requests suggestions for the present text; for too short a text it sends no request and shows no message (§5). */
  const search = () => {
    const text = field()?.value.trim() ?? ''
    clearTimeout(asking.timer)
    if ([...text].length < newest.current.minLength) {
      close()
      if (text === '') showIdle()
      return
    }
    const wait = newest.current.rest ?? Math.max(0, asking.at + PAUSE - performance.now())
    if (wait > 0) asking.timer = setTimeout(() => question(text), wait)
    else question(text)
  }

  const choose = (row: Row) => {
    if (!row.stays) close()
    row.choose()
  }

  const remove = (row: Row | undefined): boolean => {
    if (!row?.remove) return false
    row.remove()
    close()
    showIdle()
    return true
  }

  const clear = () => {
    const input = field()
    if (!input) return
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
    close()
  }

  const latestVerbs = useLatest({ search, stop })
  useEffect(() => {
    // The shopper may have typed while this code was loaded.
    const input = newest.current.field.current
    if (input && document.activeElement === input && input.value !== input.defaultValue) latestVerbs.current.search()
    return () => latestVerbs.current.stop()
  }, [newest, latestVerbs])
  usePageEvent(document, 'submit', ({ target }) => target === field()?.form && close())
  // The effect above searches for typed text.
  useReopening(list && true, () => field()?.value === field()?.defaultValue && search())

  /** Typed text is the field's: Enter then submits the text, and no row is active. */
  const searchTyped = () => {
    activate(-1)
    search()
  }

  const isOpen = list !== undefined
  const active = list?.active ?? -1
  const activate = (index: number) => setList((before) => before && { ...before, active: index })
  const anchor = () => {
    const input = field()
    return (input && options.anchor?.(input)) ?? input
  }
  const popup = usePopup({ isOpen, active, rows: list?.rows, anchor, onLeave: close })
  useHostAttributes({ 'data-searching': isBusy })
  useHostEvent<FocusEvent>('focusout', ({ relatedTarget }) => {
    // The focus has left for another window, not for another field.
    if (!hasFocus() && !popup.ref.current?.contains(relatedTarget as Node)) close()
  })

  const rows = list?.rows ?? []
  const combobox = comboboxProps({
    ...{ list: id, isOpen, active, activate, close, clear, isRound: true },
    enabled: rows.map((_, index) => index),
    open: search,
    choose: ({ ctrlKey, metaKey, shiftKey }) => {
      if (active < 0) return false
      // Like a click on the row: with Ctrl it opens in another tab.
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
      popup.ref.current?.querySelector(`[id="${rowId(id, active)}"]`)?.dispatchEvent(click)
      return true
    },
    remove: () => remove(rows[active]),
    onCaret: () => activate(-1),
    onTab: close,
  })
  const given = {
    ...combobox,
    'aria-expanded': rows.length > 0,
    // While letters are composed, the field does not contain the final text.
    onInput: (event: Event) => (event as InputEvent).isComposing || searchTyped(),
    onCompositionEnd: searchTyped,
    onClick: () => field()?.value.trim() === '' && !isOpen && showIdle(),
  }
  useLayoutEffect(() => newest.current.give(given))

  const isOpenNow = useLatest(isOpen)
  return {
    search,
    show: (found: Found) => isOpenNow.current && show(found),
    node: (
      <>
        <div {...popup}>
          {/* The list has the same name for assistive technology. */}
          <p data-part="heading" hidden={!list?.heading} aria-hidden="true">
            {list?.heading}
          </p>
          <p data-part="none" hidden={!list?.message} aria-hidden="true">
            {list?.message}
          </p>
          <RowList id={id} label={list?.label} rows={rows} active={active} choose={choose} remove={remove} />
        </div>
        <span data-part="status" className="vt-hidden" role="status">
          {status.text}
        </span>
      </>
    ),
  }
}
