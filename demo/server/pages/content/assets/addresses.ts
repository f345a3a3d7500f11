import { pagePath, type ShopContext } from '../../../context.ts'
import type { Folder } from '../../../shop/content/assets/folders.ts'

/** The address of a folder's assets; the root's address has only one id. */
export const folderAddress = (c: ShopContext, root: Folder, folder: Folder) =>
  pagePath(c, `/assetslibrary/asset/assetsbyfolder/${root.id}${folder === root ? '' : `/${folder.id}`}`)

export const assetPath = (c: ShopContext, id: number) => pagePath(c, `/assetslibrary/asset/details/${id}`)
export const deletedPath = (c: ShopContext) => pagePath(c, '/assetslibrary/asset/deleted')
