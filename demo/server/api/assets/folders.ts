import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { textOf, wholeNumber } from '../../http/body.ts'
import {
  createFolder,
  deepest,
  deleteFolder,
  type FolderChange,
  type FolderProblem,
  mostFolders,
  moveFolder,
  renameFolder,
} from '../../shop/content/assets/folder-changes.ts'
import { findFolder } from '../../shop/content/assets/folders.ts'
import { cleanLabel } from '../../shop/content/assets/intake/names.ts'
import { record } from '../../shop/security/audit.ts'
import { done, failed, staffForm } from './guard.ts'
import { folderModel } from './models.ts'

/** Calls that change folders of the library: POST folders, folders/{id}/rename, move and delete. */
export const folderChanges = new Hono<Shop>()

const statuses: Record<FolderProblem, 404 | 409 | 422> = {
  Unknown: 404,
  NotEmpty: 409,
  Root: 409,
  Taken: 422,
  TooDeep: 422,
  TooMany: 422,
  BelowItself: 422,
}

/** Records a change in the audit log and returns the changed folder; a refused change returns its reason. */
async function settle(c: ShopContext, made: FolderChange, key: 'Made' | 'Renamed' | 'Moved'): Promise<Response> {
  if (!made.ok) return refused(c, made.problem)
  const { culture, customer, db } = c.var
  const folder = await findFolder(db, culture, made.id)
  if (!folder) return refused(c, 'Unknown')
  await record(c, 'folder-changed', customer?.id ?? null, db, folder.name)
  const notice = { key: `Library.Folder.${key}`, values: { name: folder.name } }
  return done(c, notice, () => c.json(folderModel(folder), key === 'Made' ? 201 : 200))
}

const refused = async (c: ShopContext, problem: FolderProblem): Promise<Response> =>
  failed(c, statuses[problem], { key: `Library.Folder.${problem}`, values: { levels: deepest, count: mostFolders } })

const idOf = (c: ShopContext) => wholeNumber(c.req.param('id')) ?? 0

folderChanges.post(
  '/folders',
  staffForm(async (c, _staff, fields) => {
    const name = cleanLabel(textOf(fields, 'name'))
    if (name === '') return failed(c, 422, { key: 'Library.NameMissing' })
    const parentId = wholeNumber(fields.parentId) ?? 0
    return settle(c, await createFolder(c.get('db'), c.get('culture'), { parentId, name }), 'Made')
  }),
)

folderChanges.post(
  '/folders/:id/rename',
  staffForm(async (c, _staff, fields) => {
    const name = cleanLabel(textOf(fields, 'name'))
    if (name === '') return failed(c, 422, { key: 'Library.NameMissing' })
    return settle(c, await renameFolder(c.get('db'), c.get('culture'), idOf(c), name), 'Renamed')
  }),
)

folderChanges.post(
  '/folders/:id/move',
  staffForm(async (c, _staff, fields) => {
    const target = { parentId: wholeNumber(fields.parentId) ?? 0, position: wholeNumber(fields.position) }
    return settle(c, await moveFolder(c.get('db'), c.get('culture'), idOf(c), target), 'Moved')
  }),
)

folderChanges.post(
  '/folders/:id/delete',
  staffForm(async (c, staff) => {
    const { app, culture, db } = c.var
    const folder = await findFolder(db, culture, idOf(c))
    const made = await deleteFolder(db, culture, idOf(c))
    if (!made.ok) return refused(c, made.problem)
    await record(c, 'folder-deleted', staff.id, db, folder?.name)
    const [, page = culture] = /\/(\w\w)\/assetslibrary\//.exec(c.req.header('Referer') ?? '') ?? []
    const above = `${app}/${page}/assetslibrary/asset/assetsbyfolder/1/${folder?.parentId ?? ''}`
    return done(
      c,
      { key: 'Library.Folder.Deleted', values: { name: folder?.name ?? '' } },
      () => c.body(null, 204),
      above,
    )
  }),
)
