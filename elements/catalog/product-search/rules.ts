/** The number of characters from which on there are suggestions (§9). */
export const MIN_LENGTH = 2
/** The number of suggestions in a request (§9). */
export const RESULTS = 5
/** The share of the letters that must match (§9). */
export const ACCURACY = 0.3
/** The highest number of rows (§9). */
export const LIMIT = 30
/** The width and height of a photo, in CSS pixels (§9). */
export const PHOTO_SIZE = 80

/** The pixel ratios of screens for which a photo has a source. */
const DENSITIES = [1, 2, 4]

export type PhotoSources = { src: string; srcset: string }

/**
 * The sources of a suggestion's photo: an AssetId that is an address; else the page's template, also in sizes for high
 * pixel ratios; undefined without a template.
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

/** The number is one less than the limit, since the row for all results is counted. */
export const fitting = (limit: number): number => Math.max(1, Math.floor(limit) - 1)
