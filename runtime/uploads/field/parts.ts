import { part } from '../../element/part.ts'

export const UPLOAD_PARTS = {
  form: part('form', 'A form inside the tag: its action takes the files; without JavaScript it posts them.'),
  input: part(
    'input[type=file]',
    'The button that chooses files; `accept`, `data-max-size` and `data-min-size` are rules.',
  ),
  send: part(
    '[data-part=send]',
    'Sends the form without JavaScript; its `formaction` comes before the action of the form.',
  ),
  list: part('[data-part=assets]', 'The assets with their fields; created after the file field.', {
    without: 'after',
    within: 'input',
    tag: 'div',
  }),
  asset: part(
    '[data-asset-id]',
    'An asset inside the list: `data-asset-id`, `-name`, `-type`, `-thumbnail`, `-uri`, `-size`, `-width` and `-height`.',
    { key: 'data-asset-id' },
  ),
  kept: 'The list of the assets.',
  file: 'One asset.',
  handle: 'Moves an asset, by dragging or by the arrow keys.',
  fileName: 'The field of the name.',
  undo: 'What was removed last, with the button that puts it back.',
  uploads: 'The files that are under way or have failed.',
  upload: 'One of them.',
  dropHint: 'Says that files can be dropped or pasted.',
}

/** The fields of one asset in a form (§3). */
export const SINGLE_PARTS = {
  assetId: part('input[name^="AssetId-"]', 'The id of the asset.'),
  assetName: part('input[name^="AssetName-"]', 'The name with which it was uploaded.'),
  newName: part(
    'input[name^="asset-"][name$="-name"]',
    'The name of the asset in the form, when the page has a field for it.',
  ),
  nameChanged: part('input[name^="asset-"][name$="-name-changed"]', 'Is `true` once another name was typed.'),
  assetLoaded: part('input[name^="AssetLoaded"]', 'Is `true` once an asset was uploaded or chosen here.'),
}
