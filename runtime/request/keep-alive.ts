/** Bytes. Browsers accept 64 KiB for all calls that outlive the page; a reserve is left to page scripts. */
const MOST_BYTES = 48 * 1_024

let bytesUnderWay = 0

/** For a request that may outlive the page. Returns a function that frees the bytes; undefined: no space left. */
export function reserveKeepAlive(body: string): (() => void) | undefined {
  const { length } = new TextEncoder().encode(body)
  if (bytesUnderWay + length > MOST_BYTES) return undefined
  bytesUnderWay += length
  return () => {
    bytesUnderWay -= length
  }
}
