import { expect } from '@open-wc/testing'
import { dayOfKey, firstWeekday, isoOf, shiftDays, shiftMonths, weeksOf } from '../../../runtime/text/day-steps.ts'
import { closedDays, keepWithin, monthBeside, readDay, refusalOf, yearsAround } from './rules.ts'

const day = (text: string) => readDay(text) as NonNullable<ReturnType<typeof readDay>>

describe('the days of a calendar', () => {
  it('crosses the ends of months and years, and days of clock changes', () => {
    for (const [from, by, to] of [
      ['2026-12-31', 1, '2027-01-01'],
      ['2026-03-01', -1, '2026-02-28'],
      ['2024-02-28', 1, '2024-02-29'],
      ['2026-03-28', 2, '2026-03-30'],
      ['2026-10-24', 2, '2026-10-26'],
    ] as const) {
      expect(isoOf(shiftDays(day(from), by)), from).to.equal(to)
    }
  })

  it('stays within a shorter month', () => {
    expect(isoOf(shiftMonths(day('2026-01-31'), 1))).to.equal('2026-02-28')
    expect(isoOf(shiftMonths(day('2024-02-29'), -12))).to.equal('2023-02-28')
    expect(isoOf(shiftMonths(day('2026-01-15'), -1))).to.equal('2025-12-15')
  })

  it('begins a week on the day of the culture, also without support of the browser', () => {
    for (const culture of ['fr', 'nl', 'es', 'de', 'it'] as const) {
      expect([firstWeekday(culture), firstWeekday(culture, {})]).to.deep.equal([1, 1])
    }
    for (const culture of ['pt', 'en', 'ja']) {
      expect([firstWeekday(culture), firstWeekday(culture, {})]).to.deep.equal([0, 0])
    }
    expect([firstWeekday('en-GB', {}), firstWeekday('ar-EG', {})]).to.deep.equal([1, 6])
    expect(firstWeekday('fr', { weekInfo: { firstDay: 7 } })).to.equal(0)
  })

  it('arranges a month in weeks', () => {
    const weeks = weeksOf({ year: 2026, month: 3 }, 1)
    expect(weeks.length).to.equal(6)
    expect(weeks[0]?.filter(Boolean).length).to.equal(1)
    expect(weeks[0]?.[6]?.day).to.equal(1)
    expect(weeksOf({ year: 2026, month: 3 }, 0).length).to.equal(5)
    expect(weeksOf({ year: 2027, month: 2 }, 1).flat().filter(Boolean).length).to.equal(28)
  })

  it('returns the reason why a day is not available, and keeps the keys within the bounds', () => {
    const bounds = { min: day('2026-03-05'), max: day('2026-03-20'), isClosed: closedDays('0 6 2026-03-10') }
    const said = ['2026-03-04', '2026-03-21', '2026-03-10', '2026-03-08', '2026-03-09'].map((text) =>
      refusalOf(day(text), bounds),
    )
    expect(said).to.deep.equal(['tooEarly', 'tooLate', 'closed', 'closed', undefined])
    expect(['2026-03-05', '2026-03-20'].map((text) => refusalOf(day(text), bounds))).to.deep.equal([
      undefined,
      undefined,
    ])
    expect(isoOf(keepWithin(day('2025-01-01'), bounds))).to.equal('2026-03-05')
    expect(isoOf(keepWithin(day('2027-01-01'), bounds))).to.equal('2026-03-20')
  })

  it('returns the month before or after, unless it is beyond the bounds', () => {
    const bounds = { min: day('2026-02-10'), max: day('2026-03-20'), isClosed: () => false }
    const beside = (from: string, by: number) => monthBeside(day(from), by, bounds)
    expect([beside('2026-03-05', -1), beside('2026-02-28', 1)]).to.deep.equal([day('2026-02-10'), day('2026-03-20')])
    expect([beside('2026-02-28', -1), beside('2026-03-05', 1)]).to.deep.equal([undefined, undefined])
  })

  it('lists years within the bounds, or around the present one, and the shown one', () => {
    const open = { min: undefined, max: undefined, isClosed: () => false }
    expect([yearsAround(2026, open, 2026).at(0), yearsAround(2026, open, 2026).at(-1)]).to.deep.equal([1916, 2046])
    expect(yearsAround(1900, open, 2026)[0]).to.equal(1900)
    const bounds = { ...open, min: day('2025-05-01'), max: day('2027-05-01') }
    expect(yearsAround(2026, bounds)).to.deep.equal([2025, 2026, 2027])
  })

  it('moves left and right in the direction of the page, and never beyond years of four digits', () => {
    const key = (key: string, from: string, isRightToLeft = false, shiftKey = false) => {
      const next = dayOfKey({ key, shiftKey }, day(from), { firstDay: 1, isRightToLeft })
      return next && isoOf(next)
    }
    expect([key('ArrowRight', '2026-03-04'), key('ArrowRight', '2026-03-04', true)]).to.deep.equal([
      '2026-03-05',
      '2026-03-03',
    ])
    expect([key('PageUp', '0001-01-15'), key('PageDown', '9999-12-15', false, true)]).to.deep.equal([
      '0001-01-15',
      '9999-12-15',
    ])
    expect(key('x', '2026-03-04')).to.equal(undefined)
  })
})
