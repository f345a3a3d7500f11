import type { ColumnType, Generated } from 'kysely'
import type { Localized } from '../cultures.ts'
import type { Json, Moment, MomentNow, Optional } from './columns.ts'

/** `is_inbox`: where files go for which no folder was chosen; there is one at most. */
interface AssetFolderTable {
  id: Generated<number>
  parent_id: number | null
  name: Json<Localized>
  position: Generated<number>
  is_inbox: Generated<boolean>
}

/** What a file is, as the specification and people call it. */
export type AssetKind = 'Image' | 'Document' | 'Video' | 'Audio'

/** A file of the library: one that the demo draws has `photo`, all others `file_key`. */
interface AssetTable {
  id: Generated<number>
  folder_id: number
  /** How the file was called when it came. */
  name: string
  /** What it is called now; null as long as that is its file's name. */
  title: Json<Localized> | null
  /** `photo` and `thumbnail` are addresses below `{app}/photos/`. */
  photo: Optional<string>
  thumbnail: Optional<string>
  /** Pixels; null for what is no picture. */
  width: Optional<number>
  height: Optional<number>
  kind: Generated<AssetKind>
  mime: Generated<string>
  /** 0 for what the demo draws. */
  bytes: Generated<number>
  /** Its name in the store of files. */
  file_key: Optional<string>
  position: Generated<number>
  /** Its names, folded. */
  search: Generated<string>
  /** Which resumable upload it was, so that asking twice makes one asset. */
  upload_id: Optional<string>
  /** A picture that waits to be cropped: in no list, and gone after a day. */
  is_draft: Generated<boolean>
  uploaded_by: Optional<number>
  created_at: MomentNow
  deleted_at: Optional<Date>
}

/** Lets who sent a picture crop it; `name` is the specification's tmpName. */
interface AssetDraftTable {
  name: string
  asset_id: number
  customer_id: number
  expires_at: Moment
}

/** An upload that comes in parts. Its size may be said later. */
interface ResumableUploadTable {
  id: string
  customer_id: number
  size: number | null
  metadata: Json<Record<string, string | null>>
  created_at: MomentNow
}

/** A part of it; `start` is the place of its first byte. */
interface UploadPartTable {
  upload_id: string
  start: number
  bytes: ColumnType<Uint8Array, Uint8Array, never>
}

/** The asset library. */
export interface AssetTables {
  asset_folder: AssetFolderTable
  asset: AssetTable
  asset_draft: AssetDraftTable
  resumable_upload: ResumableUploadTable
  upload_part: UploadPartTable
}
