import { Hono } from 'hono'
import type { Customer, Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { type Asset, assetsIn, findAsset } from '../../shop/content/assets/assets.ts'
import * as changes from '../../shop/content/assets/changes.ts'
import { findFolder } from '../../shop/content/assets/folders.ts'
import { cleanLabel } from '../../shop/content/assets/intake/names.ts'
import { type AuditKind, record } from '../../shop/security/audit.ts'
import { done, failed, staffForm } from './guard.ts'
import { assetModel } from './models.ts'

/**
 * Calls that change one asset: POST {guid}/rename, delete, restore, move, step. POST order changes a page of assets.
 */
export const assetChanges = new Hono<Shop>()

type Change = (c: ShopContext, asset: Asset, fields: Fields) => Promise<Response>

/** Finds the asset of the address, deleted ones too, and calls `work` with it. */
const withAsset = (work: (c: ShopContext, asset: Asset, fields: Fields, staff: Customer) => Promise<Response>) =>
  staffForm(async (c, staff, fields) => {
    const id = wholeNumber(c.req.param('guid')) ?? 0
    const asset = await assetsIn(c.get('db'), c.get('culture')).where('id', '=', id).executeTakeFirst()
    return asset ? work(c, asset, fields, staff) : failed(c, 404, { key: 'Answers.Asset' })
  })

/** Records a change in the audit log, and returns the changed asset. */
async function changed(c: ShopContext, kind: AuditKind, asset: Asset, key: string): Promise<Response> {
  const { culture, customer, db } = c.var
  const now = await findAsset(db, asset.id, culture)
  await record(c, kind, customer?.id ?? null, db, now?.name ?? asset.name)
  const answer = () => (now ? c.json(assetModel(c, now)) : c.body(null, 204))
  return done(c, { key: `Library.Done.${key}`, values: { name: now?.name ?? asset.name } }, answer)
}

const gone = (c: ShopContext) => failed(c, 404, { key: 'Answers.Asset' })

const rename: Change = async (c, asset, fields) => {
  const name = cleanLabel(textOf(fields, 'name'))
  if (name === '') return failed(c, 422, { key: 'Library.NameMissing' })
  return (await changes.renameAsset(c.get('db'), asset.id, name))
    ? changed(c, 'asset-renamed', asset, 'Renamed')
    : gone(c)
}

const remove: Change = async (c, asset) => {
  // A second deletion succeeds too: the caller repeats it when the first answer was lost.
  const isNew = await changes.deleteAsset(c.get('db'), asset.id)
  if (isNew) await record(c, 'asset-deleted', c.get('customer')?.id ?? null, c.get('db'), asset.name)
  const notice = { key: 'Library.Done.Deleted', values: { name: asset.name } }
  return done(c, notice, () => c.body(null, 204), pageOf(c, asset))
}

const restore: Change = async (c, asset) =>
  (await changes.restoreAsset(c.get('db'), asset.id)) || asset.deletedAt === null
    ? changed(c, 'asset-restored', asset, 'Restored')
    : gone(c)

const move: Change = async (c, asset, fields) => {
  const folder = await findFolder(c.get('db'), c.get('culture'), wholeNumber(fields.folderId) ?? 0)
  if (!folder) return failed(c, 422, { key: 'Answers.Folder' })
  return (await changes.moveAsset(c.get('db'), asset.id, folder.id))
    ? changed(c, 'asset-moved', asset, 'Moved')
    : gone(c)
}

const step: Change = async (c, asset, fields) => {
  const to = changes.steps.find((name) => name === textOf(fields, 'to'))
  if (!to) return failed(c, 422, { key: 'Answers.Unreadable' })
  return (await changes.stepAsset(c.get('db'), asset.id, to)) ? changed(c, 'assets-ordered', asset, 'Ordered') : gone(c)
}

/** The page of the folder that a deleted asset was in: the asset's own page no longer exists. */
const pageOf = ({ var: { app }, req }: ShopContext, asset: Asset): string | undefined => {
  const [, culture] = /\/(\w\w)\/assetslibrary\/asset\/details\//.exec(req.header('Referer') ?? '') ?? []
  return culture && `${app}/${culture}/assetslibrary/asset/assetsbyfolder/1/${asset.folderId}`
}

const routes: [name: string, change: Change][] = [
  ['rename', rename],
  ['delete', remove],
  ['restore', restore],
  ['move', move],
  ['step', step],
]
for (const [name, change] of routes) assetChanges.post(`/:guid/${name}`, withAsset(change))

assetChanges.post(
  '/order',
  staffForm(async (c, staff, fields) => {
    const { culture, db } = c.var
    const folder = await findFolder(db, culture, wholeNumber(fields.folderId) ?? 0)
    if (!folder) return failed(c, 422, { key: 'Answers.Folder' })
    const ids = textOf(fields, 'ids').split(',').map(wholeNumber)
    if (ids.some((id) => id === undefined)) return refuseJson(c, 422, 'Answers.Unreadable')
    await changes.orderAssets(db, folder.id, ids as number[])
    await record(c, 'assets-ordered', staff.id, db, folder.name)
    return done(c, { key: 'Library.Done.Ordered' }, () => c.body(null, 204))
  }),
)
