import { expect } from '@open-wc/testing'
import { turnImage } from './image-file.ts'

const { toBlob } = HTMLCanvasElement.prototype

/** A picture of 2 to 1 pixels. */
function picture(type: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 2
  canvas.height = 1
  canvas.getContext('2d')
  return new Promise((done) => toBlob.call(canvas, (blob) => done(blob as Blob), type))
}

/** A browser that writes no WebP, such as WebKit: it writes PNG, and only the blob's type shows that. */
const writeNoWebP = () => {
  HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
    toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality)
  }
}

describe('a picture that is turned', () => {
  afterEach(() => {
    HTMLCanvasElement.prototype.toBlob = toBlob
  })

  it('keeps its type and its name', async () => {
    const file = await turnImage(await picture('image/jpeg'), 90, 'vase.of.clay.jpg')
    expect([file.name, file.type]).to.deep.equal(['vase.of.clay.jpg', 'image/jpeg'])
    const { width, height } = await createImageBitmap(file)
    expect([width, height]).to.deep.equal([1, 2])
  })

  it('is named by the type that the browser has written, if it cannot write its own', async () => {
    const webp = new Blob([await picture('image/png')], { type: 'image/webp' })
    writeNoWebP()
    const file = await turnImage(webp, 180, 'vase.webp')
    expect([file.name, file.type]).to.deep.equal(['vase.png', 'image/png'])
    expect(new Uint8Array(await file.slice(1, 4).arrayBuffer())).to.deep.equal(new TextEncoder().encode('PNG'))
  })

  it('is a PNG if no canvas can write its type', async () => {
    const gif = new Blob([await picture('image/png')], { type: 'image/gif' })
    const file = await turnImage(gif, 90, 'vase')
    expect([file.name, file.type]).to.deep.equal(['vase.png', 'image/png'])
  })
})
