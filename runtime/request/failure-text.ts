import { t } from '../text/strings.ts'
import type { ShopError } from './errors.ts'

/**
 * Why a call failed, for the shopper: what the shop said when it refused, that there is no connection, or else the tag's own text.
 * What a server says that has failed is for its developers.
 */
export function failureText({ kind, serverMessage }: ShopError, failed: string): string {
  if (kind === 'refused' && serverMessage) return serverMessage
  return kind === 'offline' && !navigator.onLine ? t('Core.NoConnection') : failed
}
