import type { Mesh } from '../shapes/mesh.ts'
import type { Backdrop } from './backdrop.ts'
import type { Baked } from './bake.ts'
import type { Camera } from './camera.ts'
import { glazeAt, type Skin } from './glaze.ts'
import { reflection } from './lights.ts'
import { noise } from './noise.ts'
import { at, smooth, type Triple, whole } from './numbers.ts'
import type { Surface } from './surface.ts'

const GLOW: Triple = [1, 0.6, 0.29]

export class Shader {
  /** The light of the last sample: red, green, blue. */
  readonly out = new Float32Array(3)
  private readonly ray = new Float32Array(3)
  private readonly mirrored = new Float32Array(3)
  private readonly skin: Skin = new Float32Array(4)
  /** Interpolated values: point 0-2, position on the piece 3-5, normal 6-8, light 9-11, facing 12. */
  private readonly here = new Float32Array(13)

  constructor(
    private readonly mesh: Mesh,
    private readonly baked: Baked,
    private readonly screen: Float32Array,
    private readonly camera: Camera,
    private readonly backdrop: Backdrop,
  ) {}

  /** Shades a position of the picture with a solid triangle (or -1) behind layers of glass, the nearest first. */
  shade(x: number, y: number, solid: number, glass: Int32Array, start: number, layers: number): void {
    this.aim(x, y)
    if (layers === 0 || solid >= 0) this.behind(x, y, solid)
    else this.bent(x, y, whole(glass, start))
    for (let layer = layers - 1; layer >= 0; layer--) this.through(x, y, whole(glass, start + layer))
  }

  private aim(x: number, y: number): void {
    this.camera.look(x, y, this.ray)
    const { ray } = this
    const length = Math.sqrt(at(ray, 0) * at(ray, 0) + at(ray, 1) * at(ray, 1) + at(ray, 2) * at(ray, 2))
    for (let i = 0; i < 3; i++) ray[i] = at(ray, i) / length
  }

  private behind(x: number, y: number, solid: number): void {
    if (solid < 0) this.backdrop.see(this.camera.eye, at(this.ray, 0), at(this.ray, 1), at(this.ray, 2), this.out)
    else this.surface(x, y, solid)
  }

  /** The curved wall bends the ray, most at its edges. */
  private bent(x: number, y: number, triangle: number): void {
    this.meet(x, y, triangle)
    const { here, ray } = this
    const edge = (1 - at(here, 12)) ** 3 * 0.5
    const point: Triple = [at(here, 0), Math.max(0.02, at(here, 1)), at(here, 2)]
    this.backdrop.see(
      point,
      at(ray, 0) - at(here, 6) * edge,
      at(ray, 1) - at(here, 7) * edge,
      at(ray, 2) - at(here, 8) * edge,
      this.out,
    )
  }

  private through(x: number, y: number, triangle: number): void {
    const surface = this.meet(x, y, triangle)
    if (surface.kind !== 'glass') return
    const { here, out } = this
    const facing = at(here, 12)
    const fresnel = 0.04 + 0.96 * (1 - facing) ** 5
    this.mirror(0.02)
    const part = smooth(0, 1, at(here, 4) / surface.height)
    const thick = (surface.wall * 0.5) / (0.28 + facing)
    const dark = 1 - 0.5 * (1 - facing) ** 4
    for (let i = 0; i < 3; i++) {
      const tint = 0.05 + 0.95 * ((surface.bottom[i] as number) * (1 - part) + (surface.top[i] as number) * part)
      out[i] = at(out, i) * (1 - fresnel) * tint ** thick * dark + at(this.mirrored, i) * fresnel
    }
  }

  private surface(x: number, y: number, triangle: number): void {
    const surface = this.meet(x, y, triangle)
    const { here, skin, out } = this
    switch (surface.kind) {
      case 'clay':
        glazeAt(surface.glaze, surface.inside, at(here, 3), at(here, 4), at(here, 5), skin)
        this.wobble(surface.glaze.seed)
        this.coated()
        return
      case 'metal':
        this.metal(surface.colour, surface.roughness)
        return
      case 'plain':
        this.paint(surface.colour, surface.roughness)
        this.coated()
        return
      case 'shade':
        this.lampshade(surface)
        return
      case 'bulb':
        out[0] = 3.2
        out[1] = 2.5
        out[2] = 1.6
        return
      default:
        return
    }
  }

  private paint(colour: Triple, roughness: number): void {
    this.skin.set(colour)
    this.skin[3] = roughness
  }

  /** A hand-made surface is slightly uneven, so that its reflections are distorted. */
  private wobble(seed: number): void {
    const { here } = this
    const [x, y, z] = [at(here, 3) * 3.1 + seed, at(here, 4) * 5.3, at(here, 5) * 3.1]
    here[6] = at(here, 6) + (noise(x, y, z) - 0.5) * 0.075
    here[7] = at(here, 7) + (noise(x, y + 9.2, z) - 0.5) * 0.06
    here[8] = at(here, 8) + (noise(x + 5.7, y, z) - 0.5) * 0.075
  }

  /** Colour under a clear coat, or matt if rough. */
  private coated(): void {
    const { here, skin, out, mirrored } = this
    const roughness = at(skin, 3)
    const fresnel = 0.045 + (0.9 - 0.85 * roughness) * (1 - at(here, 12)) ** 5
    this.mirror(roughness)
    const open = Math.min(1, at(here, 10) * 1.5)
    for (let i = 0; i < 3; i++) {
      out[i] = at(skin, i) * at(here, 9 + i) * (1 - fresnel) + at(mirrored, i) * fresnel * open
    }
  }

  private metal(colour: Triple, roughness: number): void {
    const { here, out, mirrored } = this
    this.mirror(roughness)
    const rim = (1 - at(here, 12)) ** 5
    const open = Math.min(1, 0.15 + at(here, 10) * 1.3)
    for (let i = 0; i < 3; i++) {
      const tint = (colour[i] as number) + (1 - (colour[i] as number)) * rim * 0.7
      out[i] = at(mirrored, i) * tint * open * 0.75 + tint * at(here, 9 + i) * 0.4
    }
  }

  private lampshade(surface: Extract<Surface, { kind: 'shade' }>): void {
    const { here, out } = this
    const away = Math.abs(at(here, 4) - surface.bulb)
    const weave = 0.94 + 0.12 * noise(at(here, 3) * 40, at(here, 4) * 90, at(here, 5) * 40)
    const glow = surface.glow * (0.26 + 0.62 / (1 + away * away * 8)) * weave * (0.55 + 0.45 * at(here, 12))
    for (let i = 0; i < 3; i++) {
      out[i] = (surface.colour[i] as number) * (at(here, 9 + i) * 0.38 + glow * (GLOW[i] as number))
    }
  }

  /** A reflection that points down is dimmed near the floor's shadow. */
  private mirror(roughness: number): void {
    const { here, ray, mirrored } = this
    const twice = 2 * (at(ray, 0) * at(here, 6) + at(ray, 1) * at(here, 7) + at(ray, 2) * at(here, 8))
    const x = at(ray, 0) - twice * at(here, 6)
    const y = at(ray, 1) - twice * at(here, 7)
    const z = at(ray, 2) - twice * at(here, 8)
    reflection(x, y, z, roughness, mirrored)
    if (y >= 0) return
    const dim = 1 + y * 0.6 * (1 - smooth(0, 0.5, at(here, 1)))
    for (let i = 0; i < 3; i++) mirrored[i] = at(mirrored, i) * dim
  }

  /** Interpolates the values of a triangle at a position of the picture; turns the normal to the camera. */
  private meet(x: number, y: number, triangle: number): Surface {
    const { mesh, screen, here } = this
    const a = whole(mesh.corners, triangle * 3) * 3
    const b = whole(mesh.corners, triangle * 3 + 1) * 3
    const c = whole(mesh.corners, triangle * 3 + 2) * 3
    const abx = at(screen, b) - at(screen, a)
    const aby = at(screen, b + 1) - at(screen, a + 1)
    const acx = at(screen, c) - at(screen, a)
    const acy = at(screen, c + 1) - at(screen, a + 1)
    const area = abx * acy - aby * acx
    const dx = x - at(screen, a)
    const dy = y - at(screen, a + 1)
    const second = Math.min(1, Math.max(0, (dx * acy - dy * acx) / area)) * at(screen, b + 2)
    const third = Math.min(1, Math.max(0, (dy * abx - dx * aby) / area)) * at(screen, c + 2)
    const first = Math.max(0, 1 - second / at(screen, b + 2) - third / at(screen, c + 2)) * at(screen, a + 2)
    const sum = first + second + third
    const [u, v, w] = [first / sum, second / sum, third / sum]
    const { points, local, normals } = mesh
    const { light } = this.baked
    for (let i = 0; i < 3; i++) {
      here[i] = u * at(points, a + i) + v * at(points, b + i) + w * at(points, c + i)
      here[3 + i] = u * at(local, a + i) + v * at(local, b + i) + w * at(local, c + i)
      here[6 + i] = u * at(normals, a + i) + v * at(normals, b + i) + w * at(normals, c + i)
      here[9 + i] = u * at(light, a + i) + v * at(light, b + i) + w * at(light, c + i)
    }
    this.face()
    return mesh.parts[whole(mesh.partOf, triangle)] as Surface
  }

  private face(): void {
    const { here, ray } = this
    const [nx, ny, nz] = [at(here, 6), at(here, 7), at(here, 8)]
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    const away = at(ray, 0) * nx + at(ray, 1) * ny + at(ray, 2) * nz > 0 ? -1 : 1
    for (let i = 6; i < 9; i++) here[i] = (at(here, i) * away) / length
    here[12] = -(at(ray, 0) * at(here, 6) + at(ray, 1) * at(here, 7) + at(ray, 2) * at(here, 8))
  }
}
