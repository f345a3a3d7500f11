import { t } from '../text/strings.ts'
import type { ShopError } from './errors.ts'

/** Why a call failed, for the shopper: what the shop said, that there is no connection, or else the tag's own text. */
export const failureText = (error: ShopError, failed: string): string =>
  error.serverMessage ?? (error.kind === 'offline' && !navigator.onLine ? t('Core.NoConnection') : failed)
