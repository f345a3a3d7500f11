import { ShopError } from '../../../runtime/request/errors.ts'

/**
 * `short`: the stock is too low (409). `lost`: no response arrived, so that the change may or may not have been made.
 * `error` has the server's message as `serverMessage`.
 */
export type CartOutcome =
  | { state: 'done' }
  | { state: 'short'; stock: number | undefined; message: string | undefined; error: ShopError }
  | { state: 'unauthorized' | 'lost' | 'stopped' | 'failed'; error: ShopError }

/** The quantity that is available in place of a refused one (the answer's `Available`); 0 for none. */
export function availableFrom(outcome: CartOutcome): number {
  if (outcome.state !== 'short' && outcome.state !== 'failed') return 0
  const { Available: available } = (outcome.error.data ?? {}) as { Available?: unknown }
  return typeof available === 'number' && available > 0 ? available : 0
}

const CONFLICT = 409

/** An error that is not a ShopError is a fault of the program and is thrown again. */
export function outcomeOf(error: unknown): CartOutcome {
  if (!(error instanceof ShopError)) throw error
  if (error.status === CONFLICT) {
    const { Stock: stock } = (error.data ?? {}) as { Stock?: unknown }
    const known = typeof stock === 'number' ? stock : undefined
    return { state: 'short', stock: known, message: error.serverMessage, error }
  }
  const states = { unauthorized: 'unauthorized', offline: 'lost', aborted: 'stopped' } as const
  return { state: states[error.kind as keyof typeof states] ?? 'failed', error }
}
