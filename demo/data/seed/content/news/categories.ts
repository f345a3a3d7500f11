import type { Localized } from '../../../cultures.ts'

const name = (fr: string, nl: string, es: string, de: string, it: string, pt: string): Localized => {
  return { fr, nl, es, de, it, pt }
}

export const newsCategories = {
  workshop: { name: name('L’atelier', 'Het atelier', 'El taller', 'Die Werkstatt', 'Il laboratorio', 'A oficina') },
  kiln: {
    parent: 'workshop',
    name: name(
      'Sorti du four',
      'Uit de oven',
      'Salido del horno',
      'Aus dem Ofen',
      'Uscito dal forno',
      'Saído do forno',
    ),
  },
  makers: {
    parent: 'workshop',
    name: name('Les mains', 'De handen', 'Las manos', 'Die Hände', 'Le mani', 'As mãos'),
  },
  shop: { name: name('La boutique', 'De winkel', 'La tienda', 'Der Laden', 'Il negozio', 'A loja') },
  markets: {
    parent: 'shop',
    name: name('Sur les marchés', 'Op de markt', 'En los mercados', 'Auf Märkten', 'Ai mercati', 'Nas feiras'),
  },
} as const satisfies Record<string, { parent?: string; name: Localized }>

export type NewsCategorySlug = keyof typeof newsCategories
