import { isGlobalAttribute } from './global-attributes.ts'

/** The contract of a tag, as far as a page can break it. */
export type Contract = {
  isView: boolean
  attributes: readonly string[]
  events: readonly string[]
  /** The parts on which its view sets props. */
  parts: Readonly<Record<string, ContractPart>>
}

/**
 * A part of a tag. `created` is true if the tag creates the part that the HTML lacks. `neededBy` is a selector of the
 * tags that cannot do without it.
 */
export type ContractPart = { selector: string; created: boolean; neededBy?: string | undefined }

/** The contracts of the tags, by their names. A page may have names such as `<constructor>`, which every object knows. */
export type Contracts = ReadonlyMap<string, Contract>

export type TagState = 'waiting' | 'failed' | 'loaded' | 'hydrated'

/** One element of the page. */
export type Found = {
  element: Element
  state: TagState
  /** Attributes that neither the tag nor HTML knows. */
  unknown: readonly string[]
  /** `isLacking` is true for a part that the tag needs and that is not there. */
  parts: readonly { name: string; selector: string; count: number; created: boolean; isLacking: boolean }[]
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
    parts: Object.entries(contract.parts).map(([name, { selector, created, neededBy }]) => {
      const count = element.querySelectorAll(selector).length
      const isLacking = count === 0 && neededBy !== undefined && element.matches(neededBy)
      return { name, selector, created, count, isLacking }
    }),
  }
}

/** Warnings of parts that tags lack and need: one for each part of each kind of tag. */
export function lackedParts(tags: ReadonlyMap<string, readonly Found[]>): string[] {
  const warnings = [...tags].flatMap(([tag, found]) =>
    found
      .flatMap(({ parts }) => parts.filter(({ isLacking }) => isLacking))
      .map(
        ({ name, selector }) =>
          `<${tag}> lacks the part ${name}. It does nothing useful without it. Put an element that matches ${selector} into it, as its example in docs/tags/${tag}.md does.`,
      ),
  )
  return [...new Set(warnings)]
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
