import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { assetChanges } from './changes.ts'
import { cropCall } from './crop.ts'
import { assetFiles } from './files.ts'
import { folderChanges } from './folders.ts'
import { resumableCalls } from './resumable.ts'
import { uploadCall } from './upload.ts'

/**
 * Everything below `{app}/assets`: uploads, crops, changes, folders, files. Only published files are open to visitors
 * who are not staff.
 */
export const assetCalls = new Hono<Shop>()

assetCalls.use(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store')
})
for (const calls of [uploadCall, resumableCalls, cropCall, folderChanges, assetChanges, assetFiles])
  assetCalls.route('/', calls)
