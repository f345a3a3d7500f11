import { warn } from '../../../../../runtime/page/warn.ts'
import type { Rule, Subject } from '../rule.ts'

type Json = Record<string, unknown>

/** A rule inside a rule: `{ method, params }`, or `{ logicaloperator, operands }`. */
export function predicateRules(ruleOf: (name: string) => Rule | undefined): Record<'predicate' | 'isvalid', Rule> {
  const holds = (operand: Json, subject: Subject): boolean => {
    const { logicaloperator: operator, operands, method, params } = lowerCased(operand)
    if (operator === undefined) {
      const rule = ruleOf(String(method).toLowerCase())
      return rule ? rule({ ...subject, parameter: reader(params) }) : true
    }
    const all = [operands].flat().filter(isObject)
    if (all.length === 0) return true
    const mode = String(operator).toLowerCase()
    if (mode === 'not') return !holds(all[0] as Json, subject)
    return mode === 'or' ? all.some((one) => holds(one, subject)) : all.every((one) => holds(one, subject))
  }
  return {
    predicate: (subject) => {
      const logicaloperator = subject.parameter('logicaloperator')
      const operands = read(subject.parameter('operands'))
      return operands === undefined || holds({ logicaloperator: logicaloperator ?? 'and', operands }, subject)
    },
    isvalid: (subject) => {
      const rule = read(subject.parameter('validationparams'))
      const name = subject.parameter('modelpropertyname')
      const other = name ? subject.other(name) : undefined
      return !isObject(rule) || holds(rule, other ? { ...subject, ...other, isTicked: other.isTicked } : subject)
    },
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const lowerCased = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name.toLowerCase(), value]))

function reader(params: unknown): (name: string) => string | undefined {
  const values = isObject(params) ? lowerCased(params) : {}
  return (name) => {
    const value = values[name] ?? undefined
    return value === undefined || typeof value === 'string' ? value : JSON.stringify(value)
  }
}

function read(text: string | undefined): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    warn('The operands of a predicate are not JSON.', 'The rule is not checked.', 'Print them JSON-encoded.', error)
    return undefined
  }
}
