import { type CallDoc, SIGNAL } from './call-doc.ts'

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
    send: ['assets/api', 'getAsset', SIGNAL, '{id}'],
    answer: asset,
  },
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/assets',
    doc: 'So many assets of a folder from a place on; with `q`, those in it and below whose names have the text.',
    send: ['assets/api', 'getAssets', SIGNAL, { folderId: '2', q: 'vase', type: '', start: 0, count: 96 }],
    query: { folderId: '2', q: 'vase', start: 0, count: 96 },
    answer: { total: 1, items: [asset] },
  },
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/folders/hierarchy',
    doc: 'A folder with all that are in it. `Children` is `null` where they are to be asked for later.',
    send: ['assets/api', 'getHierarchy', SIGNAL, '1'],
    query: { folderId: '1' },
    answer: { FolderId: 1, Name: 'Bibliothèque', ItemLevel: 0, Children: [folder] },
  },
  {
    method: 'GET',
    path: '/assets/croptempimg/{tmpName}/10/20/600/400/300/200',
    doc: 'Crops a temporary image: the area from its upper left corner, then the size. An `Error` is shown to the visitor.',
    send: ['assets/api', 'getCropped', SIGNAL, '{tmpName}', [10, 20, 600, 400, 300, 200], true],
    query: { keepOriginal: true },
    answer: asset,
  },
  {
    method: 'POST',
    path: '/assets/{id}/rename',
    doc: 'Gives an asset another name, as a form.',
    send: ['assets/api', 'postName', '{id}', 'Vase Lune'],
    body: { name: 'Vase Lune' },
    answer: { ...asset, name: 'Vase Lune' },
  },
  {
    method: 'POST',
    path: '/assets/{id}/delete',
    doc: 'Deletes an asset.',
    send: ['assets/api', 'postDeletion', '{id}'],
    body: {},
    answer: null,
  },
  {
    method: 'POST',
    path: '/assets/{id}/restore',
    doc: 'Takes the deletion back.',
    send: ['assets/api', 'postRestoration', '{id}'],
    body: {},
    answer: asset,
  },
  {
    method: 'POST',
    path: '/assets/order',
    doc: 'The order of the assets of a folder.',
    send: ['assets/api', 'postOrder', '2', ['7', '8']],
    body: { folderId: '2', ids: '7,8' },
    answer: null,
  },
  {
    method: 'POST',
    path: '/assets/folders/{id}/move',
    doc: 'Puts a folder into another one.',
    send: ['assets/api', 'postFolderMove', '{id}', '1'],
    body: { parentId: '1' },
    answer: folder,
  },
]
