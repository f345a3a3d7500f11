import { sql } from 'kysely'
import type { Culture } from '../../../../data/cultures.ts'
import type { Db } from '../../../../data/schema.ts'
import { inAllCultures } from './changes.ts'
import { type Folder, findFolder, folderPath, folderTree, withBelow } from './folders.ts'

/** The deepest level of folders below a root, and the most folders. */
export const deepest = 8
export const mostFolders = 500

/** The reason why a change of folders is refused; its text is `Library.Folder.<reason>`. */
export type FolderProblem = 'Unknown' | 'Taken' | 'TooDeep' | 'TooMany' | 'BelowItself' | 'Root' | 'NotEmpty'

export type FolderChange = { ok: true; id: number } | { ok: false; problem: FolderProblem }

const refused = (problem: FolderProblem): FolderChange => ({ ok: false, problem })

/** The key of PostgreSQL's advisory lock for changes of folders; any fixed number. */
const FOLDER_LOCK = 7_401_936

/** Runs changes of the tree one after the other: two parallel moves could put two folders below each other. */
const change = (db: Db, culture: Culture, work: (trx: Db, tree: Folder[]) => Promise<FolderChange>) =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${FOLDER_LOCK}::bigint)`.execute(trx)
    return work(trx, await folderTree(trx, culture))
  })

const find = (tree: Folder[], id: number) => folderPath(tree, id).at(-1)
const isTaken = (parent: Folder | undefined, name: string, self = 0) =>
  parent?.children.some((folder) => folder.id !== self && folder.name.toLowerCase() === name.toLowerCase()) ?? false

export const createFolder = (db: Db, culture: Culture, { parentId, name }: { parentId: number; name: string }) =>
  change(db, culture, async (trx, tree) => {
    const parent = find(tree, parentId)
    if (!parent) return refused('Unknown')
    if (isTaken(parent, name)) return refused('Taken')
    if (parent.level + 1 > deepest) return refused('TooDeep')
    if (tree.flatMap(withBelow).length >= mostFolders) return refused('TooMany')
    return { ok: true, id: await insertFolder(trx, parentId, name) }
  })

async function insertFolder(trx: Db, parentId: number, name: string, isInbox = false): Promise<number> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from asset_folder where parent_id = ${parentId})`
  const { id } = await trx
    .insertInto('asset_folder')
    .values({ parent_id: parentId, name: inAllCultures(name), position, is_inbox: isInbox })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Renames a folder, in all cultures. */
export const renameFolder = (db: Db, culture: Culture, id: number, name: string) =>
  change(db, culture, async (trx, tree) => {
    const folder = find(tree, id)
    if (!folder) return refused('Unknown')
    if (isTaken(find(tree, folder.parentId ?? 0), name, id)) return refused('Taken')
    await trx
      .updateTable('asset_folder')
      .set({ name: inAllCultures(name) })
      .where('id', '=', id)
      .execute()
    return { ok: true, id }
  })

/** The target of a move: the parent folder, and the `position` in it from 0; default: the last one. */
export type FolderTarget = { parentId: number; position?: number | undefined }

export const moveFolder = (db: Db, culture: Culture, id: number, { parentId, position }: FolderTarget) =>
  change(db, culture, async (trx, tree) => {
    const [folder, parent] = [find(tree, id), find(tree, parentId)]
    if (!folder || !parent) return refused('Unknown')
    if (folder.level === 0) return refused('Root')
    if (folderPath([folder], parentId).length > 0) return refused('BelowItself')
    if (isTaken(parent, folder.name, id)) return refused('Taken')
    const depth = Math.max(...withBelow(folder).map(({ level }) => level)) - folder.level
    if (parent.level + 1 + depth > deepest) return refused('TooDeep')
    const ids = parent.children.map((child) => child.id).filter((other) => other !== id)
    ids.splice(position ?? ids.length, 0, id)
    await trx.updateTable('asset_folder').set({ parent_id: parentId }).where('id', '=', id).execute()
    for (const [index, other] of ids.entries())
      await trx.updateTable('asset_folder').set({ position: index }).where('id', '=', other).execute()
    return { ok: true, id }
  })

/** Deletes an empty folder. Its deleted assets can still be restored: they then appear one folder above. */
export const deleteFolder = (db: Db, culture: Culture, id: number) =>
  change(db, culture, async (trx, tree) => {
    const folder = find(tree, id)
    if (!folder) return refused('Unknown')
    if (folder.parentId === null) return refused('Root')
    const inside = trx.selectFrom('asset').select('id').where('folder_id', '=', id).where('deleted_at', 'is', null)
    if (folder.children.length > 0 || (await inside.limit(1).executeTakeFirst())) return refused('NotEmpty')
    await trx.updateTable('asset').set({ folder_id: folder.parentId }).where('folder_id', '=', id).execute()
    await trx.deleteFrom('asset_folder').where('id', '=', id).execute()
    return { ok: true, id }
  })

/** The folder for files without a chosen folder; it is created at its first use, with the given name. */
export async function inboxFolder(db: Db, culture: Culture, name: string): Promise<number> {
  const known = await db.selectFrom('asset_folder').select('id').where('is_inbox', '=', true).executeTakeFirst()
  if (known) return known.id
  const made = await change(db, culture, async (trx, tree) => {
    const inbox = await trx.selectFrom('asset_folder').select('id').where('is_inbox', '=', true).executeTakeFirst()
    const root = tree[0]?.id
    if (inbox || root === undefined) return inbox ? { ok: true, id: inbox.id } : refused('Unknown')
    return { ok: true, id: await insertFolder(trx, root, name, true) }
  })
  if (!made.ok) throw new Error('The asset library has no root folder.')
  return made.id
}

/** The chosen folder, or the inbox if none is chosen; undefined for a folder that does not exist. */
export async function targetFolder(db: Db, culture: Culture, id: number | undefined, inboxName: string) {
  if (id === undefined) return inboxFolder(db, culture, inboxName)
  return (await findFolder(db, culture, id))?.id
}
