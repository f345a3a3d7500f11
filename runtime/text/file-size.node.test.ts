import { expect } from '@open-wc/testing'
import { sizeText } from './file-size.ts'

describe('the size of a file', () => {
  for (const [bytes, language, text] of [
    [0, 'fr', '0 o'],
    [999, 'fr', '999 o'],
    [1_500, 'fr', '1,5 ko'],
    [146_480, 'de', '146,5 kB'],
    [1_234_567, 'pt-PT', '1,2 MB'],
    [3_000_000_000, 'nl', '3 GB'],
  ] as const)
    it(`of ${bytes} bytes is ${text} in ${language}`, () => {
      expect(sizeText(bytes, language).replace(/\s/g, ' ')).to.equal(text)
    })
})
