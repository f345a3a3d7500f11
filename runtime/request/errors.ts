/**
 * Why a call failed. `offline`: no response arrived. `aborted`: the caller ended it. `unauthorized`: 401. `refused`:
 * the shop refused it (other 4xx). `server`: 5xx. `unreadable`: the answer differs from the contract.
 */
export type ShopErrorKind = 'offline' | 'aborted' | 'unauthorized' | 'refused' | 'server' | 'unreadable'

/** The error of every failed call. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  constructor(
    readonly kind: ShopErrorKind,
    /** HTTP status; 0 without an answer. */
    readonly status = 0,
    /** The answer's body as far as it could be read. */
    readonly data: unknown = undefined,
    /** The status text, or the reason. */
    readonly reason = '',
    cause?: unknown,
  ) {
    super(`${kind}${status ? ` (${status})` : ''}${reason ? `: ${reason}` : ''}`, { cause })
  }

  /** Turns any failure into a ShopError; an unknown one counts as an answer that could not be read. */
  static of(reason: unknown): ShopError {
    return reason instanceof ShopError ? reason : new ShopError('unreadable', 0, undefined, String(reason), reason)
  }

  /** The message that the server sent for the shopper (`Message`), if any. */
  get serverMessage(): string | undefined {
    const message = (this.data as { Message?: unknown } | null | undefined)?.Message
    return typeof message === 'string' && message !== '' ? message : undefined
  }
}

export const kindOfStatus = (status: number): ShopErrorKind =>
  status === 401 ? 'unauthorized' : status >= 500 ? 'server' : 'refused'
