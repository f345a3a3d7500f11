import { isGlobalAttribute } from './global-attributes.ts'

/** The contract of a tag, as far as a page can break it. */
export type Contract = {
  isView: boolean
  attributes: readonly string[]
  events: readonly string[]
  /** The parts on which its view sets props. `created` is true if the tag creates the part that the HTML lacks. */
  parts: Readonly<Record<string, { selector: string; created: boolean }>>
}

/** The contracts of the tags, by their names. A page may have names such as `<constructor>`, which every object knows. */
export type Contracts = ReadonlyMap<string, Contract>

export type TagState = 'waiting' | 'failed' | 'loaded' | 'hydrated'

/** One element of the page. */
export type Found = {
  element: Element
  state: TagState
  /** Attributes that neither the tag nor HTML knows. */
  unknown: readonly string[]
  parts: readonly { name: string; selector: string; count: number; created: boolean }[]
}

function stateOf(element: Element, { isView }: Contract): TagState {
  if (element.hasAttribute('data-error')) return 'failed'
  if (!element.matches(':defined')) return 'waiting'
  return isView && element.hasAttribute('data-hydrated') ? 'hydrated' : 'loaded'
}

function read(element: Element, contract: Contract): Found {
  const isUnknown = (name: string) => !isGlobalAttribute(name) && !contract.attributes.includes(name)
  return {
    element,
    state: stateOf(element, contract),
    unknown: element.getAttributeNames().filter(isUnknown),
    parts: Object.entries(contract.parts).map(([name, { selector, created }]) => {
      return { name, selector, created, count: element.querySelectorAll(selector).length }
    }),
  }
}

/** The library's tags of a page, by their names in the order of the page. */
export function readTags(page: ParentNode, contracts: Contracts): Map<string, Found[]> {
  const found = new Map<string, Found[]>()
  for (const element of page.querySelectorAll('*')) {
    const contract = contracts.get(element.localName)
    if (!contract) continue
    const same = found.get(element.localName) ?? []
    same.push(read(element, contract))
    found.set(element.localName, same)
  }
  return found
}
