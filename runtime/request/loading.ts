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
