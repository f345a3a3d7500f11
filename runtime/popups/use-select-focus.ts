import { useEffect } from 'react'
import { useLatest } from '../ui/use-latest.ts'
import { useInstance } from '../view/instance.ts'

type SelectFocus = {
  select(): HTMLSelectElement | undefined
  /** Events of the select that the page does not get while the focus moves inside the tag. */
  quiet: readonly ('blur' | 'focusout' | 'focus' | 'focusin')[]
  /** The focus left the tag from something that is there for the select. */
  onLeave(): void
}

/** Among the parts of its tag the focus has not left the select, for the page and for what validates it. */
export function useSelectFocus(options: SelectFocus): void {
  const { host } = useInstance()
  const latest = useLatest(options)
  useEffect(() => {
    const hush = (event: Event) => {
      const { target, relatedTarget, isTrusted } = event as FocusEvent
      const { select, quiet } = latest.current
      const isOf = target === select() || !isTrusted
      if (isOf && quiet.some((name) => name === event.type) && host.contains(relatedTarget as Node))
        event.stopPropagation()
    }
    const onFocusOut = ({ target, relatedTarget, isTrusted }: FocusEvent) => {
      const select = latest.current.select()
      const isInside = host.contains(relatedTarget as Node) || host.contains(document.activeElement)
      if (target === select || !isTrusted || isInside) return
      latest.current.onLeave()
      for (const name of ['blur', 'focusout']) {
        select?.dispatchEvent(new FocusEvent(name, { bubbles: name === 'focusout', relatedTarget }))
      }
    }
    const all = ['blur', 'focusout', 'focus', 'focusin'] as const
    for (const name of all) host.addEventListener(name, hush, true)
    host.addEventListener('focusout', onFocusOut, true)
    return () => {
      for (const name of all) host.removeEventListener(name, hush, true)
      host.removeEventListener('focusout', onFocusOut, true)
    }
  }, [host, latest])
}
