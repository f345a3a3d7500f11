const PERSISTED = '[data-persist][id]'

let holder: HTMLElement | undefined

type Movable = { moveBefore?: (node: Node, before: Node | null) => void }

/** Moves an element with all its state, if the browser can; otherwise it is disconnected and connected again. */
function move(element: Element, to: Element, before: Node | null): void {
  const { moveBefore } = to as Movable
  if (moveBefore && element.isConnected && to.isConnected) moveBefore.call(to, element, before)
  else to.insertBefore(element, before)
}

/**
 * Takes persistent elements (`data-persist` and an id) out of content that is removed. They are kept in the page,
 * hidden.
 */
export function hold(content: Element): void {
  for (const element of content.querySelectorAll(PERSISTED)) {
    if (element.parentElement?.closest(PERSISTED)) continue
    holder ??= Object.assign(document.createElement('div'), { hidden: true })
    if (!holder.isConnected) document.body.append(holder)
    move(element, holder, null)
  }
}

/** Leaves gaps for the kept elements. The returned function fills them once the content is in the page. */
export function claim(content: DocumentFragment): () => void {
  const gaps: [gap: Comment, element: Element][] = []
  for (const element of holder ? content.querySelectorAll(PERSISTED) : []) {
    const kept = [...(holder as HTMLElement).children].find(
      (one) => one.getAttribute('id') === element.getAttribute('id'),
    )
    if (!kept) continue
    const gap = document.createComment('')
    element.replaceWith(gap)
    gaps.push([gap, kept])
  }
  return () => {
    for (const [gap, kept] of gaps) {
      move(kept, gap.parentNode as Element, gap)
      gap.remove()
    }
  }
}

/** Removes the elements that the new page does not have. */
export function letGo(): void {
  holder?.remove()
  holder = undefined
}
