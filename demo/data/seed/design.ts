import type { Material, Recipe } from '../recipe.ts'
import { type Maker, ranges } from './brands.ts'
import type { Character, Fact } from './facts.ts'
import { clayGlazes, type Glaze, glassTints, rawClays } from './glazes.ts'
import type { Random } from './random.ts'
import { type ProductType, type TypeTraits, types } from './types.ts'

export type Design = {
  type: ProductType
  maker: Maker
  model: string
  recipe: Recipe
  facts: Fact[]
  character: Character
  palette: readonly Glaze[]
}

const surfaces: Partial<Record<Fact, Material>> = {
  stoneware: 'stoneware',
  porcelain: 'porcelain',
  earthenware: 'ceramic',
  terracotta: 'terracotta',
  paper: 'paper',
  glass: 'glass',
  recycledGlass: 'glass',
}

/** All products of a maker: each model in each type of its range. The products of one model share their shape. */
export function designsOf(maker: Maker, random: Random): Design[] {
  const palette = random.some(clayGlazes, 8)
  return maker.models.flatMap((model) => {
    const lines = Array.from({ length: 6 }, () => random.next() - 0.5)
    return ranges[maker.speciality].map((type) => design(type, maker, model, lines, palette, random))
  })
}

/** The largest share by which a model may change the type's outline. */
const FREEDOM = 0.55

function design(
  type: ProductType,
  maker: Maker,
  model: string,
  lines: number[],
  clayPalette: readonly Glaze[],
  random: Random,
): Design {
  const traits: TypeTraits = types[type]
  const material = materialOf(type, maker)
  const surface = surfaces[material] ?? 'ceramic'
  const profile = traits.profile.map((value, index) => {
    const moved = value + (lines[index] ?? 0) * FREEDOM
    return Math.round(Math.min(1, Math.max(0, moved)) * 100) / 100
  })
  const palettes: Partial<Record<Material, readonly Glaze[]>> = { glass: glassTints, terracotta: rawClays }
  return {
    type,
    maker,
    model,
    recipe: { form: traits.form, material: surface, profile },
    facts: [
      material,
      techniqueOf(traits, material, random),
      ...lightOf(type, traits, random),
      careOf(traits, material),
    ],
    character: characterOf(traits, profile),
    palette: palettes[surface] ?? clayPalette,
  }
}

function materialOf(type: ProductType, maker: Maker): Fact {
  if (type === 'terracottaPot') return 'terracotta'
  return type === 'glassPendant' && maker.speciality !== 'glass' ? 'glass' : maker.material
}

function techniqueOf({ form }: TypeTraits, material: Fact, random: Random): Fact {
  if (material === 'glass' || material === 'recycledGlass') return random.chance(0.7) ? 'blown' : 'moulded'
  if (material === 'porcelain') return 'cast'
  if (form === 'book') return 'sewn'
  return form === 'plate' ? 'pressed' : 'thrown'
}

function lightOf(type: ProductType, { form }: TypeTraits, random: Random): Fact[] {
  if (!form.endsWith('-lamp')) return []
  if (random.chance(0.15)) return ['led']
  return type === 'bedsideLamp' ? ['e14'] : ['e27']
}

function careOf({ form, group }: TypeTraits, material: Fact): Fact {
  if (form.endsWith('-lamp') || group === 'plants' || form === 'candlestick' || form === 'book') return 'dryCloth'
  return group === 'vases' || material === 'earthenware' ? 'handWash' : 'dishwasher'
}

const LARGE = 0.68
const SMALL = 0.22

function characterOf({ form }: TypeTraits, profile: number[]): Character {
  const [slenderness = 0, belly = 0, , , lip = 0, relief = 0] = profile
  if (form === 'book') return 'bound'
  const isFlat = form === 'plate'
  const isHeld = !isFlat && !form.endsWith('-lamp') && form !== 'candlestick'
  if (relief > 0.45 && !isFlat) return 'ribbed'
  if (lip > LARGE && form !== 'bottle') return 'flared'
  if (belly > LARGE && isHeld) return 'round'
  if (slenderness > LARGE && !isFlat) return 'slender'
  return belly < SMALL && !isFlat ? 'straight' : 'soft'
}
