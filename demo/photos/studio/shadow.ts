import type { Mesh } from '../shapes/mesh.ts'
import { at, cross, type Triple, unit, whole } from './numbers.ts'

/** The sphere around everything that casts a shadow. */
export type Bounds = { centre: Triple; radius: number }

const FAR = -1e9

/**
 * The nearest surfaces from one direction of light: solid pieces, and glass, which only dims and tints the light. One
 * map is used for all rays.
 */
export class ShadowMap {
  private readonly solid: Float32Array
  private readonly glass: Float32Array
  private readonly tint: Int32Array
  private right: Triple = [1, 0, 0]
  private up: Triple = [0, 1, 0]
  private from: Triple = [0, 0, 1]
  private projected = new Float32Array(0)
  private readonly hasGlass: boolean
  /** Triangles between points that face away from the light cast no shadow of their own. */
  private readonly away: Uint8Array

  constructor(
    private readonly mesh: Mesh,
    private readonly bounds: Bounds,
    private readonly size: number,
  ) {
    this.solid = new Float32Array(size * size)
    this.glass = new Float32Array(size * size)
    this.tint = new Int32Array(size * size)
    this.projected = new Float32Array(mesh.points.length)
    this.away = new Uint8Array(mesh.points.length / 3)
    this.hasGlass = mesh.parts.some((part) => part.kind === 'glass')
  }

  /** Lit bulbs and glowing shades cast shadows too. */
  draw(from: Triple): void {
    this.from = from
    this.right = unit(cross([0.02, 0, 1], from))
    this.up = cross(from, this.right)
    this.solid.fill(FAR)
    if (this.hasGlass) this.glass.fill(FAR)
    this.project()
    const { corners, partOf, parts } = this.mesh
    for (let i = 0; i < partOf.length; i++) {
      const part = whole(partOf, i)
      const kind = parts[part]?.kind
      if (kind === 'bulb') continue
      const [a, b, c] = [whole(corners, i * 3), whole(corners, i * 3 + 1), whole(corners, i * 3 + 2)]
      if (kind === 'glass') this.triangle(a * 3, b * 3, c * 3, this.glass, part)
      else if (!(this.away[a] && this.away[b] && this.away[c])) this.triangle(a * 3, b * 3, c * 3, this.solid, part)
    }
  }

  private project(): void {
    const { points, normals } = this.mesh
    const { right, up, from, projected, bounds } = this
    const [cx, cy, cz] = bounds.centre
    const zoom = this.size / (2 * bounds.radius)
    for (let i = 0; i < points.length; i += 3) {
      const x = at(points, i) - cx
      const y = at(points, i + 1) - cy
      const z = at(points, i + 2) - cz
      projected[i] = (x * right[0] + y * right[1] + z * right[2]) * zoom + this.size / 2
      projected[i + 1] = (x * up[0] + y * up[1] + z * up[2]) * zoom + this.size / 2
      projected[i + 2] = x * from[0] + y * from[1] + z * from[2]
      const facing = at(normals, i) * from[0] + at(normals, i + 1) * from[1] + at(normals, i + 2) * from[2]
      this.away[i / 3] = facing < 0 ? 1 : 0
    }
  }

  private triangle(a: number, b: number, c: number, map: Float32Array, part: number): void {
    const p = this.projected
    const ax = at(p, a)
    const ay = at(p, a + 1)
    const abx = at(p, b) - ax
    const aby = at(p, b + 1) - ay
    const acx = at(p, c) - ax
    const acy = at(p, c + 1) - ay
    const area = abx * acy - aby * acx
    if (area > -1e-7 && area < 1e-7) return
    const depth = at(p, a + 2)
    const lean = at(p, b + 2) - depth
    const tilt = at(p, c + 2) - depth
    const left = Math.max(0, Math.ceil(ax + Math.min(0, abx, acx) - 0.5))
    const end = Math.min(this.size - 1, Math.floor(ax + Math.max(0, abx, acx) - 0.5))
    const low = Math.max(0, Math.ceil(ay + Math.min(0, aby, acy) - 0.5))
    const high = Math.min(this.size - 1, Math.floor(ay + Math.max(0, aby, acy) - 0.5))
    for (let y = low; y <= high; y++) {
      const dy = y + 0.5 - ay
      for (let x = left; x <= end; x++) {
        const dx = x + 0.5 - ax
        const v = (dx * acy - dy * acx) / area
        const w = (dy * abx - dx * aby) / area
        if (v < 0 || w < 0 || v + w > 1) continue
        const here = depth + v * lean + w * tilt
        const cell = y * this.size + x
        if (here > at(map, cell)) {
          map[cell] = here
          if (map === this.glass) this.tint[cell] = part
        }
      }
    }
  }

  /** The light that arrives at a point, from 0 to 1; written into `out` in three colours, because glass tints it. */
  light(x: number, y: number, z: number, bias: number, out: Float32Array): void {
    const { right, up, from, bounds } = this
    const dx = x - bounds.centre[0]
    const dy = y - bounds.centre[1]
    const dz = z - bounds.centre[2]
    const zoom = this.size / (2 * bounds.radius)
    const u = (dx * right[0] + dy * right[1] + dz * right[2]) * zoom + this.size / 2 - 0.5
    const v = (dx * up[0] + dy * up[1] + dz * up[2]) * zoom + this.size / 2 - 0.5
    const depth = dx * from[0] + dy * from[1] + dz * from[2] + bias
    out[0] = out[1] = out[2] = 1
    if (u < 0 || v < 0 || u >= this.size - 1 || v >= this.size - 1) return
    const lit = this.share(this.solid, u, v, depth)
    out[0] = out[1] = out[2] = lit
    if (!this.hasGlass || lit === 0) return
    const clear = this.share(this.glass, u, v, depth)
    if (clear < 1) this.colour(whole(this.tint, Math.round(v) * this.size + Math.round(u)), 1 - clear, out)
  }

  private share(map: Float32Array, u: number, v: number, depth: number): number {
    const x = u | 0
    const y = v | 0
    const cell = y * this.size + x
    const right = u - x
    const up = v - y
    const low = (at(map, cell) > depth ? 0 : 1 - right) + (at(map, cell + 1) > depth ? 0 : right)
    const high =
      (at(map, cell + this.size) > depth ? 0 : 1 - right) + (at(map, cell + this.size + 1) > depth ? 0 : right)
    return low * (1 - up) + high * up
  }

  private colour(part: number, dimmed: number, out: Float32Array): void {
    const surface = this.mesh.parts[part]
    if (surface?.kind !== 'glass') return
    for (let i = 0; i < 3; i++) {
      const through = 0.25 + 0.62 * (surface.bottom[i] as number)
      out[i] = at(out, i) * (1 - dimmed * (1 - through))
    }
  }
}
