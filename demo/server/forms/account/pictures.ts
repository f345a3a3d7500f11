import { rm } from 'node:fs/promises'
import { Hono } from 'hono'
import { staffOnly } from '../../api/assets/guard.ts'
import { type Arrival, receive } from '../../api/assets/multipart.ts'
import { folderOf, problemText, take } from '../../api/assets/upload.ts'
import { type Customer, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, readBody, textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { chooseCategoryPicture } from '../../shop/content/assets/category-pictures.ts'
import { renameAsset } from '../../shop/content/assets/changes.ts'
import { cleanLabel } from '../../shop/content/assets/intake/names.ts'
import { record } from '../../shop/security/audit.ts'
import { proceed } from '../form.ts'

/**
 * The picture of a category: POST pictures with CategoryId and the inputs of §3 for `category-{id}`, or with a file. Without one of
 * both, or with `remove`, the category has none.
 */
export const pictureForms = new Hono<Shop>()

/** A form with a file is streamed, any other is read as all others are. */
async function readForm(c: ShopContext): Promise<{ fields: Fields; files: Arrival[] } | undefined> {
  if (/^multipart\//i.test(c.req.header('Content-Type') ?? '')) return receive(c, 'files')
  const body = await readBody(c)
  return body.ok ? { fields: body.fields, files: [] } : undefined
}

pictureForms.post(
  '/pictures',
  staffOnly(async (c, staff) => {
    const form = await readForm(c)
    if (!form) return refuse(c, 400, 'Answers.Unreadable')
    const { fields, files } = form
    const [file, ...others] = files
    for (const { path } of others) await rm(path, { force: true })
    const categoryId = wholeNumber(fields.CategoryId) ?? 0
    const pictureId = await pictureOf(c, staff, { fields, file, id: `category-${categoryId}` })
    if (pictureId === undefined) return proceed(c, pagePath(c, '/account/staff/pictures'))
    if (!(await chooseCategoryPicture(c.get('db'), categoryId, pictureId))) return refuse(c, 404, 'Answers.Category')
    await record(c, 'picture-chosen', staff.id, c.get('db'))
    leaveFlash(c, { kind: 'success', key: `Library.Pictures.${pictureId === null ? 'Removed' : 'Saved'}` })
    return proceed(c, pagePath(c, '/account/staff/pictures'))
  }),
)

type Chosen = { fields: Fields; file: Arrival | undefined; id: string }

/** The asset that a form chooses, null for none, undefined when its file was refused. */
async function pictureOf(c: ShopContext, staff: Customer, { fields, file, id }: Chosen) {
  if (textOf(fields, 'remove') === 'true') {
    if (file) await rm(file.path, { force: true })
    return null
  }
  if (file) return sentPicture(c, staff, file)
  // The page of an asset names it without a category.
  const given = textOf(fields, `AssetId-${id}`) || textOf(fields, 'AssetId')
  const pictureId = given === '' ? null : (wholeNumber(given) ?? 0)
  const name = cleanLabel(textOf(fields, `asset-${id}-name`))
  // Without a script nothing says that the name was changed; the old one is beside it.
  const isChanged = textOf(fields, `asset-${id}-name-changed`) === 'true' || name !== textOf(fields, `AssetName-${id}`)
  if (pictureId && name !== '' && isChanged) await renameAsset(c.get('db'), pictureId, name)
  return pictureId
}

async function sentPicture(c: ShopContext, staff: Customer, file: Arrival): Promise<number | undefined> {
  const folderId = (await folderOf(c, '')) ?? 0
  const taken = await take(c, file, { customerId: staff.id, folderId })
  if (taken.ok) return taken.id
  leaveFlash(c, { kind: 'error', ...problemText(taken.problem, taken.fileName) })
  return undefined
}
