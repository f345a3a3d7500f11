import { t } from '../../text/strings.ts'

/** The message for a page that could not be loaded; the texts are loaded before the connection can be lost. */
export const failureText = (): string => t(navigator.onLine ? 'Core.UnknownErrors' : 'Core.NoConnection')
