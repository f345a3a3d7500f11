import { useEffect, useRef, useState } from 'react'
import { ShopError } from '../../../runtime/request/errors.ts'
import { getAssets } from '../../../stores/assets/api.ts'
import type { Asset } from '../../../stores/assets/asset.ts'
import { BLOCK, blocksOf } from './rules.ts'

/** What is listed: a folder, or what a search found in it and below. */
export type Listing = { folderId: string; q: string; type: string; total: number; first: readonly Asset[] }

/** The assets of a listing by their places, as far as they are known: a stretch that is seen is asked for. */
export function useAssets(listing: Listing) {
  const [held, setHeld] = useState({ listing, known: new Map<number, Asset>(), hasFailed: false })
  const asked = useRef({ listing, blocks: new Set<number>(), lifecycle: new AbortController() })
  const isCurrent = held.listing === listing
  const known = isCurrent ? held.known : new Map<number, Asset>()
  useEffect(() => () => asked.current.lifecycle.abort(), [])

  const ask = (from: number, to: number) => {
    if (asked.current.listing !== listing || asked.current.lifecycle.signal.aborted) {
      asked.current.lifecycle.abort()
      asked.current = { listing, blocks: new Set(), lifecycle: new AbortController() }
    }
    const { blocks, lifecycle } = asked.current
    for (const block of blocksOf(from, to)) {
      // The page has brought the first ones.
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
      setHeld((before) => {
        const known = new Map(before.listing === listing ? before.known : [])
        for (const [index, asset] of assets.entries()) known.set(block * BLOCK + index, asset)
        return { listing, known, hasFailed: false }
      })
    } catch (reason) {
      if (signal.aborted || ShopError.of(reason).kind === 'aborted') return
      asked.current.blocks.delete(block)
      setHeld((before) => ({ listing, known: before.listing === listing ? before.known : new Map(), hasFailed: true }))
    }
  }
  return {
    assetAt: (index: number): Asset | undefined => known.get(index) ?? listing.first[index],
    hasFailed: isCurrent && held.hasFailed,
    ask,
  }
}
