const KEPT = '[data-persist][id]'

let shelf: HTMLElement | undefined

type Movable = { moveBefore?: (node: Node, before: Node | null) => void }

/** Moves an element with all its state, where the browser can; else its own life ends and begins. */
function move(element: Element, to: Element, before: Node | null): void {
  const { moveBefore } = to as Movable
  if (moveBefore && element.isConnected && to.isConnected) moveBefore.call(to, element, before)
  else to.insertBefore(element, before)
}

/** Takes what is to live on (`data-persist` and an id) out of content that goes. It waits in the page, out of sight. */
export function hold(content: Element): void {
  for (const element of content.querySelectorAll(KEPT)) {
    if (element.parentElement?.closest(KEPT)) continue
    shelf ??= Object.assign(document.createElement('div'), { hidden: true })
    if (!shelf.isConnected) document.body.append(shelf)
    move(element, shelf, null)
  }
}

/** Leaves gaps in new content where what is held belongs. The answer, called once the content stands, fills them. */
export function claim(content: DocumentFragment): () => void {
  const gaps: [gap: Comment, element: Element][] = []
  for (const element of shelf ? content.querySelectorAll(KEPT) : []) {
    const kept = [...(shelf as HTMLElement).children].find(({ id }) => id === element.id)
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

/** Lets go of what the new page has no place for. */
export function letGo(): void {
  shelf?.remove()
  shelf = undefined
}
