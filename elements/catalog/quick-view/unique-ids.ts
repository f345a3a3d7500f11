/** Attributes that name one or more ids of the page. */
const NAMING = [
  ...['for', 'form', 'list', 'headers', 'popovertarget', 'commandfor'],
  ...['labelledby', 'describedby', 'controls', 'owns', 'details', 'errormessage', 'flowto', 'activedescendant'].map(
    (name) => `aria-${name}`,
  ),
]

/** Ids and the references to them receive a suffix, so that a product can be shown twice on one page. */
export function endIds(fragment: DocumentFragment, ending: string): void {
  const known = new Set<string>()
  for (const element of fragment.querySelectorAll('[id]')) {
    known.add(element.id)
    element.id += ending
  }
  const ended = (id: string) => (known.has(id) ? id + ending : id)
  for (const element of fragment.querySelectorAll(NAMING.map((name) => `[${name}]`).join())) {
    for (const name of NAMING) {
      const ids = element.getAttribute(name)
      if (ids) element.setAttribute(name, ids.split(/\s+/).map(ended).join(' '))
    }
  }
  for (const link of fragment.querySelectorAll('[href^="#"]')) {
    link.setAttribute('href', `#${ended(link.getAttribute('href')?.slice(1) ?? '')}`)
  }
}
