import { cultureUrl } from '../../../../runtime/page/paths.ts'

/** The page that confirms an order, with its number in the address. */
export const confirmationUrl = (number: string): string =>
  `${cultureUrl('checkout/confirmation')}?number=${encodeURIComponent(number)}`
