import type { Mesh } from '../shapes/mesh.ts'
import { Backdrop, type Paper } from './backdrop.ts'
import type { Baked } from './bake.ts'
import type { Camera } from './camera.ts'
import { glow } from './glow.ts'
import { at } from './numbers.ts'
import { Shader } from './shader.ts'
import { LAYERS, Visible } from './visible.ts'

const BAND = 16

/** Compresses bright light: linear up to two thirds, then ever slower towards white. */
const tone = (light: number) => (light < 0.68 ? light : 0.68 + 0.32 * (1 - Math.exp((0.68 - light) / 0.42)))

/** The byte of each light value from 0 to 2. */
const FILM = Float32Array.from({ length: 8193 }, (_, i) => {
  const light = tone(i / 4096)
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
})

export function takePicture(mesh: Mesh, baked: Baked, camera: Camera, paper: Paper): Buffer {
  const { width, height } = camera
  const screen = camera.project(mesh.points)
  const samples = width * height <= 30_000 ? 3 : 2
  const visible = new Visible(mesh, screen, camera, BAND, samples)
  const shader = new Shader(mesh, baked, screen, camera, new Backdrop(paper, baked, camera))
  const picture = new Float32Array(width * height * 3)
  for (let band = 0; band * BAND < height; band++) {
    visible.draw(band)
    const rows = Math.min(BAND, height - band * BAND)
    for (let row = 0; row < rows; row++) drawRow(visible, shader, samples, row, band * BAND + row, width, picture)
  }
  if (mesh.parts.some((part) => part.kind === 'bulb')) glow(picture, width, height)
  return develop(picture)
}

function drawRow(
  visible: Visible,
  shader: Shader,
  samples: number,
  row: number,
  y: number,
  width: number,
  picture: Float32Array,
): void {
  const { solid, glass, layers, across } = visible
  for (let x = 0; x < width; x++) {
    const cell = row * samples * across + x * samples
    const out = (y * width + x) * 3
    if (isEven(visible, cell, samples)) {
      shader.shade(x + 0.5, y + 0.5, solid[cell] as number, glass, cell * LAYERS, layers[cell] as number)
      picture[out] = at(shader.out, 0)
      picture[out + 1] = at(shader.out, 1)
      picture[out + 2] = at(shader.out, 2)
      continue
    }
    const share = 1 / (samples * samples)
    for (let i = 0; i < samples * samples; i++) {
      const [right, down] = [i % samples, Math.floor(i / samples)]
      const sample = cell + down * across + right
      const [px, py] = [x + (right + 0.5) / samples, y + (down + 0.5) / samples]
      shader.shade(px, py, solid[sample] as number, glass, sample * LAYERS, layers[sample] as number)
      // Bright samples are limited before they are averaged: otherwise a glint leaves steps on an edge.
      for (let c = 0; c < 3; c++) picture[out + c] = at(picture, out + c) + Math.min(1.2, at(shader.out, c)) * share
    }
  }
}

function isEven(visible: Visible, cell: number, samples: number): boolean {
  const last = samples - 1
  return (
    visible.isAlike(cell, cell + last) &&
    visible.isAlike(cell, cell + last * visible.across) &&
    visible.isAlike(cell, cell + last * visible.across + last)
  )
}

/** Offsets for rounding, unevenly distributed: they hide steps in soft gradients. */
const GRAIN = Float32Array.from({ length: 1021 }, (_, i) => (i * 0.618034 + 0.37 * ((i * i) % 7)) % 1)

function develop(picture: Float32Array): Buffer {
  const bytes = Buffer.alloc(picture.length)
  for (let i = 0; i < picture.length; i++) {
    const value = at(FILM, Math.min(8192, (at(picture, i) * 4096 + 0.5) | 0))
    bytes[i] = value + at(GRAIN, ((i / 3) | 0) % 1021)
  }
  return bytes
}
