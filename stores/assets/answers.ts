import { array, create, type Infer, lazy, nullable, optional, type Struct, string, type } from 'superstruct'
import { Id, Num } from '../wire.ts'
import type { Asset, Folder } from './asset.ts'

/** Names are read as ids are: some servers send numbers. */
const maybeText = optional(nullable(Id))
const maybeNumber = optional(nullable(Num))

const WireAsset = type({
  guid: maybeText,
  AssetId: maybeText,
  name: maybeText,
  Name: maybeText,
  OriginalFileName: maybeText,
  thumbnail_url: maybeText,
  Uri: maybeText,
  fileType: maybeText,
  size: maybeNumber,
  width: maybeNumber,
  Width: maybeNumber,
  height: maybeNumber,
  Height: maybeNumber,
  tmpName: maybeText,
})

const positive = (...values: (number | null | undefined)[]) => values.find((value) => value && value > 0) || undefined

function assetOf(wire: Infer<typeof WireAsset>): Asset {
  const { guid, AssetId, name, Name, OriginalFileName, thumbnail_url, Uri, fileType, size, tmpName } = wire
  const id = guid || AssetId
  if (!id) throw new TypeError('an asset without an id')
  return {
    id,
    name: name || Name || OriginalFileName || id,
    url: Uri ?? '',
    thumbnail: thumbnail_url ?? '',
    isImage: fileType === 'Image',
    size: positive(size),
    width: positive(wire.width, wire.Width),
    height: positive(wire.height, wire.Height),
    tmpName: tmpName ?? '',
  }
}

/** Reads an asset in each of its formats (§3). Throws StructError or TypeError, as all functions of this file do. */
export const readAsset = (answer: unknown): Asset => assetOf(create(answer, WireAsset))

const Refusal = type({ Error: optional(nullable(string())) })

const errorIn = (answer: unknown): string => create(answer, Refusal).Error ?? ''

/** Reads the answer to an upload: the asset, or the reason of a refusal. Throws StructError or TypeError. */
export function readUploaded(answer: unknown): { taken: Asset } | { refused: string } {
  const [first] = create(answer, array())
  const refused = errorIn(first)
  return refused === '' ? { taken: readAsset(first) } : { refused }
}

/** The cropped asset, or the error of the crop (§7, §8). */
export function readCropped(answer: unknown): Asset | { error: string } {
  const error = errorIn(answer)
  return error === '' ? readAsset(answer) : { error }
}

/** A part of a folder's assets. */
export function readAssets(answer: unknown): { total: number; assets: Asset[] } {
  const { total, items } = create(answer, type({ total: Num, items: array(WireAsset) }))
  return { total, assets: items.map(assetOf) }
}

type WireFolder = {
  FolderId: string
  Name: string
  ItemLevel?: number | null | undefined
  Children?: WireFolder[] | null | undefined
}

const WireFolder: Struct<WireFolder> = type({
  FolderId: Id,
  Name: Id,
  ItemLevel: maybeNumber,
  Children: optional(nullable(array(lazy(() => WireFolder)))),
}) as unknown as Struct<WireFolder>

const folderOf = ({ FolderId, Name, ItemLevel, Children }: WireFolder, level = 1): Folder => ({
  id: FolderId,
  name: Name,
  level: ItemLevel ?? level,
  children: Children?.map((child) => folderOf(child, level + 1)),
})

/** Reads the tree of folders: one folder with its subfolders, or a list of folders (§3). */
export const readHierarchy = (answer: unknown): Folder[] =>
  create(Array.isArray(answer) ? answer : [answer], array(WireFolder)).map((folder) => folderOf(folder))
