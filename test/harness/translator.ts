/**
 * Wraps each text below an element in a `<font>`, now and later, as a browser's translator does. Returns the function
 * that ends it.
 */
export function translate(root: Element): () => void {
  const isOwn = (text: Node) => !(text.parentElement?.matches('font, script, style, textarea, option, title') ?? true)
  const wrap = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!isOwn(text) || text.data.trim() === '') continue
      const font = document.createElement('font')
      font.textContent = text.data
      text.replaceWith(font)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records) for (const node of [...addedNodes, target]) wrap(node)
  })
  wrap(root)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
