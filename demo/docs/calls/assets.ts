import { type CallDoc, SIGNAL } from './call-doc.ts'
import { folder, folderMarks } from './recursive.ts'

/** The six numbers in the path of a crop. */
const AREA = ['x', 'y', 'width', 'height', 'toWidth', 'toHeight'].map((name) => `%7B${name}%7D`)

const asset = {
  guid: '7',
  name: 'vase.jpg',
  fileType: 'Image',
  thumbnail_url: '/assets/thumbnails/k7.webp',
  Uri: '/assets/files/k7/vase.jpg',
  size: 120_000,
  width: 300,
  height: 200,
  tmpName: '',
}

/** Files that are no pictures have none. */
const SIZE = ['width', 'height']

/** A shop must send the id alone. */
const OPTIONAL = Object.keys(asset).filter((name) => name !== 'guid')

const refusedFile = { name: 'vase.exe', Error: 'This type of file is not accepted.' }

/** The calls of the asset library, for staff: 401 without a sign-in, 403 for customers. A refusal has `Message`. */
export const assetCalls: CallDoc[] = [
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/assets/{id}',
    doc: 'One asset of the library. `AssetId` is read in place of `guid`, `Name` or `OriginalFileName` in place of `name`, and `Width` and `Height` too.',
    send: ['assets/api', 'getAsset', SIGNAL, '{id}'],
    nullable: SIZE,
    optional: OPTIONAL,
    answer: asset,
  },
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/assets',
    doc: 'So many assets of a folder from a place on; with `q`, those in it and below whose names have the text; with `type`, those of a kind of file.',
    send: ['assets/api', 'getAssets', SIGNAL, { folderId: '2', q: 'vase', type: 'Image', start: 0, count: 96 }],
    query: { folderId: '2', q: 'vase', type: 'Image', start: 0, count: 96 },
    sometimes: ['q', 'type'],
    nullable: SIZE.map((name) => `items.${name}`),
    optional: OPTIONAL.map((name) => `items.${name}`),
    answer: { total: 1, items: [asset] },
  },
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/folders/hierarchy',
    doc: 'A folder with all that are in it. `Children` is `null` where they are to be asked for later.',
    send: ['assets/api', 'getHierarchy', SIGNAL, '1'],
    query: { folderId: '1' },
    ...folderMarks,
    optional: [...folderMarks.optional, 'Children.ItemLevel', 'Children.Children'],
    answer: { FolderId: 1, Name: 'Library', ItemLevel: 0, Children: [folder] },
  },
  {
    method: 'GET',
    path: '/api/v1/assetslibrary/folders/hierarchy',
    doc: 'Without a folder: all of them, as a list of those at the top.',
    send: ['assets/api', 'getHierarchy', SIGNAL, ''],
    query: { folderId: '' },
    ...folderMarks,
    answer: [folder],
  },
  {
    method: 'GET',
    path: '/assets/croptempimg/{tmpName}/{x}/{y}/{width}/{height}/{toWidth}/{toHeight}',
    doc: 'Crops a temporary image: the area from its upper left corner, then the size. An `Error`, as a rule with 404 or 422, is shown to the visitor.',
    send: ['assets/api', 'getCropped', SIGNAL, '{tmpName}', AREA, true],
    query: { keepOriginal: true },
    sometimes: ['keepOriginal'],
    nullable: SIZE,
    optional: OPTIONAL,
    answer: asset,
  },
  {
    method: 'POST',
    path: '/assets/upload',
    doc: 'Stores a file, for pages that name no other address; the fields are those of the form. The entry of a file that is not accepted has its `Error`; when all are, the status is 422.',
    isForm: 'multipart',
    body: { folderId: '2', keepTemp: 'true', files: null },
    sometimes: ['folderId', 'keepTemp'],
    nullable: SIZE,
    optional: OPTIONAL,
    answer: [asset, refusedFile],
    refusal: [refusedFile],
  },
  {
    method: 'POST',
    path: '/assets/{id}/rename',
    doc: 'Gives an asset another name, as a form.',
    send: ['assets/api', 'postName', '{id}', 'Moon vase'],
    isForm: true,
    body: { name: 'Moon vase' },
    isAnyAnswer: true,
    nullable: SIZE,
    optional: OPTIONAL,
    answer: { ...asset, name: 'Moon vase' },
  },
  {
    method: 'POST',
    path: '/assets/{id}/delete',
    doc: 'Deletes an asset.',
    send: ['assets/api', 'postDeletion', '{id}'],
    isForm: true,
    body: {},
    isAnyAnswer: true,
    answer: null,
  },
  {
    method: 'POST',
    path: '/assets/{id}/restore',
    doc: 'Takes the deletion back.',
    send: ['assets/api', 'postRestoration', '{id}'],
    isForm: true,
    body: {},
    isAnyAnswer: true,
    nullable: SIZE,
    optional: OPTIONAL,
    answer: asset,
  },
  {
    method: 'POST',
    path: '/assets/order',
    doc: 'The order of the assets of a folder.',
    send: ['assets/api', 'postOrder', '2', ['7', '8']],
    isForm: true,
    body: { folderId: '2', ids: '7,8' },
    isAnyAnswer: true,
    answer: null,
  },
  {
    method: 'POST',
    path: '/assets/folders/{id}/move',
    doc: 'Puts a folder into another one.',
    send: ['assets/api', 'postFolderMove', '{id}', '1'],
    isForm: true,
    body: { parentId: '1' },
    isAnyAnswer: true,
    ...folderMarks,
    answer: folder,
  },
]
