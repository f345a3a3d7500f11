import { expect } from '@open-wc/testing'
import { readEnd, secondsOf, toReadOut, unitsOf, untilNext } from './rules.ts'

describe('<sale-countdown> rules', () => {
  it('read day before month, at midnight here [CONTENT-49]', () => {
    expect(readEnd('05/06/2030', '')).to.equal(new Date(2030, 5, 5).getTime())
  })

  it('read a time of day, local or in a zone [CONTENT-50]', () => {
    expect(readEnd('05/06/2030 12:00:00', '')).to.equal(new Date(2030, 5, 5, 12).getTime())
    expect(readEnd('05/06/2030', '')).to.equal(readEnd('05/06/2030 00:00:00', ''))
    expect(readEnd('05/06/2030 12:00:00', '+02:00')).to.equal(Date.UTC(2030, 5, 5, 10))
    expect(readEnd('05/06/2030 12:00:00', '-09:30')).to.equal(Date.UTC(2030, 5, 5, 21, 30))
    expect(readEnd('05/06/2030', '+00:00')).to.equal(Date.UTC(2030, 5, 5))
  })

  it('are undefined for an invalid date', () => {
    const wrong = ['', '31/02/2030', '2030-06-05', '06/13/2030', '5/6/2030', '05/06/30', '05/06/2030 24:00:00']
    const more = ['05/06/2030 12:60:00', '05/06/2030 12:00', '05/06/2030T12:00:00', '00/01/2030', '<b>']
    for (const text of [...wrong, ...more]) expect(readEnd(text, ''), text).to.equal(undefined)
    for (const zone of ['2', '+2:00', '+15:00', 'Europe/Paris']) expect(readEnd('05/06/2030', zone)).to.equal(undefined)
  })

  it('show the last second until it is over', () => {
    expect([5_000, 4_999, 1, 0, -5_000].map(secondsOf)).to.deep.equal([5, 5, 1, 0, 0])
    expect([5_000, 4_250, 1].map(untilNext)).to.deep.equal([1_000, 250, 1])
  })

  it('count in days, hours, minutes and seconds', () => {
    const values = (seconds: number) => unitsOf(seconds).map(({ value }) => value)
    expect(values(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5)).to.deep.equal([2, 3, 4, 5])
    expect(values(86_399)).to.deep.equal([23, 59, 59])
    expect(values(60)).to.deep.equal([0, 1, 0])
  })

  it('are announced seldom, and after a jump only the latest', () => {
    expect([toReadOut(3_601, 3_600), toReadOut(3_600, 3_599), toReadOut(61, 60)]).to.deep.equal([3_600, undefined, 60])
    expect([toReadOut(4_000, 50), toReadOut(61, 0)]).to.deep.equal([60, undefined])
  })
})
