import { each } from '../element/each.ts'
import { runScripts } from '../page/scripts/run-scripts.ts'
import { pageNonce } from '../page/trusted.ts'
import { warn } from '../page/warn.ts'
import { askFor } from './embed-ask.ts'

/** Decides which embeds are allowed, and saves the visitor's consent for the whole site. */
export type Permission = {
  allows(element: Element): boolean
  allowAlways(element: Element): void
}

const MEDIA = ':is(iframe, video, audio, img)[data-src], :is(video, audio):has(> source[data-src])'
const SOURCES = '[data-src], [data-srcset], [data-poster]'

/** Each function renders an embed of the page again. `afresh`: content that was allowed once needs consent again. */
const renderers = new Set<(afresh: boolean) => void>()

/** Renders the embeds of the page by the present consent. */
export function renderEmbeds(afresh = false): void {
  for (const render of renderers) render(afresh)
}

/**
 * Gates an element with `data-consent`: its content is loaded only after the visitor has consented. The question is
 * shown in the box of the frame, picture or video, so that nothing moves. Other content, such as a link for visitors
 * without JavaScript, stays.
 */
export function gateEmbed(box: HTMLElement, permission: Permission, signal: AbortSignal): void {
  let isGated = false
  const gateFirst = () => {
    const first = box.matches(MEDIA) ? box : box.querySelector<HTMLElement>(`${MEDIA}, template`)
    if (!first || isGated) return
    isGated = true
    gate(box, first, permission, signal)
  }
  gateFirst()
  // While a page arrives, the box is in the page before its content.
  each(box, `${MEDIA}, template, source`, signal, gateFirst)
}

function gate(box: HTMLElement, first: HTMLElement, permission: Permission, signal: AbortSignal): void {
  const container = containerAround(first)
  let isOnce = false

  const ask = askFor(box, first, {
    once: () => {
      isOnce = true
      render()
      focusOn(container)
    },
    always: () => {
      permission.allowAlways(box)
      render()
      focusOn(container)
    },
  })
  const render = (afresh = false) => {
    if (afresh) isOnce = false
    const isOpen = isOnce || permission.allows(box)
    const state = isOpen ? 'open' : 'closed'
    const before = container.dataset.state
    if (before === state) return
    container.dataset.state = state
    if (isOpen) ask.remove()
    else container.append(ask)
    if (isOpen) open(box, first)
    else if (before === 'open') close(box, first, container)
  }
  renderers.add(render)
  render()
  each(box, MEDIA, signal, (media) => container.dataset.state === 'open' && !isLoaded(media) && load(media))
  signal.addEventListener('abort', () => renderers.delete(render))
}

function open(box: Element, first: Element): void {
  for (const media of mediaOf(box)) load(media)
  if (first instanceof HTMLTemplateElement) unpack(first)
}

function close(box: Element, first: Element, container: Element): void {
  for (const media of mediaOf(box)) unload(media)
  if (!(first instanceof HTMLTemplateElement)) return
  for (const node of [...container.children])
    if (node !== first && !node.matches('[data-part=embed-ask]')) node.remove()
}

const mediaOf = (box: Element): HTMLElement[] =>
  box.matches(MEDIA) ? [box as HTMLElement] : [...box.querySelectorAll<HTMLElement>(MEDIA)]

/** The question and the frame share one box. A clone already has its container. */
function containerAround(first: Element): HTMLElement {
  const around = first.parentElement
  if (around?.dataset.part === 'embed-stage') {
    around.querySelector(':scope > [data-part=embed-ask]')?.remove()
    delete around.dataset.state
    return around
  }
  const container = document.createElement('div')
  container.dataset.part = 'embed-stage'
  container.dataset.kind = first.localName
  first.before(container)
  container.append(first)
  return container
}

/** Sets the addresses of a frame, picture or video; only http addresses are allowed. */
function load(media: HTMLElement): void {
  for (const part of [media, ...media.querySelectorAll<HTMLElement>(SOURCES)]) {
    for (const [name, address] of Object.entries({ srcset: part.dataset.srcset, poster: part.dataset.poster }))
      if (address) part.setAttribute(name, address)
    const { src } = part.dataset
    if (src !== undefined && isOfTheWeb(src)) part.setAttribute('src', src)
  }
  if (media instanceof HTMLMediaElement) media.load()
}

const isLoaded = (media: HTMLElement) =>
  [media, ...media.querySelectorAll<HTMLElement>('[data-src]')].some((part) => part.hasAttribute('src'))

function isOfTheWeb(address: string): boolean {
  if (URL.canParse(address, document.baseURI) && /^https?:$/.test(new URL(address, document.baseURI).protocol))
    return true
  warn(`data-src="${address.slice(0, 80)}" is no address of the web.`, 'It is not loaded.', 'Write https:// addresses.')
  return false
}

/** Removes the addresses. A frame keeps its document until it is removed and inserted again. */
function unload(media: HTMLElement): void {
  for (const part of [media, ...media.querySelectorAll<HTMLElement>(SOURCES)])
    for (const name of ['src', 'srcset', 'poster']) if (name in part.dataset) part.removeAttribute(name)
  if (media instanceof HTMLMediaElement) media.load()
  else media.parentNode?.insertBefore(media, media.nextSibling)
}

/** Inserts the content of a template after it. Scripts in it run if they have the page's nonce. */
function unpack(template: HTMLTemplateElement): void {
  const content = document.importNode(template.content, true)
  const nonce = pageNonce()
  const scripts = [...content.querySelectorAll('script')].filter((script) => nonce === '' || script.nonce === nonce)
  template.after(content)
  runScripts(scripts)
}

/** The pressed button has been removed: focus moves to the content that replaced it. */
function focusOn(container: HTMLElement): void {
  if (container.dataset.state !== 'open') return
  const target = container.querySelector<HTMLElement>('iframe, video, audio') ?? container
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
