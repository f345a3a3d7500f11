import type { Field } from '../../../../runtime/forms/field-message.ts'
import { formatNumber } from '../../../../runtime/text/culture.ts'
import { formatDate, parseIsoDate } from '../../../../runtime/text/dates.ts'
import { missing, type Texts } from '../words.ts'

/** Another day is clearer than letters such as dd/MM. */
const EXAMPLE = { year: 2026, month: 12, day: 31 }

/** The library's own words for a rare rule, if it has any. */
export function wordsOf(field: Field, rule: string, t: Texts): string | undefined {
  const bound = (name: string) => written(field, field.getAttribute(`data-val-${rule}-${name}`))
  switch (rule) {
    case 'requiredor':
      return t.requiredOr
    case 'requiredif':
    case 'requiredifempty':
    case 'requiredifnotempty':
      return missing(field, t)
    case 'range':
    case 'rangeif':
      return rangeWords(bound('min'), bound('max'), t)
    case 'date':
      return t.date({ example: formatDate(EXAMPLE) })
    case 'notequalto':
      return t.notEqualTo
    case 'url':
      return t.url
    case 'phone':
      return t.phone
    case 'creditcard':
      return t.creditCard
    case 'number':
      return t.number
    case 'digits':
      return t.digits
    case 'password':
      return t.password
    default:
      return /^(fileextensions|extension|accept)$/.test(rule) ? t.fileType : undefined
  }
}

/** The library's own words for `min`, `max` and `step` of HTML. */
export function wordsOfBound(field: Field, name: string, t: Texts): string {
  const bound = written(field, field.getAttribute(name))
  if (name === 'step') return t.step({ step: bound || '1' })
  return name === 'min' ? rangeWords(bound, '', t) : rangeWords('', bound, t)
}

/** A range may be open at one end. */
function rangeWords(min: string, max: string, t: Texts): string {
  if (min === '') return t.max({ max })
  return max === '' ? t.min({ min }) : t.range({ min, max })
}

/** A bound as people of the culture write it; what is no number and no day stays as it is. */
function written(field: Field, bound: string | null): string {
  const day = field.type === 'date' ? parseIsoDate(bound ?? '') : undefined
  if (day) return formatDate(day)
  return bound && Number.isFinite(Number(bound)) ? formatNumber(Number(bound)) : (bound ?? '')
}
