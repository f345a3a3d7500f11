import { createButton, createPart } from '../../../runtime/page/part.ts'
import { panelOf, partOf } from './parts.ts'

/** Makes the buttons of the panel that the server has not sent. */
export function addParts(host: HTMLElement, words: { readonly filters: string; readonly close: string }): void {
  const panel = panelOf(host)
  if (!panel) return
  panel.dataset.part = 'panel'
  if (!partOf(host, 'toggle')) {
    const toggle = createButton('toggle', `${words.filters} `)
    toggle.append(createPart('span', 'count'))
    panel.before(toggle)
  }
  if (!partOf(host, 'close')) panel.prepend(createButton('close', words.close))
}
