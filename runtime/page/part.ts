/** Creates an element with a `data-part`, a stable hook for themes. */
export function createPart<N extends keyof HTMLElementTagNameMap>(
  name: N,
  dataPart: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[N] {
  const element = document.createElement(name)
  element.dataset.part = dataPart
  element.append(...content)
  return element
}

export function createButton(dataPart: string, label = ''): HTMLButtonElement {
  const button = createPart('button', dataPart, label)
  button.type = 'button'
  return button
}
