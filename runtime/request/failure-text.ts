import { t } from '../text/strings.ts'
import type { ShopError } from './errors.ts'

/**
 * The reason of a failure for the shopper: the shop's message if it refused the call, a text for a missing connection,
 * or else the tag's own text. Messages of server errors are for its developers. Callers have loaded the texts of the
 * library (`loadStrings`).
 */
export function failureText({ kind, serverMessage }: ShopError, failed: string): string {
  if (kind === 'refused' && serverMessage) return serverMessage
  return kind === 'offline' && !navigator.onLine ? t('Core.NoConnection') : failed
}
