/** The colours of the quarters of a picture of the tests, from its upper left clockwise. */
export const QUARTERS = ['red', 'lime', 'blue', 'yellow'] as const

/** A picture of so many pixels whose quarters have four colours, as a file. */
export async function pictureFile(
  width: number,
  height: number,
  name = 'photo.png',
  type = 'image/png',
): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  for (const [index, [x, y]] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].entries()) {
    context.fillStyle = QUARTERS[index] as string
    context.fillRect(((x as number) * width) / 2, ((y as number) * height) / 2, width / 2, height / 2)
  }
  const blob = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made as Blob), type))
  return new File([blob], name, { type })
}

/** The size of a picture and the colours of its quarters, from its upper left clockwise. */
export async function quartersOf(file: Blob): Promise<{ size: string; quarters: string }> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  context.drawImage(bitmap, 0, 0)
  const names: Record<string, string> = {
    '255,0,0': 'red',
    '0,255,0': 'lime',
    '0,0,255': 'blue',
    '255,255,0': 'yellow',
  }
  const at = (x: number, y: number) => names[[...context.getImageData(x, y, 1, 1).data].slice(0, 3).join()] ?? '?'
  const [right, bottom] = [width - 3, height - 3]
  const quarters = [at(2, 2), at(right, 2), at(right, bottom), at(2, bottom)].join(' ')
  return { size: `${width}x${height}`, quarters }
}
