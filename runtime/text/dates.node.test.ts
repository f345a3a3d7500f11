import { expect } from '@open-wc/testing'
import { CULTURES } from '../page/settings.ts'
import { compareDays, daysInMonth, formatDate, parseDate, parseIsoDate } from './dates.ts'

const day = (year: number, month: number, date: number) => ({ year, month, day: date })

describe('dates of a culture', () => {
  const written = {
    fr: '04/03/2026',
    nl: '4-3-2026',
    es: '04/03/2026',
    de: '04.03.2026',
    it: '04/03/2026',
    pt: '04/03/2026',
  }

  for (const culture of CULTURES) {
    it(`writes and reads the short format of ${culture} [FORM-29]`, () => {
      expect(formatDate(day(2026, 3, 4), culture)).to.equal(written[culture])
      expect(parseDate(written[culture], culture)).to.deep.equal(day(2026, 3, 4))
    })
  }

  const others = [
    ['en', '3/4/2026'],
    ['en-GB', '04/03/2026'],
    ['nl-NL', '4-3-2026'],
    ['sv', '2026-03-04'],
    ['fr-CA', '04/03/2026'],
    ['nl-BE', '4-3-2026'],
    ['pt-BR', '04/03/2026'],
    ['hu', '2026. 03. 04'],
    ['bg', '4.03.2026'],
    ['ar-EG', '4/3/2026'],
    ['th', '4/3/2026'],
  ] as const
  for (const [culture, text] of others) {
    it(`writes and reads ${text} in ${culture}, as Intl has it`, () => {
      expect(formatDate(day(2026, 3, 4), culture)).to.equal(text)
      expect(parseDate(text, culture)).to.deep.equal(day(2026, 3, 4))
    })
  }

  const cases = [
    ['nl', '4-3-2026', day(2026, 3, 4)],
    ['nl', '04-03-26', day(2026, 3, 4)],
    ['nl', '4/3/2026', undefined],
    ['fr', '31/12/2026', day(2026, 12, 31)],
    ['fr', ' 1/2/2026 ', day(2026, 2, 1)],
    ['fr', '12/31/2026', undefined],
    ['fr', '01/13/2026', undefined],
    ['fr', '31/02/2026', undefined],
    ['fr', '29/02/2024', day(2024, 2, 29)],
    ['fr', '29/02/2026', undefined],
    ['fr', '29/02/1900', undefined],
    ['fr', '1/1/46', day(2046, 1, 1)],
    ['fr', '1/1/47', day(1947, 1, 1)],
    ['fr', '1/1/00', day(2000, 1, 1)],
    ['fr', '1/1/126', undefined],
    ['fr', '0/1/2026', undefined],
    ['fr', '1/1/0000', undefined],
    ['fr', '1/1/2026/1', undefined],
    ['fr', '', undefined],
    ['de', '31.12.2024', day(2024, 12, 31)],
    ['de', '31/12/2024', undefined],
    ['nl-NL', '4-3-2026', day(2026, 3, 4)],
    ['en', '12/31/2026', day(2026, 12, 31)],
    ['en', '31/12/2026', undefined],
    ['en-GB', '31/12/2026', day(2026, 12, 31)],
    ['sv', '2026-3-4', day(2026, 3, 4)],
    ['sv', '26-03-04', day(2026, 3, 4)],
    ['hu', '2026. 03. 04.', day(2026, 3, 4)],
    ['hu', '2026.3.4', day(2026, 3, 4)],
    ['hu', '2026-03-04', undefined],
    ['bg', '31.12.2026 г.', day(2026, 12, 31)],
    ['bg', '31.12.2026 годa', undefined],
    ['ar', '٣١/١٢/٢٠٢٦', day(2026, 12, 31)],
    ['ar-EG', '٤/٣/٢٠٢٦', day(2026, 3, 4)],
    ['ko', '2026. 3. 4.', day(2026, 3, 4)],
  ] as const

  for (const [culture, text, read] of cases) {
    it(`reads "${text}" in ${culture} as ${read ? formatDate(read, culture) : 'no date'} [FORM-29]`, () => {
      expect(parseDate(text, culture, 2026)).to.deep.equal(read)
    })
  }

  it('reads the values of native date fields, and orders days', () => {
    expect(parseIsoDate('2026-12-31')).to.deep.equal(day(2026, 12, 31))
    expect(parseIsoDate('2026-02-31')).to.equal(undefined)
    expect(parseIsoDate('26-2-3')).to.equal(undefined)
    expect(compareDays(day(2026, 1, 2), day(2025, 12, 31))).to.be.above(0)
    expect(compareDays(day(2026, 2, 1), day(2026, 1, 31))).to.be.above(0)
    expect(compareDays(day(2026, 1, 2), day(2026, 1, 2))).to.equal(0)
    expect(daysInMonth(50, 2)).to.equal(28)
  })
})
