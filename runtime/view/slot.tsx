import { useLayoutEffect, useRef } from 'react'
import { useRenderAgain } from './hooks.ts'
import { useInstance } from './instance.ts'

/** The server's nodes inside a tag that renders in their place, for a view that reads its state from them, also those that arrive later. */
export function useServerNodes(): readonly Node[] {
  const { content } = useInstance()
  const renderAgain = useRenderAgain()
  useLayoutEffect(() => content?.onArrival(renderAgain), [content, renderAgain])
  return content?.nodes ?? []
}

/**
 * Calls back for each of the server's nodes, also those that arrive later. One for which it returns true is consumed: it is not
 * restored when the element leaves.
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
  // Only what is not here yet: a node that is put in again would lose its focus.
  useLayoutEffect(() => {
    const arrived = content?.slotted(name).filter((node) => node.parentNode !== position.current) ?? []
    position.current?.append(...arrived)
  })
  return <span data-vt-slot={name} ref={position} />
}

/** Shows all of the server's nodes, while a view has nothing to put in their place. */
export function ServerNodes() {
  const nodes = useServerNodes()
  const position = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => position.current?.append(...nodes.filter((node) => node.parentNode !== position.current)))
  return <span ref={position} />
}
