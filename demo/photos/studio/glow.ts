import { at } from './numbers.ts'

const STEP = 8

/** Light that a lens scatters around a lamp: the bright parts, blurred wide, are added to the picture. */
export function glow(picture: Float32Array, width: number, height: number): void {
  const columns = Math.ceil(width / STEP)
  const rows = Math.ceil(height / STEP)
  let small = bright(picture, width, height, columns, rows)
  const reach = Math.max(1, Math.round(columns * 0.07))
  for (let pass = 0; pass < 3; pass++) {
    small = blur(small, columns, rows, 1, reach)
    small = blur(small, columns, rows, columns, reach)
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      spread(picture, (y * width + x) * 3, small, x / STEP - 0.5, y / STEP - 0.5, columns, rows)
  }
}

function bright(picture: Float32Array, width: number, height: number, columns: number, rows: number): Float32Array {
  const small = new Float32Array(columns * rows * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = (Math.floor(y / STEP) * columns + Math.floor(x / STEP)) * 3
      const from = (y * width + x) * 3
      // Lamp light is warm; a point with as much blue as red is paper or glaze.
      const warm = Math.max(0, at(picture, from) - at(picture, from + 2) * 1.35 - 0.12)
      const share = Math.min(1.5, warm * 1.6) / (STEP * STEP)
      small[cell] = at(small, cell) + share
      small[cell + 1] = at(small, cell + 1) + share * 0.68
      small[cell + 2] = at(small, cell + 2) + share * 0.36
    }
  }
  return small
}

function blur(from: Float32Array, columns: number, rows: number, stride: number, reach: number): Float32Array {
  const out = new Float32Array(from.length)
  const length = stride === 1 ? columns : rows
  const lines = stride === 1 ? rows : columns
  for (let line = 0; line < lines; line++) {
    const start = stride === 1 ? line * columns : line
    for (let i = 0; i < length; i++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0
        for (let j = Math.max(0, i - reach); j <= Math.min(length - 1, i + reach); j++) {
          sum += at(from, (start + j * stride) * 3 + c)
        }
        out[(start + i * stride) * 3 + c] = sum / (2 * reach + 1)
      }
    }
  }
  return out
}

function spread(
  picture: Float32Array,
  pixel: number,
  small: Float32Array,
  x: number,
  y: number,
  columns: number,
  rows: number,
): void {
  const left = Math.min(columns - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(rows - 1, Math.max(0, Math.floor(y)))
  const right = Math.min(columns - 1, left + 1)
  const low = Math.min(rows - 1, top + 1)
  const u = Math.min(1, Math.max(0, x - left))
  const v = Math.min(1, Math.max(0, y - top))
  for (let c = 0; c < 3; c++) {
    const above = at(small, (top * columns + left) * 3 + c) * (1 - u) + at(small, (top * columns + right) * 3 + c) * u
    const below = at(small, (low * columns + left) * 3 + c) * (1 - u) + at(small, (low * columns + right) * 3 + c) * u
    picture[pixel + c] = at(picture, pixel + c) + (above * (1 - v) + below * v) * 0.5
  }
}
