import type { ShopContext } from '../../context.ts'
import type { Asset } from '../../shop/content/assets/assets.ts'
import type { Folder } from '../../shop/content/assets/folders.ts'

/** The name of a downloaded file: the present name of the asset, with the extension of the file. */
export function downloadName({ name, fileName }: Asset): string {
  const ending = /\.[\da-z]{1,5}$/.exec(fileName)?.[0] ?? ''
  return name.toLowerCase().endsWith(ending) ? name : name + ending
}

/** The address of a file, and of its thumbnail; '' if there is none. */
export function assetAddresses(app: string, asset: Asset): { file: string; thumbnail: string } {
  const { photo, thumbnail, fileKey, kind } = asset
  if (fileKey === null) return { file: `${app}/photos/${photo}`, thumbnail: `${app}/photos/${thumbnail}` }
  const small = kind === 'Image' ? `${app}/assets/thumbnails/${fileKey}.webp` : ''
  return { file: `${app}/assets/files/${fileKey}/${encodeURIComponent(downloadName(asset))}`, thumbnail: small }
}

/** An asset with the names of §3, in both of its spellings. `tmpName` is '' if there is nothing to crop. */
export function assetModel({ var: { app } }: ShopContext, asset: Asset, tmpName = '') {
  const { id, name, fileName, kind, bytes, width, height, folderId } = asset
  const { file, thumbnail } = assetAddresses(app, asset)
  return {
    ...{ guid: String(id), AssetId: id, name, Name: name, OriginalFileName: fileName, fileType: kind },
    ...{ thumbnail_url: thumbnail, Uri: file, size: bytes, width, height, Width: width, Height: height },
    ...{ tmpName, FolderId: folderId },
  }
}

export type FolderModel = { FolderId: number; Name: string; ItemLevel: number; Children: FolderModel[] }

export const folderModel = ({ id, name, level, children }: Folder): FolderModel => {
  return { FolderId: id, Name: name, ItemLevel: level, Children: children.map(folderModel) }
}
