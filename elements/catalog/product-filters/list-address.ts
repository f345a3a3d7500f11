import { dropAskedOnce } from '../../../stores/list/asked-once.ts'

/**
 * The address of the list that the filters belong to: this page with its search and order, or that of the form with its
 * hidden fields, when the list is another page.
 */
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
