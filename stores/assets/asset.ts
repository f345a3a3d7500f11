/** An asset of the library (§3). */
export type Asset = {
  id: string
  name: string
  /** The address of the file; '' if the shop sends none. */
  url: string
  thumbnail: string
  isImage: boolean
  size: number | undefined
  width: number | undefined
  height: number | undefined
  /** The name of the temporary image for cropping; '' for none. */
  tmpName: string
}

/** `children` is undefined until they are loaded. */
export type Folder = { id: string; name: string; level: number; children: Folder[] | undefined }
