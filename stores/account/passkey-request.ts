import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { arrive } from '../../runtime/page/scripts/arrive.ts'

/** The shop's answer to a form that needs a passkey: the action of the browser, and the address for its result. */
export type PasskeyRequest =
  | { Passkey: 'get'; Options: PublicKeyCredentialRequestOptionsJSON; Answer: string }
  | { Passkey: 'create'; Options: PublicKeyCredentialCreationOptionsJSON; Answer: string }

/** Whether the browser supports passkeys. It does not on pages without https. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Whether an answer to a form asks for a passkey. */
export const isPasskeyRequest = (data: unknown): data is PasskeyRequest => {
  const { Passkey, Options, Answer } = (data ?? {}) as Partial<PasskeyRequest>
  return (Passkey === 'get' || Passkey === 'create') && typeof Options === 'object' && typeof Answer === 'string'
}

/**
 * The outcome of a passkey. `cancelled`: the shopper closed the browser's dialog, or it timed out. `message`: the text
 * of a failure.
 */
export type PasskeyOutcome =
  | { state: 'taken'; uri: string | undefined }
  | { state: 'cancelled' }
  | { state: 'failed'; message?: string | undefined }

/**
 * Lets the browser use or create a passkey, and sends its signature with the fields of the form. Its code is loaded at
 * the first call.
 */
export const answerPasskey = (request: PasskeyRequest, form: HTMLFormElement): Promise<PasskeyOutcome> =>
  arrive('passkeys', import('./passkeys.ts')).then(
    ({ signAndSend }) => signAndSend(request, form),
    () => ({ state: 'failed' }),
  )
