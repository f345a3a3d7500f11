import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { queryFields, wholeNumber } from '../../http/body.ts'
import { type Folder, findAsset, folderPath, folderTree } from '../../shop/content/assets.ts'

/** The calls of the assets library (§7): one asset, and the tree of folders. */
export const assetsLibrary = new Hono<Shop>()

assetsLibrary.get('/assets/:assetId', async (c) => {
  const { app, culture, db } = c.var
  const id = wholeNumber(c.req.param('assetId'))
  const asset = id === undefined ? undefined : await findAsset(db, id, culture)
  if (asset === undefined) return refuseJson(c, 404, 'Answers.Asset')
  return c.json({
    AssetId: asset.id,
    Name: asset.title,
    OriginalFileName: asset.name,
    Uri: `${app}/photos/${asset.photo}`,
    thumbnail_url: `${app}/photos/${asset.thumbnail}`,
    fileType: 'Image',
    Width: asset.width,
    Height: asset.height,
  })
})

type FolderModel = { FolderId: number; Name: string; ItemLevel: number; Children: FolderModel[] }

const folderModel = ({ id, name, level, children }: Folder): FolderModel => {
  return { FolderId: id, Name: name, ItemLevel: level, Children: children.map(folderModel) }
}

assetsLibrary.get('/folders/hierarchy', async (c) => {
  const tree = await folderTree(c.var.db, c.var.culture)
  const { folderId } = queryFields(c)
  if (folderId === undefined || folderId === '') return c.json(tree.map(folderModel))
  const folder = folderPath(tree, wholeNumber(folderId) ?? 0).at(-1)
  return folder ? c.json(folderModel(folder)) : refuseJson(c, 404, 'Answers.Folder')
})
