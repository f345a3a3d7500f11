import type { Db, NewRow } from '../../schema.ts'
import type { StoreHours } from '../../tables/content.ts'
import { insertRows } from '../rows.ts'

/** The key that the demo returns for the maps service: an example that the service itself refuses. */
export const demoMapsKey = 'demo-maps-key'

const usual: StoreHours[number] = [['10:00', '19:00']]
const split: StoreHours[number] = [
  ['10:00', '13:00'],
  ['14:00', '18:30'],
]

/** Closed on Sundays and Mondays. */
const tuesdayOn: StoreHours = [[], usual, usual, usual, usual, usual, []]
const mondayOn: StoreHours = [usual, usual, usual, usual, usual, [['10:00', '18:00']], []]
const withLunch: StoreHours = [[], split, split, split, split, usual, []]
const everyDay: StoreHours = [usual, usual, usual, usual, usual, usual, [['12:00', '18:00']]]

type Place = [slug: string, street: string, postalCode: string, city: string, latitude: number, longitude: number]

const places: [country: number, phone: string, hours: StoreHours, place: Place][] = [
  [1, '+33 4 70 00 12 12', tuesdayOn, ['lyon', '12 rue de la Charité', '69002', 'Lyon', 45.7569, 4.83]],
  [1, '+33 1 70 00 41 41', everyDay, ['paris', '41 rue de Turenne', '75003', 'Paris', 48.857, 2.364]],
  [1, '+33 3 70 00 08 08', withLunch, ['lille', '8 rue de la Monnaie', '59000', 'Lille', 50.64, 3.0635]],
  [2, '+32 2 700 01 26', tuesdayOn, ['bruxelles', 'Rue Haute 126', '1000', 'Bruxelles', 50.8395, 4.348]],
  [2, '+32 9 700 00 22', mondayOn, ['gent', 'Serpentstraat 22', '9000', 'Gent', 51.0563, 3.7237]],
  [3, '+31 20 700 00 74', everyDay, ['amsterdam', 'Haarlemmerstraat 74', '1013', 'Amsterdam', 52.38, 4.893]],
  [4, '+49 30 700 001 40', mondayOn, ['berlin', 'Torstraße 140', '10119', 'Berlin', 52.5297, 13.398]],
  [5, '+34 93 700 00 15', withLunch, ['barcelona', 'Carrer dels Banys Nous 15', '08002', 'Barcelona', 41.3825, 2.1755]],
  [6, '+39 02 700 00 12', tuesdayOn, ['milano', 'Via Solferino 12', '20121', 'Milano', 45.4745, 9.188]],
  [7, '+351 22 700 00 88', withLunch, ['porto', 'Rua de Cedofeita 88', '4050-180', 'Porto', 41.151, -8.617]],
]

export const storeRows = (): NewRow<'shop_store'>[] =>
  places.map(([country, phone, hours, [slug, street, postalCode, city, latitude, longitude]]) => ({
    ...{ slug, street, city, phone, latitude, longitude, hours },
    name: `Atelier ${city}`,
    postal_code: postalCode,
    country_id: country,
  }))

export const seedStores = (db: Db): Promise<void> => insertRows(db, 'shop_store', storeRows())
