import { atom, type ReadableAtom } from 'nanostores'
import { ofForm } from '../../runtime/forms/of-form.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import { latest } from '../../runtime/request/latest.ts'
import { getVariation } from './api.ts'
import { $lastVariation, type Product, type VariationState } from './changes.ts'

/** Milliseconds for which a variant waits for the content of other tags. */
export const PREPARING = 400

const SCOPE = 'product-variations'
const products = new WeakMap<Element, Product>()

/** The state for a tag without a product. */
export const $noVariation: ReadableAtom<VariationState> = atom<VariationState>({ state: 'shown', shown: undefined })
export const $noQuantity: ReadableAtom<string> = atom('')

/** The nearest product around an element, or undefined. */
export function productOf(element: Element): Product | undefined {
  const scope = ofForm(element, 'closest')(SCOPE)
  if (!scope) return undefined
  const product = products.get(scope) ?? createProduct(scope)
  products.set(scope, product)
  return product
}

/** The first product of the page, or undefined. */
export const productOfPage = (): Product | undefined => {
  const scope = document.querySelector(SCOPE)
  return scope ? productOf(scope) : undefined
}

/** True for the main product of the page: not one in another product, and not one in a dialog. */
export const isOfPage = ({ scope }: Product): boolean =>
  document.querySelector(SCOPE) === scope && !scope.closest('dialog, [role=dialog]')

function createProduct(scope: Element): Product {
  const $variation = atom<VariationState>({ state: 'shown', shown: undefined })
  const set = (state: VariationState) => {
    $variation.set(state)
    $lastVariation.set({ product, state })
  }
  const getPrepared = latest(async (...question: Parameters<typeof getVariation>) => {
    const [signal] = question
    const variation = await getVariation(...question)
    const works: Promise<unknown>[] = []
    const waitFor = (work: Promise<unknown>) => void works.push(work.catch(() => {}))
    if (!signal.aborted) {
      set({ state: 'asked', shown: $variation.get().shown, upcoming: { variation, signal, waitFor } })
    }
    if (works.length > 0) await atMost(PREPARING, signal, Promise.all(works))
    return variation
  })
  const product: Product = {
    scope,
    $variation,
    $quantity: atom(''),
    async ask(...question) {
      const { shown } = $variation.get()
      set({ state: 'asked', shown })
      try {
        const variation = await getPrepared(...question)
        if (variation) set({ state: 'shown', shown: variation })
      } catch (error) {
        if (!(error instanceof ShopError)) throw error
        set({ state: 'failed', shown, error })
      }
    },
    onceOnline: getPrepared.onceOnline,
    cancel() {
      const { state, shown } = $variation.get()
      getPrepared.abort()
      if (state === 'asked') set({ state: 'shown', shown })
    },
  }
  return product
}

const atMost = (milliseconds: number, signal: AbortSignal, work: Promise<unknown>): Promise<void> =>
  new Promise((settle) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      settle()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    work.then(end)
  })
