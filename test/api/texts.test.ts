import { readFileSync } from 'node:fs'
import { expect, test, totalOfList } from './shop.ts'

const cultures = ['fr', 'nl', 'es', 'de', 'it', 'pt']

/** The texts that a server of the specification must have, in every culture (§8, §5, §2). */
const needed = [
  'Shippings.SelectPickupPoint',
  'ShoppingCarts.NoCityFound',
  'Sales.QuantityIsMandatory',
  'Catalog.CustomerRefUpdateError',
  'Core.ErrorServer',
  'Catalog.NoProductFound',
  'Catalog.UnavailableProductVariant',
]
const uploads = ['MaxNumberOfFiles', 'AcceptFileTypes', 'MaxFileSize', 'MinFileSize', 'UploadedBytes']

type Texts = { [name: string]: Texts | string }
const at = (texts: Texts, key: string) =>
  key.split('.').reduce<Texts | string | undefined>((branch, name) => (branch as Texts)?.[name], texts)

test.describe('the texts of the shop', () => {
  const dictionaries = new Map<string, Texts>()

  test.beforeEach(async ({ request }) => {
    for (const culture of cultures) {
      dictionaries.set(culture, await (await request.get(`/api/v1/localization/${culture}/stringresources`)).json())
    }
  })

  const inEach = (key: string) => cultures.map((culture) => at(dictionaries.get(culture) as Texts, key))

  test('are those that the specification names, in each culture and in its own language [I18N-13]', () => {
    for (const key of needed) {
      expect(
        inEach(key).every((text) => typeof text === 'string' && text !== ''),
        key,
      ).toBe(true)
      expect(new Set(inEach(key)).size, key).toBeGreaterThan(4)
    }
  })

  test('name the choice of a coupon in each culture [I18N-14]', () => {
    expect(new Set(inEach('ShoppingCarts.SelectCoupon')).size).toBe(6)
  })

  test('have a reason for each refusal of a file in each culture [I18N-15]', () => {
    for (const name of uploads) expect(new Set(inEach(`Assets.${name}`)).size, name).toBeGreaterThan(4)
  })
})

test('a list is narrowed by the JSON of its filter, and not by invalid JSON [NAV-23]', async ({ request }) => {
  const count = async (filter: string) => {
    const answer = await request.get(`/fr/catalog?filter=${encodeURIComponent(filter)}`)
    expect(answer.status(), filter).toBe(200)
    return totalOfList(await answer.text())
  }
  const all = await count('{}')
  const [one, two] = [await count('{"Brand":[1]}'), await count('{"Brand":2}')]
  expect(one).toBeGreaterThan(0)
  expect(one).toBeLessThan(all)
  expect(await count('{"Brand":[1,2]}')).toBe(one + two)
  for (const broken of [
    '{oops',
    '[]',
    'null',
    '5',
    '{"Brand":"x"}',
    '{"Brand":[-1,1.5,null,{}]}',
    '{"__proto__":{"Brand":[1]}}',
  ]) {
    expect(await count(broken), broken).toBe(all)
  }
})

/** Other names of a product, which shoppers would mistake for another product. Numbers of articles are references. */
const synonyms: Record<string, RegExp> = {
  fr: /\barticles?\b|\bexemplaires?\b|\bproduits?\b/i,
  nl: /\bartikel(en)?\b|\bproduct(en)?\b/i,
  es: /\bartículos?\b|\bproductos?\b|\bunidad(es)?\b/i,
  de: /\bArtikeln?\b|\bProdukte?n?\b/i,
  it: /\barticol[oi]\b|\bprodott[oi]\b/i,
  pt: /\bartigos?\b|\bprodutos?\b|\bunidades?\b/i,
}

const sentences = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : sentences(text)))

test('a product has one name on all pages, in each culture', async ({ request }) => {
  for (const culture of cultures) {
    const known = await (await request.get(`/api/v1/localization/${culture}/stringresources`)).json()
    const pages = JSON.parse(readFileSync(`demo/server/texts/pages/${culture}.json`, 'utf8'))
    const other = [...sentences(known), ...sentences(pages)].filter((text) => synonyms[culture]?.test(text))
    expect(other, culture).toEqual([])
  }
})
