import { expect } from '@open-wc/testing'
import { turnImage } from './image-file.ts'

const { toBlob } = HTMLCanvasElement.prototype

/** A picture of some pixels. */
const picture = (type: string): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 3, height: 2 })
  return new Promise((done) => toBlob.call(canvas, (blob) => done(blob as Blob), type))
}

describe('a picture that is turned', () => {
  afterEach(() => {
    HTMLCanvasElement.prototype.toBlob = toBlob
  })

  it('keeps its name and type where the browser writes that type', async () => {
    const { name, type } = await turnImage(await picture('image/jpeg'), 90, 'vase.jpg')
    expect([name, type]).to.deep.equal(['vase.jpg', 'image/jpeg'])
  })

  it('has the name and type of what the browser wrote instead, as Safari does of WebP', async () => {
    HTMLCanvasElement.prototype.toBlob = function (done) {
      toBlob.call(this, done, 'image/png')
    }
    const { name, type } = await turnImage(await picture('image/webp'), 90, 'vase.blue.webp')
    expect([name, type]).to.deep.equal(['vase.blue.png', 'image/png'])
  })
})
