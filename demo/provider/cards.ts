import cardValidator from 'card-validator'

/** A card as it is typed. It is read, sent to the bank and forgotten: nothing writes it anywhere. */
export type Card = { number: string; expiry: string; code: string }

/** The fields of a card that are wrong. */
export type CardField = keyof Card

/** What the bank says to a card. `timeout`: it does not answer. */
export type BankAnswer = 'yes' | 'no' | 'funds' | 'step' | 'timeout'

/** The cards of the demo that are not simply good. */
const known: Record<string, BankAnswer> = {
  '4000000000000002': 'no',
  '4000000000009995': 'funds',
  '4000000000003220': 'step',
  '4000000000000119': 'timeout',
}

const digits = (text: string) => text.replace(/[\s-]/g, '')

/** Which fields of a card cannot be right, in their order. */
export function wrongFields({ number, expiry, code }: Card): CardField[] {
  const { isValid, card } = cardValidator.number(digits(number))
  const rights: Record<CardField, boolean> = {
    number: isValid,
    expiry: cardValidator.expirationDate(expiry).isValid,
    code: cardValidator.cvv(code.trim(), card?.code.size ?? [3, 4]).isValid,
  }
  return (['number', 'expiry', 'code'] as const).filter((field) => !rights[field])
}

/** Asks the bank. In the demo each number has its answer, and all others are good. */
export const askBank = ({ number }: Card): BankAnswer => known[digits(number)] ?? 'yes'

/** What the bank's second step asks for. */
export const stepCode = '123456'
