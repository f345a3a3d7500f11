import { type Cents, decimal } from '../../../data/money/cents.ts'

export const bankAccount = { holder: 'Atelier Vitrine', iban: 'BE71 0961 2345 6769', bic: 'GKCCBEBB' } as const

/** The range of amounts in a code, in cents (EPC069-12). */
const range = { least: 1, most: 99_999_999_999 }

/**
 * The text of a QR code from which a bank's app fills in a transfer in euros, version 2 of EPC069-12. Undefined for
 * other currencies, which the standard does not have.
 */
export function transferCode(amount: Cents, currency: string, reference: string): string | undefined {
  if (currency !== 'EUR' || amount < range.least || amount > range.most) return undefined
  const { holder, iban, bic } = bankAccount
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    holder,
    iban.replaceAll(' ', ''),
    `EUR${decimal(amount)}`,
    '',
    '',
    reference,
  ]
  return lines.join('\n')
}
