import type { Fact } from './facts.ts'
import type { ProductType } from './types.ts'

export type Speciality = 'tableware' | 'glass' | 'lamps' | 'decoration' | 'pantry' | 'books'

export const ranges: Record<Speciality, ProductType[]> = {
  tableware: [
    ...(['dinnerPlate', 'dessertPlate', 'deepPlate', 'bowl', 'saladBowl', 'servingDish', 'eggCup'] as const),
    ...(['coffeeCup', 'teaCup', 'mug', 'teapot', 'milkJug', 'sugarBowl', 'box', 'footedBowl'] as const),
  ],
  glass: [
    ...(['tumbler', 'wineGlass', 'flute', 'carafe', 'pitcher', 'bottle'] as const),
    ...(['glassVase', 'tealight', 'glassPendant'] as const),
  ],
  lamps: ['tableLamp', 'bedsideLamp', 'floorLamp', 'glassPendant', 'ceramicPendant'],
  decoration: [
    ...(['tallVase', 'ballVase', 'budVase', 'candlestick', 'tealight', 'box'] as const),
    ...(['footedBowl', 'planter', 'terracottaPot'] as const),
  ],
  pantry: ['honey', 'looseTea'],
  books: ['artBook'],
}

/** All of its models exist in all types of its range; `dearness` multiplies the types' prices. */
export type Maker = {
  name: string
  place: string
  year: number
  speciality: Speciality
  material: Fact
  dearness: number
  models: string[]
}

const maker = (speciality: Speciality, material: Fact, dearness: number, about: string, models: string): Maker => {
  const [name = '', place = '', year = ''] = about.split('|')
  return { name, place, year: Number(year), speciality, material, dearness, models: models.split(' ') }
}

/** The shop's makers. Their order decides ids: add new ones at the end. */
export const makers: Maker[] = [
  maker(
    'decoration',
    'stoneware',
    1.1,
    'Grès du Lac|Dieulefit|1981',
    'Galet Falaise Racine Torsade Méandre Nid Totem Corolle Lichen',
  ),
  maker('decoration', 'stoneware', 1, 'Blad & Boom|Boom|2004', 'Stam Blad Knop Zaad Tak Wortel Bast Kroon Mos'),
  maker(
    'decoration',
    'earthenware',
    1.2,
    'Fratelli Belli|Deruta|1936',
    'Etrusco Anfora Collina Cipresso Vigna Tufo Pieve Loggia Cotto',
  ),
  maker(
    'decoration',
    'earthenware',
    0.9,
    'Cerâmica Lagoa|Viana do Castelo|1965',
    'Dália Camélia Urze Musgo Xisto Granito Giesta Hortênsia Mimosa',
  ),
  maker(
    'tableware',
    'earthenware',
    1,
    'Atelier Marou|Vallauris|1962',
    'Lune Garrigue Mistral Écume Romarin Tilleul Aube',
  ),
  maker(
    'tableware',
    'stoneware',
    1.1,
    'Terres de Bray|Beauvais|1978',
    'Bocage Lisière Noisette Givre Sillon Clairière Fougère',
  ),
  maker(
    'tableware',
    'porcelain',
    1.6,
    'Maison Sorel|Limoges|1924',
    'Hortense Célestin Opaline Augustine Dentelle Perle Blanche',
  ),
  maker('tableware', 'earthenware', 1.2, 'Van Hoorne|Delft|1951', 'Duin Polder Zilt Schelp Riet Nevel Getij'),
  maker('tableware', 'stoneware', 0.9, 'De Klei|Tegelen|1996', 'Maas Kade Linde Veld Brem Wilg Akker'),
  maker('tableware', 'earthenware', 0.8, 'Alfar Sierra|Úbeda|1940', 'Jara Olivar Sierra Almendro Cal Esparto Albero'),
  maker(
    'tableware',
    'earthenware',
    0.9,
    'Casa Ventura|Manises|1933',
    'Azahar Marjal Levante Noria Higuera Brisa Salina',
  ),
  maker(
    'tableware',
    'stoneware',
    1.2,
    'Steinfels|Höhr-Grenzhausen|1919',
    'Kiesel Heide Moor Ginster Schiefer Nordwind Hagel',
  ),
  maker(
    'tableware',
    'earthenware',
    1.3,
    'Bottega Orsini|Faenza|1948',
    'Ginepro Sabbia Ombra Nuvola Argilla Salvia Tramonto',
  ),
  maker(
    'tableware',
    'stoneware',
    0.8,
    'Olaria do Vale|Barcelos|1957',
    'Maré Cortiça Oliveira Serra Areal Neblina Alecrim',
  ),
  maker(
    'glass',
    'recycledGlass',
    1,
    'Verrerie Delorme|Biot|1956',
    'Bulle Cascade Source Brume Rosée Reflet Torrent Ondée Givrine',
  ),
  maker(
    'glass',
    'glass',
    1,
    'Glasblazerij Verhoef|Leerdam|1938',
    'Dauw IJs Golf Druppel Helder Regen Kreek Vloed Spiegel',
  ),
  maker(
    'glass',
    'recycledGlass',
    0.8,
    'Cristalería Mora|Granada|1944',
    'Rocío Arroyo Fuente Lluvia Cristalina Alba Laguna Cauce Vega',
  ),
  maker('glass', 'glass', 1.2, 'Waldhütte|Zwiesel|1901', 'Quelle Tau Föhre Gletscher Bach Morgen Klamm Firn Tanne'),
  maker(
    'glass',
    'glass',
    1.8,
    'Vetreria Zanin|Murano|1929',
    'Gondola Canale Marea Onda Riva Perlina Aurora Sestiere Bruma',
  ),
  maker(
    'glass',
    'recycledGlass',
    0.9,
    'Vidraria Atlântica|Óbidos|1967',
    'Vaga Espuma Ria Farol Orvalho Nascente Maresia Cais Vento',
  ),
  maker(
    'lamps',
    'porcelain',
    1.3,
    'Lumière & Fils|Nancy|1971',
    'Halo Vigie Crépuscule Lampyre Veillée Solstice Phare Étincelle Comète Lueur',
  ),
  maker(
    'lamps',
    'stoneware',
    1,
    'Licht & Leem|Maastricht|1988',
    'Gloed Maan Schemer Vonk Ster Baken Toren Krijt Dageraad Lantaarn',
  ),
  maker(
    'lamps',
    'earthenware',
    0.8,
    'Taller Claro|Talavera|1990',
    'Candil Lucero Faro Ocaso Cometa Chispa Vela Cénit Eclipse Luciérnaga',
  ),
  maker(
    'lamps',
    'stoneware',
    1.1,
    'Tonlicht|Weiden|1983',
    'Glimmer Abendrot Leuchtturm Funke Mondschein Polar Zenit Laterne Komet Sternwarte',
  ),
  maker(
    'lamps',
    'earthenware',
    1.2,
    'Lume Nova|Nove|1975',
    'Lucciola Stella Lanterna Tramontana Eclissi Fiamma Cupola Meridiana Alone Candela',
  ),
  maker('pantry', 'stoneware', 1, 'Comptoir du Verger|Apt|1958', 'Tilleul Jasmin Bergamote Châtaigne'),
  maker('books', 'paper', 1, 'Éditions du Tour|Limoges|1994', 'Argile Flamme Émail Atelier'),
]
