import { render } from 'lit-html'
import { warnings } from '../../page/warn.ts'
import { keepLog, shortText } from './log.ts'
import { addOverlay, HOST } from './overlay.ts'
import { panel } from './panel.ts'
import { type Contracts, lackedParts, readTags } from './tags.ts'

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

/**
 * Shows the tags of the page with their parts and states, its warnings, and the events, calls and stores as they
 * change. Nothing of it remains after it is closed; then it can be opened again.
 */
export async function openDoctor(contracts: Contracts, load: StoreModules): Promise<void> {
  if (document.querySelector(HOST)) return
  const opening = new AbortController()
  const { signal } = opening
  const { root, place, point } = addOverlay(signal)

  let stores: [string, Store][] = []
  let isAsked = false
  const show = () => {
    isAsked = false
    if (signal.aborted) return
    place()
    const values = stores.map(([name, { value }]) => [name, shortText(value)] as const)
    const tags = readTags(document, contracts)
    const close = () => opening.abort()
    const all = [...lackedParts(tags), ...warnings]
    render(panel({ tags, warnings: all, log, stores: values, point, close }), root)
  }
  const changed = () => {
    if (!isAsked) requestAnimationFrame(show)
    isAsked = true
  }
  const log = keepLog(contracts, changed, signal)
  const observer = new MutationObserver(changed)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  signal.addEventListener('abort', () => observer.disconnect())
  place()
  stores = await readStores(load)
  changed()
}
