import type { CallDoc } from './calls.ts'

const asset = {
  guid: '17',
  AssetId: 17,
  name: 'Vase Lune.jpg',
  Name: 'Vase Lune.jpg',
  OriginalFileName: 'Vase Lune.jpg',
  fileType: 'Image',
  thumbnail_url: '/assets/thumbnails/0b6c0a526f0f4d3e9a540d1f6c2b8e11.webp',
  Uri: '/assets/files/0b6c0a526f0f4d3e9a540d1f6c2b8e11/Vase%20Lune.jpg',
  size: 291000,
  width: 1500,
  height: 600,
  Width: 1500,
  Height: 600,
  tmpName: '1jWJZXNMcON20cQRPJDKz4nKarGexFSfLQ8CIIku1K4',
  FolderId: 5,
}

const folder = { FolderId: 5, Name: 'Presse', ItemLevel: 1, Children: [] }

/** The calls of the asset library, for staff: 401 without a sign-in, 403 for customers. A refusal has `Message`. */
export const assetCalls: CallDoc[] = [
  {
    method: 'POST',
    path: '/assets/upload',
    doc: 'The form’s own action: multipart, with one or more `files`, `folderId` (else the inbox) and `keepTemp`. An entry for each file, in the order sent; a refused one is `{ name, Error }`. 422 when none was taken, 413 when all is too large. With `Accept: application/json`; without it the answer leads back to the form’s page. With `keepTemp=true` a picture waits a day to be cropped, and is in no list.',
    body: { folderId: '5', keepTemp: 'true' },
    answer: [asset, { name: 'logo.svg', Error: '« logo.svg » est un dessin SVG. Envoyez-le en PNG.' }],
  },
  {
    method: 'POST',
    path: '/assets/resumable',
    doc: 'Uploads that go on where they stopped, by [tus 1.0](https://tus.io/protocols/resumable-upload): POST, HEAD, PATCH and DELETE, with `filename`, `folderId` and `keepTemp` as metadata. Only whoever began one goes on with it.',
    answer: '',
  },
  {
    method: 'GET',
    path: '/assets/resumable/{id}/asset',
    doc: 'The asset of an upload that is whole, as the form answers it; asked again it is the same one. 404 before.',
    answer: [asset],
  },
  {
    method: 'GET',
    path: '/assets/croptempimg/{tmpName}/{x}/{y}/{w}/{h}/{cropW}/{cropH}',
    doc: 'Cuts a part out of a picture that the same person sent within a day, and makes it exactly `cropW` × `cropH`. `{ Error }` with 404 for an unknown `tmpName`, with 422 for a part outside of the picture or smaller than its size. Without `keepOriginal=true` the `tmpName` opens nothing afterwards.',
    query: { keepOriginal: true },
    answer: { ...asset, guid: '18', AssetId: 18, width: 1200, height: 400, Width: 1200, Height: 400 },
  },
  {
    method: 'POST',
    path: '/assets/{guid}/rename',
    doc: 'Calls an asset `name`. `/move` puts it into `folderId`, `/step` one place further by `to` (`first`, `earlier`, `later`, `last`). `/delete` answers 204 and can be undone by `/restore` for a day.',
    body: { name: 'Vase Lune' },
    answer: asset,
  },
  {
    method: 'POST',
    path: '/assets/order',
    doc: 'Puts assets of a folder, such as those of a page, in an order: they share the places that they have. 204.',
    body: { folderId: '5', ids: '17,12,15' },
    answer: null,
  },
  {
    method: 'POST',
    path: '/assets/folders',
    doc: 'Makes a folder (201). `/assets/folders/{id}/rename` takes `name`, `/move` takes `parentId` and `position`, `/delete` nothing. 409 for one that is not empty and for the root, 422 for a name that is taken and for a folder below itself.',
    body: { parentId: '1', name: 'Presse' },
    answer: folder,
  },
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/assets',
    doc: 'A part of a folder, at most 200; with `q` of what has the text in its name, also below, with `type` of one kind.',
    query: { folderId: 5, q: 'vase', type: 'Image', start: 0, count: 200 },
    answer: { total: 1, items: [{ ...asset, tmpName: '' }] },
  },
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/assets/{assetId}',
    doc: 'One asset. 404 for one that does not exist, or is deleted.',
    answer: { ...asset, tmpName: '' },
  },
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/folders/hierarchy',
    doc: 'A folder with all below it; without `folderId` all roots, as a list.',
    query: { folderId: 1 },
    answer: { FolderId: 1, Name: 'Médiathèque', ItemLevel: 0, Children: [folder] },
  },
]
