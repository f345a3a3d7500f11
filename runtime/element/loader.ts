import { send } from '../page/events.ts'
import { ownGlobal } from '../page/own-global.ts'
import { arrive, type ChunkLoadError } from '../page/scripts/arrive.ts'
import { warn } from '../page/warn.ts'
import type { Load } from './define.ts'
import { keepEarly } from './early.ts'
import { repeatEarlyActs } from './early-acts.ts'
import { BUTTONS, CONTROLS, FETCHED_BY, holdInteractions, holdTriggers, keepOrder } from './interaction.ts'

/**
 * Where the code of each tag is, and when to fetch it: `on` names document events that announce the need of it, `reach` where
 * a touch does, `holds` the controls whose clicks wait for it, `triggers` those outside of the tag. A view needs the renderer, which is fetched once the page has
 * been painted. `early` has what an element does before.
 */
export type Components = Record<string, Source>

type Source = {
  load: Load
  isView?: boolean
  on?: readonly string[]
  reach?: 'page'
  holds?: string
  triggers?: string
  early?: () => Promise<EarlyCode>
  code: () => Promise<unknown>
}

type EarlyCode = { early(element: HTMLElement, fetchCode: FetchCode): void }

/** Fetches the code of a tag; false when it did not come, to be tried again. */
export type FetchCode = () => Promise<boolean>

/** How far outside the viewport a `visible` tag is fetched. */
const MARGIN = '300px'

const STRATEGIES: readonly string[] = ['eager', 'visible', 'idle', 'interaction'] satisfies Load[]

/**
 * Watches the page for tags that have no code yet, also in HTML that comes later, and fetches it when the tag's `load`
 * attribute, or else its definition, says so. `ready` is what elements wait for beside their code: the texts. `others` are
 * the tags of few pages, asked for when the page has a tag that is not among the first. Two copies of the script act as
 * one: the first one works.
 */
export function startLoader(
  common: Components,
  ready: () => Promise<unknown>,
  others: () => Promise<Components> = async () => ({}),
): void {
  const page = globalThis as { [key: symbol]: boolean }
  const mark = Symbol.for('vitrine.loader')
  if (page[mark]) return
  page[mark] = true

  const components = { ...common }
  const asked = new Map<string, Promise<boolean>>()
  const seen = new WeakSet<Element>()
  let areKnown = false
  let asking: Promise<void> | undefined

  /** True once the tag is defined; false when its code did not come, to be tried again. */
  const fetchComponent = (tag: string): Promise<boolean> => {
    const running = asked.get(tag) ?? load(tag, components, ready)
    asked.set(tag, running)
    running.then((isThere) => isThere || asked.delete(tag))
    return running
  }

  const sight = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue
        sight.unobserve(entry.target)
        fetchComponent(entry.target.localName)
      }
    },
    { rootMargin: MARGIN },
  )

  const findOthers = (): Promise<void> => {
    asking ??= arrive('the tags of few pages', others()).then(
      (found) => {
        Object.assign(components, found)
        areKnown = true
        scan(document)
      },
      (error: unknown) => {
        // The next tag that is not known tries again, and the next touch of the page.
        asking = undefined
        console.error(`[vitrine] ${error}`)
        const untilTouched = new AbortController()
        const retry = () => {
          untilTouched.abort()
          findOthers()
        }
        for (const name of FETCHED_BY)
          document.addEventListener(name, retry, { capture: true, signal: untilTouched.signal })
      },
    )
    return asking
  }

  const fetchKnown = async (tag: string) => {
    if (!components[tag]) await findOthers()
    return components[tag] !== undefined && fetchComponent(tag)
  }

  /** A tag that may be among the others: until they are known, what is pressed in it waits for them, and for its code. */
  const holdUnknown = (element: Element) => {
    findOthers()
    if (areKnown) return
    const { localName } = element
    const hold = { tag: localName, reach: element, fetchCode: () => fetchKnown(localName), isOver: () => areKnown }
    holdInteractions(hold, BUTTONS)
  }

  const look = (element: Element) => {
    const { localName } = element
    if (seen.has(element) || customElements.get(localName)) return
    const component = components[localName]
    if (!component) {
      if (localName.includes('-')) holdUnknown(element)
      return
    }
    seen.add(element)
    const strategy = strategyOf(element, component)
    // Whatever the strategy, a touch comes first, as do the events of `on`; they also try again what failed.
    const fetchCode = () => fetchComponent(localName)
    const { reach, holds = strategy === 'interaction' ? CONTROLS : BUTTONS, triggers } = component
    holdInteractions({ tag: localName, reach: reach === 'page' ? document : element, fetchCode }, holds)
    if (triggers) holdTriggers(localName, triggers, fetchCode)
    if (component.early) begin(element as HTMLElement, component.early(), fetchCode)
    if (strategy === 'eager') fetchCode()
    else if (strategy === 'visible') sight.observe(element)
    else if (strategy === 'idle') whenIdle(fetchCode)
  }

  const scan = (root: ParentNode) => root.querySelectorAll(':not(:defined)').forEach(look)

  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        look(node)
        scan(node)
      }
    }
  }).observe(document, { childList: true, subtree: true })
  scan(document)
  keepOrder()
  repeatEarlyActs(fetchKnown, (tag) => components[tag]?.holds !== undefined)

  for (const [tag, { on = [] }] of Object.entries(common)) {
    const announce = (event: Event) => {
      // Where the page wants a touch to come first, an event is none.
      if (customElements.get(tag) || !document.querySelector(`${tag}:not([load=interaction])`)) return
      keepEarly(tag, event)
      fetchComponent(tag)
    }
    // Before the page's own listeners, which may stop the event.
    for (const name of on) document.addEventListener(name, announce, true)
  }
}

/** When the page wants the code; the definition's own time when it does not say, or says what nobody knows. */
function strategyOf(element: Element, { load: usual, on }: Source): string {
  const own = element.getAttribute('load')
  // Without events of its own a tag would wait for ever.
  const known = on ? [...STRATEGIES, 'event'] : STRATEGIES
  if (own === null || known.includes(own)) return own ?? usual
  warn(
    `<${element.localName} load="${own}"> is not one of ${known.join(', ')}.`,
    `"${usual}" is used in its place.`,
    'Correct or remove the attribute.',
  )
  return usual
}

/** Without that code the element does nothing before its own is there. */
async function begin(element: HTMLElement, arriving: Promise<EarlyCode>, fetchCode: FetchCode): Promise<void> {
  try {
    const { early } = await arrive(`<${element.localName}>`, arriving)
    early(element, fetchCode)
  } catch (error) {
    console.error(`[vitrine] ${error}`)
  }
}

async function load(tag: string, components: Components, ready: () => Promise<unknown>): Promise<boolean> {
  try {
    // They may come before the first paint; their failure is the tag's, below.
    const texts = ready()
    texts.catch(() => {})
    // A tab in the background waits for hours: that is no chunk that is late.
    if (components[tag]?.isView) await painted()
    await arrive(`<${tag}>`, defined(tag, components, texts))
    return true
  } catch (error) {
    console.error(`[vitrine] ${error}`)
    // Its page shows the buttons that a page without scripts has.
    for (const element of document.querySelectorAll(tag)) element.toggleAttribute('data-error', true)
    send(document, 'element:load-error', { tag, name: (error as ChunkLoadError).name, message: String(error) })
    return false
  }
}

/** Waits for the code of a tag, and for the texts without which it is not defined. Behaviours connect a microtask later. */
async function defined(tag: string, components: Components, texts: Promise<unknown>): Promise<void> {
  await Promise.all([components[tag]?.code(), texts])
  await customElements.whenDefined(tag)
  await new Promise((done) => setTimeout(done))
}

let firstPaint: Promise<void> | undefined

/**
 * Resolves once the page has been painted; when it has not, after the frame that paints it. In a background tab that is when it
 * is shown.
 */
function painted(): Promise<void> {
  firstPaint ??= new Promise((resolve) => {
    if (performance.getEntriesByType('paint').length > 0) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
  return firstPaint
}

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if (ownGlobal('requestIdleCallback')) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}
