import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { wholeNumber } from '../../http/body.ts'
import { type CropProblem, cropDraft, type Selection } from '../../shop/content/assets/crop.ts'
import { record } from '../../shop/security/audit.ts'
import { staffOnly } from './guard.ts'
import { madeAsset } from './upload.ts'

/**
 * GET croptempimg (API-09 to 11): crops a picture that was just uploaded. Values that are not numbers count as a wrong
 * selection.
 */
export const cropCall = new Hono<Shop>()

function readSelection(c: ShopContext): Selection | undefined {
  const read = (name: string) => wholeNumber(c.req.param(name))
  const [x, y, width, height] = ['x', 'y', 'w', 'h'].map(read)
  const [toWidth, toHeight] = ['cropW', 'cropH'].map(read)
  const isWhole = [x, y, width, height, toWidth, toHeight].every((value) => value !== undefined)
  return isWhole ? ({ x, y, width, height, toWidth, toHeight } as Selection) : undefined
}

const refused = (c: ShopContext, problem: CropProblem) =>
  c.json({ Error: c.get('t')(`Library.Crop.${problem}`) }, problem === 'Unknown' ? 404 : 422)

cropCall.get(
  '/croptempimg/:tmpName/:x/:y/:w/:h/:cropW/:cropH',
  staffOnly(async (c, staff) => {
    const { db, fileStore } = c.var
    const selection = readSelection(c)
    if (!selection) return refused(c, 'Outside')
    const keepsOriginal = c.req.query('keepOriginal')?.toLowerCase() === 'true'
    const name = c.req.param('tmpName') ?? ''
    const cropped = await cropDraft(db, fileStore, staff.id, { name, selection, keepsOriginal })
    if (!cropped.ok) return refused(c, cropped.problem)
    const asset = await madeAsset(c, cropped.id)
    await record(c, 'asset-uploaded', staff.id, db, asset.OriginalFileName)
    return c.json(asset)
  }),
)
