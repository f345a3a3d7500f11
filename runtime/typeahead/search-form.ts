import type { RefObject } from 'react'
import { ownUrl } from '../page/paths.ts'
import { useHostEvent } from '../view/hooks.ts'

/** True while a shopper is in a field and has changed it: no code may write into it. */
export const isTyping = (field: HTMLInputElement): boolean =>
  document.activeElement === field && field.value !== '' && field.value !== field.defaultValue

/**
 * Searches when the form of the field is submitted with a text. A form without a text, or with too few characters, is
 * not sent, without a message (§5). A form that another listener has prevented is left alone.
 */
export function useSearchForm(
  field: RefObject<HTMLInputElement | null>,
  minLength: number,
  search: (text: string, field: HTMLInputElement) => void,
): void {
  useHostEvent<SubmitEvent>('submit', (event) => {
    const input = field.current
    if (event.defaultPrevented || !input || input.form !== event.target) return
    event.preventDefault()
    const text = input.value.trim()
    if ([...text].length >= Math.max(1, minLength)) search(text, input)
  })
}

/** The address to which the form of a field leads with a text; undefined if it is not one of this site. */
export function addressOf({ form, name }: HTMLInputElement, text: string): string | undefined {
  const action = form?.getAttribute('action')
  const url = action ? ownUrl(action, document.baseURI) : undefined
  if (!url || !form) return undefined
  const data = new FormData(form)
  data.set(name || 'q', text)
  const fields = [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  url.search = new URLSearchParams(fields).toString()
  return url.href
}
