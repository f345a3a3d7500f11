import { createPart } from '../page/part.ts'
import type { MapPlace } from './map.ts'

/** What is shown of a place that was chosen. What it says is text, line by line. */
export function infoOf({ title, text }: MapPlace): HTMLElement {
  const info = createPart('div', 'map-info', createPart('strong', 'map-title', title))
  if (text) info.append(createPart('span', 'map-text', text))
  return info
}
