import { townNames } from './towns.ts'

/** Pixels. */
const SIZE = 256

type Street = { width: number; line: string; edge: string }

const streets: Street[] = [
  { width: 2.5, line: '#ffffff', edge: '#e2dccf' },
  { width: 5, line: '#ffffff', edge: '#d8cfbd' },
  { width: 8, line: '#fbe7b5', edge: '#dfc584' },
]

/** Pixels between streets of a kind; those of the next kind are four times as far apart. */
const BETWEEN = 46

/** A number from 0 to 1, always the same for the same place. */
function chanceAt(...place: number[]): number {
  let state = 0x9e3779b9
  for (const part of place) state = Math.imul(state ^ (part | 0), 0x85ebca6b) ^ (state >>> 13)
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32
}

/** The bend of a street at a position along it, in pixels; neighbouring tiles have the same value. */
const bend = (index: number, along: number) =>
  Math.sin(along / 310 + chanceAt(index, 1) * 6.3) * 13 + Math.sin(along / 97 + chanceAt(index, 2) * 6.3) * 5

function* linesOf(step: number, kind: number, across: number, along: number, isDown: boolean): Generator<string> {
  const first = Math.floor((across - 40) / step)
  for (let index = first; index * step < across + SIZE + 40; index += 1) {
    // A wider street replaces a smaller one.
    if (kind < 2 && index % 4 === 0) continue
    if (kind === 0 && chanceAt(index, kind, isDown ? 7 : 8) < 0.2) continue
    const points: string[] = []
    for (let at = -16; at <= SIZE + 16; at += 16) {
      const place =
        (index + chanceAt(index, kind, isDown ? 3 : 4) * 0.35) * step + bend(index * 2 + Number(isDown), along + at)
      const side = (place - across).toFixed(1)
      points.push(isDown ? `${side},${at}` : `${at},${side}`)
    }
    yield `M${points.join(' ')}`
  }
}

function* ground(left: number, top: number): Generator<string> {
  const step = BETWEEN * 4
  for (let x = Math.floor(left / step); x * step < left + SIZE; x += 1) {
    for (let y = Math.floor(top / step); y * step < top + SIZE; y += 1) {
      const kind = chanceAt(x, y, 5)
      if (kind > 0.32) continue
      const colour = kind < 0.2 ? '#d5e8c8' : '#ece4d6'
      yield `<rect x="${x * step - left + 12}" y="${y * step - top + 12}" width="${step - 24}" height="${step - 24}" rx="14" fill="${colour}"/>`
    }
  }
}

/** A river that winds across the whole map, at every zoom. */
function river(left: number, top: number): string {
  const width = 2300
  const nearest = Math.round(left / width) * width
  const points: string[] = []
  for (let at = -32; at <= SIZE + 32; at += 16) {
    const x = nearest + 420 + Math.sin((top + at) / 480) * 150 + Math.sin((top + at) / 170) * 30
    points.push(`${(x - left).toFixed(1)},${at}`)
  }
  return `<path d="M${points.join(' ')}" fill="none" stroke="#b5d5ea" stroke-width="34"/>`
}

/** The names of the towns in a tile and slightly outside of it, so that no name is cut. */
function* names(z: number, left: number, top: number): Generator<string> {
  const world = SIZE * 2 ** z
  for (const { name, latitude, longitude } of townNames) {
    const radians = (latitude * Math.PI) / 180
    const x = ((longitude + 180) / 360) * world - left
    const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * world - top
    if (x < -120 || x > SIZE + 120 || y < -30 || y > SIZE + 30) continue
    yield `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}">${name}</text>`
  }
}

/**
 * Draws a tile with invented streets around real towns, in the Mercator projection of web maps, so that positions are
 * right.
 */
export function drawTile(z: number, x: number, y: number): string {
  const [left, top] = [x * SIZE, y * SIZE]
  const isStreets = z >= 10
  const paths = streets.flatMap((street, kind) => {
    if (!isStreets && kind < 2) return []
    const step = BETWEEN * 4 ** kind
    const path = [...linesOf(step, kind, left, top, true), ...linesOf(step, kind, top, left, false)].join('')
    return [
      `<path d="${path}" stroke="${street.edge}" stroke-width="${street.width + 1.6}"/>`,
      `<path d="${path}" stroke="${street.line}" stroke-width="${street.width}"/>`,
    ]
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">
<rect width="${SIZE}" height="${SIZE}" fill="#f4efe6"/>${[...ground(left, top)].join('')}${river(left, top)}
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>
<g font-family="sans-serif" font-size="15" font-weight="600" text-anchor="middle" fill="#4a4336" stroke="#f4efe6" stroke-width="4" paint-order="stroke">${[...names(z, left, top)].join('')}</g></svg>`
}
