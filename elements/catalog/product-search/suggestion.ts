import { createPart } from '../../../runtime/page/part.ts'
import { marked } from '../../../runtime/typeahead/marks.ts'
import type { Suggestion } from '../../../stores/search/api.ts'
import { PHOTO_SIZE, type PhotoSources, photoSources } from './rules.ts'

/** What a suggestion shows: photo, name with what was typed, category and price. */
export function drawSuggestion(suggestion: Suggestion, typed: string, photoUrl: string): Node[] {
  const { name, category, price, photo } = suggestion
  const words = createPart('span', 'words', createPart('span', 'name', ...marked(name, typed)))
  if (category !== '') words.append(' ', createPart('span', 'category', category))
  const sources = photo && photoSources(photo, photoUrl)
  const nodes = [createPart('span', 'photo', ...(sources ? [image(sources)] : [])), words]
  if (price !== '') nodes.push(createPart('span', 'price', price))
  // The spaces keep the words apart for those who hear the row as one name.
  return nodes.flatMap((node) => [document.createTextNode(' '), node]).slice(1)
}

/** A photo that cannot be shown leaves its room empty. */
function image({ src, srcset }: PhotoSources): HTMLImageElement {
  const image = new Image(PHOTO_SIZE, PHOTO_SIZE)
  image.alt = ''
  // One that is known already is there in the same frame: the list is drawn anew with each key.
  image.decoding = 'sync'
  image.addEventListener('error', () => image.remove())
  if (srcset !== '') image.srcset = srcset
  image.src = src
  return image
}
