import { useEffect, useRef, useState } from 'react'
import { ShopError } from '../../../runtime/request/errors.ts'
import { onceOnline } from '../../../runtime/request/once-online.ts'
import { getAssets } from '../../../stores/assets/api.ts'
import type { Asset } from '../../../stores/assets/asset.ts'
import { BLOCK, blocksOf } from './rules.ts'

/** The listing: a folder, or the results of a search in it and below. */
export type Listing = { folderId: string; q: string; type: string; total: number; first: readonly Asset[] }

/** The loaded assets of a listing by their index. A range that becomes visible is requested. */
export function useAssets(listing: Listing) {
  const [held, setHeld] = useState({ listing, known: new Map<number, Asset>(), hasFailed: false })
  const asked = useRef(questionsOf(listing))
  const isCurrent = held.listing === listing
  const known = isCurrent ? held.known : new Map<number, Asset>()
  useEffect(() => () => asked.current.lifecycle.abort(), [])

  const ask = (from: number, to: number) => {
    if (asked.current.listing !== listing || asked.current.lifecycle.signal.aborted) {
      asked.current.lifecycle.abort()
      asked.current = questionsOf(listing)
    }
    const { blocks, lifecycle } = asked.current
    for (const block of blocksOf(from, to)) {
      // The server has printed the first ones.
      const isKnown = (block + 1) * BLOCK <= listing.first.length || listing.first.length >= listing.total
      if (blocks.has(block) || isKnown) continue
      blocks.add(block)
      load(block, lifecycle.signal)
    }
  }
  const load = async (block: number, signal: AbortSignal) => {
    const { folderId, q, type } = listing
    try {
      const { assets } = await getAssets(signal, { folderId, q, type, start: block * BLOCK, count: BLOCK })
      if (signal.aborted) return
      const { lost } = asked.current
      lost.delete(block)
      const hasFailed = lost.size > 0
      setHeld((before) => {
        const known = new Map(before.listing === listing ? before.known : [])
        for (const [index, asset] of assets.entries()) known.set(block * BLOCK + index, asset)
        return { listing, known, hasFailed }
      })
    } catch (reason) {
      if (signal.aborted || ShopError.of(reason).kind === 'aborted') return
      asked.current.blocks.delete(block)
      asked.current.lost.add(block)
      setHeld((before) => ({ listing, known: before.listing === listing ? before.known : new Map(), hasFailed: true }))
      onceOnline(reason, askAgain, signal)
    }
  }
  const askAgain = () => {
    for (const block of asked.current.lost) ask(block * BLOCK, (block + 1) * BLOCK)
  }
  return {
    assetAt: (index: number): Asset | undefined => known.get(index) ?? listing.first[index],
    hasFailed: isCurrent && held.hasFailed,
    ask,
    /** Requests the failed blocks again, also those that are no longer visible. */
    askAgain,
  }
}

/** The requests of a listing: its requested blocks by number, and those that failed. */
const questionsOf = (listing: Listing) => ({
  listing,
  blocks: new Set<number>(),
  lost: new Set<number>(),
  lifecycle: new AbortController(),
})
