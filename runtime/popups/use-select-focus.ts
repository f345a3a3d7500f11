import { useHostEvent } from '../view/hooks.ts'
import { useInstance } from '../view/instance.ts'

type SelectFocus = {
  select(): HTMLSelectElement | undefined
  /** Not only that the focus left, but all its events are kept from the page while it moves inside the tag. */
  isQuiet?: boolean
  /** The focus left the tag from something that is there for the select. */
  onLeave(): void
}

/** Among the parts of its tag the focus has not left the select, for the page and for what validates it. */
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
