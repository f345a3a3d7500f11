import { render } from 'lit-html'
import { warnings } from '../../page/warn.ts'
import { keepLog, shortText } from './log.ts'
import { panel } from './panel.ts'
import { STYLES } from './styles.ts'
import { type Contracts, readTags } from './tags.ts'

/** Milliseconds that a tag of the page stays marked. */
const MARKED = 1_500

/** The host of the overlay. The page loader and the theme's styles do not reach it. */
const HOST = 'vitrine-doctor'

/** Functions that load the modules of `stores/`, by their names. */
export type StoreModules = Readonly<Record<string, () => Promise<Record<string, unknown>>>>

/** A store of nanostores. `value` is read without starting it, so that the doctor sends no calls. */
type Store = { value?: unknown; listen: unknown }

const isStore = (value: unknown): value is Store => typeof value === 'object' && value !== null && 'listen' in value

async function readStores(load: StoreModules): Promise<[name: string, store: Store][]> {
  const modules = await Promise.all(Object.values(load).map((each) => each()))
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Store] => isStore(entry[1]))
}

/** Scrolls to an element, and renders a frame around it for a moment. */
function point(element: Element): void {
  element.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const mark = document.createElement('div')
  Object.assign(mark.style, {
    ...{ position: 'fixed', outline: '3px solid #d6006c', pointerEvents: 'none', zIndex: '2147483646' },
    ...{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` },
  })
  document.documentElement.append(mark)
  setTimeout(() => mark.remove(), MARKED)
}

/**
 * Shows the tags of the page with their parts and states, its warnings, and the events, calls and stores as they
 * change.
 */
export async function openDoctor(contracts: Contracts, load: StoreModules): Promise<void> {
  if (document.querySelector(HOST)) return
  const opening = new AbortController()
  const { signal } = opening
  const host = document.createElement(HOST)
  signal.addEventListener('abort', () => host.remove())
  host.lang = 'en'
  host.dir = 'ltr'
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]

  let stores: [string, Store][] = []
  let isAsked = false
  const show = () => {
    isAsked = false
    if (signal.aborted) return
    const values = stores.map(([name, { value }]) => [name, shortText(value)] as const)
    const tags = readTags(document, contracts)
    const close = () => opening.abort()
    render(panel({ tags, warnings: [...warnings], log, stores: values, point, close }), root)
  }
  const changed = () => {
    if (!isAsked) requestAnimationFrame(show)
    isAsked = true
  }
  const log = keepLog(contracts, changed, signal)
  const observer = new MutationObserver(changed)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  signal.addEventListener('abort', () => observer.disconnect())
  document.documentElement.append(host)
  stores = await readStores(load)
  changed()
}
