import { parseDate, parseIsoDate } from '../../../../../runtime/text/dates.ts'
import { plainDigits } from '../../../../../runtime/text/locale.ts'
import { orEmpty, type Rule } from '../rule.ts'
import { bound, compile } from '../text.ts'

export const url: Rule = orEmpty(
  ({ value }) => /^(https?|ftp):\/\/[^\s/]/i.test(value.trim()) && URL.canParse(value.trim()),
)

/** Digits with the separators that people use, and an extension at the end. */
export const phone: Rule = orEmpty(({ value }) => {
  const number = value.trim().replace(/\s*(?:x|ext\.?)\s*\d+$/i, '')
  return /^[+\d\s().\-/]+$/.test(number) && /\d/.test(number)
})

/** 13 to 19 digits whose last one is Luhn's check. */
export const creditcard: Rule = orEmpty(({ value }) => {
  const digits = value.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
})

/** Grouped thousands are refused, since a server would read them differently. */
export const number: Rule = orEmpty(({ value }) => /^-?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(plainDigits(value.trim())))

export const digits: Rule = orEmpty(({ value }) => /^\d+$/.test(plainDigits(value)))

/** The culture's short format; native date fields contain `yyyy-MM-dd`. */
export const date: Rule = orEmpty(({ type, value, culture }) =>
  Boolean(type === 'date' ? parseIsoDate(value) : parseDate(value, culture)),
)

/** Extensions are written as `.png,.jpg`, or with bars. */
const endings = (list = '') =>
  list
    .toLowerCase()
    .split(/[,|]/)
    .map((ending) => `.${ending.trim().replace(/^\./, '')}`)

const nameEnds = (names: readonly string[], list: string | undefined) =>
  names.every((name) => endings(list).some((ending) => name.toLowerCase().endsWith(ending)))

/** Each chosen file, or the name in a text field. */
const namesOf = ({ files, value }: Parameters<Rule>[0]) => (files.length > 0 ? files.map(({ name }) => name) : [value])

export const fileextensions: Rule = orEmpty((subject) => nameEnds(namesOf(subject), subject.parameter('extensions')))

export const extension: Rule = orEmpty((subject) => nameEnds(namesOf(subject), subject.parameter('extension')))

/** `mimtype` is how the servers write it. */
export const accept: Rule = ({ files, parameter }) => {
  const wanted = (parameter('mimtype') ?? parameter('mimetype') ?? '*/*').toLowerCase().split(/[,|]/)
  return files.every(({ type }) =>
    wanted.some(
      (one) =>
        (one.trim().endsWith('/*') ? type.startsWith(one.trim().slice(0, -1)) : type === one.trim()) ||
        one.trim() === '*/*',
    ),
  )
}

/** The password rules of ASP.NET's membership. */
export const password: Rule = orEmpty((subject) => {
  const signs = subject.value.match(/\W/g)?.length ?? 0
  const pattern = subject.parameter('regex')
  if (subject.value.length < (bound(subject, 'min') ?? 0)) return false
  if (signs < (bound(subject, 'nonalphamin') ?? 0)) return false
  return !pattern || compile(pattern, true).test(subject.value)
})
