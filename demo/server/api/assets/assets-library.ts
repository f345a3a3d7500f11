import { Hono } from 'hono'
import { foldText } from '../../../data/fold.ts'
import type { AssetKind } from '../../../data/tables/assets.ts'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { queryFields, textOf, wholeNumber } from '../../http/body.ts'
import { countAssets, findAsset, listAssets } from '../../shop/content/assets/assets.ts'
import { findFolder, folderPath, folderTree, withBelow } from '../../shop/content/assets/folders.ts'
import { staffOnly } from './guard.ts'
import { assetModel, folderModel } from './models.ts'

/** The calls of the assets library (§7): one asset, a part of a list, and the tree of folders. */
export const assetsLibrary = new Hono<Shop>()

const mostAtOnce = 200

const kinds: AssetKind[] = ['Image', 'Document', 'Video', 'Audio']

/** The kind that a query names; undefined for all kinds and for an unknown one. */
export const readKind = (text: string): AssetKind | undefined =>
  kinds.find((kind) => kind.toLowerCase() === text.toLowerCase())

assetsLibrary.get(
  '/assets/:assetId',
  staffOnly(async (c) => {
    const { culture, db } = c.var
    const id = wholeNumber(c.req.param('assetId'))
    const asset = id === undefined ? undefined : await findAsset(db, id, culture)
    return asset ? c.json(assetModel(c, asset)) : refuseJson(c, 404, 'Answers.Asset')
  }),
)

assetsLibrary.get(
  '/assets',
  staffOnly(async (c) => {
    const { culture, db } = c.var
    const query = queryFields(c)
    const folderId = wholeNumber(query.folderId)
    const folder = folderId === undefined ? undefined : await findFolder(db, culture, folderId)
    if (query.folderId !== undefined && !folder) return refuseJson(c, 404, 'Answers.Folder')
    const search = textOf(query, 'q')
    const all = folder ? [folder] : await folderTree(db, culture)
    // A search, or a list without a folder, includes all folders below.
    const folders = foldText(search) !== '' || !folder ? all.flatMap(withBelow) : all
    const list = { folderIds: folders.map(({ id }) => id), search, kind: readKind(textOf(query, 'type')) }
    const count = Math.min(wholeNumber(query.count) || mostAtOnce, mostAtOnce)
    const assets = await listAssets(db, culture, list, { start: wholeNumber(query.start) ?? 0, count })
    return c.json({ total: await countAssets(db, list), items: assets.map((asset) => assetModel(c, asset)) })
  }),
)

assetsLibrary.get(
  '/folders/hierarchy',
  staffOnly(async (c) => {
    const tree = await folderTree(c.get('db'), c.get('culture'))
    const { folderId } = queryFields(c)
    if (folderId === undefined || folderId === '') return c.json(tree.map(folderModel))
    const folder = folderPath(tree, wholeNumber(folderId) ?? 0).at(-1)
    return folder ? c.json(folderModel(folder)) : refuseJson(c, 404, 'Answers.Folder')
  }),
)
