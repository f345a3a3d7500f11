/**
 * Why a call failed. `offline`: no response arrived. `aborted`: nobody wants it any more. `unauthorized`: 401. `refused`: the
 * shop said no (other 4xx). `server`: 5xx. `unreadable`: the answer is not what the contract says.
 */
export type ShopErrorKind = 'offline' | 'aborted' | 'unauthorized' | 'refused' | 'server' | 'unreadable'

/** The one error of all calls. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  constructor(
    readonly kind: ShopErrorKind,
    /** HTTP status; 0 when there was no answer. */
    readonly status = 0,
    /** The answer's body as far as it could be read. */
    readonly data: unknown = undefined,
    /** The status text, or the reason. */
    readonly reason = '',
    cause?: unknown,
  ) {
    super(`${kind}${status ? ` (${status})` : ''}${reason ? `: ${reason}` : ''}`, { cause })
  }

  /** What went wrong as a ShopError; anything unknown counts as an answer that could not be read. */
  static of(reason: unknown): ShopError {
    return reason instanceof ShopError ? reason : new ShopError('unreadable', 0, undefined, String(reason), reason)
  }

  /** The message that the server sent for the shopper (`Message`), if any. */
  get serverMessage(): string | undefined {
    const message = (this.data as { Message?: unknown } | null | undefined)?.Message
    return typeof message === 'string' && message !== '' ? message : undefined
  }
}

/** Sorts an HTTP status into a kind. */
export const kindOfStatus = (status: number): ShopErrorKind =>
  status === 401 ? 'unauthorized' : status >= 500 ? 'server' : 'refused'
