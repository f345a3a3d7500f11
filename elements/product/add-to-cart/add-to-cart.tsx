import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { BUSY, useBusyOutside } from '../../../runtime/forms/busy-button.ts'
import { useHostAttributes, usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED, type ServerPart } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { type Addition, addToCart as add } from '../../../stores/cart/cart.ts'
import { explain } from '../../../stores/cart/reactions/explain.ts'
import { availableFrom } from '../../../stores/cart/reactions/outcome.ts'
import type { Variation } from '../../../stores/product/api.ts'
import { isSoldOut } from '../../../stores/product/values.ts'
import { $noVariation, productOf } from '../../../stores/product/variation.ts'
import { isConfirmed } from './confirmed.ts'
import type { addToCart } from './definition.ts'
import { additionOf, factsOf, hasChoice } from './rules.ts'

type Tag = typeof addToCart
type Props = ViewProps<Tag>

type Busy = { button: HTMLElement | undefined }

/** `available` is the addition that the shop allows instead of a refused one. */
type Message = { text: string; available?: Addition }

/** The form is inside the tag, named by `for`, or around it. */
export function AddToCart({ host, emit, t, ...attributes }: Props) {
  const { part, element } = useServerMarkup<Tag>()
  const [busy, setBusy] = useState<Busy>()
  const [message, setMessage] = useState<Message>()
  const lifecycle = useRef(new AbortController())
  const isSending = useRef(false)
  // Looked up at each use, since the page may still be streamed.
  const formOf = () =>
    element('form') ?? (attributes.for ? formById(attributes.for) : host.closest('form')) ?? undefined
  const variation = useVariation(host, formOf, attributes.productVariantId)
  useHostAttributes({ 'data-vt-busy': busy !== undefined })
  useBusyOutside(host, busy?.button)

  const send = async (addition: Addition, button: HTMLElement | undefined) => {
    const { variantId, quantity, name } = addition
    const { signal } = lifecycle.current
    if (isSending.current || !emit('cart:before-add', { variantId: `${variantId}`, quantity, name })) return
    isSending.current = true
    setBusy({ button })
    setMessage({ text: '' })
    const chosen = productOf(formOf() ?? host)?.$variation.get().shown
    const facts = factsOf(chosen && chosen.variantId === `${variantId}` ? fieldsOf(chosen) : attributes)
    const outcome = await add({ ...addition, ...facts })
    isSending.current = false
    setBusy(undefined)
    if (signal.aborted) return
    if (outcome.state === 'done') {
      if (!(await isConfirmed(signal))) setMessage({ text: t.added({ name }) })
      return
    }
    const available = availableFrom(outcome)
    const text = explain(outcome, t)
    setMessage({ text, ...(available > 0 && { available: { ...addition, quantity: available } }) })
    // A failed call has its reason in a notice.
    if (text !== '') emit('cart:refused', { variantId: `${variantId}`, text })
  }

  // On the document, so that all listeners that validate, complete or cancel a form run first.
  usePageEvent<SubmitEvent>(document, 'submit', (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form !== formOf() || !isOurs(host, submitter)) return
    const addition = additionOf(new FormData(form, submitter), attributes)
    // Without JavaScript, the server finds the variant by the chosen values, and shows a page for that.
    if (addition.variantId === '') return
    event.preventDefault()
    send(addition, submitter ?? element('button'))
  })
  useLayoutEffect(() => () => lifecycle.current.abort(), [])

  /** Without a form, the tag has only its button. */
  const onClick = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    if (event.defaultPrevented || formOf()) return
    const addition = additionOf(new FormData(), attributes)
    if (addition.variantId !== '') send(addition, event.currentTarget)
  }
  /** Adds the available quantity. Its button is removed, so focus moves to the button that adds. */
  const take = (available: Addition) => {
    const button = element('button')
    button?.focus()
    send(available, button)
  }
  const { text, available } = message ?? {}
  const children = available ? (
    <>
      <span>{text}</span>{' '}
      <button type="button" data-part="take" onClick={() => take(available)}>
        {t.take({ count: available.quantity })}
      </button>
    </>
  ) : (
    text
  )
  const status = message && { [CREATED]: '', role: 'status' as const, children }

  return (
    <ServerMarkup<Tag>
      parts={{
        button: (button) => ({
          onClick,
          ...availabilityOf(button, variation),
          ...(busy && busy.button === element(button) && BUSY),
        }),
        message: status,
      }}
    >
      {status && !part('button') && !part('message') && <span data-part="message" {...status} />}
    </ServerMarkup>
  )
}

const formById = (id: string) => document.querySelector<HTMLFormElement>(`form#${CSS.escape(id)}`)

/** A button that sends its form elsewhere, or belongs to another add-to-cart of the same form, is ignored. */
const isOurs = (host: HTMLElement, submitter: HTMLElement | null) =>
  !submitter?.hasAttribute('formaction') && (submitter?.closest('add-to-cart') ?? host) === host

const fieldsOf = ({ sku, price, currency }: Variation) => ({ sku, price, currencyCode: currency })

/** A button without texts for both states is unchanged. */
function availabilityOf({ data }: ServerPart, variation: Variation | undefined) {
  const { available, unavailable } = data
  if (!variation || variation.attributes.length === 0 || available === undefined || unavailable === undefined) return {}
  const disabled = isSoldOut(variation)
  return { disabled, children: disabled ? unavailable : available }
}

/** The variant that is chosen in the form, if this tag is about that form; its attributes follow. */
function useVariation(host: HTMLElement, formOf: () => HTMLFormElement | undefined, variantId: string) {
  const [$variation] = useState(() => productOf(formOf() ?? host)?.$variation ?? $noVariation)
  const { shown } = useStore($variation)
  const form = shown && formOf()
  const variation = shown && (form ? hasChoice(form) : variantId === shown.variantId) ? shown : undefined
  useLayoutEffect(() => {
    if (!variation) return
    const { variantId, sku, price, currency } = variation
    const facts = { 'product-variant-id': variantId, sku, price: String(price), 'currency-code': currency }
    for (const [name, value] of Object.entries(facts)) if (host.hasAttribute(name)) host.setAttribute(name, value)
  }, [host, variation])
  return variation
}
