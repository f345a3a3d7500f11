import { open, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import type { AssetKind } from '../../../../../data/tables/assets.ts'

/** A format that the library takes: what it is called, and which endings of a name mean it. */
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

/** Texts have no mark at their beginning: their ending names them, and every byte of them must be text. */
const texts = [
  format('Document', 'text/plain', 'txt'),
  format('Document', 'text/csv', 'csv'),
  format('Document', 'text/vtt', 'vtt'),
]

/** The endings that a field for files of the library may say in `accept`. */
export const takenEndings: string[] = [...pictures, ...files, ...texts].flatMap(({ endings }) => endings)
export const imageEndings: string[] = pictures.flatMap(({ endings }) => endings)

const isNamed = ({ endings }: Format, ending: string) => endings.includes(ending)

/**
 * What a file is by its content. A picture may have the ending of another kind of picture, since it is written anew with its own;
 * any other file must be what it is called. Undefined for what the library does not take.
 */
export async function formatOf(file: string, ending: string): Promise<Format | undefined> {
  const known = [...pictures, ...files, ...texts].some((one) => isNamed(one, ending))
  const found = await fileTypeFromFile(file).catch(() => undefined)
  const mime = found?.mime === 'image/apng' ? 'image/png' : found?.mime
  const picture = pictures.find((one) => one.mime === mime)
  // Pasted pictures have no name, so no ending.
  if (picture) return ending === '' || pictures.some((one) => isNamed(one, ending)) ? picture : undefined
  if (!known) return undefined
  const document = files.find((one) => one.mime === mime && isNamed(one, ending))
  if (document || mime !== undefined) return document
  const text = texts.find((one) => isNamed(one, ending))
  return text && (await isText(file)) ? text : undefined
}

const chunkBytes = 64 * 1024

/** Largest text that is looked through; a longer one is refused. */
const largestText = 10 * 1024 * 1024

/** Whether every byte is UTF-8 text, without controls, that no browser could take for a page. */
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
