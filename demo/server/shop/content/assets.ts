import { localized } from '../../../data/catalogue/localized.ts'
import type { Culture } from '../../../data/cultures.ts'
import type { Db } from '../../../data/schema.ts'

/** A folder of the library with all below it; `level` is 0 for a root. */
export type Folder = { id: number; parentId: number | null; name: string; level: number; children: Folder[] }

/** A picture of the library; `photo` and `thumbnail` are addresses below the shop's photos. */
export type Asset = {
  id: number
  folderId: number
  name: string
  title: string
  photo: string
  thumbnail: string
  width: number
  height: number
}

/** The root folders with all below them, in the library's order. */
export async function folderTree(db: Db, culture: Culture): Promise<Folder[]> {
  const rows = await db
    .selectFrom('asset_folder')
    .select(['id', 'parent_id as parentId', localized('name', culture).as('name')])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const nodes = new Map(rows.map((row) => [row.id, { ...row, level: 0, children: [] as Folder[] }]))
  const roots: Folder[] = []
  for (const node of nodes.values()) (nodes.get(node.parentId ?? 0)?.children ?? roots).push(node)
  const settle = (folder: Folder, level: number) => {
    folder.level = level
    for (const child of folder.children) settle(child, level + 1)
  }
  for (const root of roots) settle(root, 0)
  return roots
}

/** The way from one of the folders down to another, that one last; empty when it is not below them. */
export function folderPath(folders: Folder[], id: number): Folder[] {
  for (const folder of folders) {
    if (folder.id === id) return [folder]
    const rest = folderPath(folder.children, id)
    if (rest.length > 0) return [folder, ...rest]
  }
  return []
}

const select = (db: Db, culture: Culture) =>
  db
    .selectFrom('asset')
    .select(['id', 'folder_id as folderId', 'name', 'photo', 'thumbnail', 'width', 'height'])
    .select(localized('title', culture).as('title'))

/** The pictures of one folder, not of those below it. */
export const folderAssets = (db: Db, folderId: number, culture: Culture): Promise<Asset[]> =>
  select(db, culture).where('folder_id', '=', folderId).orderBy('id').execute()

/** One picture, or undefined. */
export const findAsset = (db: Db, id: number, culture: Culture): Promise<Asset | undefined> =>
  select(db, culture).where('id', '=', id).executeTakeFirst()
