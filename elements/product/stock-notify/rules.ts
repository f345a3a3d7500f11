/** The parameter and the field that name the variant. */
const VARIANT = 'productVariantId'

/** The page of the form under the culture (§2). */
export const FORM_PATH = 'catalog/stocknotification/subscribe'

export function formAddress(page: string, base: string, variantId: string): URL {
  const url = new URL(page, base)
  if (variantId !== '') url.searchParams.set(VARIANT, variantId)
  return url
}

export const variantIn = (url: URL): string => url.searchParams.get(VARIANT) ?? ''
