import type { Localized } from '../../cultures.ts'
import type { ProductType } from '../types.ts'

const name = (fr: string, nl: string, es: string, de: string, it: string, pt: string): Localized => {
  return { fr, nl, es, de, it, pt }
}

export const tags = {
  craft: {
    name: name('Savoir-faire', 'Ambacht', 'Oficio', 'Handwerk', 'Mestiere', 'Ofício'),
    types: ['teapot', 'carafe', 'bowl'],
  },
  table: {
    name: name('À table', 'Aan tafel', 'En la mesa', 'Am Tisch', 'A tavola', 'À mesa'),
    types: ['dinnerPlate', 'deepPlate', 'servingDish', 'saladBowl'],
  },
  light: {
    name: name('Lumière', 'Licht', 'Luz', 'Licht', 'Luce', 'Luz'),
    types: ['tableLamp', 'glassPendant', 'ceramicPendant', 'tealight'],
  },
  colour: {
    name: name('Couleur', 'Kleur', 'Color', 'Farbe', 'Colore', 'Cor'),
    types: ['tallVase', 'ballVase', 'glassVase'],
  },
  house: {
    name: name('La maison', 'Het huis', 'La casa', 'Das Haus', 'La casa', 'A casa'),
    types: ['planter', 'box', 'candlestick'],
  },
  gift: {
    name: name('À offrir', 'Om te geven', 'Para regalar', 'Zum Schenken', 'Da regalare', 'Para oferecer'),
    types: ['budVase', 'eggCup', 'mug', 'footedBowl'],
  },
} as const satisfies Record<string, { name: Localized; types: readonly ProductType[] }>

export type TagSlug = keyof typeof tags
