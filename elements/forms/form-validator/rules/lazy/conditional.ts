import { parseNumber } from '../../../../../runtime/text/typed-number.ts'
import { EMPTY, FIELD, others } from '../others.ts'
import { firstOf, isFilled, type Other, type Rule, type Subject } from '../rule.ts'
import { compile } from '../text.ts'
import { compares, expectedOf, isBoolean, modeOf } from './compare.ts'
import { range } from './range.ts'

const EXPECTED = ['dependentvalue', 'targetvalue', 'desiredvalue', 'other-property-value', 'otherpropertyvalue']

const MODE = ['operator', 'comparison', 'comparison-type', 'comparisontype']

/** A checkbox is compared as true or false when that is expected, else by its value while it is checked. */
function comparable({ isTicked, value }: Other, expected: unknown): string {
  if (isTicked === undefined) return value
  return isBoolean(expected) ? String(isTicked) : isTicked ? value : ''
}

function conditionHolds(subject: Subject): boolean {
  const [other = EMPTY] = others(subject)
  const expected = expectedOf(firstOf(subject, ...EXPECTED) ?? '')
  // The oldest servers write "any value" in this way.
  if (expected === '*') return isFilled(other)
  const mode = modeOf(firstOf(subject, ...MODE))
  return compares(mode, comparable(other, expected), expected, subject.culture, subject.parameter('datatype'))
}

/** With a pattern, the rule is a pattern that applies only under the condition. */
export const requiredif: Rule = (subject) => {
  if (!conditionHolds(subject)) return true
  const pattern = subject.parameter('pattern')
  return pattern === undefined ? isFilled(subject) : compile(pattern, false).test(subject.value)
}

export const requiredifempty: Rule = (subject) => others(subject).some(isFilled) || isFilled(subject)

export const requiredifnotempty: Rule = (subject) => !others(subject).some(isFilled) || isFilled(subject)

/** This field or one of the others (§5). */
export const requiredor: Rule = (subject) => isFilled(subject) || others(subject).some(isFilled)

export const rangeif: Rule = (subject) => !conditionHolds(subject) || range(subject)

/** Differs from every listed field: as numbers when both are, else without regard to case. Empty passes (§5). */
export const notequalto: Rule = (subject) => {
  const { value, culture } = subject
  if (value === '') return true
  const mine = parseNumber(value, culture)
  return others(subject).every((other) => {
    const theirs = parseNumber(other.value, culture)
    if (mine !== undefined && theirs !== undefined) return mine !== theirs
    return value.toLowerCase() !== other.value.toLowerCase()
  })
}

/** Compares this field with another, or with a given value. */
export const is: Rule = (subject) => {
  const hasOther = firstOf(subject, ...FIELD) !== undefined
  const given = expectedOf(firstOf(subject, ...EXPECTED) ?? '')
  const expected = hasOther ? comparable(others(subject)[0] ?? EMPTY, subject.isTicked) : given
  const value = comparable(subject, subject.isTicked === undefined ? '' : true)
  const isOneEmpty = (value === '') !== (String(expected ?? '') === '')
  if (isOneEmpty && isTrue(subject.parameter('passonnull'))) return true
  const mode = modeOf(firstOf(subject, ...MODE))
  const list = hasOther && /in$/.test(mode) ? expectedOf(String(expected)) : expected
  return compares(mode, value, list, subject.culture, subject.parameter('datatype'))
}

const isTrue = (text: string | undefined) => text?.toLowerCase() === 'true'
