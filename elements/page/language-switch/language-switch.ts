import { html, nothing, render } from 'lit-html'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { ServerContent } from '../../../runtime/element/server-content.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { type Culture, settings } from '../../../runtime/page/settings.ts'
import { offeredCultures, presentCulture } from './cultures.ts'
import type { languageSwitch } from './definition.ts'
import { LanguageSelect } from './language-select.ts'
import { addressIn, nameOf } from './rules.ts'

/** What comes before a link is used: any click, also those that the browser follows, finds the present address. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'click', 'contextmenu'] as const

/** Links with real addresses, so that they can be copied and opened in another tab; or one field. */
export function connectSwitch({ host, attributes, emit, t, signal, onChange }: Connected<typeof languageSwitch>) {
  const content = ServerContent.until(signal, host)

  const go = (culture: Culture) => {
    // The address may have changed since the links were drawn.
    const url = addressIn(culture, location.href, settings().appPath)
    emit('culture:change', { culture, url })
    visit(url)
  }
  const draw = () => {
    const label = serverLabel(content.nodes) || t.label
    const offered = offeredCultures(attributes.cultures)
    const present = presentCulture(attributes.current)
    const isSelect = attributes.variant === 'select'
    render(
      isSelect ? field.template({ label, goLabel: t.go, offered, present }) : drawLinks(label, offered, present, go),
      content.root,
    )
    const select = content.root.querySelector('select')
    if (select && field.chosen) select.value = field.chosen
    content.take()
  }
  const field = new LanguageSelect(draw, go)

  draw()
  content.onArrival(draw)
  onChange(draw)
  hearAddress(host, draw, () => field.forget(), signal)
}

const drawLinks = (label: string, offered: readonly Culture[], present: Culture, go: (culture: Culture) => void) =>
  html`<nav aria-label=${label}><ul data-part="list">${offered.map((culture) => {
    const leave = (event: MouseEvent) => {
      if (culture === present || !isPlainClick(event)) return
      event.preventDefault()
      go(culture)
    }
    return html`<li><a
      href=${addressIn(culture, location.href, settings().appPath)}
      hreflang=${culture}
      lang=${culture}
      aria-current=${culture === present ? 'true' : nothing}
      .textContent=${nameOf(culture)}
      @click=${leave}
    ></a></li>`
  })}</ul></nav>`

/** Other clicks open a tab or a window, save the target, or have been dealt with by the page. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented

/** The name that the server gave the links, or the field. */
function serverLabel(nodes: readonly Node[]): string {
  const elements = nodes.filter((node) => node instanceof Element)
  const nav = elements.map((node) => (node.matches('nav') ? node : node.querySelector('nav'))).find((node) => node)
  return nav?.getAttribute('aria-label')?.trim() ?? ''
}

/** The page's address changes by history and in-page visits while the links stand; `returned`: a page as it was left. */
function hearAddress(host: HTMLElement, changed: () => void, returned: () => void, signal: AbortSignal): void {
  const options = { capture: true, signal }
  addEventListener('popstate', changed, options)
  addEventListener('hashchange', changed, options)
  document.addEventListener('page:loaded', returned, options)
  for (const touch of TOUCHES) host.addEventListener(touch, changed, options)
  addEventListener('pageshow', ({ persisted }) => persisted && returned(), options)
}
