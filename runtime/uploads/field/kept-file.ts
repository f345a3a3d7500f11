import type { ServerPart } from '../../view/read-markup.ts'

export type KeptFile = {
  id: string
  name: string
  /** The address of the file; '' if that is not known. */
  url: string
  thumbnail: string
  isImage: boolean
  size?: number | undefined
  width?: number | undefined
  height?: number | undefined
}

const numberOf = (text: string | undefined) => (Number(text) > 0 ? Number(text) : undefined)

/** A file of the page, read from the `data-asset-…` attributes of an element. */
export const keptFileOf = (data: Readonly<Record<string, string | undefined>>): KeptFile => ({
  id: data.assetId ?? '',
  name: data.assetName ?? '',
  url: data.assetUri ?? '',
  thumbnail: data.assetThumbnail ?? '',
  isImage: data.assetType === 'Image',
  size: numberOf(data.assetSize),
  width: numberOf(data.assetWidth),
  height: numberOf(data.assetHeight),
})

/** The files of a page, each once. */
export function keptFilesOf(parts: readonly ServerPart[]): KeptFile[] {
  const files = new Map(parts.map(({ data }) => [data.assetId ?? '', keptFileOf(data)]))
  files.delete('')
  return [...files.values()]
}

/**
 * The file of a form with one asset: that of its list, or of its hidden fields, which contain only the id and perhaps
 * the name.
 */
export function keptFileIn(
  listed: readonly ServerPart[],
  assetId: ServerPart | undefined,
  assetName: ServerPart | undefined,
): KeptFile[] {
  const files = keptFilesOf(listed).slice(0, 1)
  const id = assetId?.value ?? ''
  return files.length > 0 || id === '' ? files : [keptFileOf({ assetId: id, assetName: assetName?.value || id })]
}
