import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { ShopContext } from '../../context.ts'
import type { Fields } from '../../http/body.ts'
import { assertNoTrouble } from '../../http/troubles.ts'
import { largestFile, mostFiles } from '../../shop/content/assets/intake/limits.ts'
import type { FileProblem, SentFile } from '../../shop/content/assets/intake/take-file.ts'
import { arrivals } from '../../shop/content/assets/sweep.ts'

/** `problem` is the reason why the file was not written to the disk. */
export type Arrival = SentFile & { problem?: FileProblem }

/** Each file is streamed to the disk while it is received, so that large files need no memory. */
export type Upload = { fields: Fields; files: Arrival[] }

/** The most fields beside the files, and the most bytes of each. */
const limits = { fields: 30, fieldSize: 4096, parts: 100, fileSize: largestFile }

/**
 * Reads a multipart form; undefined when the body is not one, or is incomplete. The caller removes the files. Throws
 * when the disk is full.
 */
export async function receive(c: ShopContext, fieldName: string): Promise<Upload | undefined> {
  const { body, headers } = c.req.raw
  if (!body || !/^multipart\/form-data\s*;/i.test(headers.get('Content-Type') ?? '')) return undefined
  const folder = arrivals(c.get('dataDir'))
  await mkdir(folder, { recursive: true })
  const upload: Upload = { fields: Object.create(null), files: [] }
  const writing: Promise<void>[] = []
  try {
    const parser = busboy({
      headers: { 'content-type': headers.get('Content-Type') ?? '' },
      defParamCharset: 'utf8',
      limits,
    })
    parser.on('field', (name, value) => {
      upload.fields[name] = value
    })
    parser.on('file', (name, stream, { filename }) => {
      // A browser sends a nameless, empty file when none is chosen.
      if (name !== fieldName || !filename) return stream.resume()
      const file: Arrival = { path: join(folder, randomBytes(16).toString('hex')), name: filename }
      upload.files.push(file)
      if (upload.files.length > mostFiles) {
        file.problem = 'TooMany'
        return stream.resume()
      }
      stream.on('limit', () => {
        file.problem = 'TooLarge'
      })
      const written = write(stream, file.path)
      // Awaited below; this handler keeps an earlier rejection from ending the process.
      written.catch(() => undefined)
      writing.push(written)
      return stream
    })
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), parser)
    await Promise.all(writing)
    return upload
  } catch (error) {
    await Promise.allSettled(writing)
    await Promise.all(upload.files.map(({ path }) => rm(path, { force: true })))
    assertNoTrouble(error)
    return undefined
  }
}

/** A file that cannot be written is read to its end, so that the client can read the answer. */
function write(stream: Readable, path: string): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  file.on('error', () => stream.resume())
  stream.on('error', (error) => file.destroy(error))
  stream.pipe(file)
  return finished(file)
}
