import type { Form, Material } from '../../data/recipe.ts'
import type { Place } from '../shapes/mesh.ts'
import type { Plinth } from '../shapes/props.ts'
import { colourOf, type Triple } from './numbers.ts'
import type { Shot } from './shot.ts'

type Setting = {
  pieces: Shot['pieces']
  plinths?: readonly Plinth[]
  lemon?: Place
  paper: Triple
  rise: number
  fill: number
}

const SHELL = colourOf('#eedbc9')
const MIST = colourOf('#e3e5e2')
const BLUSH = colourOf('#e9d3c4')

const GLAZES = {
  cobalt: ['#27468c', '#f1efe8'],
  night: ['#1f2f52'],
  ivory: ['#efe6d3'],
  celadon: ['#a9c5b4'],
  rust: ['#a4502f'],
  honey: ['#d9a14a'],
  sunset: ['#e3b067', '#c9693f', '#7c3431'],
  lagoon: ['#e6efe6', '#6fb0ae', '#24596b'],
  cream: ['#5f8060', '#efe4cb'],
  chalk: ['#f4f3ef'],
  amber: ['#d39a3d', '#f0e7d4'],
  aqua: ['#9fd0d3'],
  clear: ['#e4efee'],
  rose: ['#e2b4bb'],
  brass: ['#b08d57'],
} as const

const set = (
  form: Form,
  material: Material,
  glaze: keyof typeof GLAZES,
  place: Place,
  profile: readonly number[] = [0.5, 0.6, 0.5, 0.4, 0.5, 0],
): Shot['pieces'][number] => ({ piece: { recipe: { form, material, profile }, colours: GLAZES[glaze] }, place })

const TALL = [0.9, 0.7, 0.6, 0.1, 0.5, 0] as const
const MOON = [0.2, 1, 0.7, 0.1, 0.4, 0] as const

const HERO: readonly Shot['pieces'][number][] = [
  set('vase', 'ceramic', 'cobalt', { x: -2.75, y: 0.3, z: -0.5, turn: 0.6 }, TALL),
  set('bowl', 'stoneware', 'lagoon', { x: -1.68, z: 0.72, size: 0.92 }, [0.6, 0.7, 0.5, 0.5, 0.5, 0]),
  set('jug', 'ceramic', 'ivory', { x: -0.62, y: 0.5, z: -0.55, turn: 0.35 }),
  set('teapot', 'ceramic', 'night', { x: 0.62, z: 0.5, turn: 0.15 }, [0.5, 0.6, 0.5, 0.4, 0.5, 0]),
  set('table-lamp', 'ceramic', 'sunset', { x: 1.95, z: -0.65, size: 1.08 }, [0.5, 0.7, 0.5, 0.4, 0.4, 0]),
  set('carafe', 'glass', 'amber', { x: 3.05, y: 0.2, z: 0.1, size: 0.8 }),
]

const HERO_PLINTHS: readonly Plinth[] = [
  { x: -2.75, z: -0.5, radius: 0.8, height: 0.3 },
  { x: -0.62, z: -0.55, radius: 0.64, height: 0.5 },
  { x: 3.05, z: 0.1, radius: 0.66, height: 0.2 },
]

const SETTINGS: Record<string, Setting> = {
  hero: {
    pieces: HERO,
    plinths: HERO_PLINTHS,
    paper: SHELL,
    rise: 0.16,
    fill: 0.72,
    lemon: { x: -2.62, z: 1.05, turn: 0.5 },
  },
  'hero-square': {
    pieces: [
      set('vase', 'ceramic', 'cobalt', { x: -0.95, y: 0.3, z: -0.5, turn: 0.6 }, TALL),
      set('table-lamp', 'ceramic', 'sunset', { x: 0.85, z: -0.7, size: 1.05 }, [0.5, 0.7, 0.5, 0.4, 0.4, 0]),
      set('teapot', 'ceramic', 'night', { x: 0.1, z: 0.75, turn: 0.15, size: 0.9 }),
      set('bowl', 'stoneware', 'lagoon', { x: -1.35, z: 0.85, size: 0.75 }),
    ],
    plinths: [{ x: -0.95, z: -0.5, radius: 0.8, height: 0.3 }],
    lemon: { x: 1.2, z: 0.9, turn: 0.5 },
    paper: SHELL,
    rise: 0.2,
    fill: 0.76,
  },
  tableware: {
    pieces: [
      set('plate', 'stoneware', 'cream', { x: -0.5, z: -0.3 }, [0.2, 0.3, 0.5, 1, 0.6, 0]),
      set('plate', 'stoneware', 'cream', { x: -0.5, y: 0.09, z: -0.3, size: 0.76 }, [0.2, 0.3, 0.5, 1, 0.6, 0]),
      set('bowl', 'stoneware', 'lagoon', { x: -0.5, y: 0.19, z: -0.3, size: 0.72 }),
      set('glass', 'glass', 'aqua', { x: 1.15, z: -0.7 }),
      set('jug', 'ceramic', 'chalk', { x: 1.75, z: 0.1, turn: 0.4, size: 0.85 }),
    ],
    lemon: { x: 0.95, z: 0.75, turn: 0.4 },
    paper: SHELL,
    rise: 0.42,
    fill: 0.74,
  },
  'tea-and-coffee': {
    pieces: [
      set('teapot', 'ceramic', 'celadon', { x: -0.6, z: -0.3, turn: 0.2 }),
      set('cup', 'porcelain', 'chalk', { x: 0.95, z: 0.4, turn: -0.4 }),
      set('mug', 'ceramic', 'sunset', { x: 1.15, z: -0.85, turn: -0.5 }),
    ],
    paper: MIST,
    rise: 0.3,
    fill: 0.7,
  },
  glassware: {
    pieces: [
      set('carafe', 'glass', 'aqua', { x: -1.0, z: -0.3 }),
      set('wine-glass', 'glass', 'clear', { x: 0.05, z: 0.3 }),
      set('wine-glass', 'glass', 'rose', { x: 0.85, z: -0.5 }),
      set('glass', 'glass', 'amber', { x: 1.5, z: 0.35 }),
    ],
    paper: MIST,
    rise: 0.2,
    fill: 0.72,
  },
  vases: {
    pieces: [
      set('vase', 'ceramic', 'cobalt', { x: -1.25, z: -0.2, turn: 0.5 }, TALL),
      set('vase', 'stoneware', 'rust', { x: 0.1, z: 0.3, y: 0.2 }, MOON),
      set('bottle', 'ceramic', 'celadon', { x: 1.2, z: -0.3 }),
    ],
    plinths: [{ x: 0.1, z: 0.3, radius: 0.75, height: 0.2 }],
    paper: BLUSH,
    rise: 0.16,
    fill: 0.76,
  },
  decoration: {
    pieces: [
      set('candlestick', 'metal', 'brass', { x: -0.95, y: 0.35, z: -0.2 }, [0.8, 0.5, 0.5, 0.5, 0.5, 0.7]),
      set('candlestick', 'ceramic', 'night', { x: -0.1, z: 0.3 }, [0.3, 0.5, 0.4, 0.5, 0.7, 0.4]),
      set('jar', 'ceramic', 'lagoon', { x: 0.95, z: -0.1 }),
    ],
    plinths: [{ x: -0.95, z: -0.2, radius: 0.62, height: 0.35 }],
    paper: SHELL,
    rise: 0.18,
    fill: 0.76,
  },
  plants: {
    pieces: [
      set('planter', 'terracotta', 'ivory', { x: -0.75, z: -0.1, size: 1.15 }),
      set('planter', 'stoneware', 'celadon', { x: 0.85, y: 0.3, z: -0.4, turn: 1 }),
      set('planter', 'ceramic', 'cobalt', { x: 0.3, z: 0.9, turn: 2, size: 0.7 }),
    ],
    plinths: [{ x: 0.85, z: -0.4, radius: 0.75, height: 0.3 }],
    paper: MIST,
    rise: 0.24,
    fill: 0.76,
  },
  lighting: {
    pieces: [
      set('table-lamp', 'ceramic', 'night', { x: -0.8, z: 0 }, [0.7, 0.6, 0.5, 0.4, 0.5, 0]),
      set('table-lamp', 'ceramic', 'honey', { x: 1.05, y: 0.25, z: -0.2, size: 0.78 }, [0.1, 1, 0.5, 0.4, 0.3, 0]),
    ],
    plinths: [{ x: 1.05, z: -0.2, radius: 0.7, height: 0.25 }],
    paper: BLUSH,
    rise: 0.14,
    fill: 0.76,
  },
}

/** Throws for an unknown name. */
export function stillOf(name: string, width: number, height: number): Shot {
  const setting = SETTINGS[name]
  if (!setting) throw new Error(`There is no still life "${name}". Add it to stills.ts.`)
  const { paper, rise, fill, ...rest } = setting
  return { ...rest, framing: { rise, fill }, paper: { colour: paper, hasFloor: true }, width, height }
}
