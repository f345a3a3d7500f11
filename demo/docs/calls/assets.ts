import type { CallDoc } from './calls.ts'

/** An asset as the shop returns it (§3). */
const asset = {
  guid: '7',
  AssetId: 7,
  name: 'vase.jpg',
  fileType: 'Image',
  thumbnail_url: '/assets/thumbnails/k7.webp',
  Uri: '/assets/files/k7/vase.jpg',
  size: 120_000,
  width: 300,
  height: 200,
  tmpName: '',
}

const folder = { FolderId: 2, Name: 'Bannières', ItemLevel: 1, Children: [] }

/** The calls of the asset library, for staff: 401 without a sign-in, 403 for customers. A refusal has `Message`. */
export const assetCalls: CallDoc[] = [
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/assets/{id}',
    doc: 'One asset of the library.',
    answer: asset,
  },
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/assets',
    doc: 'So many assets of a folder from a place on; with `q`, those in it and below whose names have the text.',
    query: { folderId: '2', q: 'vase', start: 0, count: 96 },
    answer: { total: 1, items: [asset] },
  },
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/folders/hierarchy',
    doc: 'A folder with all that are in it. `Children` is `null` where they are to be asked for later.',
    query: { folderId: '1' },
    answer: { FolderId: 1, Name: 'Bibliothèque', ItemLevel: 0, Children: [folder] },
  },
  {
    method: 'GET',
    path: '/assets/croptempimg/{tmpName}/10/20/600/400/300/200',
    doc: 'Crops a temporary image: the area from its upper left corner, then the size. An `Error` is shown to the visitor.',
    query: { keepOriginal: true },
    answer: asset,
  },
  {
    method: 'POST',
    path: '/assets/{id}/rename',
    doc: 'Gives an asset another name, as a form.',
    body: { name: 'Vase Lune' },
    answer: { ...asset, name: 'Vase Lune' },
  },
  { method: 'POST', path: '/assets/{id}/delete', doc: 'Deletes an asset.', body: {}, answer: null },
  { method: 'POST', path: '/assets/{id}/restore', doc: 'Takes the deletion back.', body: {}, answer: asset },
  {
    method: 'POST',
    path: '/assets/order',
    doc: 'The order of the assets of a folder.',
    body: { folderId: '2', ids: '7,8' },
    answer: null,
  },
  {
    method: 'POST',
    path: '/assets/folders/{id}/move',
    doc: 'Puts a folder into another one.',
    body: { parentId: '1' },
    answer: folder,
  },
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
    method: 'POST',
    path: '/assets/folders',
    doc: 'Makes a folder (201). `/assets/folders/{id}/rename` takes `name`, `/move` takes `parentId` and `position`, `/delete` nothing. 409 for one that is not empty and for the root, 422 for a name that is taken and for a folder below itself.',
    body: { parentId: '1', name: 'Presse' },
    answer: folder,
  },
]
