import { parseDate, parseIsoDate } from '../../../../../runtime/text/dates.ts'
import { parseNumber } from '../../../../../runtime/text/typed-number.ts'
import { compile } from '../text.ts'

type Value = string | number | boolean | null | undefined

/** Texts of a known type are compared by a key of numbers, others as texts. */
type Kind = 'number' | 'moment' | 'bool' | 'text'

const KINDS: Record<string, Kind | undefined> = {
  string: 'text',
  number: 'number',
  bool: 'bool',
  date: 'moment',
  time: 'moment',
  datetime: 'moment',
}

/** The expected value of an attribute: JSON of newer servers, or plain text. */
export function expectedOf(text: string): Value | Value[] {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const isBoolean = (value: unknown): boolean => /^(true|false)$/i.test(String(value))

/** The name of a comparison, in one spelling: `NotEqualTo`, `isnotequalto` and `not-equal` are the same. */
export function modeOf(name = 'equalto'): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^is/, '')
  return plain.endsWith('equal') ? `${plain}to` : plain
}

/** Returns false for an unknown mode. */
export function compares(
  mode: string,
  value: string,
  expected: Value | Value[],
  culture: string,
  dataType = '',
): boolean {
  const list = (Array.isArray(expected) ? expected : [expected]).map((one) => String(one ?? ''))
  const [other = ''] = list
  const order = () => orderOf(value, other, culture, KINDS[dataType.toLowerCase()])
  const isAmong = () => {
    const wanted = list.length === 1 ? other.split(',').map((one) => one.trim()) : list
    return wanted.some((one) => orderOf(value, one, culture, KINDS[dataType.toLowerCase()]) === 0)
  }
  switch (mode) {
    case 'equalto':
      return order() === 0
    case 'notequalto':
      return order() !== 0
    case 'greaterthan':
      return order() > 0
    case 'lessthan':
      return order() < 0
    case 'greaterthanorequalto':
      return order() >= 0
    case 'lessthanorequalto':
      return order() <= 0
    case 'regexmatch':
      return compile(other, false).test(value)
    case 'notregexmatch':
      return !compile(other, false).test(value)
    case 'in':
      return isAmong()
    case 'notin':
      return !isAmong()
    default:
      return false
  }
}

/** Below 0 when the first is smaller. NaN, which is never equal, less or more, when the two cannot be compared. */
function orderOf(one: string, other: string, culture: string, wanted?: Kind): number {
  if (one === other) return 0
  if (one === '') return -1
  if (other === '') return 1
  for (const kind of ['bool', 'number', 'moment'] as const) {
    if (wanted && wanted !== kind) continue
    const [first, second] = [keyOf(one, kind, culture), keyOf(other, kind, culture)]
    if (first !== undefined && second !== undefined) return first - second
  }
  if (wanted && wanted !== 'text') return Number.NaN
  return one < other ? -1 : 1
}

function keyOf(text: string, kind: Exclude<Kind, 'text'>, culture: string): number | undefined {
  if (kind === 'bool') return isBoolean(text) ? Number(text.toLowerCase() === 'true') : undefined
  return kind === 'number' ? parseNumber(text, culture) : momentOf(text, culture)
}

/** Returns seconds: of a day of the culture or of ISO, of a time of day, or of both. */
function momentOf(text: string, culture: string): number | undefined {
  const [, date = '', hours = '0', minutes = '0', seconds = '0'] =
    /^(.*?)(?:(?:^|[T\s]+)(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text.trim()) ?? []
  const isTimeOnly = date === ''
  const day = isTimeOnly ? { year: 0, month: 0, day: 0 } : (parseDate(date, culture) ?? parseIsoDate(date))
  if (!day || (isTimeOnly && !text.includes(':'))) return undefined
  const days = (day.year * 12 + day.month) * 31 + day.day
  return days * 86_400 + Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
}
