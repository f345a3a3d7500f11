const megabyte = 1024 * 1024

/** The most bytes of a picture, and of any other file. */
export const largestImage = 20 * megabyte
export const largestFile = 100 * megabyte

/** The most files of one upload, and all that one may hold; the rest is for fields and boundaries. */
export const mostFiles = 20
export const largestUpload = 200 * megabyte

/** What one person may send within a day: 500 files, 2 GB. */
export const mostFilesADay = 500
export const mostBytesADay = 2048 * megabyte

/** More pixels than a camera has, over all pictures of an animation: what unpacks to more is refused before it fills the memory. */
export const mostPixels = 60_000_000
export const mostFrames = 300

/** The longest side of a small picture of the library, in pixels. */
export const thumbnailSide = 320

/** Milliseconds after which a deleted file is gone, an unfinished upload is swept, and a picture can no longer be cropped. */
export const dayMs = 24 * 60 * 60 * 1000
