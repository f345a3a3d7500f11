import { Component, type ReactNode, useLayoutEffect } from 'react'
import type { Instance } from '../instance.ts'
import { putBack } from './restore.ts'

/** Notes when the view has been committed: from then on, React may get changes. */
export function Committed({ instance, children }: { instance: Instance; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!instance.hasFailed) instance.content?.hide()
    instance.completeStep('rendered')
  })
  return children
}

/** Keeps the shown nodes in the page if a view throws. */
export class Boundary extends Component<{ instance: Instance; onFailure(error: unknown): void; children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }
  #nodes: readonly Node[] = []
  #focused: Element | null = null

  override componentDidCatch(error: unknown) {
    this.componentDidUpdate()
    this.props.onFailure(error)
  }

  /** Preact renders nothing in place of the view after `componentDidCatch`, React before it. */
  override componentDidUpdate() {
    const { host, parts } = this.props.instance
    if (this.#nodes.length > 0 && parts.length > 0) putBack(host, this.#nodes, this.#focused)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const { host, serverNodes } = this.props.instance
    if (this.#nodes.length > 0) return null
    this.#focused = document.activeElement
    // Preact empties an element whose hydration throws.
    this.#nodes = host.hasChildNodes() ? [...host.childNodes] : serverNodes
    return null
  }
}
