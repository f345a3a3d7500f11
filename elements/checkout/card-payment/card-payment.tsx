import { useRef, useState } from 'react'
import { useKeptFocus } from '../../../runtime/ui/use-kept-focus.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { billingOf } from './billing.ts'
import type { cardPayment } from './definition.ts'
import { useAdapter } from './use-adapter.ts'
import { Refusal, usePaidForm } from './use-paid-form.ts'

type Props = ViewProps<typeof cardPayment>

let count = 0

const newId = () => {
  count += 1
  return `vt-card-${count}`
}

/** Before a form with a card is sent, the bank confirms the payment; the browser then sends the form. */
export function CardPayment(props: Props) {
  const { host, adapter: address, requireHolder, requireBilling, authorised, emit, t } = props
  const [id] = useState(newId)
  const frame = useRef<HTMLDivElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const [isAsked, setAsked] = useState(!authorised)
  const [problem, setProblem] = useState<Refusal>()
  useKeptFocus(host, [])

  const adapter = useAdapter(
    frame,
    {
      host,
      adapter: address,
      title: t.frame,
      onSubmit: () => host.closest('form')?.requestSubmit(),
      onReady: () => emit('payment:ready', {}),
      onFailed: () => emit('payment:error', { reason: 'adapter', message: t.failed }),
    },
    isAsked,
  )

  /** Throws Refusal for missing data. */
  const checkOwn = (form: HTMLFormElement) => {
    if (requireHolder && isAsked && !name.current?.value.trim()) throw new Refusal('holder', t.holderMissing)
    const billing = billingOf(form)
    if (requireBilling && !billing) throw new Refusal('billing', t.billingMissing)
    return billing
  }
  const fields = () => {
    const current = adapter.adapter()
    if (!current) throw new Refusal('adapter', adapter.state === 'failed' ? t.failed : t.loading)
    return current
  }
  const form = usePaidForm(host, {
    failed: t.failed,
    before: async (form) => {
      setProblem(undefined)
      const billing = checkOwn(form)
      if (isAsked && !(await fields().validate())) throw new Refusal('fields', '')
      return billing
    },
    confirm: async (payment, billing) => {
      if (!isAsked) {
        setAsked(true)
        throw new Refusal('fields', t.other)
      }
      const outcome = await fields().confirm({ payment, holder: name.current?.value.trim() ?? '', billing })
      if (outcome.state !== 'authorised') {
        throw new Refusal(outcome.state, ('message' in outcome && outcome.message) || t.failed)
      }
      // A second attempt for the same order needs no card.
      setAsked(false)
    },
    onRefused: (refusal) => {
      setProblem(refusal)
      if (refusal.reason === 'holder') name.current?.focus()
      emit('payment:error', { reason: refusal.reason, message: refusal.message })
    },
  })
  const forget = useLatest(() => setProblem(undefined))

  const isHolderWrong = problem?.reason === 'holder'
  const message = problem && !isHolderWrong ? problem.message : ''
  return (
    <>
      {isAsked && requireHolder && (
        <p>
          <label htmlFor={`${id}-holder`}>{t.holder}</label>
          <input
            ref={name}
            id={`${id}-holder`}
            data-part="holder"
            autoComplete="cc-name"
            aria-required="true"
            aria-invalid={isHolderWrong || undefined}
            aria-describedby={`${id}-problem`}
            onInput={() => isHolderWrong && forget.current()}
          />
          <span id={`${id}-problem`} data-part="holder-message" className="field-validation-error">
            {isHolderWrong && problem.message}
          </span>
        </p>
      )}
      {isAsked && adapter.state === 'loading' && <p>{t.loading}</p>}
      {isAsked && <div ref={frame} data-part="frame" hidden={adapter.state === 'failed'} />}
      {!isAsked && <p>{t.authorised}</p>}
      <p data-part="message" role="alert">
        {message || (isAsked && adapter.state === 'failed' ? t.failed : null)}
      </p>
      {isAsked && adapter.state === 'failed' && (
        <button type="button" data-part="again" onClick={adapter.retry}>
          {t.again}
        </button>
      )}
      {form.paid && <input type="hidden" data-part="payment" name="PaymentId" value={form.paid} />}
    </>
  )
}
