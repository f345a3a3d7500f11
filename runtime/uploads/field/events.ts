import { number, text } from '../../element/attributes.ts'
import { event } from '../../element/define.ts'

const NAME = { name: text('The name of the file.') }
const ASSET = { id: text('The id of the asset.'), name: text('Its name.') }

/** The events of the tags that upload files, in their order (§4). */
export const UPLOAD_EVENTS = {
  'upload:chosen': event('Files were chosen, dropped or pasted.', { count: number('How many.', 0) }),
  'upload:validated': event('A file was compared with the rules, before anything is sent.', {
    ...NAME,
    error: text('Why it is not sent; empty when it is.'),
  }),
  'upload:start': event('A file is sent.', NAME),
  'upload:done': event('The shop has the file.', NAME),
  'upload:failed': event('A file could not be sent; it can be sent again.', {
    ...NAME,
    status: number('The HTTP status; 0 without an answer.', 0),
  }),
  'asset:added': event('An asset is in the form.', { ...ASSET, url: text('Where it is opened.') }),
  'asset:removed': event('An asset was taken out of the form.', ASSET),
  'asset:renamed': event('An asset was given another name.', ASSET),
}

export type UploadEmit = (name: keyof typeof UPLOAD_EVENTS, detail: never) => boolean
