/** Creates a single element with a `data-part`, a stable hook for themes. */
export function createPart<N extends keyof HTMLElementTagNameMap>(
  name: N,
  dataPart: string,
  text = '',
): HTMLElementTagNameMap[N] {
  const element = document.createElement(name)
  element.dataset.part = dataPart
  element.textContent = text
  return element
}
