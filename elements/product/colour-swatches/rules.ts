import type { Variation, VariationValue } from '../../../stores/product/api.ts'

/** `isChosen` checks the radio button at first. */
export type Swatch = VariationValue & { isChosen?: boolean }

/**
 * The picture of a swatch as a CSS image: one colour is flat, two are halves, three are sectors. Undefined without a
 * colour. Only colours are accepted, so that a value cannot load an address.
 */
export function pictureOf(colors: string[]): string | undefined {
  const known = colors.map((color) => color.trim()).filter((color) => isColor(color))
  const [first, second, third] = known
  if (first === undefined) return undefined
  if (second === undefined) return `linear-gradient(${first}, ${first})`
  if (third === undefined) return `linear-gradient(135deg, ${first} 50%, ${second} 50%)`
  return `conic-gradient(${first} 33.3%, ${second} 33.3% 66.6%, ${third} 66.6%)`
}

/** `#c40`, `rebeccapurple`, `rgb(1 2 3 / 40%)`: no `url(`, no `var(`, no second value. */
const isColor = (text: string) =>
  /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/+-]*(deg)?[\d\s.,%/+-]*\))$/i.test(text)

export const textWithoutSuffix = (text: string, suffix: string) =>
  text.endsWith(suffix) ? text.slice(0, -suffix.length).trimEnd() : text

/** The field of the first attribute is `VariantValueId1`, and so on. */
export function swatchesOf({ attributes, chosenIds }: Variation, name: string): Swatch[] | undefined {
  const index = Number(/^VariantValueId(\d+)$/.exec(name)?.[1]) - 1
  return attributes[index]?.values.map((value) => ({ ...value, isChosen: value.id === chosenIds[index] }))
}
