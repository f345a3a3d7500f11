import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { rowId } from './active-row.ts'
import type { Choice } from './choices.ts'

/** The number of rows in the page at once, however many options there are. */
const MOST_ROWS = 60
/** CSS pixels from the end of the rows at which half of them are replaced by others. */
const NEAR_END = 300

type OptionListProps = {
  id: string
  listRef: RefObject<HTMLDivElement | null>
  choices: readonly Choice[]
  active: number
  label: string | undefined
  isMultiple?: boolean
  /** The active row, if the list itself has the focus. */
  activeId?: string | undefined
  onActive(index: number): void
  onPick(choice: Choice): void
}

/** A listbox of the options of a select. Thousands of them take no longer than hundreds. */
export function OptionList({
  id,
  listRef,
  choices,
  active,
  label,
  isMultiple,
  activeId,
  onActive,
  onPick,
}: OptionListProps) {
  const { from, onScroll } = useShownRows(listRef, id, choices, active)

  const rowOf = (choice: Choice, index: number) => {
    const { option, text, isDisabled } = choice
    const hover = ({ pointerType, movementX, movementY }: PointerEvent) => {
      // WebKit sends the event also when the list opens or scrolls below a mouse that does not move.
      const isMoved = movementX !== 0 || movementY !== 0
      if (isMoved && pointerType === 'mouse' && !isDisabled) onActive(index)
    }
    const press = ({ button, type, detail }: MouseEvent) => {
      // The release of a pointer has been handled before its click; the remaining clicks are those of assistive
      // technology and script.
      if (button === 0 && !isDisabled && (type !== 'click' || detail === 0)) onPick(choice)
    }
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the list or the field has the focus and names the active row
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field or of the popup
      <div
        key={index}
        id={rowId(id, index)}
        data-part="option"
        data-active={index === active ? '' : undefined}
        role="option"
        aria-selected={option.selected}
        aria-disabled={isDisabled || undefined}
        aria-posinset={index + 1}
        aria-setsize={choices.length}
        onPointerMove={hover}
        onMouseUp={press}
        onClick={press}
      >
        {/* An empty row keeps its height. */}
        {text.trim() || '\u00a0'}
      </div>
    )
  }

  return (
    <div
      ref={listRef}
      id={id}
      data-part="list"
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={isMultiple}
      aria-activedescendant={activeId}
      onScroll={onScroll}
    >
      {inGroups(id, choices, from, rowOf)}
    </div>
  )
}

function inGroups(
  id: string,
  choices: readonly Choice[],
  from: number,
  rowOf: (choice: Choice, index: number) => ReactNode,
): ReactNode[] {
  const runs: { name: string; start: number; rows: ReactNode[] }[] = []
  choices.slice(from, from + MOST_ROWS).forEach((choice, place) => {
    const index = from + place
    const run = runs.at(-1)
    if (run?.name === choice.group) run.rows.push(rowOf(choice, index))
    else runs.push({ name: choice.group, start: index, rows: [rowOf(choice, index)] })
  })
  return runs.flatMap(({ name, start, rows }) => {
    if (name === '') return rows
    const heading = `${id}-group-${start}`
    return (
      // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, a fieldset has fields
      <div key={heading} role="group" aria-labelledby={heading}>
        <div id={heading} data-part="group-label">
          {name}
        </div>
        {rows}
      </div>
    )
  })
}

/** The rows that are in the page: those around the active one, or around the scroll position. */
function useShownRows(
  list: RefObject<HTMLElement | null>,
  id: string,
  choices: readonly Choice[],
  active: number,
): { from: number; onScroll(event: UIEvent<HTMLElement>): void } {
  const [shown, setShown] = useState({ from: 0, active: -1, choices })
  const within = (from: number) => Math.max(0, Math.min(from, choices.length - MOST_ROWS))
  const isNew = shown.choices !== choices
  let { from } = shown
  if (isNew || shown.active !== active) {
    const isShown = active < 0 || (active >= from && active < from + MOST_ROWS)
    if (isNew || !isShown) from = within(active - MOST_ROWS / 2)
    setShown({ from, active, choices })
  }

  /** Shows other rows. A row that stays keeps its position while others are added before it. */
  const shift = (element: HTMLElement, by: number, stays: number) => {
    const top = () => element.querySelector(`[id="${rowId(id, stays)}"]`)?.getBoundingClientRect().top ?? 0
    const before = top()
    flushSync(() => setShown({ from: within(from + by), active, choices }))
    element.scrollTop += top() - before
  }
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget
    const end = from + MOST_ROWS
    const isAtEnd = scrollHeight - clientHeight - scrollTop < NEAR_END && end < choices.length
    if (isAtEnd) shift(currentTarget, MOST_ROWS / 2, end - 1)
    else if (scrollTop < NEAR_END && from > 0) shift(currentTarget, -MOST_ROWS / 2, from)
  }

  useLayoutEffect(() => {
    if (list.current && choices) list.current.scrollTop = 0
  }, [choices, list])

  return { from, onScroll }
}
