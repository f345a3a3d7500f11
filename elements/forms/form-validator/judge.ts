import type { TextsOf } from '../../../runtime/element/define.ts'
import type { Field } from '../../../runtime/forms/field-message.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { formatDate, formatNumber, parseIsoDate } from '../../../runtime/text/culture.ts'
import type { formValidator } from './definition.ts'
import { subjectOf } from './fields.ts'
import { brokenConstraint, type Constraint, hasConstraints } from './native.ts'
import { RULES } from './rules/all.ts'

export type Texts = TextsOf<typeof formValidator>

/** Another day is clearer than letters such as dd/MM. */
const EXAMPLE = { year: 2026, month: 12, day: 31 }

/** The rules that a field carries, in the order of its attributes; what is missing comes first. */
export function rulesOf(field: Field): string[] {
  if (field.dataset.val?.toLowerCase() !== 'true') return []
  const names = [...field.attributes].map(({ name }) => /^data-val-([a-z]+)$/.exec(name)?.[1] ?? '')
  const known = names.filter((name) => name === 'remote' || Object.hasOwn(RULES, name))
  return [...known.filter((name) => name === 'required'), ...known.filter((name) => name !== 'required')]
}

/** True for a field of which anything is asked. */
export const hasRules = (field: Field): boolean => rulesOf(field).length > 0 || hasConstraints(field)

/** True for a rule that reads another field: what is typed there may make this one right or wrong. */
export const readsOthers = (field: Field): boolean =>
  rulesOf(field).some((rule) =>
    /^(equalto|notequalto|is|isvalid|predicate|enforcetrue|rangeif|required(if|or).*)$/.test(rule),
  )

/** What is wrong with a field, in words; `undefined` when nothing is. The server's own texts come first. */
export function judge(field: Field, t: Texts): string | undefined {
  const broken = rulesOf(field).find((rule) => RULES[rule]?.(subjectOf(field, rule)) === false)
  if (broken) return textOf(field, [broken]) || wordsOf(field, broken, t)
  const native = brokenConstraint(field)
  if (!native) return undefined
  if (native.constraint === 'custom') return field.validationMessage
  return textOf(field, native.wordedBy) || wordsOfConstraint(field, native.constraint, t)
}

export const textOf = (field: Field, rules: readonly string[]): string =>
  rules.map((rule) => field.getAttribute(`data-val-${rule}`) ?? '').find((text) => text !== '') ?? ''

const isTick = (field: Field) => field.type === 'checkbox'

const missing = (field: Field, t: Texts) =>
  isTick(field) ? t.mustTick : field.type === 'radio' || field.localName === 'select' ? t.choose : t.required

function wordsOf(field: Field, rule: string, t: Texts): string {
  const bound = (name: string) => field.getAttribute(`data-val-${rule}-${name}`) ?? ''
  const [min, max] = [bound('min'), bound('max')]
  if (/^(required|mandatory|enforcetrue)/.test(rule)) return rule === 'requiredor' ? t.requiredOr : missing(field, t)
  switch (rule) {
    case 'length':
      if (min && field.value.length < Number(min)) return t.minLength({ count: min })
      return t.maxLength({ count: max })
    case 'minlength':
      return t.minLength({ count: min })
    case 'maxlength':
      return t.maxLength({ count: max })
    case 'range':
    case 'rangeif':
      return rangeWords(field, min, max, t)
    case 'date':
      return t.date({ example: formatDate(EXAMPLE) })
    default:
      return plainWords(rule, t)
  }
}

/** Getters, since texts are looked up when they are shown. */
function plainWords(rule: string, t: Texts): string {
  const words: Record<string, () => string> = {
    regex: () => t.pattern,
    equalto: () => t.equalTo,
    notequalto: () => t.notEqualTo,
    email: () => t.email,
    url: () => t.url,
    phone: () => t.phone,
    creditcard: () => t.creditCard,
    number: () => t.number,
    digits: () => t.digits,
    fileextensions: () => t.fileType,
    extension: () => t.fileType,
    accept: () => t.fileType,
    password: () => t.password,
  }
  return (words[rule] ?? (() => t.invalid))()
}

function rangeWords(field: Field, min: string, max: string, t: Texts): string {
  if (min === '') return t.max({ max: written(field, max) })
  if (max === '') return t.min({ min: written(field, min) })
  return t.range({ min: written(field, min), max: written(field, max) })
}

/** A bound as people of the culture write it. */
function written(field: Field, bound: string): string {
  const day = field.type === 'date' ? parseIsoDate(bound) : undefined
  if (day) return formatDate(day, settings().culture)
  return bound !== '' && Number.isFinite(Number(bound)) ? formatNumber(Number(bound)) : bound
}

function wordsOfConstraint(field: Field, constraint: Constraint, t: Texts): string {
  const bound = (name: string) => field.getAttribute(name) ?? ''
  const words: Record<Constraint, () => string> = {
    required: () => missing(field, t),
    minlength: () => t.minLength({ count: bound('minlength') }),
    maxlength: () => t.maxLength({ count: bound('maxlength') }),
    pattern: () => field.title || t.pattern,
    email: () => t.email,
    url: () => t.url,
    number: () => (field.type === 'number' ? t.number : t.invalid),
    min: () => rangeWords(field, bound('min'), '', t),
    max: () => rangeWords(field, '', bound('max'), t),
    step: () => t.step({ step: written(field, bound('step') || '1') }),
    custom: () => field.validationMessage,
  }
  return words[constraint]()
}
