import { appUrl } from '../../runtime/page/paths.ts'

/** §2. Default: the page of the root. */
export const folderPath = (rootFolderId: string, folderId = ''): string =>
  `assetslibrary/asset/assetsbyfolder/${encodeURIComponent(rootFolderId)}${folderId === '' || folderId === rootFolderId ? '' : `/${encodeURIComponent(folderId)}`}`

/** The default endpoint, for a page that names none. */
export const uploadUrl = (): string => appUrl('assets/upload')
