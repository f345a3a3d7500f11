import type { VariationValue } from './api.ts'

/** The words of a value: an unavailable one ends with the suffix, an available one stands as it is (§8). */
export const valueText = ({ text, isUnavailable }: Pick<VariationValue, 'text' | 'isUnavailable'>, suffix: string) =>
  isUnavailable ? `${text} ${suffix}` : text
