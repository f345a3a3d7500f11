import { appUrl } from '../../runtime/page/paths.ts'

/** The page of a folder; default: that of the root (§2). */
export const folderPath = (rootFolderId: string, folderId = ''): string =>
  `assetslibrary/asset/assetsbyfolder/${encodeURIComponent(rootFolderId)}${folderId === '' || folderId === rootFolderId ? '' : `/${encodeURIComponent(folderId)}`}`

/** The shop's endpoint for uploads; the default if the page names none. */
export const uploadUrl = (): string => appUrl('assets/upload')
