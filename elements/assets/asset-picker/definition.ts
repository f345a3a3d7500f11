import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<asset-picker>`: an asset of the library for a form (§1, §3, §7). */
export const assetPicker = defineElement({
  tag: 'asset-picker',
  summary:
    'Opens the asset library in a modal and fills the fields of a form with the asset that is chosen there. Around the library itself, it shows a folder of any size.',
  mount: 'enhance',
  load: 'visible',
  together: 'library',
  attributes: {
    rootFolderId: text('The folder of the library that is opened.'),
    folderId: text('The folder that is shown; in the library itself.'),
    for: text('The unique id of the fields: of an upload tag, or of fields inside this tag.'),
  },
  events: {
    'asset:picked': event('An asset was chosen.', {
      id: text('The asset.'),
      name: text('Its name.'),
      url: text('Where it is opened.'),
      thumbnail: text('Its small picture.'),
    }),
  },
  parts: {
    open: part('[data-part=open]', 'The link to the page of the library: it opens in a modal.'),
    assetId: part('input[name^="AssetId-"]', 'The id of the asset, when the tag holds the fields itself.'),
    assetName: part('input[name^="AssetName-"]', 'The name with which it was uploaded.'),
    assetLoaded: part('input[name^="AssetLoaded"]', 'Is `true` once an asset was chosen.'),
    newName: part('input[name^="asset-"][name$="-name"]', 'The name of the asset in the form.'),
    picked: part('[data-part=picked]', 'The name of the asset in the form.'),
    assets: part('[data-part=assets]', 'The list of the library, with `data-total` and `data-folder-id`.'),
    asset: part('[data-asset-id]', 'An asset of the list, with a link inside.', { key: 'data-asset-id' }),
    search: part('form[data-part=search]', 'The search: a field `q`, and maybe one `type`.'),
    list: 'The list that is shown in place of the pages.',
    pick: 'The link of an asset.',
    total: 'How many assets there are.',
  },
  strings: {
    library: 'Assets.Library',
    label: 'Assets.Assets',
    count: message('Assets.AssetCount', 'count'),
    none: 'Assets.NoAsset',
    picked: message('Assets.Picked', 'name'),
    failed: 'Assets.ListFailed',
    retry: 'Core.Retry',
    loading: 'Core.Loading',
  },
})
