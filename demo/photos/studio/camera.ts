import type { Mesh } from '../shapes/mesh.ts'
import { add, at, cross, dot, scale, type Triple, unit } from './numbers.ts'

export type Framing = {
  /** The angle above the floor, in radians. */
  rise: number
  /** The share of the picture that the subject fills. */
  fill: number
  /** Moves the target up by a share of the picture's height, before the zoom. */
  lift?: number
  /** The magnification compared with the whole subject. */
  zoom?: number
  /** Keeps the frame the same at every rotation: for a turntable. */
  isSteady?: boolean
}

/** A long lens, without distortion of near parts. */
const LENS = 4.4

/** A camera in the upright plane before the scene. Lengths in the picture are shares of its height. */
export class Camera {
  readonly right: Triple = [1, 0, 0]
  readonly ahead: Triple
  readonly up: Triple
  eye: Triple
  readonly width: number
  readonly height: number
  private focal = LENS
  private middleX = 0
  private middleY = 0

  constructor(mesh: Mesh, framing: Framing, size: { width: number; height: number }) {
    this.width = size.width
    this.height = size.height
    const back: Triple = [0, Math.sin(framing.rise), Math.cos(framing.rise)]
    this.ahead = scale(back, -1)
    this.up = unit(cross(this.right, this.ahead))
    this.eye = back
    this.stand(mesh, back)
    this.frame(mesh, framing)
  }

  private stand(mesh: Mesh, back: Triple): void {
    let low = 1e9
    let high = -1e9
    let reach = 0.2
    for (let i = 0; i < mesh.points.length; i += 3) {
      const y = Math.min(mesh.top, at(mesh.points, i + 1))
      low = Math.min(low, y)
      high = Math.max(high, y)
      reach = Math.max(reach, Math.hypot(at(mesh.points, i), at(mesh.points, i + 2)))
    }
    const target: Triple = [0, (low + high) / 2, 0]
    this.eye = add(target, scale(back, LENS * 2 * Math.max(reach, (high - low) / 2)))
  }

  private frame(mesh: Mesh, { fill, lift = 0, zoom = 1, isSteady = false }: Framing): void {
    let [left, right, low, high] = [1e9, -1e9, 1e9, -1e9]
    for (let i = 0; i < mesh.points.length; i += 3) {
      if (at(mesh.points, i + 1) > mesh.top) continue
      const point: Triple = [at(mesh.points, i), at(mesh.points, i + 1), at(mesh.points, i + 2)]
      for (const [x, y] of isSteady ? this.around(point) : [this.flat(point)]) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        low = Math.min(low, y)
        high = Math.max(high, y)
      }
    }
    const wide = this.width / this.height
    const extent = Math.max((right - left) / wide / 1.08, high - low)
    this.focal = (fill * zoom) / extent
    this.middleX = (left + right) / 2
    this.middleY = (low + high) / 2 + lift * extent
  }

  private around([x, y, z]: Triple): (readonly [number, number])[] {
    const far = Math.hypot(x, z)
    return [this.flat([far, y, 0]), this.flat([-far, y, 0]), this.flat([0, y, far]), this.flat([0, y, -far])]
  }

  private flat(point: Triple): readonly [number, number] {
    const ray = add(point, scale(this.eye, -1))
    const depth = dot(ray, this.ahead)
    return [dot(ray, this.right) / depth, dot(ray, this.up) / depth]
  }

  /** Every point in pixels, with the inverse of its distance: x, y, 1/distance for each. */
  project(points: Float32Array): Float32Array {
    const out = new Float32Array(points.length)
    const size = this.focal * this.height
    for (let i = 0; i < points.length; i += 3) {
      const x = at(points, i) - this.eye[0]
      const y = at(points, i + 1) - this.eye[1]
      const z = at(points, i + 2) - this.eye[2]
      const depth = x * this.ahead[0] + y * this.ahead[1] + z * this.ahead[2]
      const across = x / depth - this.middleX
      const upward = (x * this.up[0] + y * this.up[1] + z * this.up[2]) / depth - this.middleY
      out[i] = this.width / 2 + across * size
      out[i + 1] = this.height / 2 - upward * size
      out[i + 2] = 1 / depth
    }
    return out
  }

  /** The direction of a pixel, written into `out`; its length is not 1. */
  look(pixelX: number, pixelY: number, out: Float32Array): void {
    const size = this.focal * this.height
    const across = (pixelX - this.width / 2) / size + this.middleX
    const upward = (this.height / 2 - pixelY) / size + this.middleY
    for (let i = 0; i < 3; i++) {
      out[i] = (this.ahead[i] as number) + across * (this.right[i] as number) + upward * (this.up[i] as number)
    }
  }

  /** The position of a direction in the picture: 0 left or top, 1 right or bottom; written into `out`. */
  shareOf(x: number, y: number, z: number, out: Float32Array): void {
    const depth = Math.max(0.05, x * this.ahead[0] + y * this.ahead[1] + z * this.ahead[2])
    const across = x / depth - this.middleX
    const upward = (x * this.up[0] + y * this.up[1] + z * this.up[2]) / depth - this.middleY
    out[0] = 0.5 + (across * this.focal * this.height) / this.width
    out[1] = 0.5 - upward * this.focal
  }
}
