/** Splide removes the inline styles of its root. The returned function sets them again. */
export function keepStyles({ style }: HTMLElement): () => void {
  const kept = [...style].map((name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const)
  return () => {
    for (const [name, value, priority] of kept) style.setProperty(name, value, priority)
  }
}
