import { t } from '../../text/strings.ts'

/** What a shopper reads when a page did not come; the texts are there before the line is gone. */
export const failureText = (): string => t(navigator.onLine ? 'Core.UnknownErrors' : 'Core.NoConnection')
