import { atom, readonlyType } from 'nanostores'

const $count = atom(0)

/** The number of calls in progress, for a loading bar. Quiet calls are not counted. */
export const $loading = readonlyType($count)

export async function counted<T>(call: Promise<T>): Promise<T> {
  $count.set($count.get() + 1)
  try {
    return await call
  } finally {
    $count.set($count.get() - 1)
  }
}

const $value = atom(0)

/**
 * Increases when a call that may change the shop's pages begins, and when it ends: content that was read before is
 * stale then.
 */
export const $changes = readonlyType($value)

export async function counting<T>(call: Promise<T>): Promise<T> {
  $value.set($value.get() + 1)
  try {
    return await call
  } finally {
    $value.set($value.get() + 1)
  }
}
