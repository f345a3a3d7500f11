import { expect } from '@open-wc/testing'
import { fittingWidth, loadOrder, nearestPlace } from './frames.ts'
import { frameAddresses, wrapped } from './rules.ts'

describe('<product-spin> rules', () => {
  it('read a range in its digits, forward and back', () => {
    expect(frameAddresses('/s-{08..11}.webp')).to.deep.equal(['/s-08.webp', '/s-09.webp', '/s-10.webp', '/s-11.webp'])
    expect(frameAddresses('/s{3..1}-{width}.webp?v=1', 320)).to.deep.equal([
      '/s3-320.webp?v=1',
      '/s2-320.webp?v=1',
      '/s1-320.webp?v=1',
    ])
  })

  it('read a list', () => {
    expect(frameAddresses(' ["/a-{width}.webp", "/b.webp"] ', 640)).to.deep.equal(['/a-640.webp', '/b.webp'])
  })

  it('are empty for anything but a turn', () => {
    const wrong = ['', '/s.webp', '["/one.webp"]', '[1,2]', '["", "/a"]', '[oops', '/s{1..1}.webp', '/s{1..361}.webp']
    for (const text of [...wrong, '/s{0..99999999999}.webp']) expect(frameAddresses(text), text).to.deep.equal([])
  })

  it('are no more photos than a turn has degrees', () => {
    const list = (count: number) => frameAddresses(JSON.stringify(Array(count).fill('/s.webp')))
    expect([list(360).length, list(361).length]).to.deep.equal([360, 0])
  })

  it('have the width that the screen needs, of at most two pixels for one', () => {
    expect(fittingWidth('640,320', 300, 1)).to.equal(320)
    expect(fittingWidth('640,320', 352, 1)).to.equal(320)
    expect(fittingWidth('640,320', 353, 1)).to.equal(640)
    expect(fittingWidth('320,640,1280', 300, 3)).to.equal(640)
    expect(fittingWidth('320,640', 2000, 1)).to.equal(640)
    expect(fittingWidth('', 300, 1)).to.equal(undefined)
  })

  it('fetch the quarters first, every photo once', () => {
    const order = loadOrder(36)
    expect(order.slice(0, 4)).to.deep.equal([0, 9, 18, 27])
    expect([...order].sort((one, other) => one - other)).to.deep.equal(Array.from({ length: 36 }, (_, place) => place))
    for (const count of [2, 3, 5, 7, 24, 360]) expect(new Set(loadOrder(count)).size, `${count}`).to.equal(count)
  })

  it('continue past the end, and find the nearest photo in either direction', () => {
    expect([wrapped(-1, 36), wrapped(36, 36), wrapped(73, 36)]).to.deep.equal([35, 0, 1])
    const has = (place: number) => [0, 9].includes(place)
    expect([nearestPlace(34, 36, has), nearestPlace(6, 36, has)]).to.deep.equal([0, 9])
    expect(nearestPlace(6, 36, () => false)).to.equal(undefined)
  })
})
