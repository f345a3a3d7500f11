import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ownUrl } from '../../runtime/page/paths.ts'
import { logOnly } from '../../runtime/page/warn.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import { t } from '../../runtime/text/strings.ts'
import { postPasskey } from './api.ts'
import type { PasskeyOutcome, PasskeyRequest } from './passkey-request.ts'

/**
 * Lets the browser sign a challenge, and sends the signature. A request whose result would go to another site is
 * refused.
 */
export async function signAndSend(request: PasskeyRequest, form: HTMLFormElement): Promise<PasskeyOutcome> {
  const address = ownUrl(request.Answer)
  if (!address) return { state: 'failed' }
  try {
    const credential =
      request.Passkey === 'get'
        ? await startAuthentication({ optionsJSON: request.Options })
        : await startRegistration({ optionsJSON: request.Options })
    const fields = { ...fieldsOf(form), Credential: JSON.stringify(credential) }
    return { state: 'taken', uri: await postPasskey(address, fields) }
  } catch (error) {
    if (error instanceof Error && /^(NotAllowedError|AbortError)$/.test(error.name)) return { state: 'cancelled' }
    logOnly('A passkey could not be used.', error)
    return { state: 'failed', message: messageOf(ShopError.of(error)) }
  }
}

const messageOf = ({ kind, serverMessage }: ShopError): string | undefined =>
  kind === 'refused' ? serverMessage : kind === 'offline' ? t('Forms.NotSent') : undefined

/** The fields of the form without passwords, which were already sent. */
const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[name]:not([type=password])')].map(({ name, value }) => [
      name,
      value,
    ]),
  )
