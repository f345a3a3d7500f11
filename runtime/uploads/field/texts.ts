import { message } from '../../text/strings.ts'

export const UPLOAD_TEXTS = {
  maxNumberOfFiles: message('Assets.MaxNumberOfFiles', 'count'),
  acceptFileTypes: message('Assets.AcceptFileTypes', 'name'),
  maxFileSize: message('Assets.MaxFileSize', 'name'),
  minFileSize: message('Assets.MinFileSize', 'name'),
  uploadedBytes: message('Assets.UploadedBytes', 'name'),
  uploadFailed: 'Core.UnknownErrors',
  uploads: 'Assets.Uploads',
  drop: 'Assets.Drop',
  waiting: 'Assets.Waiting',
  sending: message('Assets.Sending', 'percent'),
  slow: 'Assets.Slow',
  notSent: 'Assets.NotSent',
  cancel: message('Assets.CancelUpload', 'name'),
  retry: message('Assets.RetryUpload', 'name'),
  dismiss: message('Assets.DismissUpload', 'name'),
  added: message('Assets.Added', 'name'),
  removed: message('Assets.Removed', 'name'),
  restored: message('Assets.Restored', 'name'),
  undo: 'Core.Undo',
  remove: message('Assets.Remove', 'name'),
  nameOf: message('Assets.NameOf', 'name'),
  renamed: message('Assets.Renamed', 'name'),
  handle: message('Assets.Handle', 'name'),
  up: message('Assets.MoveUp', 'name'),
  down: message('Assets.MoveDown', 'name'),
  moved: message('Assets.Moved', 'name', 'position', 'count'),
  leaving: 'Assets.Leaving',
  leave: 'Assets.Leave',
  stay: 'Assets.Stay',
  stopped: 'Assets.Stopped',
}

export type UploadTexts = {
  readonly [K in keyof typeof UPLOAD_TEXTS]: (typeof UPLOAD_TEXTS)[K] extends { parameters: readonly (infer P)[] }
    ? (parameters: Record<P & string, string | number>) => string
    : string
}
