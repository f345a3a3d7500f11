import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { ownUrl } from '../../runtime/page/paths.ts'
import { logOnly } from '../../runtime/page/warn.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import { t } from '../../runtime/text/strings.ts'
import { postPasskey } from './api.ts'

/** The shop's answer to a form that needs a passkey: a question for the browser, and the address to which its answer is sent. */
export type PasskeyRequest =
  | { Passkey: 'get'; Options: PublicKeyCredentialRequestOptionsJSON; Answer: string }
  | { Passkey: 'create'; Options: PublicKeyCredentialCreationOptionsJSON; Answer: string }

/** Whether the browser knows passkeys. It does not on pages without https. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Whether the shop's answer to a form asks for a passkey. */
export const isPasskeyRequest = (data: unknown): data is PasskeyRequest => {
  const { Passkey, Options, Answer } = (data ?? {}) as Partial<PasskeyRequest>
  return (Passkey === 'get' || Passkey === 'create') && typeof Options === 'object' && typeof Answer === 'string'
}

/** The outcome of a passkey. `cancelled`: the shopper closed the window of the browser, or let it time out. `message`: what there is to say of a failure. */
export type PasskeyOutcome =
  | { state: 'taken'; uri: string | undefined }
  | { state: 'cancelled' }
  | { state: 'failed'; message?: string | undefined }

/**
 * Has a challenge signed by the browser, which uses or makes a passkey for it, and sends the signature with the fields
 * of the form. An answer that would go to another site is never asked for.
 */
export async function answerPasskey(request: PasskeyRequest, form: HTMLFormElement): Promise<PasskeyOutcome> {
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
