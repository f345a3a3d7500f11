/** Tiles that need no server; the address contains their position. */
export const TILES = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E#{z}/{x}/{y}'

type Item = { id: string; title: string; lat: number; lng: number; content: string; icon?: string }

export const PLACES: Item[] = [
  { id: 'lyon', title: 'Lyon', lat: 45.764, lng: 4.8357, content: '12 rue de la Charité' },
  { id: 'bruxelles', title: 'Bruxelles', lat: 50.8476, lng: 4.3517, content: 'Rue Haute 3' },
]

export const marked = ({ id, title, lat, lng, content, icon }: Item) =>
  `<li data-marker-id="${id}" data-lat="${lat}" data-lng="${lng}" data-title="${title}" data-content="${content}" ${icon ? `data-icon="${icon}"` : ''}>
    ${title} <button type="button" data-part="show" hidden>Sur la carte</button></li>`
