import { appUrl } from '../../runtime/page/paths.ts'

/** The path of a folder's page; default: that of the root's page (§2). */
export const folderPath = (rootFolderId: string, folderId = ''): string =>
  `assetslibrary/asset/assetsbyfolder/${encodeURIComponent(rootFolderId)}${folderId === '' || folderId === rootFolderId ? '' : `/${encodeURIComponent(folderId)}`}`

/** The shop's default endpoint for uploads, for a page that names none. */
export const uploadUrl = (): string => appUrl('assets/upload')
