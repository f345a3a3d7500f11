import { panelOf, partOf } from './parts.ts'

/** Makes the buttons of the panel that the server has not sent. */
export function addParts(host: HTMLElement, words: { readonly filters: string; readonly close: string }): void {
  const panel = panelOf(host)
  if (!panel) return
  panel.dataset.part = 'panel'
  if (!partOf(host, 'toggle')) {
    const toggle = madeButton('toggle', `${words.filters} `)
    const count = document.createElement('span')
    count.dataset.part = 'count'
    toggle.append(count)
    panel.before(toggle)
  }
  if (!partOf(host, 'close')) panel.prepend(madeButton('close', words.close))
}

function madeButton(name: string, words: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.part = name
  button.append(words)
  return button
}
