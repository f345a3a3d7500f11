import { attributeName, type Field } from '../../runtime/element/attributes.ts'
import { everyTag, type Sample } from './samples.ts'

export type Properties = HTMLElement & Record<string, unknown>

/** A value of each kind that is not the default. */
export function otherValue(field: Field): unknown {
  if (field.kind === 'number') return (field.default as number | undefined) === 7 ? 8 : 7
  if (field.kind === 'flag') return !field.default
  if (field.kind === 'choice') return field.values?.find((word) => word !== field.default) ?? field.default
  return field.kind === 'text' ? 'other text' : field.default
}

export const attributesOf = ({ definition }: Sample) => Object.entries(definition.attributes ?? {})

/** Changes every attribute to another value, and restores it. */
export async function changeAttributes(element: Element, sample: Sample): Promise<void> {
  for (const [property, field] of attributesOf(sample)) {
    const name = attributeName(property)
    const before = element.getAttribute(name)
    const value = otherValue(field)
    if (value === false) element.removeAttribute(name)
    else element.setAttribute(name, field.kind === 'json' ? JSON.stringify(value) : value === true ? '' : String(value))
    await settle()
    if (before === null) element.removeAttribute(name)
    else element.setAttribute(name, before)
    await settle()
  }
}

const task = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(undefined)
  })

/**
 * Waits for microtasks, mutation observers, React's commits with their effects, and time-outs of 0: for all work that
 * needs no frame.
 */
export async function settle(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await task()
  await new Promise((done) => setTimeout(done))
  await task()
}

/**
 * Waits until the page is rendered too: for work that needs a frame, a size or visibility, and for its consequences.
 */
export async function frames(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame)
}

/** A module of the built library that is tested; the runner names its address. */
export const built = (file: string): Promise<unknown> => {
  const { library } = document.documentElement.dataset
  return import(/* @vite-ignore */ `${library}${file}`)
}

/** Loads the built library and the code of every tag. A tag is defined once its texts are loaded. */
export async function registerAll(): Promise<void> {
  await Promise.all([
    built('vitrine.js'),
    ...everyTag.flatMap(({ tag }) => [built(`elements/${tag}.js`), customElements.whenDefined(tag)]),
  ])
}

/** The same with all code that tags load later, so that no test depends on when it arrives. */
export async function loadAll(): Promise<void> {
  await registerAll()
  const { library } = document.documentElement.dataset
  const files: Record<string, string> = await (await fetch(`${library}integrity.json`)).json()
  const chunks = Object.keys(files).filter((file) => /^c\/.*\.js$/.test(file))
  await Promise.all(chunks.map(built))
}

/** Loads some tags by the loader, which fetches their style sheets as well. */
export async function registerByLoader(...tags: string[]): Promise<void> {
  await built('vitrine.js')
  await put(tags.map((tag) => `<${tag} load="eager"></${tag}>`).join(''))
  await Promise.all(tags.map((tag) => customElements.whenDefined(tag)))
  await clear()
}

/** Hydrates an element and all elements in it now, as a touch of a shopper does; only the library gets this touch. */
export function touch(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.localName.includes('-')) element.dispatchEvent(new Event('touchstart'))
  }
}

const places: HTMLElement[] = []

export async function put(markup: string): Promise<HTMLElement> {
  const place = document.createElement('div')
  places.push(place)
  place.innerHTML = markup
  document.body.append(place)
  await settle()
  return place
}

/** Removes all that `put` added, and the dialogs that it opened, from the page. */
export async function clear(): Promise<void> {
  for (const place of places.splice(0)) place.remove()
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
  await settle()
}

type FiltersStore = { showListed(filters: object): void; dropChoice(): void }

/** The store of filters keeps what was chosen for the page: the next case must not get it. */
export async function forgetFilters(): Promise<void> {
  const { showListed, dropChoice } = (await built('stores/filters.js')) as FiltersStore
  showListed({})
  dropChoice()
}

export const first = (place: Element, { tag }: Sample) => place.querySelector(tag) as Properties
