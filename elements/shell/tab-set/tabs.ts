/** A link of the list and the section that it leads to. */
export type Tab = { link: HTMLAnchorElement; panel: HTMLElement }

let count = 0

/** The list of a set, not that of a set inside it. */
export const listOf = (host: Element): HTMLElement | undefined =>
  [...host.querySelectorAll<HTMLElement>('[data-part=tabs]')].find((list) => list.closest('tab-set') === host)

/** The tabs of a set, in their order. A link whose section is not there, or not yet, stays a link. */
export function tabsOf(host: Element): Tab[] {
  const links = listOf(host)?.querySelectorAll<HTMLAnchorElement>('a[href*="#"]') ?? []
  return [...links].flatMap((link) => {
    const panel = panelOf(host, link)
    return panel ? [{ link, panel }] : []
  })
}

/** Looked for inside the set, since the same set may stand twice on a page. */
function panelOf(host: Element, link: HTMLAnchorElement): HTMLElement | undefined {
  const id = idOf(link.hash)
  const panel = id === '' ? null : host.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  return panel?.parentElement?.closest('tab-set') === host ? panel : undefined
}

/** The id in a hash; one that is badly encoded names nothing. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Gives list, link and section their roles and names. Done again for what comes late. */
export function markTab(host: Element, { link, panel }: Tab): void {
  const list = listOf(host)
  list?.setAttribute('role', 'tablist')
  for (let node = link.parentElement; node && node !== list; node = node.parentElement)
    node.setAttribute('role', 'presentation')
  // A clone carries the id of its original.
  if (link.id === '' || (link.id.startsWith('vt-tab-') && document.getElementById(link.id) !== link)) {
    count += 1
    link.id = `vt-tab-${count}`
  }
  link.setAttribute('role', 'tab')
  link.setAttribute('aria-controls', panel.id)
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', link.id)
  panel.tabIndex = 0
}

/** Shows or hides a tab's section. Where the browser can, searching in the page still finds what is hidden. */
export function drawTab({ link, panel }: Tab, isShown: boolean): void {
  link.setAttribute('aria-selected', String(isShown))
  link.tabIndex = isShown ? 0 : -1
  const hidden = 'onbeforematch' in panel ? 'until-found' : ''
  if (isShown) panel.removeAttribute('hidden')
  else if (panel.getAttribute('hidden') !== hidden) panel.setAttribute('hidden', hidden)
}
