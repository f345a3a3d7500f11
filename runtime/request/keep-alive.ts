/**
 * Browsers send what a page has asked for after the shopper has left it, up to 64 KiB of bodies, of all calls together that are
 * under way. What is above is refused, so that a reserve is left to page scripts.
 */
const MOST_BYTES = 48 * 1_024

let bytesUnderWay = 0

/** Takes a part of what may outlive the page, and returns what gives it back; undefined: the body does not fit any more. */
export function reserveKeepAlive(body: string): (() => void) | undefined {
  const { length } = new TextEncoder().encode(body)
  if (bytesUnderWay + length > MOST_BYTES) return undefined
  bytesUnderWay += length
  return () => {
    bytesUnderWay -= length
  }
}
