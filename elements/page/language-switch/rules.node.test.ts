import { expect } from '@open-wc/testing'
import { addressIn, isPassing, nameOf, readCultures } from './rules.ts'

const SITE = 'https://shop.example'

describe('the cultures to list', () => {
  it('are those of the list, each once; names that are no language are reported', () => {
    const list = ' de, pt-br,de,x y ,pt_BR,DE'
    expect(readCultures(list)).to.deep.equal({ known: ['de', 'pt-br'], unknown: ['x y'] })
    expect(readCultures('')).to.deep.equal({ known: [], unknown: [] })
  })
})

describe('an address in another culture', () => {
  const cultures = ['fr', 'nl', 'de', 'pt-BR']
  const cases: [from: string, appPath: string, to: string][] = [
    ['/fr/catalog?q=a', '', '/nl/catalog?q=a'],
    [
      '/fr/catalog/product/7/vase-fr/?variant=12&fr=fr#photos',
      '',
      '/nl/catalog/product/7/vase-fr/?variant=12&fr=fr#photos',
    ],
    ['/fr', '', '/nl'],
    ['/fr/', '', '/nl/'],
    ['/FR/x', '', '/nl/x'],
    ['/', '', '/nl/'],
    ['/docs/tags', '', '/nl/'],
    ['/fruit/fr/x', '', '/nl/'],
    ['/boutique/de/caf%C3%A9%2F?x=%20', '/boutique', '/boutique/nl/caf%C3%A9%2F?x=%20'],
    ['/boutique', '/boutique', '/boutique/nl/'],
    ['/boutiques/fr/x', '/boutique', '/boutique/nl/'],
    ['/fr//evil.example/x', '', '/nl//evil.example/x'],
    ['//fr/x', '', '/nl/'],
    ['/pt-br/x', '', '/nl/x'],
    ['/sv/x', '', '/nl/'],
  ]
  for (const [from, appPath, to] of cases) {
    it(`is ${to} for ${from} under "${appPath}" [NAV-33]`, () => {
      expect(addressIn('nl', SITE + from, { appPath, cultures })).to.equal(SITE + to)
    })
  }
})

describe('the name of a language', () => {
  it('is the name in the language itself', () => {
    expect(['fr', 'nl', 'es', 'de', 'it', 'pt', 'en', 'sv', 'pt-br', 'ar-u-nu-latn'].map(nameOf)).to.deep.equal([
      ...['Français', 'Nederlands', 'Español', 'Deutsch', 'Italiano', 'Português', 'English'],
      ...['Svenska', 'Português (Brasil)', 'العربية'],
    ])
  })
})

describe('a change of the field', () => {
  it('only selects after an arrow or a letter key', () => {
    expect(isPassing({ name: 'ArrowDown', time: 1_000 }, 1_010)).to.equal(true)
    expect(isPassing({ name: 'ArrowDown', time: 1_000 }, 1_099)).to.equal(true)
    expect(isPassing({ name: 'ArrowDown', time: 1_000 }, 1_100)).to.equal(false)
    expect(isPassing({ name: 'Enter', time: 1_000 }, 1_010)).to.equal(false)
    expect(isPassing(undefined, 1_010)).to.equal(false)
  })
})
