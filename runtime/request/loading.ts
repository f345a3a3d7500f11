import { atom, readonlyType } from 'nanostores'

const $count = atom(0)

/** How many calls are under way, for a loading bar. Quiet calls are not counted. */
export const $loading = readonlyType($count)

/** Counts a call for as long as it lasts. */
export async function counted<T>(call: Promise<T>): Promise<T> {
  $count.set($count.get() + 1)
  try {
    return await call
  } finally {
    $count.set($count.get() - 1)
  }
}

const $value = atom(0)

/** Counts up when a call that may change what the shop shows begins, and when it ends: what was read before is old then. */
export const $changes = readonlyType($value)

/** Counts such a call. */
export async function counting<T>(call: Promise<T>): Promise<T> {
  $value.set($value.get() + 1)
  try {
    return await call
  } finally {
    $value.set($value.get() + 1)
  }
}
