import type { Subject } from '../../mutant.ts'

export const texts: readonly Subject[] = [
  {
    file: 'runtime/text/typed-number.ts',
    tests: ['runtime/text/culture.node.test.ts'],
    faults: [
      ["values('group')", "values('literal')"],
      ["values('integer')[0]?.at(-2)?.length ?? 3", '3'],
      ["const invariant = plain.replace(',', '.')", 'const invariant = plain'],
      ["replace(/\\s/g, ' ')", "replace(/ /g, ' ')"],
    ],
  },
  {
    file: 'runtime/text/dates.ts',
    tests: ['runtime/text/dates.node.test.ts'],
    faults: [
      ["nl: 'd-M-yyyy'", "nl: 'dd-MM-yyyy'", 'FORM-29'],
      ["de: 'dd.MM.yyyy'", "de: 'dd/MM/yyyy'", 'FORM-29'],
      ['YEARS_AHEAD = 20', 'YEARS_AHEAD = 19', 'FORM-29'],
      ['day <= daysInMonth(year, month)', 'day <= 31', 'FORM-29'],
      ['month <= 12 &&', 'month <= 13 &&', 'FORM-29'],
      ['one.month - other.month ||', ''],
    ],
  },
  {
    file: 'runtime/text/day-steps.ts',
    tests: ['elements/forms/date-picker/rules.test.ts'],
    faults: [
      ['day: Math.min(day, daysInMonth(year, month))', 'day'],
      ['isRightToLeft ? -1 : 1', 'isRightToLeft ? 1 : 1'],
      ['return isInYears(next) ? next : day', 'return next'],
      ['SUNDAY.test(region) ? 7', 'SUNDAY.test(region) ? 1'],
    ],
  },
  {
    file: 'elements/forms/date-picker/rules.ts',
    tests: ['elements/forms/date-picker/rules.test.ts'],
    faults: [
      [
        "if (min && compareDays(day, min) < 0) return 'tooEarly'",
        "if (min && compareDays(day, min) <= 0) return 'tooEarly'",
      ],
      [
        "if (max && compareDays(day, max) > 0) return 'tooLate'",
        "if (max && compareDays(day, max) >= 0) return 'tooLate'",
      ],
      ['closed.has(String(weekdayOf(day))) ||', ''],
      ['before: 110', 'before: 109'],
      ['by > 0 ? 1 : daysInMonth', 'by < 0 ? 1 : daysInMonth'],
    ],
  },
]
