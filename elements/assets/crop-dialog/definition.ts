import { flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<crop-dialog>`: which part of an image is kept (§4, §5, §9). */
export const cropDialog = defineElement({
  tag: 'crop-dialog',
  summary:
    'Shows an image in a dialog, where its part of the crop size is chosen by pointer, touch or keys, and has it cropped.',
  mount: 'replace',
  load: 'eager',
  together: 'assets',
  attributes: {
    src: text('The address of the image. Without it, or without `tmp-name`, nothing is shown.'),
    tmpName: text('The name of the temporary image on the server.'),
    name: text('The name of the file, for an image that is turned and sent again.', 'image.jpg'),
    cropWidth: number('Pixels.', 300),
    cropHeight: number('Pixels.', 200),
    keepOriginal: flag('The temporary image stays on the server, so that it can be cropped again.'),
    uploadUrl: text('Where a turned image is sent. Without it, `assets/upload`.'),
    fieldName: text('The field of the file there.', 'files'),
  },
  events: {
    'crop:done': event('The shop has cropped the image.', {
      id: text('The id of the asset.'),
      name: text('Its name.'),
      url: text('Where it is opened.'),
      thumbnail: text('Its small picture.'),
      size: number('Bytes.', 0),
      width: number('Pixels.', 0),
      height: number('Pixels.', 0),
    }),
    'crop:cancel': event('The dialog was closed without a choice.'),
  },
  parts: {
    cropBox: 'The box of the image, 568 × 400 pixels where there is room.',
    cropHelp: 'How the selection is moved.',
    cropStatus: 'The selection in pixels; a polite live region.',
    cropTurn: 'The buttons that turn the image.',
    rotateLeft: 'Turns the image counter-clockwise.',
    rotateRight: 'Turns the image clockwise.',
  },
  strings: {
    title: 'Assets.CropTitle',
    help: 'Assets.CropHelp',
    area: 'Assets.CropArea',
    selection: message('Assets.CropSelection', 'x', 'y', 'width', 'height'),
    zoom: 'Assets.Zoom',
    left: 'Assets.RotateLeft',
    right: 'Assets.RotateRight',
    save: 'Assets.CropSave',
    cancel: 'Core.Cancel',
    notShown: 'Assets.CropFailed',
    failed: 'Core.UnknownErrors',
    loading: 'Core.Loading',
  },
})
