import { parseNumber } from '../../../../../runtime/text/typed-number.ts'
import { numberParameter, orEmpty, type Rule, type Subject } from '../rule.ts'

/** The value in the page's culture; native number fields contain it in the invariant format. */
const numberOf = ({ type, value, culture }: Subject): number | undefined =>
  type === 'number' || type === 'range' ? (value === '' ? undefined : Number(value)) : parseNumber(value, culture)

export const range: Rule = orEmpty((subject) => {
  const value = numberOf(subject)
  if (value === undefined) return false
  const [min, max] = [numberParameter(subject, 'min'), numberParameter(subject, 'max')]
  return value >= (min ?? -Infinity) && value <= (max ?? Infinity)
})
