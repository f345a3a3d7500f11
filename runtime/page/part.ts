/** Creates an element that carries a `data-part`, a stable hook for themes. */
export function part<N extends keyof HTMLElementTagNameMap>(
  name: N,
  dataPart: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[N] {
  const element = document.createElement(name)
  element.dataset.part = dataPart
  element.append(...content)
  return element
}

/** Creates a button that sends no form. */
export function partButton(dataPart: string, words = ''): HTMLButtonElement {
  const button = part('button', dataPart, words)
  button.type = 'button'
  return button
}

/** Hides an element or shows it again, also where a theme gives it a `display` of its own, which wins over the attribute. */
export function setHidden(element: HTMLElement, isHidden: boolean): void {
  element.hidden = isHidden
  element.style.display = isHidden ? 'none' : ''
}
