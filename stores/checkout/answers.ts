import { boolean, create, enums, integer, nullable, optional, string, type } from 'superstruct'
import type { VatResult } from './api.ts'
import type { CardPayment } from './card.ts'

const VatAnswer = type({ IsVATValidWebService: nullable(boolean()), ErrorMessage: optional(nullable(string())) })

/** Reads the result of a VAT number's validation (§3). */
export function readVat(answer: unknown): VatResult {
  const { IsVATValidWebService: isValid, ErrorMessage } = create(answer, VatAnswer)
  return { result: isValid === null ? 'unknown' : `${isValid}`, message: ErrorMessage ?? '' }
}

const CardAnswer = type({
  PaymentId: string(),
  Secret: string(),
  Amount: integer(),
  Currency: string(),
  State: enums(['open', 'authorised']),
})

/** Reads the payment by card that the shop has opened. */
export function readCardPayment(answer: unknown): CardPayment {
  const { PaymentId: id, Secret: secret, Amount: amount, Currency: currency, State: state } = create(answer, CardAnswer)
  return { id, secret, amount, currency, state }
}
