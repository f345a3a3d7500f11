import { json, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement } from '../../../runtime/element/define.ts'
import { UPLOAD_EVENTS } from '../../../runtime/uploads/field/events.ts'
import { SINGLE_PARTS, UPLOAD_PARTS } from '../../../runtime/uploads/field/parts.ts'
import { UPLOAD_TEXTS } from '../../../runtime/uploads/field/texts.ts'
import type { FileTypes } from './rules.ts'

/** `<assets-widget>`: an asset of a form, of the types of a map (§3, §5). */
export const assetsWidget = defineElement({
  tag: 'assets-widget',
  summary: 'Keeps one asset in the fields of a form, uploaded or chosen in the library, of the types that a map marks.',
  mount: 'enhance',
  load: 'visible',
  together: 'assets',
  attributes: {
    uniqueId: text('The end of the names of the fields (§3).'),
    fileTypes: json<FileTypes>(
      'The types that are accepted: ends of names, such as `pdf`, kinds, such as `Image`, or types, such as `video/mp4`, each with `true`.',
      {},
      '{ [type: string]: boolean }',
    ),
    maxSize: number('Bytes at most. Without it, `data-max-size` of the field.'),
    resumable: text('The address of resumable uploads (tus 1.0), for large files.'),
  },
  events: UPLOAD_EVENTS,
  parts: { ...UPLOAD_PARTS, ...SINGLE_PARTS },
  strings: { ...UPLOAD_TEXTS, wrongFile: 'Assets.CorrectFile' },
})
