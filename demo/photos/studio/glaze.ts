import { clouds, noise, spots } from './noise.ts'
import { clamp, smooth, type Triple } from './numbers.ts'
import type { Glaze } from './surface.ts'

/** The appearance of a point of clay: red, green, blue and roughness. */
export type Skin = Float32Array

function put(out: Skin, colour: Triple, share: number): void {
  out[0] = (out[0] as number) * (1 - share) + colour[0] * share
  out[1] = (out[1] as number) * (1 - share) + colour[1] * share
  out[2] = (out[2] as number) * (1 - share) + colour[2] * share
}

function shadeBy(out: Skin, by: number): void {
  out[0] = (out[0] as number) * by
  out[1] = (out[1] as number) * by
  out[2] = (out[2] as number) * by
}

/** The appearance of glazed clay at a point of the piece, before it was turned. */
export function glazeAt(glaze: Glaze, isInside: boolean, x: number, y: number, z: number, out: Skin): void {
  const { colours, seed, clay } = glaze
  const first = colours.at(isInside && glaze.reach === 0 ? 0 : -1) as Triple
  const cloud = clouds(x * 2.2 + seed, y * 2.2, z * 2.2 + seed * 0.7)
  out[0] = first[0]
  out[1] = first[1]
  out[2] = first[2]
  out[3] = glaze.roughness
  if (colours.length === 2) dip(glaze, isInside, x, y, z, cloud, out)
  if (colours.length > 2) layers(glaze, isInside, x, y, z, cloud, out)
  // A glaze is thicker in the hollows and runs thin at the lip, where the clay shines through.
  shadeBy(out, 0.86 + 0.28 * cloud)
  const margin = Math.min(0.05, glaze.height * 0.06)
  const thin = smooth(glaze.height - margin, glaze.height + 0.005, y) * (0.25 + 0.5 * cloud)
  const isFlat = isInside && glaze.height < 0.35
  if (glaze.roughness < 0.7 && !isFlat)
    put(out, [0.3 + clay[0] * 0.7, 0.26 + clay[1] * 0.68, 0.22 + clay[2] * 0.66], thin * 0.55)
  if (glaze.speckle > 0) speckle(glaze, x, y, z, out)
  if (!isInside) foot(glaze, x, y, z, cloud, out)
}

/** Two colours: the piece was dipped at an angle, and the second glaze ran. */
function dip(glaze: Glaze, isInside: boolean, x: number, y: number, z: number, cloud: number, out: Skin): void {
  if (isInside && glaze.reach === 0) return
  const { seed, height, reach } = glaze
  const across = x * Math.cos(seed) + z * Math.sin(seed)
  const runs = (noise(x * 6 + seed, y * 0.6, z * 6) - 0.5) * 0.22 * Math.min(1, height)
  const line = height * (0.44 + 0.16 * ((seed * 7) % 1)) + across * 0.22
  // An open piece is dipped on its edge, so that the border runs across it.
  const above = (reach > 0 ? across + reach * 0.3 : y - line) - runs - (cloud - 0.5) * 0.12
  const over = smooth(-0.014, 0.014, above)
  put(out, glaze.colours[0] as Triple, over)
  // Where the glazes overlap they are darker, with a bead at the border.
  const bead = smooth(0.07, 0, Math.abs(above - 0.02))
  shadeBy(out, 1 - 0.3 * bead)
}

/**
 * Three colours: the first runs down from the lip in streaks over the last, the second breaks through in flecks and a
 * soft band.
 */
function layers(glaze: Glaze, isInside: boolean, x: number, y: number, z: number, cloud: number, out: Skin): void {
  const [upper, middle] = glaze.colours as readonly [Triple, Triple, Triple]
  const { seed, height, reach } = glaze
  const streak = clouds(x * 5.5 + seed, y * 0.9, z * 5.5 - seed)
  const lean = (x * Math.cos(seed) + z * Math.sin(seed)) * 0.3
  const isClosed = isInside && reach === 0
  const level = isInside && reach > 0 ? Math.hypot(x, z) / reach : (y + lean) / height
  const flow = isClosed ? 0.9 : smooth(0.34, 0.72, level + (streak - 0.5) * 0.95)
  put(out, upper, flow)
  const edge = clamp(1 - Math.abs(flow - 0.45) * 2.6) * (isClosed ? 0.2 : 1)
  put(out, middle, edge * smooth(0.3, 0.62, streak * 0.55 + cloud * 0.45) * 0.95)
  const fleck =
    Math.max(spots(x * 9 + seed, y * 9, z * 9, 0.5), spots(x * 19, y * 19 + seed, z * 19, 0.4)) *
    smooth(0.3, 0.5, cloud)
  put(out, middle, fleck * 0.8)
}

function speckle(glaze: Glaze, x: number, y: number, z: number, out: Skin): void {
  const { seed } = glaze
  const spot = Math.max(0.8 * spots(x * 24 + seed, y * 24, z * 24, 0.34), spots(x * 11, y * 11 + seed, z * 11, 0.13))
  put(out, [0.06, 0.035, 0.02], spot * glaze.speckle * 0.8)
}

function foot(glaze: Glaze, x: number, y: number, z: number, cloud: number, out: Skin): void {
  const edge = glaze.foot + (cloud - 0.5) * Math.min(0.05, glaze.foot)
  const bare = 1 - smooth(edge - 0.008, edge + 0.008, y)
  // The glaze is thickest above the bare foot.
  shadeBy(out, 1 - 0.22 * smooth(0.05, 0, Math.abs(y - edge - 0.025)))
  if (bare <= 0) return
  const grain = 0.82 + 0.36 * noise(x * 26, y * 26, z * 26)
  const { clay } = glaze
  put(out, [clay[0] * grain, clay[1] * grain, clay[2] * grain], bare)
  out[3] = (out[3] as number) * (1 - bare) + 0.85 * bare
}
