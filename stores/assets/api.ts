import { request } from '../../runtime/request/request.ts'
import { readAsset, readAssets, readCropped, readHierarchy } from './answers.ts'
import type { Asset, Folder } from './asset.ts'

/** Fetches one asset (§7). Throws ShopError. */
export const getAsset = (signal: AbortSignal, assetId: string): Promise<Asset> =>
  request('GET', `/api/v1/assetslibrary/assets/${encodeURIComponent(assetId)}`, {
    read: readAsset,
    signal,
    quiet: true,
  })

/** `total` counts all assets of the folder. Throws ShopError. */
export const getAssets = (
  signal: AbortSignal,
  query: { folderId: string; q: string; type: string; start: number; count: number },
): Promise<{ total: number; assets: Asset[] }> =>
  request('GET', '/api/v1/assetslibrary/assets', {
    query: { ...query, q: query.q || undefined, type: query.type || undefined },
    read: readAssets,
    signal,
    quiet: true,
  })

/** Fetches the tree of folders below a folder (§7). Throws ShopError. */
export const getHierarchy = (signal: AbortSignal, folderId: string): Promise<Folder[]> =>
  request('GET', '/api/v1/assetslibrary/folders/hierarchy', {
    query: { folderId },
    read: readHierarchy,
    signal,
    quiet: true,
  })

/** Crops a temporary image (§7); the area has whole numbers. Throws ShopError, also with the shop's own `Error`. */
export const getCropped = (
  signal: AbortSignal,
  tmpName: string,
  area: readonly number[],
  keepOriginal: boolean,
): Promise<Asset | { error: string }> =>
  request('GET', `/assets/croptempimg/${[encodeURIComponent(tmpName), ...area].join('/')}`, {
    query: { keepOriginal: keepOriginal || undefined },
    read: readCropped,
    signal,
    noCache: true,
  })

const post = (path: string, fields: Record<string, string>) =>
  request('POST', path, { body: new URLSearchParams(fields), headers: { Accept: 'application/json' } })

const assetPath = (id: string, call: string) => `/assets/${encodeURIComponent(id)}/${call}`

/** Throws ShopError, as all of the following do. */
export const postName = (id: string, name: string) => post(assetPath(id, 'rename'), { name })

/** Deletes an asset; for a day it can be restored. */
export const postDeletion = (id: string) => post(assetPath(id, 'delete'), {})

/** Restores a deleted asset. */
export const postRestoration = (id: string) => post(assetPath(id, 'restore'), {})

/** Sets the order of the assets of a folder. */
export const postOrder = (folderId: string, ids: string[]) => post('/assets/order', { folderId, ids: ids.join(',') })

/** Moves a folder into another one. */
export const postFolderMove = (id: string, parentId: string) =>
  post(`/assets/folders/${encodeURIComponent(id)}/move`, { parentId })
