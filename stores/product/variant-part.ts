import { logOnly } from '../../runtime/page/warn.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import { latest } from '../../runtime/request/latest.ts'
import type { Variation } from './api.ts'
import { prepareVariant } from './product.ts'

const PRODUCT = 'product-variations'

/** A tag that shows something of a variant. */
export type VariantPart<T> = {
  host: HTMLElement
  /** Ends when the element is unmounted. */
  signal: AbortSignal
  /** The attribute that names the variant. */
  attribute: 'variant-id' | 'product-variant-id'
  /** Fetches what is shown of a variant. Throws ShopError. */
  load(signal: AbortSignal, variantId: string): Promise<T>
  show(content: T): void
}

/**
 * Keeps a tag at the variant that its attribute names. A change of the product that contains it is prepared, so that the tag changes in
 * the same frame; what the answer itself brings for it (`data-bind`) is not fetched. While it shows another variant than it should, the
 * tag has `data-stale`; so it has when the shop did not respond, until the connection returns or another variant is shown. Returns what to
 * call when the attribute has changed.
 */
export function followVariant<T>(part: VariantPart<T>): () => void {
  const { host, attribute, signal } = part
  const wanted = () => host.getAttribute(attribute) ?? ''
  const load = latest((mine: AbortSignal, id: string) => part.load(AbortSignal.any([mine, signal]), id))
  let shown = wanted()
  /** The variant that a change of the product fetches at the moment, and the one that it could not fetch. */
  let coming: string | undefined
  let missed: string | undefined

  const put = (id: string, content: T) => {
    shown = id
    part.show(content)
    settle()
  }
  const settle = () => {
    coming = undefined
    load.abort()
    host.toggleAttribute('data-stale', shown !== wanted())
  }
  const fetchWanted = async () => {
    const id = wanted()
    try {
      const content = await load(id)
      if (content !== undefined && id === wanted()) put(id, content)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      if (!signal.aborted) logOnly(`<${host.localName}> could not be brought to the variant ${id}.`, error)
    }
  }
  const prepare = async (variation: Variation, mine: AbortSignal, scope: Element) => {
    const { variantId: id, bound } = variation
    if (!follows(host, attribute, scope) || id === shown) return
    const name = () => host.setAttribute(attribute, id)
    if (isBound(host, scope, bound)) {
      return () => {
        name()
        shown = id
        settle()
      }
    }
    coming = id
    missed = undefined
    try {
      const content = await part.load(AbortSignal.any([mine, signal]), id)
      return () => {
        name()
        put(id, content)
      }
    } catch (error) {
      if (!mine.aborted) missed = id
      // A newer choice ended it, but the page may stay at this variant if the shop does not answer that.
      else if (wanted() === id && shown !== id && !signal.aborted) fetchWanted()
      throw error
    } finally {
      if (coming === id) coming = undefined
    }
  }

  const stop = prepareVariant(prepare)
  addEventListener('online', () => shown !== wanted() && fetchWanted(), { signal })
  signal.addEventListener('abort', stop)
  return () => {
    host.toggleAttribute('data-stale', shown !== wanted())
    // What was prepared is put in later in the same task.
    queueMicrotask(() => {
      const isComing = coming === wanted() || missed === wanted()
      if (!signal.aborted && shown !== wanted() && !isComing) fetchWanted()
    })
  }
}

/** The product around a tag; a tag outside follows the product of the page while both show the same variant. */
function follows(host: Element, attribute: string, scope: Element): boolean {
  const around = host.closest(PRODUCT)
  if (around) return around === scope
  const isOfPage = document.querySelector(PRODUCT) === scope && !scope.closest('dialog')
  return isOfPage && scope.getAttribute('variant-id') === host.getAttribute(attribute)
}

const isBound = (host: HTMLElement, scope: Element, bound: Record<string, unknown>) =>
  scope.contains(host) && (host.dataset.bind ?? '') in bound
