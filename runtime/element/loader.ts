import { type ChunkLoadError, withinTime } from '../page/deferred.ts'
import { send } from '../page/events.ts'
import { ownGlobal } from '../page/own-global.ts'
import { warn } from '../page/warn.ts'
import { bufferEvent } from './buffered-events.ts'
import type { Load } from './define.ts'
import { repeatEarlyActs } from './early-acts.ts'
import { awaitCode, BUTTONS, CONTROLS, holdTriggers, watchActs } from './interaction.ts'
import type { Wanted } from './wanted.ts'

/**
 * The source of each tag's code, and when to fetch it; the fields are those of its definition (`on` is its `loadOn`). A
 * view needs the renderer, which is fetched once the page has been painted; `wanted` says that it is needed before a
 * touch.
 */
export type Components = Record<string, Source>

type Source = {
  load: Load
  isView?: boolean
  on?: readonly string[]
  heldControls?: string
  triggers?: string
  wanted?: () => Promise<Wanted>
  code: () => Promise<unknown>
}

/** The distance from the viewport within which a `visible` tag is fetched. */
const MARGIN = '300px'

const STRATEGIES: readonly string[] = ['eager', 'visible', 'idle', 'interaction'] satisfies Load[]

/**
 * Watches the page for tags without code, also in HTML that is added later, and fetches the code when the tag's `load`
 * attribute or its definition says so. `ready` resolves to the texts, which elements need beside their code. Two copies
 * of the script act as one: only the first one works.
 */
export function startLoader(components: Components, ready: () => Promise<unknown>): void {
  const page = globalThis as { [key: symbol]: boolean }
  const mark = Symbol.for('vitrine.loader')
  if (page[mark]) return
  page[mark] = true

  const asked = new Map<string, Promise<boolean>>()
  const seen = new WeakSet<Element>()

  /**
   * Resolves to true once the tag is defined; to false if its code could not be loaded, so that it can be tried again.
   */
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

  const isLeftToTouch = (tag: string) => !document.querySelector(`${tag}:not([load=interaction])`)

  const watched = new Set<string>()

  /** Fetches the code when the tag has something to show or to do before it is touched. */
  const fetchWhenWanted = async (element: Element, { wanted }: Source, fetchCode: () => unknown) => {
    if (!wanted) return
    const { localName } = element
    const wake = () => customElements.get(localName) || isLeftToTouch(localName) || fetchCode()
    try {
      const [{ watch, isWanted }] = await Promise.all([wanted(), painted()])
      if (!watched.has(localName)) {
        watched.add(localName)
        watch(wake)
      }
      // A script may have set properties, which only the code reads.
      if (isWanted?.(element) || Object.keys(element).length > 0) wake()
    } catch {
      // The tag cannot say it: its own code reports what is lost.
      wake()
    }
  }

  /** Schedules the code of an undefined tag, and holds clicks and submits in it until then. */
  const schedule = (element: Element) => {
    const { localName } = element
    const component = components[localName]
    if (!component || seen.has(element) || customElements.get(localName)) return
    seen.add(element)
    const strategy = strategyOf(element, component)
    // With every strategy, a touch and the events of `on` fetch the code at once; they also try again after a failure.
    const fetchCode = () => fetchComponent(localName)
    const { heldControls = strategy === 'interaction' ? CONTROLS : BUTTONS, triggers } = component
    awaitCode(element, fetchCode, heldControls)
    if (triggers) holdTriggers(localName, triggers, fetchCode)
    if (strategy === 'eager') fetchCode()
    else if (strategy === 'visible') sight.observe(element)
    else if (strategy === 'idle') whenIdle(fetchCode)
    fetchWhenWanted(element, component, fetchCode)
  }

  const scan = (root: ParentNode) => root.querySelectorAll(':not(:defined)').forEach(schedule)

  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        schedule(node)
        scan(node)
      }
    }
  }).observe(document, { childList: true, subtree: true })
  watchActs()
  scan(document)
  repeatEarlyActs(fetchComponent, (tag) => {
    // A tag that names its held controls needs no repeated change: its code reads the fields when it starts.
    const component = components[tag]
    return component !== undefined && component.heldControls === undefined
  })

  for (const [tag, { on = [] }] of Object.entries(components)) {
    const announce = (event: Event) => {
      // If the page waits for a touch (`load="interaction"`), an event does not fetch the code.
      if (customElements.get(tag) || isLeftToTouch(tag)) return
      bufferEvent(tag, event)
      fetchComponent(tag)
    }
    // Before the page's own listeners, which may stop the event.
    for (const name of on) document.addEventListener(name, announce, true)
  }
}

/** The element's own `load` attribute, or the definition's strategy if that attribute is absent or unknown. */
function strategyOf(element: Element, { load: usual, on }: Source): string {
  const own = element.getAttribute('load')
  // A tag without events of its own would wait for ever.
  const known = on ? [...STRATEGIES, 'event'] : STRATEGIES
  if (own === null || known.includes(own)) return own ?? usual
  warn(
    `<${element.localName} load="${own}"> is not one of ${known.join(', ')}.`,
    `"${usual}" is used in its place.`,
    'Correct or remove the attribute.',
  )
  return usual
}

async function load(tag: string, components: Components, ready: () => Promise<unknown>): Promise<boolean> {
  try {
    // They may be loaded before the first paint; their failure is handled with the tag's, below.
    const texts = ready()
    texts.catch(() => {})
    // A tab in the background may wait for hours: its code is not late.
    if (components[tag]?.isView) await painted()
    await withinTime(`<${tag}>`, defined(tag, components, texts))
    return true
  } catch (error) {
    console.error(`[vitrine] ${error}`)
    // The page shows the buttons that it has without scripts.
    for (const element of document.querySelectorAll(tag)) element.toggleAttribute('data-error', true)
    send(document, 'element:load-error', { tag, name: (error as ChunkLoadError).name, message: String(error) })
    return false
  }
}

/** Waits for the code of a tag and for the texts that it needs to be defined. Behaviours connect a microtask later. */
async function defined(tag: string, components: Components, texts: Promise<unknown>): Promise<void> {
  await Promise.all([components[tag]?.code(), texts])
  await customElements.whenDefined(tag)
  await new Promise((done) => setTimeout(done))
}

let firstPaint: Promise<void> | undefined

/**
 * Resolves once the page has been painted: at once if it has been, else after the frame that paints it. A background
 * tab is painted when it is shown.
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
