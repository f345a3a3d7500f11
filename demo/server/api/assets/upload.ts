import { rm } from 'node:fs/promises'
import { Hono } from 'hono'
import type { Flash, Shop, ShopContext } from '../../context.ts'
import { refuse, wantsJson } from '../../http/answers.ts'
import { textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { formPage } from '../../security/return-path.ts'
import { assetsIn } from '../../shop/content/assets/assets.ts'
import { targetFolder } from '../../shop/content/assets/folder-changes.ts'
import { largestFile, largestImage, mostFiles } from '../../shop/content/assets/intake/limits.ts'
import { type FileProblem, type Intake, type Taken, takeFile } from '../../shop/content/assets/intake/take-file.ts'
import { record } from '../../shop/security/audit.ts'
import { staffOnly } from './guard.ts'
import { assetModel } from './models.ts'
import { type Arrival, receive } from './multipart.ts'

/** API-12 to 14: one or more `files`, `folderId` (default: the inbox) and `keepTemp` (pictures wait to be cropped). */
export const uploadCall = new Hono<Shop>()

const megabyte = 1024 * 1024

export function problemText(problem: FileProblem, name: string): Omit<Flash, 'kind'> {
  const values = { name, megabytes: largestFile / megabyte, imageMegabytes: largestImage / megabyte, count: mostFiles }
  return { key: `Library.Refused.${problem}`, values }
}

uploadCall.post(
  '/upload',
  staffOnly(async (c, staff) => {
    const upload = await receive(c, 'files')
    if (!upload) return refuse(c, 400, 'Answers.Unreadable')
    const { fields, files } = upload
    const given = textOf(fields, 'folderId')
    const folderId = await folderOf(c, given)
    if (folderId === undefined) {
      await Promise.all(files.map(({ path }) => rm(path, { force: true })))
      return refuse(c, 422, 'Answers.Folder')
    }
    const intake = { customerId: staff.id, folderId, isDraft: textOf(fields, 'keepTemp') === 'true' }
    const taken: Taken[] = []
    for (const file of files) taken.push(await take(c, file, intake))
    return wantsJson(c) ? answerList(c, taken) : leadBack(c, taken)
  }),
)

/**
 * The folder that a form or an upload names: the inbox if it names none, undefined for a folder that does not exist.
 */
export async function folderOf(c: ShopContext, given: string): Promise<number | undefined> {
  const { culture, db, t } = c.var
  const id = given === '' ? undefined : (wholeNumber(given) ?? 0)
  return targetFolder(db, culture, id, t('Library.Inbox'))
}

/** Takes one file, and records the sender in the audit log. A draft is not recorded. */
export async function take(c: ShopContext, file: Arrival, intake: Intake): Promise<Taken> {
  const { db, fileStore } = c.var
  if (file.problem) {
    await rm(file.path, { force: true })
    return { ok: false, problem: file.problem, fileName: file.name.slice(0, 200) }
  }
  const taken = await takeFile(db, fileStore, file, intake)
  if (taken.ok && !intake.isDraft) await record(c, 'asset-uploaded', intake.customerId, db, taken.fileName)
  return taken
}

/**
 * The list of §7, in the order sent; the entry of a refused file has its name and error. 422 when all files were
 * refused.
 */
export async function answerList(c: ShopContext, taken: Taken[]): Promise<Response> {
  const list = []
  for (const one of taken) list.push(one.ok ? await madeAsset(c, one.id) : refusedFile(c, one))
  return c.json(list, taken.some(({ ok }) => ok) ? 200 : 422)
}

function refusedFile({ var: { t } }: ShopContext, { problem, fileName: name }: Extract<Taken, { ok: false }>) {
  const { key, values } = problemText(problem, name)
  return { name, Error: t(key, values) }
}

/** A new asset, with the name by which it can be cropped. */
export async function madeAsset(c: ShopContext, id: number) {
  const { culture, db } = c.var
  const asset = await assetsIn(db, culture).where('id', '=', id).executeTakeFirstOrThrow()
  const draft = await db.selectFrom('asset_draft').select('name').where('asset_id', '=', id).executeTakeFirst()
  return assetModel(c, asset, draft?.name)
}

function leadBack(c: ShopContext, taken: Taken[]): Response {
  const count = taken.filter(({ ok }) => ok).length
  const problems = taken.flatMap((one) => (one.ok ? [] : [problemText(one.problem, one.fileName)]))
  const notices: Flash[] = problems.map((problem) => ({ kind: 'error', ...problem }))
  if (count > 0) notices.unshift({ kind: 'success', key: 'Library.Uploaded', values: { count } })
  if (taken.length === 0) notices.push({ kind: 'error', key: 'Library.NoFile' })
  leaveFlash(c, ...notices)
  return c.redirect(formPage(c, libraryPath(c)), 303)
}

const libraryPath = ({ var: { app, culture } }: ShopContext) => `${app}/${culture}/assetslibrary/asset/assetsbyfolder/1`
