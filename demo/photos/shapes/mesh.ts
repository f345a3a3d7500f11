import { add, cross, scale, type Triple, unit } from '../studio/numbers.ts'
import type { Surface } from '../studio/surface.ts'
import { even, type Point } from './outline.ts'

/**
 * Triangles with their surfaces. `local` has the points before the piece was turned and placed, since the glaze depends
 * on them.
 */
export type Mesh = {
  points: Float32Array
  local: Float32Array
  normals: Float32Array
  corners: Int32Array
  partOf: Int32Array
  parts: Surface[]
  /** Parts above this height may be outside of the picture: the cord of a lamp. */
  top: number
}

/** The resolution of a mesh: points around a turned piece, and along its outline. */
export type Fineness = { around: number; along: number }

/** Pushes the wall of a turned piece in or out: by its angle and height, in units of length. */
export type Push = (angle: number, height: number) => number

type Tube = { path: readonly Triple[]; radius: (part: number) => readonly [wide: number, thick: number]; up?: Triple }

export type Place = { x?: number; y?: number; z?: number; turn?: number; size?: number }

export class Modeller {
  private readonly points: number[] = []
  private readonly local: number[] = []
  private readonly normals: number[] = []
  private readonly corners: number[] = []
  private readonly partOf: number[] = []
  private readonly parts: Surface[] = []
  /** Parts above this height, such as the cord of a lamp, may be outside of the picture. */
  top = Number.POSITIVE_INFINITY
  private place: Required<Place> = { x: 0, y: 0, z: 0, turn: 0, size: 1 }

  constructor(private readonly fineness: Fineness) {}

  /** Places the following pieces here. */
  at(place: Place): void {
    this.place = { x: 0, y: 0, z: 0, turn: 0, size: 1, ...place }
  }

  /** Turns a line around the axis. Its outside is on the right of the line's direction. */
  turn(line: readonly Point[], surface: Surface, push: Push = () => 0): void {
    const rings = even(line, this.fineness.along)
    const around = this.fineness.around
    const start = this.points.length / 3
    rings.forEach(([radius, height], row) => {
      const before = rings[Math.max(0, row - 1)] as Point
      const after = rings[Math.min(rings.length - 1, row + 1)] as Point
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const [outward, upward] = [(after[1] - before[1]) / length, (before[0] - after[0]) / length]
      for (let column = 0; column <= around; column++) {
        const angle = (column / around) * 2 * Math.PI
        const pushed = radius + push(angle, height)
        const slope = radius > 0.01 ? (push(angle + 0.01, height) - push(angle - 0.01, height)) / 0.02 / radius : 0
        const rise = (push(angle, height + 0.005) - push(angle, height - 0.005)) / 0.01
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const normal: Triple = [outward * (c + slope * s), upward - outward * rise, outward * (s - slope * c)]
        this.vertex([pushed * c, height, pushed * s], unit(normal))
      }
    })
    this.quads(start, rings.length, around + 1, surface)
  }

  /** Sweeps an oval along the path. */
  sweep({ path, radius, up = [0, 0, 1] }: Tube, surface: Surface): void {
    const start = this.points.length / 3
    const around = Math.max(10, Math.round(this.fineness.around / 5))
    path.forEach((centre, row) => {
      const before = path[Math.max(0, row - 1)] as Triple
      const after = path[Math.min(path.length - 1, row + 1)] as Triple
      const along = unit(add(after, scale(before, -1)))
      const side = unit(cross(along, cross(up, along)))
      const over = cross(along, side)
      const part = row / (path.length - 1)
      const [wide, thick] = radius(part)
      const ahead = Math.hypot(...add(after, scale(before, -1))) || 1
      const grows =
        (radius(Math.min(1, part + 1 / path.length))[0] - radius(Math.max(0, part - 1 / path.length))[0]) / ahead
      for (let column = 0; column <= around; column++) {
        const angle = (column / around) * 2 * Math.PI
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        this.vertex(
          add(centre, add(scale(side, c * wide), scale(over, s * thick))),
          unit(add(unit(add(scale(side, c * thick), scale(over, s * wide))), scale(along, -grows))),
        )
      }
    })
    this.quads(start, path.length, around + 1, surface)
  }

  /** A block with sharp edges, its middle at `centre`. */
  block(centre: Triple, [width, height, depth]: Triple, surface: Surface): void {
    const sides: [normal: Triple, across: Triple, up: Triple][] = [
      [
        [width / 2, 0, 0],
        [0, 0, -depth / 2],
        [0, height / 2, 0],
      ],
      [
        [-width / 2, 0, 0],
        [0, 0, depth / 2],
        [0, height / 2, 0],
      ],
      [
        [0, height / 2, 0],
        [width / 2, 0, 0],
        [0, 0, -depth / 2],
      ],
      [
        [0, -height / 2, 0],
        [width / 2, 0, 0],
        [0, 0, depth / 2],
      ],
      [
        [0, 0, depth / 2],
        [width / 2, 0, 0],
        [0, height / 2, 0],
      ],
      [
        [0, 0, -depth / 2],
        [-width / 2, 0, 0],
        [0, height / 2, 0],
      ],
    ]
    for (const [outward, across, up] of sides) {
      const start = this.points.length / 3
      const middle = add(centre, outward)
      for (const row of [-1, 1])
        for (const column of [-1, 1])
          this.vertex(add(middle, add(scale(across, column), scale(up, row))), unit(outward))
      this.quads(start, 2, 2, surface)
    }
  }

  finish(): Mesh {
    return {
      points: Float32Array.from(this.points),
      local: Float32Array.from(this.local),
      normals: Float32Array.from(this.normals),
      corners: Int32Array.from(this.corners),
      partOf: Int32Array.from(this.partOf),
      parts: this.parts,
      top: this.top,
    }
  }

  private vertex(point: Triple, normal: Triple): void {
    const { x, y, z, turn, size } = this.place
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    this.local.push(...point)
    this.points.push(
      x + size * (point[0] * c + point[2] * s),
      y + size * point[1],
      z + size * (point[2] * c - point[0] * s),
    )
    this.normals.push(normal[0] * c + normal[2] * s, normal[1], normal[2] * c - normal[0] * s)
  }

  private quads(start: number, rows: number, columns: number, surface: Surface): void {
    const part = this.parts.push(surface) - 1
    for (let row = 0; row + 1 < rows; row++) {
      for (let column = 0; column + 1 < columns; column++) {
        const a = start + row * columns + column
        const b = a + columns
        this.corners.push(a, b, a + 1, a + 1, b, b + 1)
        this.partOf.push(part, part)
      }
    }
  }
}
