/** An asset of the library (§3). */
export type Asset = {
  id: string
  name: string
  /** Where it is opened; '' when the shop did not say. */
  url: string
  thumbnail: string
  isImage: boolean
  size: number | undefined
  width: number | undefined
  height: number | undefined
  /** The temporary image that is cropped; '' for none. */
  tmpName: string
}

/** A folder of the library; `children` is undefined for those that are not known yet. */
export type Folder = { id: string; name: string; level: number; children: Folder[] | undefined }
