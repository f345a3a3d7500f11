import { atom, type ReadableAtom } from 'nanostores'
import { logOnly } from '../../runtime/page/warn.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import { latest } from '../../runtime/request/latest.ts'
import { onceOnline } from '../../runtime/request/once-online.ts'
import type { Variation } from './api.ts'
import { $lastVariation, type Product, type Upcoming, type VariationState } from './changes.ts'
import { isOfPage, productOf } from './variation.ts'

/** A tag's content for a variant. */
export type VariantContent<T> = {
  /** The variant of the present content. */
  readonly variantId: string
  /** The fetched content; undefined when the present HTML stays, or when the product shows it (`data-bind`). */
  readonly content: T | undefined
  /** True while the tag should show another variant: the present content must not be visible. */
  readonly isStale: boolean
}

type Options<T> = {
  host: HTMLElement
  attribute: 'variant-id' | 'product-variant-id'
  /** Throws ShopError. */
  load(signal: AbortSignal, variantId: string): Promise<T>
}

export type VariantContentStore<T> = {
  readonly $content: ReadableAtom<VariantContent<T>>
  /** Updates the content to the variant of the attribute. */
  follow(variantId: string): void
  /** Follows the tag's product as well, until the returned function is called. */
  connect(): () => void
}

type Prepared<T> = { variation: Variation; isShown: boolean; state: 'loading' | 'ready' | 'lost'; content?: T }

/**
 * Keeps the content of a tag for a variant. The content is fetched while the tag's product changes, so that both are
 * shown in the same frame. Content that the response itself has for the tag (`data-bind`) is not fetched. After a
 * failure the content is stale until the connection is back or another variant is shown.
 */
export function variantContent<T>({ host, attribute, load }: Options<T>): VariantContentStore<T> {
  let wanted = host.getAttribute(attribute) ?? ''
  const $content = atom<VariantContent<T>>({ variantId: wanted, content: undefined, isStale: false })
  const loadLatest = latest(load)
  let prepared: Prepared<T> | undefined
  let connected = new AbortController()

  const put = (variantId: string, content: T | undefined) => {
    prepared = undefined
    $content.set({ variantId, content, isStale: variantId !== wanted })
  }
  const loadWanted = async () => {
    const id = wanted
    try {
      const content = await loadLatest(id)
      if (content !== undefined && id === wanted) put(id, content)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      logOnly(`<${host.localName}> could not be brought to the variant ${id}.`, error)
      loadLatest.onceOnline(error, askIfStale)
    }
  }
  const askIfStale = () => {
    if ($content.get().variantId !== wanted) loadWanted()
  }
  const follow = (id: string) => {
    wanted = id
    const { variantId, isStale } = $content.get()
    const isThere = variantId === wanted
    if (isThere) loadLatest.abort()
    if (isStale === isThere) $content.set({ variantId, content: undefined, isStale: !isThere })
    if (!isThere && prepared?.variation.variantId !== wanted) loadWanted()
  }
  const prepare = async (mine: Prepared<T>, { signal }: Upcoming) => {
    const { variantId } = mine.variation
    try {
      mine.content = await load(signal, variantId)
      mine.state = 'ready'
      if (mine === prepared && mine.isShown) put(variantId, mine.content)
    } catch (error) {
      mine.state = 'lost'
      if (!(error instanceof ShopError)) throw error
      // A newer request has aborted this one, but the page keeps this variant if the shop does not answer the newer
      // one.
      if (signal.aborted && wanted === variantId && $content.get().variantId !== variantId) loadWanted()
      if (signal.aborted) return
      logOnly(`<${host.localName}> could not be brought to the variant ${variantId}.`, error)
      onceOnline(error, askIfStale, AbortSignal.any([signal, connected.signal]))
    }
  }
  const onUpcoming = (upcoming: Upcoming, product: Product) => {
    const { variation } = upcoming
    if (!follows(host, attribute, product) || variation.variantId === $content.get().variantId) return
    const isGiven = isBound(host, product.scope, variation)
    const mine: Prepared<T> = { variation, isShown: false, state: isGiven ? 'ready' : 'loading' }
    prepared = mine
    if (!isGiven) upcoming.waitFor(prepare(mine, upcoming))
  }
  const onShown = ({ shown }: VariationState) => {
    if (!prepared || prepared.variation !== shown) return
    prepared.isShown = true
    loadLatest.abort()
    const { variantId } = shown
    wanted = variantId
    if (prepared.state === 'ready') {
      const { content } = prepared
      prepared = undefined
      $content.set({ variantId, content, isStale: false })
    } else $content.set({ ...$content.get(), content: undefined, isStale: true })
    host.setAttribute(attribute, variantId)
  }

  const connect = () => {
    connected = new AbortController()
    const stop = $lastVariation.listen((change) => {
      if (change?.state.state === 'shown') onShown(change.state)
      else if (change?.state.state === 'asked' && change.state.upcoming)
        onUpcoming(change.state.upcoming, change.product)
    })
    return () => {
      stop()
      connected.abort()
      loadLatest.abort()
      prepared = undefined
    }
  }
  return { $content, follow, connect }
}

/** A tag outside of a product follows the page's product while both show the same variant. */
function follows(host: Element, attribute: string, product: Product): boolean {
  const around = productOf(host)
  if (!host.isConnected) return false
  if (around) return around === product
  return isOfPage(product) && product.scope.getAttribute('variant-id') === host.getAttribute(attribute)
}

const isBound = (host: HTMLElement, scope: Element, { bound }: Variation) =>
  scope.contains(host) && (host.dataset.bind ?? '') in bound
