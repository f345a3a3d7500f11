import { useHostEvent } from '../view/hooks.ts'
import { useInstance } from '../view/instance.ts'

type SelectFocus = {
  select(): HTMLSelectElement | undefined
  /**
   * True: while the focus moves inside the tag, the page gets none of its events; otherwise only those for leaving are
   * stopped.
   */
  isQuiet?: boolean
  /** The focus left the tag from an element that belongs to the select. */
  onLeave(): void
}

/** While the focus moves among the parts of its tag, the select has not lost it for the page and for its validation. */
export function useSelectFocus({ select, isQuiet = false, onLeave }: SelectFocus): void {
  const { host } = useInstance()
  const hush = (event: FocusEvent): boolean => {
    const { target, relatedTarget, isTrusted, type } = event
    const isOf = target === select() || !isTrusted
    if (isOf && (isQuiet || type === 'focusout') && host.contains(relatedTarget as Node)) event.stopPropagation()
    return isOf
  }
  useHostEvent('blur', hush, true)
  useHostEvent('focus', hush, true)
  useHostEvent('focusin', hush, true)
  useHostEvent<FocusEvent>(
    'focusout',
    (event) => {
      const { relatedTarget } = event
      if (hush(event) || host.contains(relatedTarget as Node) || host.contains(document.activeElement)) return
      onLeave()
      for (const name of ['blur', 'focusout']) {
        select()?.dispatchEvent(new FocusEvent(name, { bubbles: name === 'focusout', relatedTarget }))
      }
    },
    true,
  )
}
