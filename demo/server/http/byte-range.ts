import type { Context } from 'hono'

/**
 * The first and the last byte that `Range` asks for; undefined without a range, null when the range is outside of the
 * file.
 */
export function readRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | undefined | null {
  const [, begin = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (begin === '' && end === '') return undefined
  const first = begin === '' ? Math.max(size - Number(end), 0) : Number(begin)
  const last = begin === '' || end === '' ? size - 1 : Math.min(Number(end), size - 1)
  return first > last ? null : { first, last }
}

/** Returns a film, or the requested range of it: some browsers play only films that a server sends in ranges. */
export function rangeAnswer(c: Context, data: Buffer): Response {
  c.header('Accept-Ranges', 'bytes')
  const range = readRange(c.req.header('Range'), data.length)
  if (range === undefined) return c.body(new Uint8Array(data))
  if (range === null) return c.body(null, 416, { 'Content-Range': `bytes */${data.length}` })
  const { first, last } = range
  c.header('Content-Range', `bytes ${first}-${last}/${data.length}`)
  return c.body(new Uint8Array(data.subarray(first, last + 1)), 206)
}
