import type { VariationValue } from './api.ts'

/** The label of a value: an unavailable one ends with the suffix, an available one is unchanged (§8). */
export const valueText = ({ text, isUnavailable }: Pick<VariationValue, 'text' | 'isUnavailable'>, suffix: string) =>
  isUnavailable ? `${text} ${suffix}` : text
