/**
 * Browsers send requests that a page has started after the shopper has left it, up to 64 KiB of bodies of all such
 * calls together. They refuse more, so a reserve is left to page scripts.
 */
const MOST_BYTES = 48 * 1_024

let bytesUnderWay = 0

/** Reserves bytes for a request that may outlive the page. Returns a function that frees them; undefined: no space. */
export function reserveKeepAlive(body: string): (() => void) | undefined {
  const { length } = new TextEncoder().encode(body)
  if (bytesUnderWay + length > MOST_BYTES) return undefined
  bytesUnderWay += length
  return () => {
    bytesUnderWay -= length
  }
}
