import { loadFragment } from '../../runtime/navigation/fragment.ts'
import { appUrl, siteUrl } from '../../runtime/page/paths.ts'

/** The address of a variant's stock by warehouse, as HTML of the shop (§7). The modal uses it too. */
export const warehousesUrl = (productId: string, variantId: string, all: boolean): string =>
  widgetUrl(siteUrl('/widget/catalog/StockByWarehouse'), {
    productId,
    productVariantId: variantId,
    displayAllActiveWarehouses: String(all),
  })

/** Fetches the stock by warehouse. Throws ShopError. */
export const getWarehouses = (signal: AbortSignal, url: string) =>
  loadFragment(url, 'warehouse-stock', { signal, quiet: true })

/**
 * Fetches the prices of a variant by quantity, as HTML of the shop; empty if there is only one price (§7). Throws
 * ShopError.
 */
export const getDegressivePrice = (signal: AbortSignal, variantId: string) =>
  loadFragment(
    widgetUrl(appUrl('/widget/catalog/DegressivePrice'), { productVariantId: variantId }),
    'degressive-price',
    {
      signal,
      quiet: true,
    },
  )

/** Fetches the form of a customer's own number for a variant; empty for visitors (§7). Throws ShopError. */
export const getReferenceForm = (signal: AbortSignal, productId: string, variantId: string) =>
  loadFragment(
    widgetUrl(siteUrl('/widget/catalog/CustomerReferenceUpdate'), { productId, productVariantId: variantId }),
    'customer-reference',
    { signal, quiet: true },
  )

const widgetUrl = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))}`
