import { html, nothing } from 'lit-html'
import { elementOf } from '../element/template.ts'
import type { MapPlace } from './map.ts'

/** The popup of a chosen place. Its content is text, line by line. */
export function infoOf({ title, text }: MapPlace): HTMLElement {
  const more = text ? html`<span data-part="map-text">${text}</span>` : nothing
  return elementOf(html`<div data-part="map-info"><strong data-part="map-title">${title}</strong>${more}</div>`)
}
