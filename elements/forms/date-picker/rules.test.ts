import { expect } from '@open-wc/testing'
import {
  closedDays,
  firstWeekday,
  isoOf,
  keepWithin,
  readDay,
  refusalOf,
  shiftDays,
  shiftMonths,
  weeksOf,
} from './rules.ts'

const day = (text: string) => readDay(text) as NonNullable<ReturnType<typeof readDay>>

describe('the days of a calendar', () => {
  it('goes over the ends of months and years, and over days on which clocks change', () => {
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

  it('stays within a month that is shorter', () => {
    expect(isoOf(shiftMonths(day('2026-01-31'), 1))).to.equal('2026-02-28')
    expect(isoOf(shiftMonths(day('2024-02-29'), -12))).to.equal('2023-02-28')
    expect(isoOf(shiftMonths(day('2026-01-15'), -1))).to.equal('2025-12-15')
  })

  it('begins a week as the culture does, also where the browser does not know', () => {
    for (const culture of ['fr', 'nl', 'es', 'de', 'it'] as const) {
      expect([firstWeekday(culture), firstWeekday(culture, {})]).to.deep.equal([1, 1])
    }
    expect([firstWeekday('pt'), firstWeekday('pt', {})]).to.deep.equal([0, 0])
    expect(firstWeekday('fr', { weekInfo: { firstDay: 7 } })).to.equal(0)
  })

  it('lays a month out in weeks', () => {
    const weeks = weeksOf({ year: 2026, month: 3 }, 1)
    expect(weeks.length).to.equal(6)
    expect(weeks[0]?.filter(Boolean).length).to.equal(1)
    expect(weeks[0]?.[6]?.day).to.equal(1)
    expect(weeksOf({ year: 2026, month: 3 }, 0).length).to.equal(5)
    expect(weeksOf({ year: 2027, month: 2 }, 1).flat().filter(Boolean).length).to.equal(28)
  })

  it('says why a day may not be chosen, and keeps the keys within the bounds', () => {
    const bounds = { min: day('2026-03-05'), max: day('2026-03-20'), isClosed: closedDays('0 6 2026-03-10') }
    const said = ['2026-03-04', '2026-03-21', '2026-03-10', '2026-03-08', '2026-03-09'].map((text) =>
      refusalOf(day(text), bounds),
    )
    expect(said).to.deep.equal(['tooEarly', 'tooLate', 'closed', 'closed', undefined])
    expect(isoOf(keepWithin(day('2025-01-01'), bounds))).to.equal('2026-03-05')
    expect(isoOf(keepWithin(day('2027-01-01'), bounds))).to.equal('2026-03-20')
  })
})
