import { rm } from 'node:fs/promises'
import { Hono } from 'hono'
import { staffOnly } from '../../api/assets/guard.ts'
import { type Arrival, receive } from '../../api/assets/multipart.ts'
import { folderOf, problemText, take } from '../../api/assets/upload.ts'
import { type Customer, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, readBody, textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { chooseCategoryAsset } from '../../shop/content/assets/category-assets.ts'
import { renameAsset } from '../../shop/content/assets/changes.ts'
import { cleanLabel } from '../../shop/content/assets/intake/names.ts'
import { record } from '../../shop/security/audit.ts'
import { proceed } from '../form.ts'

/**
 * POST pictures or guides with CategoryId and the inputs of §3 for `category-{id}`, or with a file. Without a file or a
 * chosen asset, or with `remove`, the category has no asset.
 */
export const categoryAssetForms = new Hono<Shop>()

const forms = [
  { role: 'picture', page: 'pictures', texts: 'Library.Pictures', event: 'picture-chosen' },
  { role: 'guide', page: 'guides', texts: 'Library.Guides', event: 'guide-chosen' },
] as const

/** Only a form with a file is streamed. */
async function readForm(c: ShopContext): Promise<{ fields: Fields; files: Arrival[] } | undefined> {
  if (/^multipart\//i.test(c.req.header('Content-Type') ?? '')) return receive(c, 'files')
  const body = await readBody(c)
  return body.ok ? { fields: body.fields, files: [] } : undefined
}

for (const { role, page, texts, event } of forms)
  categoryAssetForms.post(
    `/${page}`,
    staffOnly(async (c, staff) => {
      const form = await readForm(c)
      if (!form) return refuse(c, 400, 'Answers.Unreadable')
      const { fields, files } = form
      const [file, ...others] = files
      for (const { path } of others) await rm(path, { force: true })
      const categoryId = wholeNumber(fields.CategoryId) ?? 0
      const assetId = await assetOf(c, staff, { fields, file, id: `category-${categoryId}` })
      const back = pagePath(c, `/account/staff/${page}`)
      if (assetId === undefined) return proceed(c, back)
      if (!(await chooseCategoryAsset(c.get('db'), { role, categoryId, assetId }))) {
        if (!file) return refuse(c, 404, 'Answers.Category')
        leaveFlash(c, { kind: 'error', key: `${texts}.Wrong` })
        return proceed(c, back)
      }
      await record(c, event, staff.id, c.get('db'))
      leaveFlash(c, { kind: 'success', key: `${texts}.${assetId === null ? 'Removed' : 'Saved'}` })
      return proceed(c, back)
    }),
  )

type Chosen = { fields: Fields; file: Arrival | undefined; id: string }

/** The asset that a form chooses; null for none, undefined when its file was refused. */
async function assetOf(c: ShopContext, staff: Customer, { fields, file, id }: Chosen) {
  if (textOf(fields, 'remove') === 'true') {
    if (file) await rm(file.path, { force: true })
    return null
  }
  if (file) return sentAsset(c, staff, file)
  // On the page of an asset the form has no category, so that the field has no suffix.
  const given = textOf(fields, `AssetId-${id}`) || textOf(fields, 'AssetId')
  const assetId = given === '' ? null : (wholeNumber(given) ?? 0)
  const name = cleanLabel(textOf(fields, `asset-${id}-name`))
  // Without a script the field that marks a changed name is not updated, so the name is compared with the old one.
  const isChanged = textOf(fields, `asset-${id}-name-changed`) === 'true' || name !== textOf(fields, `AssetName-${id}`)
  if (assetId && name !== '' && isChanged) await renameAsset(c.get('db'), assetId, name)
  return assetId
}

async function sentAsset(c: ShopContext, staff: Customer, file: Arrival): Promise<number | undefined> {
  const folderId = (await folderOf(c, '')) ?? 0
  const taken = await take(c, file, { customerId: staff.id, folderId })
  if (taken.ok) return taken.id
  leaveFlash(c, { kind: 'error', ...problemText(taken.problem, taken.fileName) })
  return undefined
}
