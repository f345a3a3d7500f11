import cardValidator from 'card-validator'

/** A typed card. It is read and sent to the bank, but never stored. */
export type Card = { number: string; expiry: string; code: string }

export type CardField = keyof Card

/** The bank's answer to a card. `timeout`: there is no answer. */
export type BankAnswer = 'yes' | 'no' | 'funds' | 'step' | 'timeout'

const known: Record<string, BankAnswer> = {
  '4000000000000002': 'no',
  '4000000000009995': 'funds',
  '4000000000003220': 'step',
  '4000000000000119': 'timeout',
}

const digits = (text: string) => text.replace(/[\s-]/g, '')

export function wrongFields({ number, expiry, code }: Card): CardField[] {
  const { isValid, card } = cardValidator.number(digits(number))
  const rights: Record<CardField, boolean> = {
    number: isValid,
    expiry: cardValidator.expirationDate(expiry).isValid,
    code: cardValidator.cvv(code.trim(), card?.code.size ?? [3, 4]).isValid,
  }
  return (['number', 'expiry', 'code'] as const).filter((field) => !rights[field])
}

/** In the demo the answer depends on the number; unknown numbers are accepted. */
export const askBank = ({ number }: Card): BankAnswer => known[digits(number)] ?? 'yes'

/** The code that the bank's second step expects. */
export const stepCode = '123456'
