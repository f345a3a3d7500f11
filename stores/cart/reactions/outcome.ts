import { ShopError } from '../../../runtime/request/errors.ts'

/**
 * The outcome of a change of the cart. `short`: the stock does not suffice (409). `lost`: no response arrived, the shop may or
 * may not have done it. `error` holds the server's message as `serverMessage`.
 */
export type CartOutcome =
  | { state: 'done' }
  | { state: 'short'; stock: number | undefined; message: string | undefined; error: ShopError }
  | { state: 'unauthorized' | 'lost' | 'stopped' | 'failed'; error: ShopError }

/** How many the shop has in the place of what it refused (the answer's `Available`); 0 for none. */
export function availableFrom(outcome: CartOutcome): number {
  if (outcome.state !== 'short' && outcome.state !== 'failed') return 0
  const { Available: available } = (outcome.error.data ?? {}) as { Available?: unknown }
  return typeof available === 'number' && available > 0 ? available : 0
}

const CONFLICT = 409

/** Turns an error into an outcome; what is no ShopError is a fault of the program and is thrown on. */
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
