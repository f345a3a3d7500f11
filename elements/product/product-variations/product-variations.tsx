import { useStore } from '@nanostores/react'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { each } from '../../../runtime/element/each.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import type { ShopError } from '../../../runtime/request/errors.ts'
import { failureText } from '../../../runtime/request/failure-text.ts'
import { useReset } from '../../../runtime/ui/use-reset.ts'
import { useHostAttributes, useHostEvent, usePageEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { Product } from '../../../stores/product/changes.ts'
import { isOfPage, productOf } from '../../../stores/product/variation.ts'
import { closeMarkedOptions, isOwn, isPlainQuantity, quantityField } from './choice.ts'
import type { productVariations } from './definition.ts'
import { Questions } from './questions.ts'
import { CHOICE } from './rules.ts'
import { show, showAddress } from './show.ts'

type Props = ViewProps<typeof productVariations>

/** Other tags of the product read its variant from the store. */
export function ProductVariations({ host, productId, variantId, keepAddress, emit, t }: Props) {
  const [product] = useState(() => productOf(host) as Product)
  const [questions] = useState(() => new Questions(product))
  const variation = useStore(product.$variation)
  const seen = useRef(variation)
  const dismiss = useRef<() => void>(undefined)
  const [isStale, setStale] = useState(false)
  const [news, setNews] = useState('')
  questions.productId = productId

  useForms(host, questions)
  useQuantity(host, product)
  useHostAttributes({
    'aria-busy': variation.state === 'asked' || undefined,
    'data-vt-busy': variation.state === 'asked',
    'data-stale': isStale,
  })

  useLayoutEffect(() => {
    if (variation === seen.current) return
    const before = seen.current.shown
    seen.current = variation
    if (variation.state === 'asked') return
    dismiss.current?.()
    if (variation.state === 'failed') {
      product.onceOnline(variation.error, () => questions.askAgain())
      const isStale = !questions.fail()
      setStale(isStale)
      if (isStale) dismiss.current = notifyOf(variation.error, t.failed)
      else logOnly('The price at this quantity could not be fetched.', variation.error)
      return
    }
    const { shown } = variation
    const { form } = questions
    setStale(false)
    if (!shown || !form || shown === before) return
    const { price, soldOut } = show(host, form, shown, { variation: before, variantId }, t.unavailable)
    setNews([soldOut, price && t.newPrice({ price })].filter(Boolean).join('. '))
    const isNew = shown.variantId !== variantId || shown.price !== before?.price
    if (isNew && !keepAddress && isOfPage(product)) showAddress(shown.variantId)
    // After the other tags of the product, which are rendered in the same step.
    queueMicrotask(() => {
      questions.settle()
      const { variantId, sku, price } = shown
      if (isNew) emit('variant:change', { productId: shown.productId, variantId, sku, price })
    })
  })

  return <Status host={host}>{news}</Status>
}

const notifyOf = (error: ShopError, text: string) =>
  error.kind === 'aborted' ? undefined : notify({ kind: 'error', text: failureText(error, text) })

/** Follows choices, typing, submits and resets in the forms of the product, including forms that are added later. */
function useForms(host: HTMLElement, questions: Questions): void {
  useHostEvent<Event>('change', ({ target }) => {
    const { form, name, value } = target as HTMLInputElement
    if (!form || !isOwn(host, form)) return
    if (CHOICE.test(name)) questions.choose(form)
    else if (isPlainQuantity(target)) questions.takeQuantity(form, Number(value.replace(',', '.') || Number.NaN))
  })
  useHostEvent<CustomEvent<{ value?: unknown } | null>>('quantity:change', ({ target, detail }) => {
    const form = (target as Element).querySelector('input')?.form
    if (form && isOwn(host, form)) questions.takeQuantity(form, detail?.value)
  })
  // On the document, before all listeners that would send or handle the form.
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (isOwn(host, form)) questions.hold(form, event)
  }
  usePageEvent<SubmitEvent>(document, 'submit', hold, true)
  useReset((form) => isOwn(host, form) && questions.askIfUnknown(form))
  useEffect(() => {
    const lifecycle = new AbortController()
    const { signal } = lifecycle
    each<HTMLSelectElement>(host, 'select', signal, (select) => {
      if (CHOICE.test(select.name) && isOwn(host, select)) closeMarkedOptions(select)
    })
    each<HTMLFormElement>(host, 'form', signal, (form) => isOwn(host, form) && questions.askIfUnknown(form))
    return () => {
      lifecycle.abort()
      questions.stop()
    }
  }, [host, questions])
}

function useQuantity(host: HTMLElement, { $quantity }: Product): void {
  const read = ({ target }: Event) => {
    const field =
      target instanceof HTMLElement && target.matches('input') ? target : (target as Element).querySelector('input')
    const { form } = (field ?? {}) as Partial<HTMLInputElement>
    if (form && isOwn(host, form)) $quantity.set(quantityField(form)?.value ?? $quantity.get())
  }
  useHostEvent<Event>('input', read)
  useHostEvent<Event>('change', read)
  useHostEvent<Event>('quantity:change', read)
  useEffect(() => {
    const form = [...host.querySelectorAll('form')].find((form) => isOwn(host, form) && quantityField(form))
    if (form) $quantity.set(quantityField(form)?.value ?? '')
  }, [host, $quantity])
}

/** A separate live region at the end of the product, which other tags do not change. */
const Status = memo(({ host, children }: { host: HTMLElement; children: string }) => {
  const [place] = useState(() => document.createElement('span'))
  useLayoutEffect(() => {
    host.append(place)
    return () => place.remove()
  }, [host, place])
  const status = (
    <span data-part="status" className="vt-hidden" role="status">
      {children}
    </span>
  )
  return createPortal(status, place)
})
