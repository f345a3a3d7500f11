import { useLayoutEffect } from 'react'
import { useLatest } from '../ui/use-latest.ts'

/**
 * Labels the option that is no choice, if the server left it without a text: the browser then shows the label in the
 * select. Options that are added later are included.
 */
export function usePlaceholder(select: () => HTMLSelectElement | undefined, text: string): void {
  const latest = useLatest(select)
  useLayoutEffect(() => {
    const element = latest.current()
    if (!element || text === '') return
    let labelled: HTMLOptionElement | undefined
    const show = () => {
      labelled?.removeAttribute('label')
      labelled = [...element.options].find(
        (option) => option.value === '' && option.text === '' && !option.hasAttribute('label'),
      )
      labelled?.setAttribute('label', text)
    }
    const observer = new MutationObserver(show)
    observer.observe(element, { childList: true, subtree: true })
    show()
    return () => {
      observer.disconnect()
      labelled?.removeAttribute('label')
    }
  }, [text, latest])
}
