import type { ColumnType, Generated } from 'kysely'
import type { Localized } from '../cultures.ts'
import type { Json, Moment, MomentNow, Optional } from './columns.ts'

/** `is_inbox`: the folder for files without a chosen folder; there is at most one. */
interface AssetFolderTable {
  id: Generated<number>
  parent_id: number | null
  name: Json<Localized>
  position: Generated<number>
  is_inbox: Generated<boolean>
}

/** The kind of a file, by its name in the specification. */
export type AssetKind = 'Image' | 'Document' | 'Video' | 'Audio'

/** A file of the library: a picture of the demo has `photo`, all others `file_key`. */
interface AssetTable {
  id: Generated<number>
  folder_id: number
  /** The name of the uploaded file. */
  name: string
  /** The present name; null if it is that of the file. */
  title: Json<Localized> | null
  /** `photo` and `thumbnail` are addresses below `{app}/photos/`. */
  photo: Optional<string>
  thumbnail: Optional<string>
  /** Pixels; null if the file is not a picture. */
  width: Optional<number>
  height: Optional<number>
  kind: Generated<AssetKind>
  mime: Generated<string>
  /** 0 for pictures of the demo. */
  bytes: Generated<number>
  /** Its key in the file store. */
  file_key: Optional<string>
  position: Generated<number>
  /** Its names, folded. */
  search: Generated<string>
  /** Repeated calls make one asset of it. */
  upload_id: Optional<string>
  /** A picture that waits to be cropped: it is not listed, and is deleted after a day. */
  is_draft: Generated<boolean>
  uploaded_by: Optional<number>
  created_at: MomentNow
  deleted_at: Optional<Date>
}

/** Lets the sender of a picture crop it; `name` is the specification's tmpName. */
interface AssetDraftTable {
  name: string
  asset_id: number
  customer_id: number
  expires_at: Moment
}

/** A resumable upload. Its size may be unknown at first. */
interface ResumableUploadTable {
  id: string
  customer_id: number
  size: number | null
  metadata: Json<Record<string, string | null>>
  created_at: MomentNow
}

/** `start` is the position of its first byte. */
interface UploadPartTable {
  upload_id: string
  start: number
  bytes: ColumnType<Uint8Array, Uint8Array, never>
}

export interface AssetTables {
  asset_folder: AssetFolderTable
  asset: AssetTable
  asset_draft: AssetDraftTable
  resumable_upload: ResumableUploadTable
  upload_part: UploadPartTable
}
