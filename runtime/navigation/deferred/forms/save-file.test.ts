import { expect } from '@open-wc/testing'
import { fileName } from './save-file.ts'

describe('the name of a file', () => {
  for (const [header, name] of [
    ['attachment; filename=plain.pdf', 'plain.pdf'],
    ['attachment; filename="a; b.pdf"', 'a; b.pdf'],
    ['attachment; filename="say \\"hi\\".txt"; size=3', 'say "hi".txt'],
    ['attachment; filename="fallback.txt"; filename*=UTF-8\'fr\'%e2%82%ac%20rates.txt', '€ rates.txt'],
    ["attachment; FILENAME*=iso-8859-1''caf%e9.txt", 'café.txt'],
    ['attachment; filename = "spaced.pdf"', 'spaced.pdf'],
    ['attachment; x="filename=no.pdf"; filename=yes.pdf', 'yes.pdf'],
    ['attachment; filename=100%.pdf', '100%.pdf'],
    ['attachment', ''],
  ] as const) {
    it(`is ${JSON.stringify(name)} by ${header}`, () => {
      expect(fileName(header)).to.equal(name)
    })
  }
})
