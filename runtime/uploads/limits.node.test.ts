import { expect } from '@open-wc/testing'
import { isAccepted, refusalOf } from './limits.ts'

const file = (name: string, type = '', size = 10) => ({ name, type, size })

describe('isAccepted()', () => {
  const taken: [name: string, type: string, accept: string][] = [
    ['a.jpg', 'image/jpeg', '.jpg'],
    ['photo.jpeg', 'image/jpeg', '.jpg'],
    ['PHOTO.JPG', '', '.jpeg'],
    ['a.jpe', '', '.jpg'],
    ['a.jpg', 'image/jpg', 'image/jpeg'],
    ['a.png', '', 'image/*'],
    ['a.csv', 'application/vnd.ms-excel', '.csv'],
    ['a.csv', 'application/vnd.ms-excel', 'text/csv'],
    ['a.PDF', '', 'application/pdf'],
    ['scan', 'application/pdf', '.pdf'],
    ['a.tiff', '', 'tif, png'],
    ['a.glb', '', '.glb'],
    ['a.anything', '', ''],
    ['a.anything', '', '*/*'],
  ]
  for (const [name, type, accept] of taken)
    it(`accepts ${name} (${type}) for ${accept || 'no types'} [ASSETS-35, ASSETS-36]`, () =>
      expect(isAccepted(file(name, type), accept)).to.equal(true))

  const refused: [name: string, type: string, accept: string][] = [
    ['a.gif', 'image/gif', '.png'],
    ['a.png.exe', 'image/png', '.png'],
    ['a.png.exe', '', 'image/png'],
    ['png', '', '.png'],
    ['.png/', 'folder', '.png'],
    ['a.svg', 'image/svg+xml', 'image/png, image/jpeg'],
    ['a.html', 'text/html', 'image/*'],
    ['scan', '', '.pdf'],
  ]
  for (const [name, type, accept] of refused)
    it(`refuses ${name} (${type}) for ${accept} [ASSETS-35]`, () =>
      expect(isAccepted(file(name, type), accept)).to.equal(false))
})

describe('refusalOf()', () => {
  const limits = { accept: '.pdf', maxSize: 1_000, minSize: 10 }
  it('compares the type first, then the sizes, each of which may be just reached [ASSETS-25, ASSETS-26, ASSETS-37]', () => {
    const refusals = [9, 10, 1_000, 1_001].map((size) => refusalOf(file('a.pdf', '', size), limits))
    expect(refusals).to.deep.equal(['minFileSize', undefined, undefined, 'maxFileSize'])
    expect(refusalOf(file('a.gif', '', 5_000), limits)).to.equal('acceptFileTypes')
    expect(refusalOf(file('a', '', 0), { accept: '' })).to.equal('minFileSize')
  })
})
