import './closed-select.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../ui/use-latest.ts'
import { useHostAttributes } from '../view/hooks.ts'
import { useInstance } from '../view/instance.ts'
import { type Choice, choicesOf, choose, nameOf } from './choices.ts'
import { comboboxProps, moveActive, rowId, useListId } from './combobox.ts'
import { useLetters } from './use-letters.ts'
import { usePopup } from './use-popup.ts'
import { useSelectChanges } from './use-select-changes.ts'
import { useSelectFocus } from './use-select-focus.ts'

export type SelectListOptions = {
  select(): HTMLSelectElement | undefined
  /** True when the list has a search field; asked each time it opens. */
  hasSearch?(select: HTMLSelectElement): boolean
  /** What a text leaves of the choices. */
  filter?(choices: readonly Choice[], text: string): readonly Choice[]
}

type List = { all: readonly Choice[]; shown: readonly Choice[]; active: number; name: string; isSearching: boolean }

/** Milliseconds in which a space goes on with a word that is typed on the closed select. */
const WORD = 900
/** CSS pixels that a finger may move in a tap. */
const TAP = 10

const NONE: readonly Choice[] = []

/**
 * A styled list for a native select. The select stays the field, in the page and under the focus: its label, value,
 * validation, autofill, reset and all that it does while closed are the browser's. Only the list that it opens is another.
 */
export function useSelectList({ select, hasSearch = () => false, filter = (choices) => choices }: SelectListOptions) {
  const { host } = useInstance()
  const id = useListId()
  const [list, setList] = useState<List>()
  const text = useRef('')
  const listRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const letters = useLetters()
  const isOpen = list !== undefined
  const { shown = NONE, active = -1, isSearching = false } = list ?? {}
  const enabled = shown.flatMap(({ isDisabled }, index) => (isDisabled ? [] : [index]))

  const activate = (index: number) =>
    setList((before) => (before && before.active !== index ? { ...before, active: index } : before))

  const filtered = (all: readonly Choice[]) => {
    const found = filter(all, text.current)
    const chosen = select()?.selectedOptions[0]
    const isAll = text.current.trim() === ''
    const active = found.findIndex(({ option, isDisabled }) => (isAll ? option === chosen : !isDisabled))
    return { all, shown: found, active }
  }

  const open = () => {
    const element = select()
    if (!element) return
    element.focus({ preventScroll: true })
    text.current = ''
    const name = nameOf(element, host)
    setList({ ...filtered(choicesOf(element)), name, isSearching: hasSearch(element) })
  }

  const close = (isFocusBack = true) => {
    if (isFocusBack) select()?.focus({ preventScroll: true })
    setList(undefined)
  }

  const commit = (choice = shown[active]) => {
    const element = select()
    close()
    if (element && choice) choose(element, choice)
  }

  /** A finger has the telephone's own list, which is the best one there, unless there is something to search in. */
  const isOurs = () => {
    const element = select()
    if (!element || element.multiple || element.size > 1 || element.matches(':disabled')) return false
    return hasSearch(element) || !matchMedia('(pointer: coarse)').matches
  }

  const search = (typed: string) => {
    text.current = typed
    const next = list && { ...list, ...filtered(list.all) }
    setList(next)
    return next?.shown.length ?? 0
  }

  useSelectChanges(select, isOpen, () => {
    const element = select()
    if (!element) return
    setList((before) => before && { ...before, ...filtered(choicesOf(element)) })
  })
  useSelectFocus({ select, isQuiet: true, onLeave: () => isOpen && close(false) })
  useHostAttributes({ 'data-state': isOpen ? 'open' : undefined })
  const popup = usePopup({ isOpen, active, rows: shown, anchor: select, onLeave: close, keepsWidth: true })
  useLayoutEffect(() => {
    const holder = isSearching ? searchRef.current : listRef.current
    if (isOpen) holder?.focus({ preventScroll: true })
  }, [isOpen, isSearching])

  const onKeyOfList = (event: KeyboardEvent) => {
    const { key, altKey } = event
    if (moveActive(event, { active, activate, enabled }, true)) return true
    const typedRow = letters(event, shown, enabled, active)
    if (typedRow !== undefined) activate(typedRow)
    else if (key === 'Escape') close()
    else if (key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp')) commit()
    else return false
    return true
  }

  return {
    id,
    isOpen,
    isSearching,
    search,
    name: list?.name ?? '',
    searchRef,
    /** For the part of the select. */
    select: {
      'aria-expanded': isOpen || undefined,
      'aria-controls': isOpen ? id : undefined,
      ...useOpening(isOurs, open, () => (isOpen ? close() : open())),
    },
    /** For the search field. */
    field: comboboxProps({
      ...{ list: id, isOpen: true, active, activate, enabled, open, close },
      clear: () => {},
      choose: () => {
        commit()
        return true
      },
      onTab: commit,
    }),
    /** For the part of the popup. */
    popup: {
      ...popup,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.target === searchRef.current || event.isComposing) return
        // The focus is back in the field before the browser moves it on.
        if (event.key === 'Tab') commit()
        else if (onKeyOfList(event)) {
          event.preventDefault()
          event.stopPropagation()
        }
      },
    },
    /** For the `OptionList`. */
    list: {
      ...{ id, listRef, choices: shown, active, label: list?.name, onActive: activate, onPick: commit },
      activeId: isSearching || active < 0 ? undefined : rowId(id, active),
    },
  }
}

/** What opens the list of a closed select: a press, a tap and keys. */
function useOpening(isOurs: () => boolean, open: () => void, toggle: () => void) {
  const touched = useRef<Touch>(undefined)
  const typedAt = useRef(Number.NEGATIVE_INFINITY)
  const latest = useLatest({ isOurs, open, toggle })
  const [handlers] = useState(() => ({
    onMouseDown(event: MouseEvent) {
      if (event.button !== 0 || event.ctrlKey || !latest.current.isOurs()) return
      event.preventDefault()
      latest.current.toggle()
    },
    onTouchStart({ touches }: TouchEvent) {
      touched.current = touches[0]
    },
    // Phones open their own list by the tap itself.
    onTouchEnd(event: TouchEvent) {
      const [start, end] = [touched.current, event.changedTouches[0]]
      if (!start || !end || !event.cancelable || !latest.current.isOurs()) return
      if (Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY) > TAP) return
      event.preventDefault()
      latest.current.toggle()
    },
    onKeyDown(event: KeyboardEvent) {
      const { key, timeStamp, altKey, ctrlKey, metaKey, defaultPrevented } = event
      if (ctrlKey || metaKey || defaultPrevented || !latest.current.isOurs()) return
      if ([...key].length === 1 && key !== ' ') typedAt.current = timeStamp
      const isSpace = key === ' ' && timeStamp - typedAt.current > WORD && !altKey
      if (!isSpace && !/^(Enter|F4|ArrowUp|ArrowDown)$/.test(key)) return
      event.preventDefault()
      latest.current.open()
    },
  }))
  return handlers
}
