const megabyte = 1024 * 1024

/** Bytes. */
export const largestImage = 20 * megabyte
export const largestFile = 100 * megabyte

/** The most files of one upload, and its most bytes; the remainder is for fields and boundaries. */
export const mostFiles = 20
export const largestUpload = 200 * megabyte

/** The limits of one person in a day: 500 files, 2 GB. */
export const mostFilesADay = 500
export const mostBytesADay = 2048 * megabyte

/**
 * Pixels in all frames of a picture, more than a camera has: a picture that would unpack to more is refused before it
 * fills the memory.
 */
export const mostPixels = 60_000_000
export const mostFrames = 300

/** Pixels of the longest side. */
export const thumbnailSide = 320

/**
 * Milliseconds after which a deleted file and an unfinished upload are removed, and a picture can no longer be cropped.
 */
export const dayMs = 24 * 60 * 60 * 1000
