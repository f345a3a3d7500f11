import { cross, type Triple, unit } from './numbers.ts'

export type Ray = { from: Triple; colour: Triple }

type Box = { from: Triple; right: Triple; up: Triple; wide: number; high: number; radiance: Triple }

const box = (direction: Triple, wide: number, high: number, radiance: Triple): Box => {
  const from = unit(direction)
  const right = unit(cross([0, 1, 0.001], from))
  return { from, right, up: cross(from, right), wide, high, radiance }
}

/** The key on the left, a strip behind on the right, a large soft box overhead. */
const BOXES: readonly Box[] = [
  box([-0.78, 0.62, 0.55], 0.42, 0.56, [9, 8.7, 8.2]),
  box([0.95, 0.3, -0.1], 0.16, 0.75, [5.2, 5.4, 5.8]),
  box([0.1, 1, -0.35], 0.5, 0.3, [3.2, 3.2, 3.2]),
]

const rung = (value: number, edge: number, blur: number) => {
  const part = (edge + blur - Math.abs(value)) / (2 * blur)
  return part <= 0 ? 0 : part >= 1 ? 1 : part * part * (3 - 2 * part)
}

/** The light of the studio from a direction, as a mirror reflects it; a rough surface blurs it. Written into `out`. */
export function reflection(x: number, y: number, z: number, roughness: number, out: Float32Array): void {
  // Paper below and behind, dark felt at the sides and behind the camera: this contrast shows the edges of glass.
  const back = 0.5 - 0.5 * z
  const below = y < 0 ? Math.min(1, -y * 3 + 0.25) : Math.max(0, 0.25 - y * 1.2)
  const room = 0.1 + 0.34 * back * back * (1 - Math.abs(x) * 0.7) + 0.16 * Math.max(0, y)
  let red = room + (0.58 - room) * below
  let green = room * 1.01 + (0.555 - room) * below
  let blue = room * 1.04 + (0.52 - room) * below
  const blur = 0.035 + roughness * 0.75
  for (const { from, right, up, wide, high, radiance } of BOXES) {
    const facing = x * from[0] + y * from[1] + z * from[2]
    if (facing < 0.08) continue
    const across = (x * right[0] + y * right[1] + z * right[2]) / facing
    const along = (x * up[0] + y * up[1] + z * up[2]) / facing
    const seen = rung(across, wide, blur) * rung(along, high, blur)
    const share = seen * ((wide * high) / ((wide + blur * 0.6) * (high + blur * 0.6))) * (0.82 + 0.18 * (along / high))
    red += radiance[0] * share
    green += radiance[1] * share
    blue += radiance[2] * share
  }
  out[0] = red
  out[1] = green
  out[2] = blue
}

function patches({ from, right, up, wide, high }: Box, columns: number, rows: number, colour: Triple): Ray[] {
  const rays: Ray[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = ((column + 0.5 + (row % 2) * 0.3) / columns - 0.5) * 2.4 * wide
      const b = ((row + 0.5) / rows - 0.5) * 2.4 * high
      const direction = unit(
        [0, 1, 2].map((i) => at3(from, i) + a * at3(right, i) + b * at3(up, i)) as unknown as Triple,
      )
      const share = 1 / (columns * rows)
      rays.push({ from: direction, colour: [colour[0] * share, colour[1] * share, colour[2] * share] })
    }
  }
  return rays
}

const at3 = (triple: Triple, index: number) => triple[index] as number

function dome(count: number, strength: number): Ray[] {
  return Array.from({ length: count }, (_, i) => {
    const height = 0.12 + 0.88 * ((i + 0.5) / count)
    const angle = i * 2.39996
    const flat = Math.sqrt(1 - height * height)
    const each = strength / count
    return { from: [flat * Math.cos(angle), height, flat * Math.sin(angle)], colour: [each * 0.96, each, each * 1.07] }
  })
}

/** The light of the whole studio as rays; fewer rays are faster and coarser. */
export function studioRays(isFine: boolean): Ray[] {
  const [key, strip, top] = BOXES as [Box, Box, Box]
  const sides = isFine ? 4 : 3
  return [
    ...patches(key, sides, sides, [0.98, 0.945, 0.885]),
    ...patches(strip, 1, sides, [0.2, 0.21, 0.225]),
    ...patches(top, 2, sides - 1, [0.2, 0.2, 0.2]),
    ...dome(isFine ? 22 : 14, 0.5),
  ]
}
