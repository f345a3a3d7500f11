import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { arrive } from '../../runtime/page/scripts/arrive.ts'

/** What a shop answers to a form that needs a passkey: what the browser shall do, and where its answer goes. */
export type PasskeyRequest =
  | { Passkey: 'get'; Options: PublicKeyCredentialRequestOptionsJSON; Answer: string }
  | { Passkey: 'create'; Options: PublicKeyCredentialCreationOptionsJSON; Answer: string }

/** Whether the browser knows passkeys. It does not on pages without https. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Whether an answer to a form asks for a passkey. */
export const isPasskeyRequest = (data: unknown): data is PasskeyRequest => {
  const { Passkey, Options, Answer } = (data ?? {}) as Partial<PasskeyRequest>
  return (Passkey === 'get' || Passkey === 'create') && typeof Options === 'object' && typeof Answer === 'string'
}

/** The outcome of a passkey. `cancelled`: the shopper closed the window of the browser, or let it time out. `message`: what there is to say of a failure. */
export type PasskeyOutcome =
  | { state: 'taken'; uri: string | undefined }
  | { state: 'cancelled' }
  | { state: 'failed'; message?: string | undefined }

/** Lets the browser use or make a passkey, and sends what it has signed with the fields of the form. The code comes with the first one. */
export const answerPasskey = (request: PasskeyRequest, form: HTMLFormElement): Promise<PasskeyOutcome> =>
  arrive('passkeys', import('./passkeys.ts')).then(
    ({ signAndSend }) => signAndSend(request, form),
    () => ({ state: 'failed' }),
  )
