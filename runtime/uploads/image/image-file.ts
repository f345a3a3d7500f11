export type ImageSize = { width: number; height: number }

/** The size of the picture in a file, upright as it is shown; undefined if the browser cannot show it. */
export async function measureImage(file: Blob): Promise<ImageSize | undefined> {
  try {
    const { width, height } = await withBitmap(file, ({ width, height }) => ({ width, height }))
    return { width, height }
  } catch {
    return undefined
  }
}

/**
 * Types that a canvas may write. Files of another type are written as PNG; so is WebP if the browser cannot write it.
 */
const WRITABLE = /^image\/(jpeg|png|webp)$/

const QUALITY = 0.92

/** The picture of a file, turned clockwise by 90, 180 or 270 degrees. Fails if the browser cannot show it. */
export async function turnImage(file: Blob, degrees: number, name: string): Promise<File> {
  const type = WRITABLE.test(file.type) ? file.type : 'image/png'
  const canvas = await withBitmap(file, (bitmap) => turned(bitmap, degrees))
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY))
  if (!blob) throw new TypeError('the canvas could not be written')
  const ending = blob.type.replace('image/', '.')
  return new File([blob], blob.type === file.type ? name : name.replace(/\.[^.]*$/, '') + ending, { type: blob.type })
}

function turned(bitmap: ImageBitmap, degrees: number): HTMLCanvasElement {
  const isOnSide = degrees % 180 !== 0
  const canvas = document.createElement('canvas')
  canvas.width = isOnSide ? bitmap.height : bitmap.width
  canvas.height = isOnSide ? bitmap.width : bitmap.height
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('the canvas has no context')
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  return canvas
}

async function withBitmap<T>(file: Blob, use: (bitmap: ImageBitmap) => T): Promise<T> {
  const bitmap = await createImageBitmap(file)
  try {
    return use(bitmap)
  } finally {
    bitmap.close()
  }
}

/** The angle after a further quarter turn: 0, 90, 180 or 270 degrees clockwise. */
export const turnBy = (degrees: number, by: 90 | -90): number => (degrees + by + 360) % 360

/** Fetches the picture of an address of the page. Fails if it cannot be loaded. */
export async function fetchImage(url: string): Promise<Blob> {
  const response = await fetch(url)
  if (!response.ok) throw new TypeError(`${url} was answered with ${response.status}`)
  return response.blob()
}
