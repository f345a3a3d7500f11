import type { Mesh } from '../shapes/mesh.ts'
import type { Ray } from './lights.ts'
import { at, clamp, smooth, type Triple } from './numbers.ts'
import { type Bounds, ShadowMap } from './shadow.ts'
import type { Bulb } from './surface.ts'

/** The light at each point of a scene, and on a square of the floor around it. */
export type Baked = { light: Float32Array; floor: Float32Array; floorSize: number; floorWidth: number }

export type Scene = {
  mesh: Mesh
  shadows: Mesh
  rays: readonly Ray[]
  bulbs: readonly Bulb[]
  hasFloor: boolean
  floorSize: number
  /** Cells along a side of the shadow maps. */
  shadowSize: number
}

const WARM: Triple = [1, 0.72, 0.4]
/** Light that the paper reflects from below. */
const BOUNCE: Triple = [0.3, 0.285, 0.265]

/** The sphere around a mesh, without parts far above it. */
export function boundsOf(mesh: Mesh): Bounds {
  const low = [1e9, 1e9, 1e9]
  const high = [-1e9, -1e9, -1e9]
  for (let i = 0; i < mesh.points.length; i++) {
    const value = i % 3 === 1 ? Math.min(mesh.top, at(mesh.points, i)) : at(mesh.points, i)
    low[i % 3] = Math.min(low[i % 3] as number, value)
    high[i % 3] = Math.max(high[i % 3] as number, value)
  }
  const middle = (i: number) => ((low[i] as number) + (high[i] as number)) / 2
  const half = (i: number) => ((high[i] as number) - (low[i] as number)) / 2
  return { centre: [middle(0), middle(1), middle(2)], radius: Math.hypot(half(0), half(1), half(2)) * 1.02 }
}

/** Adds the light of every ray without a shadow: this gives soft shadows, dark corners and the shade inside a cup. */
export function bake(scene: Scene): Baked {
  const bounds = boundsOf(scene.shadows)
  const map = new ShadowMap(scene.shadows, bounds, scene.shadowSize)
  const light = new Float32Array(scene.mesh.points.length)
  const floor = new Float32Array(scene.hasFloor ? scene.floorSize ** 2 * 3 : 0)
  const floorWidth = bounds.radius * 5
  for (const ray of scene.rays) {
    map.draw(ray.from)
    addToMesh(scene.mesh, map, ray, bounds.radius, light)
    if (scene.hasFloor) addToFloor(scene.floorSize, floorWidth, map, ray, floor)
  }
  const full = scene.rays.reduce((sum, ray) => sum + ray.colour[1] * ray.from[1], 0)
  for (let i = 0; i < floor.length; i++) floor[i] = at(floor, i) / full
  if (scene.hasFloor) soften(floor, scene.floorSize)
  addBounce(scene.mesh, light)
  for (const bulb of scene.bulbs) addBulb(scene, bulb, light, floor, floorWidth)
  return { light, floor, floorSize: scene.floorSize, floorWidth }
}

const arriving = new Float32Array(3)

function addToMesh({ points, normals }: Mesh, map: ShadowMap, ray: Ray, radius: number, light: Float32Array): void {
  const [dx, dy, dz] = ray.from
  const away = radius * 0.012
  for (let i = 0; i < points.length; i += 3) {
    const facing = at(normals, i) * dx + at(normals, i + 1) * dy + at(normals, i + 2) * dz
    if (facing <= 0) continue
    map.light(
      at(points, i) + at(normals, i) * away,
      at(points, i + 1) + at(normals, i + 1) * away,
      at(points, i + 2) + at(normals, i + 2) * away,
      radius * 0.018,
      arriving,
    )
    light[i] = at(light, i) + facing * ray.colour[0] * at(arriving, 0)
    light[i + 1] = at(light, i + 1) + facing * ray.colour[1] * at(arriving, 1)
    light[i + 2] = at(light, i + 2) + facing * ray.colour[2] * at(arriving, 2)
  }
}

function addToFloor(size: number, width: number, map: ShadowMap, ray: Ray, floor: Float32Array): void {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      map.light(((column + 0.5) / size - 0.5) * width, 0, ((row + 0.5) / size - 0.5) * width, 0.004, arriving)
      const cell = (row * size + column) * 3
      const facing = ray.colour[1] * ray.from[1]
      for (let i = 0; i < 3; i++) floor[cell + i] = at(floor, cell + i) + facing * at(arriving, i)
    }
  }
}

/** Blurs the shadows of the single rays into one, as those of a whole soft box. */
function soften(floor: Float32Array, size: number): void {
  for (const step of [3, size * 3]) {
    const hard = floor.slice()
    for (let i = step; i < floor.length - step; i++) {
      floor[i] = at(hard, i - step) * 0.25 + at(hard, i) * 0.5 + at(hard, i + step) * 0.25
    }
  }
}

function addBounce({ points, normals }: Mesh, light: Float32Array): void {
  for (let i = 0; i < points.length; i += 3) {
    const down = 0.5 - 0.5 * at(normals, i + 1)
    const open = 0.3 + 0.7 * smooth(0, 0.5, at(points, i + 1))
    // A shadowed corner is never black: it gets light from its neighbours.
    const lit = clamp(at(light, i + 1) * 1.6)
    const share = down * open * (0.35 + 0.65 * lit) + 0.1 * lit
    for (let c = 0; c < 3; c++) light[i + c] = at(light, i + c) + (BOUNCE[c] as number) * share + 0.02
  }
}

function addBulb({ mesh }: Scene, bulb: Bulb, light: Float32Array, floor: Float32Array, floorWidth: number): void {
  for (let i = 0; i < mesh.points.length; i += 3) {
    const x = bulb.x - at(mesh.points, i)
    const y = bulb.y - at(mesh.points, i + 1)
    const z = bulb.z - at(mesh.points, i + 2)
    const square = x * x + y * y + z * z + 0.02
    const facing =
      (at(mesh.normals, i) * x + at(mesh.normals, i + 1) * y + at(mesh.normals, i + 2) * z) / Math.sqrt(square)
    if (facing <= 0) continue
    const strength = (bulb.strength * facing * falls(bulb, -x, -y, -z)) / (square + 0.15)
    for (let c = 0; c < 3; c++) light[i + c] = at(light, i + c) + strength * (WARM[c] as number)
  }
  const size = Math.sqrt(floor.length / 3)
  for (let cell = 0; cell < floor.length / 3; cell++) {
    const x = (((cell % size) + 0.5) / size - 0.5) * floorWidth - bulb.x
    const z = ((Math.floor(cell / size) + 0.5) / size - 0.5) * floorWidth - bulb.z
    const square = x * x + z * z + bulb.y * bulb.y
    const strength =
      (1.1 * bulb.strength * falls(bulb, x, -bulb.y, z) * bulb.y) / Math.sqrt(square) / (square * 0.5 + 0.3)
    for (let c = 0; c < 3; c++) floor[cell * 3 + c] = at(floor, cell * 3 + c) * (1 + strength * (WARM[c] as number))
  }
}

/** The light of a bulb at a point: it leaves the shade by its opening; a point that the shade hides gets none. */
function falls(bulb: Bulb, x: number, y: number, z: number): number {
  const depth = bulb.y - bulb.openingHeight
  if (y > -depth) return y > 1.2 ? 0 : 1
  const spread = (Math.hypot(x, z) * depth) / -y
  return 1 - smooth(bulb.opening * 0.85, bulb.opening * 1.2, spread)
}
