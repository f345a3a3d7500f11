import { boolean, create, nullable, optional, string, type } from 'superstruct'
import type { VatResult } from './api.ts'

const VatAnswer = type({ IsVATValidWebService: nullable(boolean()), ErrorMessage: optional(nullable(string())) })

/** Reads what the shop found of a VAT number (§3). */
export function readVat(answer: unknown): VatResult {
  const { IsVATValidWebService: isValid, ErrorMessage } = create(answer, VatAnswer)
  return { result: isValid === null ? 'unknown' : `${isValid}`, message: ErrorMessage ?? '' }
}
