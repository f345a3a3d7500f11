import { localized } from '../../../../data/catalogue/localized.ts'
import type { Culture } from '../../../../data/cultures.ts'
import type { Db } from '../../../../data/schema.ts'

/** `level` is 0 for a root. */
export type Folder = { id: number; parentId: number | null; name: string; level: number; children: Folder[] }

/** The root folders with all of their subfolders, in the library's order. */
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

/** The path from one of the folders down to another, including both; empty if it is not below them. */
export function folderPath(folders: Folder[], id: number): Folder[] {
  for (const folder of folders) {
    if (folder.id === id) return [folder]
    const rest = folderPath(folder.children, id)
    if (rest.length > 0) return [folder, ...rest]
  }
  return []
}

/** A folder and all of its subfolders, in their order. */
export const withBelow = (folder: Folder): Folder[] => [folder, ...folder.children.flatMap(withBelow)]

export const findFolder = async (db: Db, culture: Culture, id: number): Promise<Folder | undefined> =>
  folderPath(await folderTree(db, culture), id).at(-1)
