import { type Movable, moveActive, rowId } from './active-row.ts'

export type ComboboxOptions = Movable & {
  /** The id of the list; its rows have the ids of `rowId`. */
  list: string
  isOpen: boolean
  open(): void
  close(): void
  clear(): void
  /** Chooses the active row; without one, runs the action of Enter. False leaves the key to the browser. */
  choose(by: KeyboardEvent): boolean
  /** Removes the active row from the list. False leaves the key to the browser. */
  remove?(): boolean
  /** Called for keys of the text that the list does not use, after which the caret moves. */
  onCaret?(): void
  /** Tab is about to leave the field. */
  onTab?(): void
}

/** The attributes of a combobox for assistive technology, and against suggestions of the browser. */
export const comboboxAttributes = (list: string, isOpen: boolean, active: number) =>
  ({
    role: 'combobox',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': list,
    'aria-activedescendant': active < 0 ? undefined : rowId(list, active),
  }) as const

/**
 * The props that make a text field the combobox of a list (ARIA 1.2): the focus stays in it. Use them as the props of a
 * theme's part, or on a `NativeInput` of the view.
 */
export function comboboxProps(options: ComboboxOptions) {
  const { list, isOpen, active } = options
  return {
    ...comboboxAttributes(list, isOpen, active),
    onKeyDown: (event: KeyboardEvent) => onKey(event, options),
  } as const
}

function onKey(event: KeyboardEvent, options: ComboboxOptions): void {
  // 229: a key of the composition, in browsers without `isComposing`.
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return
  const isDone = options.isOpen ? onKeyOfList(event, options) : onKeyOfClosed(event, options)
  if (!isDone) return
  event.preventDefault()
  event.stopPropagation()
}

function onKeyOfList(event: KeyboardEvent, options: ComboboxOptions): boolean {
  const { key, altKey } = event
  if (key === 'Escape' || (altKey && key === 'ArrowUp')) options.close()
  else if (key === 'Enter') return options.choose(event)
  else if (key === 'Delete') return options.remove?.() ?? false
  else {
    if (moveActive(event, options)) return true
    if (key === 'Tab') options.onTab?.()
    else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) options.onCaret?.()
    return false
  }
  return true
}

function onKeyOfClosed(event: KeyboardEvent, { open, clear }: ComboboxOptions): boolean {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event
  if (ctrlKey || metaKey) return false
  if (key === 'Escape' && (currentTarget as HTMLInputElement).value !== '') clear()
  else if (key === 'ArrowDown' || (key === 'ArrowUp' && !altKey)) open()
  else return false
  return true
}
