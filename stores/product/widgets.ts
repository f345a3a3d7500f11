import { loadFragment } from '../../runtime/navigation/fragment.ts'
import { appUrl, siteUrl } from '../../runtime/page/paths.ts'

/** What each warehouse holds of a variant, as HTML of the shop (§7). Its address serves the modal too. */
export const warehousesUrl = (productId: string, variantId: string, all: boolean): string =>
  widgetUrl(siteUrl('/widget/catalog/StockByWarehouse'), {
    productId,
    productVariantId: variantId,
    displayAllActiveWarehouses: String(all),
  })

/** The same, fetched. Throws ShopError. */
export const getWarehouses = (signal: AbortSignal, url: string) =>
  loadFragment(url, 'warehouse-stock', { signal, quiet: true })

/** The prices by quantity of a variant, as HTML of the shop; empty where there is one price (§7). Throws ShopError. */
export const getDegressivePrice = (signal: AbortSignal, variantId: string) =>
  loadFragment(
    widgetUrl(appUrl('/widget/catalog/DegressivePrice'), { productVariantId: variantId }),
    'degressive-price',
    {
      signal,
      quiet: true,
    },
  )

/** The form of a customer's own number for a variant; empty for visitors (§7). Throws ShopError. */
export const getReferenceForm = (signal: AbortSignal, productId: string, variantId: string) =>
  loadFragment(
    widgetUrl(siteUrl('/widget/catalog/CustomerReferenceUpdate'), { productId, productVariantId: variantId }),
    'customer-reference',
    { signal, quiet: true },
  )

const widgetUrl = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))}`
