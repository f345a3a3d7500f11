import { expect } from '@open-wc/testing'
import { readMonth, startOf } from './rules.ts'

describe('a month of news', () => {
  it('is parsed from a year and a month, with a day or without', () => {
    expect(['2026-03', '2026-03-31'].map(readMonth)).to.deep.equal(Array(2).fill({ year: 2026, month: 3 }))
    for (const text of ['', '2026-13', '2026-00', '2026-3', '03-2026'])
      expect(readMonth(text), text).to.equal(undefined)
  })

  it('is first focused at the chosen day, else today, else at the first day with news', () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-03']
    const [first = '', second = '', third = ''] = days
    expect(startOf(days, third, second, [first])).to.equal(third)
    expect(startOf(days, '2026-02-03', second, [first])).to.equal(second)
    expect(startOf(days, '', '2026-04-01', [third])).to.equal(third)
    expect(startOf(days, '', '2026-04-01', [])).to.equal(first)
  })
})
