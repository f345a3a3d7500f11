import { createPart } from '../page/part.ts'
import type { MapPlace } from './map.ts'

/** The popup of a chosen place. Its content is text, line by line. */
export function infoOf({ title, text }: MapPlace): HTMLElement {
  const info = createPart('div', 'map-info', createPart('strong', 'map-title', title))
  if (text) info.append(createPart('span', 'map-text', text))
  return info
}
