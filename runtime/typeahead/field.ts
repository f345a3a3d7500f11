import { each } from '../element/each.ts'
import { ownUrl } from '../page/paths.ts'
import { arrive } from '../page/scripts/arrive.ts'
import { logOnly } from '../page/warn.ts'

const FIELD = 'input:is([type=search], [type=text], [type=email], :not([type]))'

/** What shows that somebody is about to use a field. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Begins the suggestions of a tag's search field, the first text field inside, once somebody is about to use it: their code is
 * fetched only then. A fetch that fails is tried again at the next touch; until then the form works without it.
 */
export function suggestOnTouch(
  host: HTMLElement,
  signal: AbortSignal,
  begin: (field: HTMLInputElement, signal: AbortSignal) => Promise<void>,
): void {
  // What a clone brought of its original's.
  for (const drawn of host.querySelectorAll('[data-vt-popup], [data-part=status]')) drawn.remove()
  each<HTMLInputElement>(host, FIELD, signal, (field, gone) => {
    if (host.querySelector(FIELD) !== field) return
    let isFetched = false
    const touched = () => {
      if (isFetched) return
      isFetched = true
      arrive(host.localName, begin(field, gone)).catch((error) => {
        isFetched = false
        logOnly(`<${host.localName}> has no suggestions for now. The form works without them.`, error)
      })
    }
    for (const name of TOUCHES) field.addEventListener(name, touched, { signal: gone })
    if (document.activeElement === field) touched()
  })
}

/** True while somebody is at a field and has changed it: nothing else shall write into it. */
export const isTyping = (field: HTMLInputElement): boolean =>
  document.activeElement === field && field.value !== '' && field.value !== field.defaultValue

/**
 * Hears of a search: the form of the field is sent with a text. One without any, or with too few characters, is not sent, and
 * nothing is said (§5). A form that something else has taken is left alone.
 */
export function onSearch(
  host: HTMLElement,
  { signal, least = () => 1 }: { signal: AbortSignal; least?: () => number },
  search: (text: string, field: HTMLInputElement) => void,
): void {
  host.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const field = form.querySelector<HTMLInputElement>(FIELD)
      if (event.defaultPrevented || !field) return
      event.preventDefault()
      const text = field.value.trim()
      if ([...text].length >= Math.max(1, least())) search(text, field)
    },
    { signal },
  )
}

/** The address that the form of a field leads to with a text; undefined when it says none of this site. */
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
