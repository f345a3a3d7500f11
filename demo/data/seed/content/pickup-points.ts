import type { Localized } from '../../cultures.ts'
import type { NewRow } from '../../schema.ts'
import type { PickupKind } from '../../tables/service.ts'
import { randomFrom } from '../random.ts'

/** A town with a country's id, the postal code of its centre, and the position of its shops. */
type Town = [country: number, name: string, postalCode: string, latitude: number, longitude: number]

const towns: Town[] = [
  [1, 'Lyon', '69001', 45.764, 4.8357],
  [1, 'Paris', '75011', 48.8566, 2.3522],
  [1, 'Toulouse', '31000', 43.6047, 1.4442],
  [1, 'Lille', '59000', 50.6292, 3.0573],
  [2, 'Bruxelles', '1000', 50.8503, 4.3517],
  [2, 'Gent', '9000', 51.0543, 3.7174],
  [2, 'Liège', '4000', 50.6326, 5.5797],
  [3, 'Amsterdam', '1012', 52.3676, 4.9041],
  [3, 'Utrecht', '3511', 52.0907, 5.1214],
  [4, 'Berlin', '10115', 52.52, 13.405],
  [4, 'Köln', '50667', 50.9375, 6.9603],
  [5, 'Madrid', '28004', 40.4168, -3.7038],
  [5, 'Barcelona', '08002', 41.3874, 2.1686],
  [6, 'Milano', '20121', 45.4642, 9.19],
  [6, 'Roma', '00186', 41.9028, 12.4964],
  [7, 'Porto', '4000', 41.1579, -8.6291],
  [7, 'Lisboa', '1200', 38.7223, -9.1393],
  [8, 'Luxembourg', '1611', 49.6117, 6.1319],
  [9, 'Wien', '1010', 48.2082, 16.3738],
  [10, 'Dublin', 'D02', 53.3498, -6.2603],
]

/** The centres of the arrondissements of Paris, from the first to the twentieth. */
const arrondissements: [latitude: number, longitude: number][] = [
  [48.8625, 2.336],
  [48.868, 2.343],
  [48.863, 2.36],
  [48.854, 2.357],
  [48.845, 2.35],
  [48.849, 2.333],
  [48.856, 2.312],
  [48.873, 2.312],
  [48.877, 2.337],
  [48.876, 2.36],
  [48.859, 2.379],
  [48.84, 2.395],
  [48.829, 2.362],
  [48.833, 2.327],
  [48.841, 2.3],
  [48.861, 2.27],
  [48.887, 2.307],
  [48.892, 2.344],
  [48.887, 2.383],
  [48.864, 2.398],
]

const shops = [
  { name: 'Le Comptoir', street: 'Station 4', north: 0.004, east: -0.006 },
  { name: 'Kiosk Central', street: 'Central 18', north: -0.003, east: 0.005 },
  { name: 'Papier & Co', street: 'Park 27', north: 0.007, east: 0.008 },
]

const hours: Record<PickupKind, Localized> = {
  shop: {
    fr: 'Lun–ven 8:00–19:00; sam 9:00–17:00',
    nl: 'Ma–vr 8:00–19:00; za 9:00–17:00',
    es: 'Lun–vie 8:00–19:00; sáb 9:00–17:00',
    de: 'Mo–Fr 8:00–19:00; Sa 9:00–17:00',
    it: 'Lun–ven 8:00–19:00; sab 9:00–17:00',
    pt: 'Seg–sex 8:00–19:00; sáb 9:00–17:00',
  },
  locker: {
    fr: 'Tous les jours, 24 h sur 24',
    nl: 'Elke dag, 24 uur per dag',
    es: 'Todos los días, las 24 horas',
    de: 'Täglich rund um die Uhr',
    it: 'Tutti i giorni, 24 ore su 24',
    pt: 'Todos os dias, 24 horas por dia',
  },
}

/** Three shops in each of twenty towns, which sell the shop's products and hand out orders. */
const retailers = (): NewRow<'pickup_point'>[] =>
  towns.flatMap(([country_id, city, postal_code, latitude, longitude]) =>
    shops.map(({ name, street, north, east }, index) => ({
      code: `${city.slice(0, 3).toUpperCase()}-${index + 1}`,
      name: `${name} ${city}`,
      street,
      postal_code,
      city,
      country_id,
      latitude: degrees(latitude + north),
      longitude: degrees(longitude + east),
      hours: hours.shop,
      carrier: 'static',
      kind: 'shop',
      phone: '',
      latest_drop: '',
    })),
  )

const degrees = (value: number) => Number(value.toFixed(6))

/** The names and streets of a carrier's shops, by the id of their country. */
const kinds: Record<number, { shops: string[]; streets: string[]; phone: string }> = {
  1: {
    shops: ['Tabac des Halles', 'Pressing du Parc', 'Épicerie Verte', 'Librairie du Coin', 'Fleurs et Cie'],
    streets: ['rue de la République', 'rue des Tanneurs', 'avenue Jean-Jaurès', 'rue du Moulin', 'place du Marché'],
    phone: '+33 9 70 00',
  },
  2: {
    shops: ['Dagbladhandel Centrum', 'Nachtwinkel De Hoek', 'Librairie Belge', 'Bakkerij Smet', 'Pressing Royal'],
    streets: ['Stationsstraat', 'Kerkstraat', 'rue Haute', 'Nieuwstraat', 'place Communale'],
    phone: '+32 2 700 00',
  },
  3: {
    shops: ['Bruna', 'Fietsenmaker Jansen', 'Drogisterij De Brug', 'Bakker Visser', 'Boekhandel Zuid'],
    streets: ['Prinsengracht', 'Kerkstraat', 'Molenweg', 'Stationsplein', 'Havenstraat'],
    phone: '+31 20 700 00',
  },
  4: {
    shops: ['Kiosk am Markt', 'Späti Nord', 'Blumen Krause', 'Reinigung Weiss', 'Buchladen Mitte'],
    streets: ['Hauptstraße', 'Bahnhofstraße', 'Lindenallee', 'Gartenweg', 'Marktplatz'],
    phone: '+49 30 700 00',
  },
  5: {
    shops: ['Estanco Mayor', 'Papelería Sol', 'Frutería Ana', 'Librería Norte', 'Tintorería Luz'],
    streets: ['calle Mayor', 'calle del Prado', 'avenida de la Paz', 'plaza Nueva', 'calle Real'],
    phone: '+34 910 00',
  },
  6: {
    shops: ['Tabacchi Rossi', 'Cartoleria Duomo', 'Edicola Centrale', 'Fioraio Verdi', 'Libreria del Corso'],
    streets: ['via Roma', 'via Garibaldi', 'corso Italia', 'piazza Vecchia', 'via dei Mulini'],
    phone: '+39 02 700 00',
  },
  7: {
    shops: ['Papelaria Central', 'Quiosque do Rio', 'Mercearia Dias', 'Livraria Alfa', 'Florista Sol'],
    streets: ['rua Direita', 'rua do Carmo', 'avenida da Liberdade', 'largo da Sé', 'rua das Flores'],
    phone: '+351 210 00',
  },
  8: {
    shops: ['Kiosque de la Gare', 'Epicerie Muller', 'Librairie Grande', 'Pressing Ville', 'Fleurs Weber'],
    streets: ['rue de la Gare', 'Grand-Rue', 'avenue de la Liberté', 'rue du Fort', 'place d’Armes'],
    phone: '+352 27 00',
  },
  9: {
    shops: ['Trafik Stephan', 'Blumen Huber', 'Papier Mayer', 'Putzerei Rein', 'Buch am Ring'],
    streets: ['Hauptstraße', 'Wiener Gasse', 'Ringstraße', 'Mühlgasse', 'Marktplatz'],
    phone: '+43 1 700 00',
  },
  10: {
    shops: ['Corner News', 'Quay Grocers', 'Liffey Books', 'Green Cleaners', 'Dame Florist'],
    streets: ['Main Street', 'Quay Road', 'Church Lane', 'Park Avenue', 'Bridge Street'],
    phone: '+353 1 700 00',
  },
}

const inTown = 12
const inArrondissement = 13

/** Degrees from the centre. */
const spread = { town: 0.022, arrondissement: 0.009 }

function relays(): NewRow<'pickup_point'>[] {
  const random = randomFrom(19)
  const places = towns.flatMap(([country, city, postalCode, latitude, longitude]) =>
    city === 'Paris'
      ? arrondissements.map((middle, index) => ({
          ...{ country, city, postalCode: String(75_001 + index), middle },
          ...{ count: inArrondissement, width: spread.arrondissement },
        }))
      : [{ country, city, postalCode, middle: [latitude, longitude], count: inTown, width: spread.town }],
  )
  return places.flatMap(({ country, city, postalCode, middle: [latitude = 0, longitude = 0], count, width }) =>
    Array.from({ length: count }, (_, index): NewRow<'pickup_point'> => {
      const known = kinds[country]
      const kind = random.chance(0.25) ? 'locker' : 'shop'
      const number = random.whole(1, 120)
      return {
        code: `R${country}${postalCode.replace(/\W/g, '')}${String(index + 1).padStart(2, '0')}`,
        name: kind === 'locker' ? `Box ${city} ${index + 1}` : `${random.pick(known?.shops ?? [])} ${index + 1}`,
        street: `${number} ${random.pick(known?.streets ?? [])}`,
        postal_code: postalCode,
        city,
        country_id: country,
        latitude: degrees(latitude + (random.next() * 2 - 1) * width),
        longitude: degrees(longitude + (random.next() * 2 - 1) * width * 1.5),
        hours: hours[kind],
        carrier: 'relais',
        kind,
        phone: kind === 'shop' ? `${known?.phone} ${random.whole(10, 99)} ${random.whole(10, 99)}` : '',
        latest_drop: kind === 'shop' ? '17:00' : '15:30',
      }
    }),
  )
}

export const pickupPointRows = (): NewRow<'pickup_point'>[] => [...retailers(), ...relays()]
