import { atom, readonlyType } from 'nanostores'
import type { Asset } from './asset.ts'

/** What is being chosen in the library: for whom, by the unique id of a form's asset. */
export type Picking = { forId: string; pick(asset: Asset): void }

const $value = atom<Picking | undefined>()

/** Who chooses an asset in the library; undefined while it is only looked at. */
export const $picking = readonlyType($value)

/** Opens the choice. Returns what ends it. */
export function beginPicking(picking: Picking): () => void {
  $value.set(picking)
  return () => {
    if ($value.get() === picking) $value.set(undefined)
  }
}

const takers = new Map<string, Set<(asset: Asset) => void>>()

/** Takes what is chosen in the library for a unique id. Returns what ends that. */
export function takePicked(forId: string, take: (asset: Asset) => void): () => void {
  const all = takers.get(forId) ?? new Set()
  takers.set(forId, all.add(take))
  return () => {
    all.delete(take)
  }
}

/** Hands a chosen asset to the tags of a unique id. */
export function handPicked(forId: string, asset: Asset): void {
  for (const take of takers.get(forId) ?? []) take(asset)
}
