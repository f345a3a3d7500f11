import { runScripts } from '../page/scripts/run-scripts.ts'
import { pageNonce } from '../page/trusted.ts'
import { warn } from '../page/warn.ts'
import { askFor } from './embed-ask.ts'

/** Who may show what, and how the visitor says yes for good. */
export type Permission = {
  allows(element: Element): boolean
  allowAlways(element: Element): void
}

const MEDIA = ':is(iframe, video, audio, img)[data-src], :is(video, audio):has(> source[data-src])'
const SOURCES = '[data-src], [data-srcset], [data-poster]'

/** How each embed of the page is drawn anew; `afresh`: what was allowed once asks again. */
const drawings = new Set<(afresh: boolean) => void>()

/** Draws the embeds of the page as they are allowed now. */
export function drawEmbeds(afresh = false): void {
  for (const draw of drawings) draw(afresh)
}

/**
 * Gates an element with `data-consent`: what it holds is asked for before it loads. The question stands in the box of the
 * frame, picture or video, so that nothing moves; other content, such as a link for those without JavaScript, stays.
 */
export function gateEmbed(box: HTMLElement, permission: Permission, signal: AbortSignal): void {
  const first = box.matches(MEDIA) ? box : box.querySelector<HTMLElement>(`${MEDIA}, template`)
  if (!first) return
  const stage = stageAround(first)
  let isOnce = false

  const ask = askFor(box, first, {
    once: () => {
      isOnce = true
      draw()
      focusOn(stage)
    },
    always: () => {
      permission.allowAlways(box)
      draw()
      focusOn(stage)
    },
  })
  const draw = (afresh = false) => {
    if (afresh) isOnce = false
    const isOpen = isOnce || permission.allows(box)
    const state = isOpen ? 'open' : 'closed'
    const before = stage.dataset.state
    if (before === state) return
    stage.dataset.state = state
    if (isOpen) ask.remove()
    else stage.append(ask)
    if (isOpen) open(box, first)
    else if (before === 'open') close(box, first, stage)
  }
  drawings.add(draw)
  draw()
  signal.addEventListener('abort', () => drawings.delete(draw))
}

function open(box: Element, first: Element): void {
  for (const media of mediaOf(box)) load(media)
  if (first instanceof HTMLTemplateElement) unpack(first)
}

function close(box: Element, first: Element, stage: Element): void {
  for (const media of mediaOf(box)) unload(media)
  if (!(first instanceof HTMLTemplateElement)) return
  for (const node of [...stage.children]) if (node !== first && !node.matches('[data-part=embed-ask]')) node.remove()
}

const mediaOf = (box: Element): HTMLElement[] =>
  box.matches(MEDIA) ? [box as HTMLElement] : [...box.querySelectorAll<HTMLElement>(MEDIA)]

/** The question and the frame share one box. A clone has its stage already. */
function stageAround(first: Element): HTMLElement {
  const around = first.parentElement
  if (around?.dataset.part === 'embed-stage') {
    around.querySelector(':scope > [data-part=embed-ask]')?.remove()
    delete around.dataset.state
    return around
  }
  const stage = document.createElement('div')
  stage.dataset.part = 'embed-stage'
  stage.dataset.kind = first.localName
  first.before(stage)
  stage.append(first)
  return stage
}

/** Gives a frame, picture or video its addresses; only those of the web. */
function load(media: HTMLElement): void {
  for (const part of [media, ...media.querySelectorAll<HTMLElement>(SOURCES)]) {
    for (const [name, address] of Object.entries({ srcset: part.dataset.srcset, poster: part.dataset.poster }))
      if (address) part.setAttribute(name, address)
    const { src } = part.dataset
    if (src !== undefined && isOfTheWeb(src)) part.setAttribute('src', src)
  }
  if (media instanceof HTMLMediaElement) media.load()
}

function isOfTheWeb(address: string): boolean {
  if (URL.canParse(address, document.baseURI) && /^https?:$/.test(new URL(address, document.baseURI).protocol))
    return true
  warn(`data-src="${address.slice(0, 80)}" is no address of the web.`, 'It is not loaded.', 'Write https:// addresses.')
  return false
}

/** Takes the addresses away. Only a frame that leaves the page and comes back forgets what it showed. */
function unload(media: HTMLElement): void {
  for (const part of [media, ...media.querySelectorAll<HTMLElement>(SOURCES)])
    for (const name of ['src', 'srcset', 'poster']) if (name in part.dataset) part.removeAttribute(name)
  if (media instanceof HTMLMediaElement) media.load()
  else media.parentNode?.insertBefore(media, media.nextSibling)
}

/** Shows what a template holds, after it. Its scripts run when they carry the page's nonce. */
function unpack(template: HTMLTemplateElement): void {
  const content = document.importNode(template.content, true)
  const nonce = pageNonce()
  const scripts = [...content.querySelectorAll('script')].filter((script) => nonce === '' || script.nonce === nonce)
  template.after(content)
  runScripts(scripts)
}

/** The button that was pressed is gone: focus goes to what came in its place. */
function focusOn(stage: HTMLElement): void {
  if (stage.dataset.state !== 'open') return
  const target = stage.querySelector<HTMLElement>('iframe, video, audio') ?? stage
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
