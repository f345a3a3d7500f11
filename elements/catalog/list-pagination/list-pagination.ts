import { html, nothing, render } from 'lit-html'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { ServerContent } from '../../../runtime/element/server-content.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { settings } from '../../../runtime/page/settings.ts'
import type { listPagination } from './definition.ts'
import { pageAddress, pagesAround, presentPage } from './rules.ts'

type Pagination = Connected<typeof listPagination>

/** What comes before a link is used: script may have changed the address of the page since the links were drawn. */
const TOUCHES = ['pointerover', 'focusin', 'contextmenu'] as const

/** Links with real addresses, so that they can be copied and opened in another tab like any other. */
export function connectPagination(pagination: Pagination): void {
  const { host, signal, onChange } = pagination
  const content = ServerContent.until(signal, host)
  const small = matchMedia(`(width <= ${settings().breakpoints.sm}px)`)
  const draw = () => {
    render(links(pagination, serverLabel(content.nodes), small.matches), content.root)
    content.take()
  }
  draw()
  content.onArrival(draw)
  onChange(draw)
  const options = { capture: true, signal }
  small.addEventListener('change', draw, { signal })
  addEventListener('popstate', draw, options)
  for (const touch of TOUCHES) host.addEventListener(touch, draw, options)
}

function links(pagination: Pagination, serverLabel: string | undefined, isSmall: boolean) {
  const { attributes, t } = pagination
  const { page, pages, label } = attributes
  if (pages <= 1) return nothing
  const present = presentPage(page, pages)
  const link = pageLink(pagination, present)
  return html`<nav aria-label=${label || serverLabel || t.label}><ul data-part="pages">${[
    present > 1 ? link(present - 1, t.previous, 'prev') : nothing,
    ...pagesAround(present, pages, isSmall).map((to) => link(to, t.page({ page: to }))),
    present < pages ? link(present + 1, t.next, 'next') : nothing,
  ]}</ul></nav>`
}

const WAYS = { prev: { part: 'previous', sign: '←' }, next: { part: 'next', sign: '→' } }

/** How one link is drawn: to a page, by its name, as a way back or forth. */
function pageLink({ attributes: { param }, emit }: Pagination, present: number) {
  return (to: number, name: string, rel?: keyof typeof WAYS) => {
    const follow = (event: MouseEvent) => {
      if (!clickedOn(event, 'a')) return
      event.preventDefault()
      const url = pageAddress(location.href, param, to)
      emit('page:change', { page: to, url })
      visit(url)
    }
    const way = rel && WAYS[rel]
    return html`<li><a
      href=${pageAddress(location.href, param, to)}
      rel=${rel ?? nothing}
      data-part=${way?.part ?? nothing}
      aria-label=${name}
      aria-current=${to === present ? 'page' : nothing}
      .textContent=${way?.sign ?? String(to)}
      @click=${follow}
    ></a></li>`
  }
}

/** A server that puts two of them on a page gives each its own name. */
function serverLabel(nodes: readonly Node[]): string | undefined {
  const nav = nodes.find((node) => node instanceof Element && node.matches('nav')) as Element | undefined
  return nav?.getAttribute('aria-label')?.trim()
}
