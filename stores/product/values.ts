import type { Variation, VariationValue } from './api.ts'

/** The label of a value: an unavailable one has the suffix (§8). */
export const valueText = ({ text, isUnavailable }: Pick<VariationValue, 'text' | 'isUnavailable'>, suffix: string) =>
  isUnavailable ? `${text} ${suffix}` : text

/** True when a chosen value cannot be bought. */
export const isSoldOut = ({ attributes, chosenIds }: Variation): boolean =>
  attributes.some(({ values }, index) =>
    values.some(({ id, isUnavailable }) => isUnavailable && id === chosenIds[index]),
  )
