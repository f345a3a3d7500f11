import { flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement } from '../../../runtime/element/define.ts'
import { UPLOAD_EVENTS } from '../../../runtime/uploads/field/events.ts'
import { SINGLE_PARTS, UPLOAD_PARTS } from '../../../runtime/uploads/field/parts.ts'
import { UPLOAD_TEXTS } from '../../../runtime/uploads/field/texts.ts'

/** `<file-upload>`: one file of a form, or more of them (§3, §4, §5). */
export const fileUpload = defineElement({
  tag: 'file-upload',
  summary:
    'Uploads one file or more by button, drop and paste, and keeps them in the fields of a form: named, ordered, removed.',
  mount: 'enhance',
  load: 'visible',
  together: 'assets',
  attributes: {
    uniqueId: text('The end of the names of the fields (§3).'),
    multiple: flag('A new file is added to the others; without it, it takes their place.'),
    accept: text('The types, as in the `accept` of a file field. Without it, those of the field.'),
    maxSize: number('Bytes of a file at most. Without it, `data-max-size` of the field.'),
    maxFiles: number('So many files at most.', 100),
    resumable: text('The address of resumable uploads (tus 1.0), for large files.'),
    inLibrary: flag('The assets are those of the library page: a name, an order and a removal are kept at once.'),
  },
  events: UPLOAD_EVENTS,
  parts: { ...UPLOAD_PARTS, ...SINGLE_PARTS },
  strings: UPLOAD_TEXTS,
})
