import { dropAskedOnce } from '../../../stores/list/asked-once.ts'

/** Returns this page, or the form's address with its hidden fields if the list is another page. */
export function listAddress(form: Element | undefined, here: string): string {
  const url = new URL(here)
  const list = new URL(form?.getAttribute('action') || here, document.baseURI)
  if (!form || list.pathname === url.pathname) {
    dropAskedOnce(url)
    return url.href
  }
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input[type=hidden][name]')) {
    list.searchParams.set(name, value)
  }
  return list.href
}
