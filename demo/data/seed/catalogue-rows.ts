import { slugify } from '../fold.ts'
import type { NewRow } from '../schema.ts'
import { makers } from './brands.ts'
import { type AttributeCode, attributes, type Fact, facts } from './facts.ts'
import { type Glaze, glazes } from './glazes.ts'
import { fill, inAll } from './texts/cultures.ts'
import { type CategoryGroup, groups, type ProductType, sizes, types } from './types.ts'

const keys = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

const groupKeys = keys(groups)
const typeKeys = keys(types)
const attributeKeys = keys(attributes)

export const ids = {
  group: (group: CategoryGroup) => groupKeys.indexOf(group) + 1,
  type: (type: ProductType) => groupKeys.length + typeKeys.indexOf(type) + 1,
  attribute: (code: AttributeCode) => attributeKeys.indexOf(code) + 1,
  glaze: (glaze: Glaze) => keys(glazes).indexOf(glaze) + 1,
  size: (size: string) => keys(glazes).length + sizes.indexOf(size) + 1,
  fact: (fact: Fact) => keys(glazes).length + sizes.length + keys(facts).indexOf(fact) + 1,
}

/** Slugs are French in every culture, since an address must not change with the language. */
export function categoryRows(): NewRow<'category'>[] {
  const groupRows = groupKeys.map((group, position) => {
    const parent = groups[group]
    const name = inAll((texts) => texts.groups[group][0])
    const description = inAll((texts) => texts.groups[group][1])
    const row = {
      id: ids.group(group),
      parent_id: parent && ids.group(parent),
      slug: slugify(name.fr),
      name,
      description,
    }
    return { ...row, position }
  })
  const typeRows = typeKeys.map((type, position) => {
    const name = inAll((texts) => texts.types[type][1])
    const description = inAll((texts) => texts.types[type][2])
    const row = {
      id: ids.type(type),
      parent_id: ids.group(types[type].group),
      slug: slugify(name.fr),
      name,
      description,
    }
    return { ...row, position: groupKeys.length + position }
  })
  return [...groupRows, ...typeRows]
}

export const brandRows = (): NewRow<'brand'>[] =>
  makers.map(({ name, place, year, speciality }, index) => ({
    id: index + 1,
    slug: slugify(name),
    name,
    description: inAll((texts) => {
      const opening = texts.makers[speciality][index % 2 === 0 ? 0 : 1]
      return `${fill(opening, { name, place, year })} ${texts.closings[index % texts.closings.length]}`
    }),
  }))

export const attributeRows = (): NewRow<'attribute'>[] =>
  attributeKeys.map((code, position) => ({
    id: ids.attribute(code),
    code,
    name: inAll((texts) => texts.attributes[code]),
    display: attributes[code].display,
    is_variation: attributes[code].isVariation,
    position,
  }))

export function valueRows(): NewRow<'attribute_value'>[] {
  const colourless = { color1: null, color2: null, color3: null }
  const glazeRows = keys(glazes).map((glaze, position) => {
    const codes: readonly string[] = glazes[glaze]
    const colors = { color1: codes[0] ?? null, color2: codes[1] ?? null, color3: codes[2] ?? null }
    const name = inAll((texts) => texts.glazes[glaze])
    return { id: ids.glaze(glaze), attribute_id: ids.attribute('glaze'), name, ...colors, position }
  })
  const sizeRows = sizes.map((size, position) => {
    const name = inAll(() => size)
    return { id: ids.size(size), attribute_id: ids.attribute('size'), name, ...colourless, position }
  })
  const factRows = keys(facts).map((fact, position) => {
    const name = inAll((texts) => texts.facts[fact][0])
    return { id: ids.fact(fact), attribute_id: ids.attribute(facts[fact]), name, ...colourless, position }
  })
  return [...glazeRows, ...sizeRows, ...factRows]
}
