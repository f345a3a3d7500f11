import { cultureUrl } from '../../../../runtime/page/paths.ts'

/** The page that confirms an order, with its id or its number in the address. */
export const confirmationUrl = (id: string): string =>
  `${cultureUrl('checkout/confirmation')}?number=${encodeURIComponent(id)}`
