import { expect } from '@open-wc/testing'
import { CULTURES } from '../page/settings.ts'
import { formatDay, formatMoney, formatNumber } from './culture.ts'
import { parseNumber } from './typed-number.ts'

describe('numbers of a culture', () => {
  const cases = [
    ['fr', '1,5', 1.5],
    ['fr', '1.5', 1.5],
    ['fr', '1 234,5', 1234.5],
    ['fr', '1\u202f234\u202f567', 1234567],
    ['fr', '-2', -2],
    ['fr', ',5', 0.5],
    ['fr', '5abc', undefined],
    ['fr', '1 2', undefined],
    ['fr', '', undefined],
    ['fr', '1e3', undefined],
    ['de', '1.234', 1234],
    ['de', '1.234,5', 1234.5],
    ['de', '1.5', 1.5],
    ['pt', '12 345,67', 12345.67],
    ['en', '1,234.5', 1234.5],
    ['en', '1,5', 1.5],
    ['en', '1,23,456', undefined],
    ['en-IN', '1,23,456.5', 123456.5],
    ['de-CH', "1'234.50", 1234.5],
    ['de-CH', '1’234.50', 1234.5],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['ar-EG', '12.5', 12.5],
    ['ar-EG', '١٫٥', 1.5],
    ['fr', '١٢', 12],
    ['de-AT', '1.500', 1500],
    ['de-AT', '1 500,5', 1500.5],
    ['ar-EG', '1,500', 1500],
    ['sv', '−2', -2],
  ] as const

  for (const [culture, text, value] of cases) {
    it(`reads "${text}" in ${culture} as ${value}`, () => expect(parseNumber(text, culture)).to.equal(value))
  }

  it('writes and reads those of English in a language without data, whoever the visitor is', () => {
    expect([formatNumber(1234.5, {}, 'tlh'), parseNumber('1,234.5', 'tlh')]).to.deep.equal(['1,234.5', 1234.5])
    expect(formatDay({ year: 2026, month: 3, day: 4 }, undefined, 'tlh')).to.equal('March 4, 2026')
  })

  it('writes numbers and money; pt is Portugal', () => {
    expect(formatNumber(1.5, {}, 'de')).to.equal('1,5')
    expect(formatMoney(12345.5, 'EUR', 'pt')).to.match(/^12\s345,50\s€$/)
    expect(formatMoney(24, 'EUR', 'fr')).to.match(/^24,00\s€$/)
  })

  for (const culture of [...CULTURES, 'en', 'en-IN', 'de-CH', 'sv', 'pl', 'ar-EG', 'fa', 'hi', 'ja']) {
    it(`reads the output of Intl in ${culture}`, () =>
      expect(parseNumber(formatNumber(1234567.25, {}, culture), culture)).to.equal(1234567.25))
  }
})

describe('days of a culture', () => {
  const first = { year: 2026, month: 11, day: 1 }

  it('writes a day alike in every zone, and counts the first of a month in French alone', () => {
    expect(formatDay(first, undefined, 'fr')).to.equal('1er novembre 2026')
    expect(formatDay(first, { dateStyle: 'full' }, 'fr')).to.equal('dimanche 1er novembre 2026')
    expect(formatDay({ ...first, day: 11 }, undefined, 'fr')).to.equal('11 novembre 2026')
    expect(formatDay(first, { month: 'long', year: 'numeric' }, 'fr')).to.equal('novembre 2026')
    expect(formatDay(first, undefined, 'de')).to.equal('1. November 2026')
    expect(formatDay(first, undefined, 'pt')).to.equal('1 de novembro de 2026')
  })

  it('writes a moment in the zone of its style', () => {
    const moment = new Date('2026-10-31T23:30:00Z')
    expect(formatDay(moment, { dateStyle: 'long', timeZone: 'Europe/Brussels' }, 'fr')).to.equal('1er novembre 2026')
    expect(formatDay(moment, { dateStyle: 'long', timeZone: 'UTC' }, 'fr')).to.equal('31 octobre 2026')
  })
})
