import { checkVAT, countries } from 'jsvat'

/**
 * Whether a number may be a VAT number by its form and check digit. `country` is written before one without letters. Countries
 * that nobody knows the form of have no wrong numbers.
 */
export function isLikelyVat(number: string, country: string): boolean {
  const bare = number.replaceAll(/[\s.-]/g, '').toUpperCase()
  const prefix = country === 'GR' ? 'EL' : country
  const whole = /^[A-Z]{2}/.test(bare) || !/^[A-Z]{2}$/.test(prefix) ? bare : prefix + bare
  const isKnown = countries.some(({ codes }) => codes.includes(whole.slice(0, 2)))
  return !/^[A-Z]{2}/.test(whole) || !isKnown || checkVAT(whole, countries).isValid
}
