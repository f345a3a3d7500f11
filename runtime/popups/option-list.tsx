import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Choice } from './choices.ts'
import { rowId } from './combobox.ts'

/** So many rows are in the page at once, however many there are to choose from. */
const MOST_ROWS = 60
/** When the scrolling comes so near to the end of them, in CSS pixels, half of them make way for others. */
const NEAR_END = 300

type OptionListProps = {
  id: string
  listRef: RefObject<HTMLDivElement | null>
  choices: readonly Choice[]
  active: number
  label: string | undefined
  isMultiple?: boolean
  /** The active row, where the list itself has the focus. */
  activeId?: string | undefined
  onActive(index: number): void
  onPick(choice: Choice): void
}

/** A listbox of the options of a select. Thousands of them cost no more than hundreds. */
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

  const choiceAt = (target: EventTarget): Choice | undefined =>
    choices[Number((target as Element).closest<HTMLElement>('[role=option]')?.dataset.index ?? -1)]
  const hover = ({ target, pointerType }: PointerEvent) => {
    const choice = choiceAt(target)
    if (pointerType === 'mouse' && choice && !choice.isDisabled) onActive(choices.indexOf(choice))
  }
  const press = ({ target, button, type, detail }: MouseEvent) => {
    // A click of a pointer was its release before; what is left are those of assistive technology and of script.
    if (type === 'click' && detail > 0) return
    const choice = choiceAt(target)
    if (choice && button === 0 && !choice.isDisabled) onPick(choice)
  }
  const rowOf = ({ option, text, isDisabled }: Choice, index: number) => (
    // biome-ignore lint/a11y/useFocusableInteractive: the list or the field has the focus and names the active row
    <div
      key={index}
      id={rowId(id, index)}
      data-part="option"
      data-index={index}
      data-active={index === active ? '' : undefined}
      role="option"
      aria-selected={option.selected}
      aria-disabled={isDisabled || undefined}
      aria-posinset={index + 1}
      aria-setsize={choices.length}
    >
      {/* An empty row keeps its height. */}
      {text.trim() === '' ? `${text}\u00a0` : text}
    </div>
  )

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field or of the popup
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
      onPointerMove={hover}
      onMouseUp={press}
      onClick={press}
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

/** Which rows are in the page: those around the active one, or around where the list has been scrolled to. */
function useShownRows(
  list: RefObject<HTMLElement | null>,
  id: string,
  choices: readonly Choice[],
  active: number,
): { from: number; onScroll(): void } {
  const [shown, setShown] = useState({ from: 0, active: -1, choices })
  const kept = useRef<{ index: number; top: number }>(undefined)
  const within = (from: number) => Math.max(0, Math.min(from, choices.length - MOST_ROWS))
  const isNew = shown.choices !== choices
  let { from } = shown
  if (isNew || shown.active !== active) {
    const isShown = active < 0 || (active >= from && active < from + MOST_ROWS)
    if (isNew || !isShown) from = within(active - MOST_ROWS / 2)
    setShown({ from, active, choices })
  }

  const topOf = (index: number) =>
    list.current?.querySelector(`[id="${rowId(id, index)}"]`)?.getBoundingClientRect().top ?? 0
  const shift = (by: number, index: number) => {
    kept.current = { index, top: topOf(index) }
    setShown({ from: within(from + by), active, choices })
  }
  const onScroll = () => {
    if (!list.current || kept.current) return
    const { scrollTop, clientHeight, scrollHeight } = list.current
    const end = from + MOST_ROWS
    if (scrollHeight - clientHeight - scrollTop < NEAR_END && end < choices.length) shift(MOST_ROWS / 2, end - 1)
    else if (scrollTop < NEAR_END && from > 0) shift(-MOST_ROWS / 2, from)
  }

  useLayoutEffect(() => {
    if (list.current && choices) list.current.scrollTop = 0
  }, [choices, list])

  // A row that stays keeps its place while others come before it.
  useLayoutEffect(() => {
    const { index, top } = kept.current ?? {}
    kept.current = undefined
    if (list.current && index !== undefined && top !== undefined) list.current.scrollTop += topOf(index) - top
  })

  return { from, onScroll }
}
