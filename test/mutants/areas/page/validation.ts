import type { Subject } from '../../mutant.ts'

export const validation: readonly Subject[] = [
  {
    file: 'elements/forms/form-validator/rules/text.ts',
    tests: ['elements/forms/form-validator/rules/rules.node.test.ts'],
    faults: [
      ['limit > 0 ? limit', 'limit >= 0 ? limit', 'FORM-01'],
      ['limit !== undefined && limit > 0 ?', 'limit !== undefined && limit !== 0 ?', 'FORM-02'],
      ["subject.value.length <= (bound(subject, 'max')", "subject.value.length < (bound(subject, 'max')", 'FORM-03'],
      ["subject.value.length >= (bound(subject, 'min')", "subject.value.length > (bound(subject, 'min')", 'FORM-21'],
      ['?? Infinity', '?? 4_000', 'LIMIT-105'],
      ['`^(?:${source})$`', '`^${source}$`', 'FORM-10'],
      ['if (other && !isTrue(other)) return true', 'if (other && isTrue(other)) return true', 'FORM-20'],
      ["value.toLowerCase() === 'true'", "value === 'true'", 'FORM-20'],
      ['subject.isTicked !== undefined || isFilled', 'subject.isTicked || isFilled', 'FORM-16'],
      ["pattern.startsWith('(?i)') ? 'i' : ''", "pattern.startsWith('(?i)') ? '' : ''"],
    ],
  },
  {
    file: 'elements/forms/form-validator/rules/rule.ts',
    tests: ['elements/forms/form-validator/rules/rules.node.test.ts'],
    faults: [
      ["subject.value.trim() === '' ||", "subject.value !== '' ||", 'FORM-10'],
      ['[^\\s\\p{Default_Ignorable_Code_Point}\\u2800]', '[^\\s]'],
    ],
  },
  {
    file: 'elements/forms/form-validator/rules/email.ts',
    tests: ['elements/forms/form-validator/rules/rules.node.test.ts'],
    faults: [
      ['isEmail(value.trim())', 'isEmail(value)', 'FORM-08'],
      ['(?:${LABEL}\\\\.)+${LABEL}', '(?:${LABEL}\\\\.)*${LABEL}', 'FORM-09'],
    ],
  },
]
