import { useLayoutEffect, useRef } from 'react'
import { useRenderAgain } from './hooks.ts'
import { useInstance } from './instance.ts'

/**
 * The server's nodes inside a tag whose view replaces them, also those that arrive later; the view reads its state from
 * them.
 */
export function useServerNodes(): readonly Node[] {
  const { content } = useInstance()
  const renderAgain = useRenderAgain()
  useLayoutEffect(() => content?.onArrival(renderAgain), [content, renderAgain])
  return content?.nodes ?? []
}

/**
 * Calls `arrived` for each of the server's nodes, also for those that arrive later. A node for which it returns true is
 * consumed: it is not restored when the element leaves.
 */
export function useServerArrivals(arrived: (node: Node) => boolean): void {
  const { content } = useInstance()
  useLayoutEffect(() => {
    const consume = () => content?.consume(arrived)
    consume()
    return content?.onArrival(consume)
  }, [content, arrived])
}

/** Shows the server's children of a slot: the same nodes, with their state and listeners. */
export function Slot({ name }: { name: string }) {
  const { content } = useInstance()
  const position = useRef<HTMLSpanElement>(null)
  const renderAgain = useRenderAgain()
  useLayoutEffect(() => content?.onArrival(renderAgain), [content, renderAgain])
  // Only nodes that are not here yet: a node that is inserted again would lose its focus.
  useLayoutEffect(() => {
    const arrived = content?.slotted(name).filter((node) => node.parentNode !== position.current) ?? []
    position.current?.append(...arrived)
  })
  return <span data-vt-slot={name} ref={position} />
}

/** Shows all of the server's nodes while the view has no content of its own. */
export function ServerNodes() {
  const nodes = useServerNodes()
  const position = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => position.current?.append(...nodes.filter((node) => node.parentNode !== position.current)))
  return <span ref={position} />
}
