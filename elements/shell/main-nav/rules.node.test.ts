import { expect } from '@open-wc/testing'
import { afterScroll, currentLink, OFFSET, type Scrolling } from './rules.ts'

const END = 3_000
const SITE = 'https://shop.example'

/** The state after a sequence of scroll positions. */
const after = (...positions: number[]): boolean =>
  positions.reduce<Scrolling>((state, y) => afterScroll(state, y, END, OFFSET), { turn: 0, isHidden: false }).isHidden

describe('the scroll rule of the navigation', () => {
  it('hides on the way down only beyond 60 px [LIMIT-072]', () => {
    expect([after(50), after(60), after(61), after(50, 100)]).to.deep.equal([false, false, true, true])
  })

  it('shows while scrolling up, and at the top in any case [SHELL-16]', () => {
    expect([after(800, 790), after(800, 60), after(800, 0)]).to.deep.equal([false, false, false])
  })

  it('adds small steps of one direction, and ignores jitter', () => {
    const down = Array.from({ length: 40 }, (_, step) => 400 + step)
    expect(after(...down)).to.equal(true)
    expect([after(400, 396), after(400, 396, 400, 393), after(400, 391)]).to.deep.equal([true, true, false])
    expect([after(400, 300, 306), after(400, 300, 306, 301), after(400, 300, 309)]).to.deep.equal([false, false, true])
    expect(after(400, 396, 392, 388)).to.equal(false)
  })

  it('ignores elastic overscroll', () => {
    expect(after(END, END + 120, END + 40, END)).to.equal(true)
    expect(after(0, -120, -40, 0)).to.equal(false)
  })
})

describe('the current link', () => {
  const links = [
    '/fr/',
    '/fr/catalog',
    '/fr/catalog/vases',
    '/fr/catalog?brand=2',
    'https://elsewhere.example/fr/catalog/vases/lune',
  ]
  const found = (path: string) =>
    currentLink(
      links.map((href) => ({ href: new URL(href, SITE).href, name: href })),
      new URL(path, SITE),
      '/fr',
    )?.name

  it('is the link with the longest path that the address begins with, by whole segments', () => {
    expect(found('/fr/catalog/vases/lune')).to.equal('/fr/catalog/vases')
    expect(found('/fr/catalog/vases/?page=2#top')).to.equal('/fr/catalog/vases')
    expect(found('/fr/catalogue')).to.equal(undefined)
  })

  it('is the home page only on the home page', () => {
    expect([found('/fr'), found('/fr/'), found('/fr/pages/terms')]).to.deep.equal(['/fr/', '/fr/', undefined])
  })

  it('requires the query of the link', () => {
    expect([found('/fr/catalog?q=a&brand=2'), found('/fr/catalog?brand=3')]).to.deep.equal([
      '/fr/catalog?brand=2',
      '/fr/catalog',
    ])
  })
})
