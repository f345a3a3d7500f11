import { mix } from '../studio/numbers.ts'

/** A point of an outline: the distance from the axis and the height. */
export type Point = readonly [radius: number, height: number]

const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1])

function bend(before: Point, from: Point, to: Point, after: Point, part: number): Point {
  // Centripetal knots, so that the curve has no loops where points are close together.
  const t1 = Math.sqrt(distance(before, from)) || 1e-4
  const t2 = t1 + (Math.sqrt(distance(from, to)) || 1e-4)
  const t3 = t2 + (Math.sqrt(distance(to, after)) || 1e-4)
  const t = mix(t1, t2, part)
  const along = (p: Point, q: Point, start: number, end: number): Point => {
    const share = (t - start) / (end - start)
    return [mix(p[0], q[0], share), mix(p[1], q[1], share)]
  }
  const a = along(before, from, 0, t1)
  const b = along(from, to, t1, t2)
  const c = along(to, after, t2, t3)
  return along(along(a, b, 0, t2), along(b, c, t1, t3), t1, t2)
}

const mirrored = (near: Point, far: Point): Point => [2 * near[0] - far[0], 2 * near[1] - far[1]]

export function curve(points: readonly Point[]): Point[] {
  const line: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const from = points[i] as Point
    const to = points[i + 1] as Point
    const before = points[i - 1] ?? mirrored(from, to)
    const after = points[i + 2] ?? mirrored(to, from)
    for (let step = 0; step < 16; step++) line.push(bend(before, from, to, after, step / 16))
  }
  line.push(points.at(-1) as Point)
  return line.map(([radius, height]) => [Math.max(0, radius), height])
}

/** The same line with evenly spaced points: `finest` for three units of length, fewer on a short line. */
export function even(line: readonly Point[], finest: number): Point[] {
  const lengths = [0]
  for (let i = 1; i < line.length; i++) {
    lengths.push((lengths[i - 1] as number) + distance(line[i - 1] as Point, line[i] as Point))
  }
  const total = lengths.at(-1) as number
  const count = Math.max(6, Math.round(finest * Math.min(1, total / 3)))
  const points: Point[] = []
  let index = 0
  for (let i = 0; i <= count; i++) {
    const want = (total * i) / count
    while (index + 2 < line.length && (lengths[index + 1] as number) < want) index++
    const from = lengths[index] as number
    const part = (want - from) / ((lengths[index + 1] as number) - from || 1)
    const [a, b] = [line[index] as Point, line[index + 1] as Point]
    points.push([mix(a[0], b[0], part), mix(a[1], b[1], part)])
  }
  return points
}

/** The distance of a line from the axis at a height (the last crossing counts). */
export function radiusAt(line: readonly Point[], height: number): number {
  for (let i = line.length - 1; i > 0; i--) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point]
    if (Math.min(a[1], b[1]) <= height && height <= Math.max(a[1], b[1])) {
      return mix(a[0], b[0], (height - a[1]) / (b[1] - a[1] || 1))
    }
  }
  return (line.at(-1) as Point)[0]
}

/** The outside runs from the axis up to the lip, the inside from the lip down to the axis. */
export function hollow(outer: readonly Point[], wall: number, base: number): { outside: Point[]; inside: Point[] } {
  const foot = outer[0] as Point
  const ring = Math.min(0.06, foot[0] * 0.3)
  const under: Point[] = [
    [0, foot[1] + 0.03],
    [foot[0] - ring, foot[1] + 0.03],
    [foot[0] - ring * 0.7, foot[1]],
    [foot[0] - ring * 0.2, foot[1]],
  ]
  const inner: Point[] = []
  for (let i = outer.length - 1; i >= 0; i--) {
    const before = outer[Math.max(0, i - 1)] as Point
    const after = outer[Math.min(outer.length - 1, i + 1)] as Point
    const length = distance(before, after) || 1
    const point = outer[i] as Point
    const inward: Point = [
      point[0] - ((after[1] - before[1]) / length) * wall,
      point[1] + ((after[0] - before[0]) / length) * wall,
    ]
    if (inward[1] < foot[1] + base) break
    inner.push([Math.max(0.02, inward[0]), inward[1]])
  }
  return {
    outside: [...under, ...outer],
    inside: [...lip(outer.at(-1) as Point, inner[0] as Point), ...inner, ...floor(inner, foot[1] + base)],
  }
}

function lip(outer: Point, inner: Point): Point[] {
  const centre: Point = [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2]
  const arm: Point = [outer[0] - centre[0], outer[1] - centre[1]]
  return Array.from({ length: 7 }, (_, i) => {
    const angle = (Math.PI * i) / 7
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return [centre[0] + arm[0] * c - arm[1] * s, centre[1] + arm[1] * c + arm[0] * s]
  })
}

function floor(inner: readonly Point[], height: number): Point[] {
  const last = inner.at(-1) as Point
  return [0.8, 0.5, 0.25, 0].map((part) => [last[0] * part, mix(height, last[1], part * part)])
}
