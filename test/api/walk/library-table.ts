import { exactly, open, type Question, type Send } from './questions.ts'

/** For staff alone; the status for staff is the last. */
const staff = (ask: string, status = 200, send?: Send) => exactly(ask, [403, 403, status, 401], send)

const calls = '/api/v1/assetslibrary'
const pages = '/fr/assetslibrary/asset'
const none = '0'.repeat(32)

/** The asset library: all of it is for staff, except for the files on public pages. */
export const library: Record<string, Question[]> = {
  [`GET ${calls}/assets/:assetId`]: [staff(`${calls}/assets/1`), staff(`${calls}/assets/999999999`, 404)],
  [`GET ${calls}/assets`]: [staff(`${calls}/assets?folderId=1`)],
  [`GET ${calls}/folders/hierarchy`]: [staff(`${calls}/folders/hierarchy`)],
  [`GET ${pages}/assetsbyfolder/:root{[0-9]+}`]: [staff(`${pages}/assetsbyfolder/1`)],
  [`GET ${pages}/assetsbyfolder/:root{[0-9]+}/:folder{[0-9]+}`]: [staff(`${pages}/assetsbyfolder/1/2`)],
  [`GET ${pages}/details/:id{[0-9]+}`]: [staff(`${pages}/details/1`)],
  [`GET ${pages}/deleted`]: [staff(`${pages}/deleted`)],
  'POST /assets/upload': [staff('/assets/upload', 400, {})],
  'POST /assets/resumable': [staff('/assets/resumable', 412, {})],
  'PATCH /assets/resumable/:id': [staff(`/assets/resumable/1-${none}`, 404)],
  'DELETE /assets/resumable/:id': [staff(`/assets/resumable/1-${none}`, 404)],
  'GET /assets/resumable/:id': [open(`/assets/resumable/1-${none}`, 405)],
  'GET /assets/resumable/:id/asset': [staff(`/assets/resumable/1-${none}/asset`, 404)],
  'GET /assets/croptempimg/:tmpName/:x/:y/:w/:h/:cropW/:cropH': [staff('/assets/croptempimg/x/0/0/9/9/9/9', 404)],
  'POST /assets/folders': [staff('/assets/folders', 303, { parentId: 0, name: 'x' })],
  'POST /assets/folders/:id/rename': [staff('/assets/folders/999/rename', 303, { name: 'x' })],
  'POST /assets/folders/:id/move': [staff('/assets/folders/999/move', 303, { parentId: 1 })],
  'POST /assets/folders/:id/delete': [staff('/assets/folders/999/delete', 303, {})],
  'POST /assets/order': [staff('/assets/order', 303, { folderId: 999, ids: '1' })],
  ...Object.fromEntries(
    ['rename', 'delete', 'restore', 'move', 'step'].map((name) => [
      `POST /assets/:guid/${name}`,
      [staff(`/assets/999/${name}`, 303, { name: 'x' })],
    ]),
  ),
  'GET /fr/account/staff/pictures': [staff('/fr/account/staff/pictures')],
  'POST /fr/account/staff/pictures': [staff('/fr/account/staff/pictures', 404, { CategoryId: 0 })],
  'GET /fr/account/staff/guides': [staff('/fr/account/staff/guides')],
  'POST /fr/account/staff/guides': [staff('/fr/account/staff/guides', 404, { CategoryId: 0 })],
  // As if they did not exist.
  'GET /assets/thumbnails/:file{[\\da-f]{32}\\.webp}': [open(`/assets/thumbnails/${none}.webp`, 404)],
  'GET /assets/files/:key/:name?': [open(`/assets/files/${none}/x.png`, 404)],
}
