import type { Field } from '../../../runtime/forms/field-message.ts'
import type { Constraint } from './native.ts'
import type { LazyRules } from './rules/registry.ts'
import { missing, type Texts } from './texts.ts'

export function ruleMessage(field: Field, rule: string, t: Texts, lazyRules: LazyRules | undefined): string {
  const bound = (name: string) => field.getAttribute(`data-val-${rule}-${name}`) ?? ''
  const [min, max] = [bound('min'), bound('max')]
  switch (rule) {
    case 'required':
    case 'mandatory':
    case 'enforcetrue':
      return missing(field, t)
    case 'length':
      if (min && field.value.length < Number(min)) return t.minLength({ count: min })
      return t.maxLength({ count: max })
    case 'minlength':
      return t.minLength({ count: min })
    case 'maxlength':
      return t.maxLength({ count: max })
    case 'regex':
      return t.pattern
    case 'equalto':
      return t.equalTo
    case 'email':
      return t.email
    default:
      return lazyRules?.lazyRuleMessage(field, rule, t) ?? t.invalid
  }
}

export function constraintMessage(
  field: Field,
  constraint: Constraint,
  t: Texts,
  lazyRules: LazyRules | undefined,
): string {
  const count = field.getAttribute(constraint) ?? ''
  switch (constraint) {
    case 'required':
      return missing(field, t)
    case 'minlength':
      return t.minLength({ count })
    case 'maxlength':
      return t.maxLength({ count })
    case 'pattern':
      return field.title || t.pattern
    case 'email':
    case 'url':
      return t[constraint]
    case 'number':
      return field.type === 'number' ? t.number : t.invalid
    default:
      return lazyRules?.boundMessage(field, constraint, t) ?? t.invalid
  }
}
