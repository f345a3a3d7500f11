import { atom, readonlyType } from 'nanostores'
import type { Asset } from './asset.ts'

/** A choice of an asset in the library, for the form field with a unique id. */
export type Picking = { forId: string; pick(asset: Asset): void }

const $value = atom<Picking | undefined>()

/** The present choice; undefined while no asset is being chosen. */
export const $picking = readonlyType($value)

/** Begins a choice. Returns the function that ends it. */
export function beginPicking(picking: Picking): () => void {
  $value.set(picking)
  return () => {
    if ($value.get() === picking) $value.set(undefined)
  }
}

const takers = new Map<string, Set<(asset: Asset) => void>>()

/** Calls `take` with each asset that is chosen for the unique id. Returns the unsubscribe function. */
export function takePicked(forId: string, take: (asset: Asset) => void): () => void {
  const all = takers.get(forId) ?? new Set()
  takers.set(forId, all.add(take))
  return () => {
    all.delete(take)
  }
}

/** Passes a chosen asset to the tags with a unique id. */
export function handPicked(forId: string, asset: Asset): void {
  for (const take of takers.get(forId) ?? []) take(asset)
}
