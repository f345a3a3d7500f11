/** Suggestions start at so many characters (§9). */
export const MIN_LENGTH = 2
/** So many are asked for (§9). */
export const RESULTS = 5
/** The share of the letters that has to agree (§9). */
export const ACCURACY = 0.3
/** So many rows are shown at most (§9). */
export const LIMIT = 30
/** The width and height of a photo, in CSS pixels (§9). */
export const PHOTO_SIZE = 80

/** Screens are up to so many times as sharp. */
const DENSITIES = [1, 2, 4]

/** The sources of a photo. */
export type PhotoSources = { src: string; srcset: string }

/**
 * The sources of a suggestion's photo: an AssetId that is an address itself; else by the page's template, in the sizes of sharp
 * screens too; else none.
 */
export function photoSources({ id, name }: { id: string; name: string }, template: string): PhotoSources | undefined {
  if (/^(https?:)?\//.test(id)) return { src: id, srcset: '' }
  if (template === '') return undefined
  const at = (size: number) =>
    template
      .replaceAll('{id}', id.split('/').map(encodeURIComponent).join('/'))
      .replaceAll('{name}', encodeURIComponent(name))
      .replaceAll('{size}', String(size))
  const srcset = template.includes('{size}') ? DENSITIES.map((each) => `${at(PHOTO_SIZE * each)} ${each}x`) : []
  return { src: at(PHOTO_SIZE), srcset: srcset.join(', ') }
}

/** So many suggestions fit: the row of all results counts. */
export const fitting = (limit: number): number => Math.max(1, Math.floor(limit) - 1)
