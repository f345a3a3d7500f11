import { useEffect, useRef, useState } from 'react'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { beBusy } from '../../../runtime/forms/under-way.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { usePageEvent } from '../../../runtime/view/hooks.ts'
import { postCardPayment } from '../../../stores/checkout/api.ts'
import type { CardBilling, CardPayment } from '../../../stores/checkout/card.ts'

/** The reason why a form is not sent. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message)
  }
}

type Steps = {
  failed: string
  /** Validates the typed data, before the shop is asked. Throws Refusal. */
  before(form: HTMLFormElement): Promise<CardBilling | undefined>
  /** Asks the bank. Throws Refusal. */
  confirm(payment: CardPayment, billing: CardBilling | undefined): Promise<void>
  onRefused(refusal: Refusal): void
}

/** The form is sent without a payment; its page shows the reason. */
const CHANGED = [409, 422]

const isShown = (host: HTMLElement) => host.closest('[hidden], fieldset:disabled') === null

/** Holds the form while the tag is shown, until the payment has succeeded; then sends it with the same button. */
export function usePaidForm(host: HTMLElement, steps: Steps) {
  const [paid, setPaid] = useState<string>()
  const newest = useLatest(steps)
  const state = useRef({ isUnderWay: false, mayPass: false, send: () => {} }).current

  const pay = async (form: HTMLFormElement): Promise<string | undefined> => {
    const billing = await newest.current.before(form)
    try {
      const payment = await postCardPayment(form)
      if (payment.state !== 'authorised') await newest.current.confirm(payment, billing)
      return payment.id
    } catch (error) {
      if (error instanceof ShopError && CHANGED.includes(error.status)) return undefined
      throw error
    }
  }
  const work = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    state.isUnderWay = true
    const rest = beBusy(form, submitter)
    try {
      const id = await pay(form)
      if (!ofForm(form, 'isConnected') || !host.isConnected) return
      state.send = () => form.requestSubmit(submitter?.isConnected ? submitter : null)
      setPaid(id ?? '')
    } catch (error) {
      if (!(error instanceof Refusal)) logOnly('A payment by card did not come about.', error)
      newest.current.onRefused(error instanceof Refusal ? error : new Refusal('shop', newest.current.failed))
    } finally {
      rest()
      state.isUnderWay = false
    }
  }

  // The field of the payment is rendered by now.
  useEffect(() => {
    if (paid === undefined) return
    state.mayPass = true
    state.send()
    state.mayPass = false
    setPaid(undefined)
  }, [paid, state])

  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter, defaultPrevented } = event
    if (defaultPrevented || state.mayPass || !(form instanceof HTMLFormElement)) return
    if (!ofForm(form, 'contains')(host) || !isShown(host) || submitter?.hasAttribute('formnovalidate')) return
    event.preventDefault()
    event.stopPropagation()
    if (!state.isUnderWay) work(form, submitter)
  }
  usePageEvent<SubmitEvent>(document, 'submit', onSubmit)
  return { paid }
}
