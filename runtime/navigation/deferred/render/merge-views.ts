import { ofForm } from '../../../forms/of-form.ts'
import type { Nonces } from '../../../page/adapt.ts'
import { updateAttributes } from '../../render/attributes.ts'
import { insertNodes } from '../../render/insert.ts'
import { claim } from './persisted.ts'

/** Each view of the page with its counterpart in the fresh HTML. The view stays, and gets the counterpart's content. */
type Pairs = ReadonlyMap<Element, View>
type View = HTMLElement & { markup: Node }

const isView = (element: Element): element is View => element.matches('[data-hydrated]') && 'markup' in element

/** The outermost hydrated views: their content is their own. */
const viewsIn = (area: Element): View[] => {
  const views = [...area.querySelectorAll('[data-hydrated]')].filter(isView)
  return views.filter((view) => !views.some((other) => other !== view && other.contains(view)))
}

/** The element of the fresh HTML that is the same view: by its id, or as the only one of its tag in both. */
function counterpart(view: View, area: Element, fresh: ParentNode): Element | undefined {
  const tag = CSS.escape(view.localName)
  if (view.id) return fresh.querySelector(`${tag}[id="${CSS.escape(view.id)}"]`) ?? undefined
  const isOnly = area.querySelectorAll(tag).length === 1
  const found = fresh.querySelectorAll(tag)
  return isOnly && found.length === 1 ? found[0] : undefined
}

/** For each node of the fresh HTML that contains a view of the page: the child of `live` that it replaces. */
function childrenToKeep(live: Element, fresh: Node, pairs: Pairs): Map<Node, Element> {
  const kept = new Map<Node, Element>()
  let last: Element | undefined
  for (const child of fresh.childNodes) {
    const inside = [...pairs]
      .filter(([element]) => Node.prototype.contains.call(child, element))
      .map(([, view]) => view)
    const places = new Set(inside.map((view) => [...live.children].find((each) => ofForm(each, 'contains')(view))))
    const [place] = places
    const isSame = places.size === 1 && place && place.localName === (child as Element).localName
    // A view that would have to be moved is inserted anew.
    const isInOrder = !last || (place && last.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)
    const isViewItself = pairs.has(child as Element) === (place !== undefined && inside.includes(place as View))
    if (!isSame || !isInOrder || !isViewItself) continue
    kept.set(child, place)
    last = place
  }
  return kept
}

/**
 * Replaces the content of an area by fresh HTML, except for the hydrated views that are in both: these keep their
 * place, focus, unsent typing, open panels and playing media, and get the HTML inside their counterparts. Returns the
 * scripts of the new HTML.
 */
export function mergeViews(area: Element, fresh: Element | DocumentFragment, nonces?: Nonces): HTMLScriptElement[] {
  const found = viewsIn(area).map((view) => [counterpart(view, area, fresh), view] as const)
  const pairs = new Map(found.filter((pair): pair is [Element, View] => pair[0] !== undefined))
  return mergeChildren(area, fresh, pairs, nonces)
}

function mergeChildren(live: Element, fresh: Node, pairs: Pairs, nonces: Nonces): HTMLScriptElement[] {
  const kept = childrenToKeep(live, fresh, pairs)
  const stay = new Set<Node>(kept.values())
  for (const node of [...live.childNodes]) if (!stay.has(node)) node.remove()
  const scripts: HTMLScriptElement[] = []
  let fore: Node[] = []
  for (const child of [...fresh.childNodes]) {
    const place = kept.get(child)
    if (!place) {
      fore.push(child)
      continue
    }
    scripts.push(...insertNodes(fore, live, place, nonces, claim))
    fore = []
    updateAttributes(place, child as Element)
    const view = pairs.get(child as Element)
    if (view) view.markup = child.cloneNode(true)
    else scripts.push(...mergeChildren(place, child, pairs, nonces))
  }
  scripts.push(...insertNodes(fore, live, null, nonces, claim))
  // HTML that a view has got is not rendered a second time.
  for (const child of kept.keys()) child.parentNode?.removeChild(child)
  return scripts
}
