import type { Field } from '../../../../../runtime/forms/field-message.ts'
import { formatNumber } from '../../../../../runtime/text/culture.ts'
import { formatDate, parseIsoDate } from '../../../../../runtime/text/dates.ts'
import { missing, type Texts } from '../../texts.ts'

/** An example date is clearer than letters such as dd/MM. */
const EXAMPLE = { year: 2026, month: 12, day: 31 }

/** The library's own message for a lazy rule, if it has any. */
export function lazyRuleMessage(field: Field, rule: string, t: Texts): string | undefined {
  const bound = (name: string) => formatBound(field, field.getAttribute(`data-val-${rule}-${name}`))
  switch (rule) {
    case 'requiredor':
      return t.requiredOr
    case 'requiredif':
    case 'requiredifempty':
    case 'requiredifnotempty':
      return missing(field, t)
    case 'range':
    case 'rangeif':
      return rangeMessage(bound('min'), bound('max'), t)
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

export function boundMessage(field: Field, name: string, t: Texts): string {
  const bound = formatBound(field, field.getAttribute(name))
  if (name === 'step') return t.step({ step: bound || '1' })
  return name === 'min' ? rangeMessage(bound, '', t) : rangeMessage('', bound, t)
}

/** A range may have one bound only. */
function rangeMessage(min: string, max: string, t: Texts): string {
  if (min === '') return t.max({ max })
  return max === '' ? t.min({ min }) : t.range({ min, max })
}

/** Text that is neither a number nor a date is unchanged. */
function formatBound(field: Field, bound: string | null): string {
  const day = field.type === 'date' ? parseIsoDate(bound ?? '') : undefined
  if (day) return formatDate(day)
  return bound && Number.isFinite(Number(bound)) ? formatNumber(Number(bound)) : (bound ?? '')
}
