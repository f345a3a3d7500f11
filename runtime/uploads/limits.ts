/** The limits of a file to be uploaded (§5). */
export type Limits = {
  /** As the `accept` of a file field: `.jpg, image/png`. '' accepts all types. */
  accept: string
  maxSize?: number | undefined
  /** Bytes; an empty file is too small by default. */
  minSize?: number | undefined
}

/** The reason for which a file is not uploaded, by the names of §5. */
export type Refusal = 'acceptFileTypes' | 'maxFileSize' | 'minFileSize' | 'maxNumberOfFiles' | 'uploadedBytes'

type Named = { name: string; type: string; size: number }

/** The types by file extension: Windows leaves the type of many files empty, or names another. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  svg: 'image/svg+xml',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  pdf: 'application/pdf',
  zip: 'application/zip',
  csv: 'text/csv',
  txt: 'text/plain',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
}

const SAME: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', jfif: 'jpg', tiff: 'tif' }

/** The extension of a name in lower case, `jpg` also for `.JPEG` (§5); '' without one. */
export function extensionOf(name: string): string {
  const end = /\.([^./\\]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? ''
  return SAME[end] ?? end
}

/** The type of a file: by its extension, else as the browser reports it. */
export const typeOf = ({ name, type }: Pick<Named, 'name' | 'type'>): string => {
  const known = TYPES[extensionOf(name)] ?? type.toLowerCase()
  return known === 'image/jpg' ? 'image/jpeg' : known
}

export function isAccepted(file: Pick<Named, 'name' | 'type'>, accept: string): boolean {
  const wanted = accept
    .toLowerCase()
    .split(/[\s,;|]+/)
    .filter(Boolean)
  if (wanted.length === 0) return true
  const [end, type] = [extensionOf(file.name), typeOf(file)]
  return wanted.some((one) => {
    if (one.endsWith('/*')) return one === '*/*' || type.startsWith(one.slice(0, -1))
    if (one.includes('/')) return (one === 'image/jpg' ? 'image/jpeg' : one) === type
    const plain = extensionOf(`.${one.replace(/^[*.]+/, '')}`)
    // A name without an extension, as some phones send them, is accepted by its type.
    return end === '' ? TYPES[plain] !== undefined && TYPES[plain] === type : plain === end
  })
}

/** The reason for which a file cannot be uploaded, before it is sent; undefined if it can. */
export function refusalOf(file: Named, { accept, maxSize, minSize = 1 }: Limits): Refusal | undefined {
  if (!isAccepted(file, accept)) return 'acceptFileTypes'
  if (maxSize !== undefined && file.size > maxSize) return 'maxFileSize'
  return file.size < minSize ? 'minFileSize' : undefined
}
