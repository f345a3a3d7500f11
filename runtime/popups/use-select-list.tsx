import { useLayoutEffect, useRef, useState } from 'react'
import { useHostAttributes } from '../view/hooks.ts'
import { useInstance } from '../view/instance.ts'
import { useReopening } from '../view/use-reopening.ts'
import { moveActive, rowId, useListId } from './active-row.ts'
import { type Choice, choicesOf, choose, nameOf } from './choices.ts'
import { useLetters } from './use-letters.ts'
import { usePopup } from './use-popup.ts'
import { useSelectChanges } from './use-select-changes.ts'
import { useSelectFocus } from './use-select-focus.ts'

export type SelectListOptions = {
  select(): HTMLSelectElement | undefined
  /** True if the list has a search field; called each time it opens. */
  hasSearch?(select: HTMLSelectElement): boolean
  filter?: ((choices: readonly Choice[], text: string) => readonly Choice[]) | undefined
}

type List = { shown: readonly Choice[]; active: number; name: string; isSearching: boolean; typed: string | undefined }

/** Milliseconds in which a space continues a word that is typed on the closed select. */
const WORD = 900
/** CSS pixels that a finger may move in a tap. */
const TAP = 10

const CLOSED: List = { shown: [], active: -1, name: '', isSearching: false, typed: undefined }

const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true })

/**
 * A styled list for a native select. The select stays the field, in the page and under the focus: its label, value,
 * validation, autofill, reset and its behaviour while closed are the browser's. Only its list is replaced.
 */
export function useSelectList({ select, hasSearch = () => false, filter = (choices) => choices }: SelectListOptions) {
  const { host } = useInstance()
  const id = useListId()
  const [list, setList] = useState<List>()
  const listRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const letters = useLetters()
  const isOpen = list !== undefined
  const { shown, active, isSearching, name, typed } = list ?? CLOSED
  const enabled = shown.flatMap(({ isDisabled }, index) => (isDisabled ? [] : [index]))

  const activate = (index: number) =>
    setList((before) => (before && before.active !== index ? { ...before, active: index } : before))

  const filtered = (element: HTMLSelectElement, typed = '') => {
    const shown = filter(choicesOf(element), typed)
    const chosen = element.selectedOptions[0]
    const isAll = typed.trim() === ''
    return { shown, active: shown.findIndex(({ option, isDisabled }) => (isAll ? option === chosen : !isDisabled)) }
  }

  const open = (typed?: string) => {
    const element = select()
    if (!element) return
    focus(element)
    setList({
      ...{ ...CLOSED, ...filtered(element, typed), typed },
      ...{ name: nameOf(element, host), isSearching: hasSearch(element) },
    })
  }

  /** Shows the choices that match a text; by default, the present text with the present options. */
  const refresh = (text?: string) => {
    const element = select()
    if (!element) return
    setList((before) => {
      const typed = text ?? before?.typed
      return before && { ...before, ...filtered(element, typed), typed }
    })
  }

  const close = (isFocusBack = true) => {
    if (isFocusBack) focus(select())
    setList(undefined)
  }

  const commit = (choice = shown[active]) => {
    const element = select()
    close()
    if (element && choice) choose(element, choice)
  }

  /** On touch devices the native list is the best one, unless the list has a search field. */
  const isOurs = () => {
    const element = select()
    if (!element || element.multiple || element.size > 1 || element.matches(':disabled')) return false
    return hasSearch(element) || !matchMedia('(pointer: coarse)').matches
  }

  useReopening(list && { typed, active }, (before) => {
    open(before.typed)
    activate(before.active)
  })
  useSelectChanges(select, isOpen, refresh)
  useSelectFocus({ select, isQuiet: true, onLeave: () => isOpen && close(false) })
  useHostAttributes({ 'data-state': isOpen ? 'open' : undefined })
  const popup = usePopup({ isOpen, active, rows: shown, anchor: select, onLeave: close, keepsWidth: true })
  useLayoutEffect(() => {
    if (isOpen) focus(isSearching ? searchRef.current : listRef.current)
  }, [isOpen, isSearching])

  /** The keys of the list, and of its search field, which keeps the keys for editing its text. */
  const onKey = (event: KeyboardEvent): boolean => {
    const { key, altKey, target } = event
    const isText = target === searchRef.current
    if (moveActive(event, { active, activate, enabled }, !isText)) return true
    const isAltUp = altKey && key === 'ArrowUp'
    const typedRow = isText ? undefined : letters(event, shown, enabled, active)
    if (typedRow !== undefined) activate(typedRow)
    else if (key === 'Escape' || (isAltUp && isText)) close()
    else if (key === 'Enter' || isAltUp || (key === ' ' && !isText)) commit()
    else return false
    return true
  }

  return {
    select: {
      'aria-expanded': isOpen || undefined,
      'aria-controls': isOpen ? id : undefined,
      ...useOpening(
        isOurs,
        () => open(),
        () => (isOpen ? close() : open()),
      ),
    },
    /** The props of the search field in the popup, if there is one; `typed`: since the list opened. */
    field: isSearching ? { list: id, active, inputRef: searchRef, name, typed, count: shown.length } : undefined,
    /** The props of the popup. Events of the search field stay in it, except keys that the list does not use. */
    popup: {
      ...popup,
      onInput: (event: Event) => {
        event.stopPropagation()
        refresh((event.target as HTMLInputElement).value)
      },
      onChange: (event: Event) => event.stopPropagation(),
      onKeyDown: (event: KeyboardEvent) => {
        // 229: a key of the composition, in browsers without `isComposing`.
        if (event.isComposing || event.keyCode === 229) return
        // The focus returns to the field before the browser moves it on.
        if (event.key === 'Tab') commit()
        else if (onKey(event)) {
          event.preventDefault()
          event.stopPropagation()
        }
      },
    },
    list: {
      ...{ id, listRef, choices: shown, active, label: name, onActive: activate, onPick: commit },
      activeId: isSearching || active < 0 ? undefined : rowId(id, active),
    },
  }
}

export type SelectList = ReturnType<typeof useSelectList>

/** The acts that open the list of a closed select: a press, a tap and keys. */
function useOpening(isOurs: () => boolean, open: () => void, toggle: () => void) {
  const touched = useRef<Touch>(undefined)
  const typedAt = useRef(Number.NEGATIVE_INFINITY)
  return {
    onMouseDown(event: MouseEvent) {
      if (event.button !== 0 || event.ctrlKey || !isOurs()) return
      event.preventDefault()
      toggle()
    },
    onTouchStart({ touches }: TouchEvent) {
      touched.current = touches[0]
    },
    // Phones open their own list by the tap itself.
    onTouchEnd(event: TouchEvent) {
      const [start, end] = [touched.current, event.changedTouches[0]]
      if (!start || !end || !event.cancelable || !isOurs()) return
      if (Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY) > TAP) return
      event.preventDefault()
      toggle()
    },
    onKeyDown(event: KeyboardEvent) {
      const { key, timeStamp, altKey, ctrlKey, metaKey, defaultPrevented } = event
      if (ctrlKey || metaKey || defaultPrevented || !isOurs()) return
      if ([...key].length === 1 && key !== ' ') typedAt.current = timeStamp
      const isSpace = key === ' ' && timeStamp - typedAt.current > WORD && !altKey
      if (!isSpace && !/^(Enter|F4|ArrowUp|ArrowDown)$/.test(key)) return
      event.preventDefault()
      open()
    },
  }
}
