import { open, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import type { AssetKind } from '../../../../../data/tables/assets.ts'

export type Format = { kind: AssetKind; mime: string; ending: string; endings: string[] }

const format = (kind: AssetKind, mime: string, ...endings: [string, ...string[]]): Format => {
  return { kind, mime, ending: endings[0], endings }
}

const pictures = [
  format('Image', 'image/jpeg', 'jpg', 'jpeg', 'jpe', 'jfif'),
  format('Image', 'image/png', 'png', 'apng'),
  format('Image', 'image/webp', 'webp'),
  format('Image', 'image/gif', 'gif'),
  format('Image', 'image/avif', 'avif'),
]

const office = 'application/vnd.openxmlformats-officedocument'
const open_ = 'application/vnd.oasis.opendocument'

const files = [
  format('Document', 'application/pdf', 'pdf'),
  format('Document', `${office}.wordprocessingml.document`, 'docx'),
  format('Document', `${office}.spreadsheetml.sheet`, 'xlsx'),
  format('Document', `${office}.presentationml.presentation`, 'pptx'),
  format('Document', `${open_}.text`, 'odt'),
  format('Document', `${open_}.spreadsheet`, 'ods'),
  format('Video', 'video/mp4', 'mp4', 'm4v'),
  format('Video', 'video/webm', 'webm'),
  format('Audio', 'audio/mpeg', 'mp3'),
]

/** A text has no signature, so that its extension decides the format, and every byte of it must be text. */
const texts = [
  format('Document', 'text/plain', 'txt'),
  format('Document', 'text/csv', 'csv'),
  format('Document', 'text/vtt', 'vtt'),
]

/** The extensions for `accept` of file fields of the library. */
export const takenEndings: string[] = [...pictures, ...files, ...texts].flatMap(({ endings }) => endings)
export const imageEndings: string[] = pictures.flatMap(({ endings }) => endings)

const isNamed = ({ endings }: Format, ending: string) => endings.includes(ending)

/**
 * The format of a file by its content. A picture may have the extension of another kind of picture, since it is written
 * again with its own. Any other file must match its extension. Undefined for formats that the library refuses.
 */
export async function formatOf(file: string, ending: string): Promise<Format | undefined> {
  const known = [...pictures, ...files, ...texts].some((one) => isNamed(one, ending))
  const found = await fileTypeFromFile(file).catch(() => undefined)
  const mime = found?.mime === 'image/apng' ? 'image/png' : found?.mime
  const picture = pictures.find((one) => one.mime === mime)
  // A pasted picture has no name, and so no extension.
  if (picture) return ending === '' || pictures.some((one) => isNamed(one, ending)) ? picture : undefined
  if (!known) return undefined
  const document = files.find((one) => one.mime === mime && isNamed(one, ending))
  if (document || mime !== undefined) return document
  const text = texts.find((one) => isNamed(one, ending))
  return text && (await isText(file)) ? text : undefined
}

const chunkBytes = 64 * 1024

/** Bytes; a longer text is refused. */
const largestText = 10 * 1024 * 1024

/** Whether every byte is UTF-8 text without controls, and no browser could treat it as a page. */
async function isText(file: string): Promise<boolean> {
  if ((await stat(file)).size > largestText) return false
  const handle = await open(file)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    const chunk = new Uint8Array(chunkBytes)
    for (let isFirst = true; ; isFirst = false) {
      const { bytesRead } = await handle.read(chunk)
      const part = decoder.decode(chunk.subarray(0, bytesRead), { stream: bytesRead > 0 })
      if (/[^\P{Cc}\t\r\n]/u.test(part) || (isFirst && /^\s*(<|%!|#!)/.test(part))) return false
      if (bytesRead === 0) return true
    }
  } catch {
    return false
  } finally {
    await handle.close()
  }
}
