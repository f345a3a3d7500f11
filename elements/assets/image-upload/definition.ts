import { flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'
import { UPLOAD_EVENTS } from '../../../runtime/uploads/field/events.ts'
import { SINGLE_PARTS, UPLOAD_PARTS } from '../../../runtime/uploads/field/parts.ts'
import { UPLOAD_TEXTS } from '../../../runtime/uploads/field/texts.ts'

/** `<image-upload>`: an image of a form, of one size (§3, §4, §5). */
export const imageUpload = defineElement({
  tag: 'image-upload',
  summary:
    'Uploads an image of a crop size: of a larger image, the part that the shopper chooses; a smaller one is refused. The preview can be turned.',
  mount: 'enhance',
  load: 'visible',
  together: 'assets',
  attributes: {
    uniqueId: text('The end of the names of the fields (§3).'),
    cropWidth: number(
      'The width of the image in pixels. Without it and `crop-height`, an image of any size is taken.',
      0,
    ),
    cropHeight: number('Its height.', 0),
    accept: text('The types, as in the `accept` of a file field. Without it, those of the field; else all images.'),
    maxSize: number('Bytes at most. Without it, `data-max-size` of the field.'),
    keepOriginal: flag('The temporary image stays on the server after its crop.'),
    resumable: text('The address of resumable uploads (tus 1.0), for large files.'),
  },
  events: {
    ...UPLOAD_EVENTS,
    'crop:open': event('The dialog of the crop is open.', { name: text('The name of the file.') }),
  },
  parts: {
    ...UPLOAD_PARTS,
    ...SINGLE_PARTS,
    rotateLeft: 'Turns the image counter-clockwise.',
    rotateRight: 'Turns the image clockwise.',
  },
  strings: {
    ...UPLOAD_TEXTS,
    noImage: 'Assets.EncodeCorrectImage',
    minimum: message('Assets.MinimumSize', 'width', 'height'),
    left: 'Assets.RotateLeft',
    right: 'Assets.RotateRight',
  },
})
