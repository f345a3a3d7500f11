import { warn } from '../../../../runtime/page/warn.ts'
import { isFilled, numberParameter, orEmpty, type Rule, type Subject } from './rule.ts'

/** Servers put `required` on every boolean property, so it never requires a checked checkbox (§2.8 of the grammar). */
export const required: Rule = (subject) => subject.isTicked !== undefined || isFilled(subject)

/** Requires a checked checkbox as well. */
export const mandatory: Rule = isFilled

/** The checkbox must be checked; with `other`, only while that field is true. */
export const enforcetrue: Rule = (subject) => {
  const reference = subject.parameter('other')
  const other = reference === undefined ? undefined : subject.other(reference)
  if (other && !isTrue(other)) return true
  return isTrue(subject)
}

const isTrue = ({ isTicked, value }: { isTicked?: boolean | undefined; value: string }): boolean =>
  isTicked ?? value.toLowerCase() === 'true'

/** A bound of 0 or less, or a missing one, does not apply (§5). */
export const bound = (subject: Subject, name: string) => {
  const limit = numberParameter(subject, name)
  return limit !== undefined && limit > 0 ? limit : undefined
}

export const minlength: Rule = orEmpty((subject) => subject.value.length >= (bound(subject, 'min') ?? 0))

export const maxlength: Rule = orEmpty((subject) => subject.value.length <= (bound(subject, 'max') ?? Infinity))

export const length: Rule = (subject) => minlength(subject) && maxlength(subject)

/**
 * Compiles a server's pattern; .NET's leading `(?i)` becomes a flag. An invalid pattern is reported to developers and
 * matches all.
 */
export function compile(pattern: string, isWhole: boolean): RegExp {
  const flags = pattern.startsWith('(?i)') ? 'i' : ''
  const source = flags ? pattern.slice(4) : pattern
  try {
    return new RegExp(isWhole ? `^(?:${source})$` : source, flags)
  } catch (error) {
    warn(`The pattern ${pattern} cannot be read.`, 'Every value passes.', 'Use a pattern that JavaScript knows.', error)
    return /(?:)/
  }
}

/** The whole value must match. Without a pattern of its own the rule is the message for the field's `pattern`. */
export const regex: Rule = orEmpty((subject) => {
  const pattern = subject.parameter('pattern')
  return pattern === undefined || compile(pattern, true).test(subject.value)
})
