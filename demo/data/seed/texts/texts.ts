import type { Speciality } from '../brands.ts'
import type { AttributeCode, Character, Fact } from '../facts.ts'
import type { Glaze } from '../glazes.ts'
import type { CategoryGroup, ProductType } from '../types.ts'

/** All that the seed says in one culture. Every sentence is complete, so that any of them may follow another. */
export type ShopTexts = {
  /** Singular, plural, and what it is for (under a product and under its category). */
  types: Record<ProductType, [one: string, many: string, purpose: string]>
  groups: Record<CategoryGroup, [name: string, description: string]>
  glazes: Record<Glaze, string>
  attributes: Record<AttributeCode, string>
  /** A value of a describing attribute, and the sentence that it adds to a product's description. */
  facts: Record<Fact, [label: string, sentence: string]>
  characters: Record<Character, string>
  /** `{quantity}` units in a set. */
  set: string
  /** Two ways to introduce a maker: `{name}`, `{place}` and `{year}` are filled in. */
  makers: Record<Speciality, [string, string]>
  closings: [string, string, string, string]
  warehouses: [string, string, string, string]
  shipping: Record<'home' | 'express' | 'shop' | 'relay' | 'retailer', string>
}
