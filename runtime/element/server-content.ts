/** The server's HTML inside an element whose view replaces it, and the node that the view renders into. */
export class ServerContent {
  readonly root = document.createElement('span')
  #nodes: Node[] = []
  #listeners = new Set<() => void>()
  #observer: MutationObserver
  #isHidden = false

  constructor(private readonly host: HTMLElement) {
    this.root.dataset.vtRoot = ''
    host.append(this.root)
    this.#observer = new MutationObserver(() => this.#gather())
    this.#observer.observe(host, { childList: true })
    this.#gather()
  }

  /** The server's nodes, wherever they are now: in the host, in a slot, or removed from the page. */
  get nodes(): readonly Node[] {
    return this.#nodes
  }

  slotted = (name: string): Element[] =>
    this.#nodes.filter((node): node is Element => node instanceof Element && node.getAttribute('slot') === name)

  /** Removes for good the nodes for which the function returns true: the view has read their content. */
  consume(isConsumed: (node: Node) => boolean): void {
    const consumed = this.#nodes.filter(isConsumed)
    for (const node of consumed) node.parentNode?.removeChild(node)
    this.#nodes = this.#nodes.filter((node) => !consumed.includes(node))
  }

  /** Subscribes to children that arrive later, as on a page that is streamed. */
  onArrival(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Removes the server's HTML from the page once the view has rendered. Nodes that arrive later are removed too. */
  hide(): void {
    this.#isHidden = true
    for (const node of this.#nodes) if (node.parentNode === this.host) this.host.removeChild(node)
  }

  restore(): void {
    this.#isHidden = false
    this.root.before(...this.#nodes)
  }

  /** Restores the server's HTML for good: the next view starts from it. */
  stop(): void {
    this.#observer.disconnect()
    this.restore()
  }

  #gather(): void {
    const arrived = [...this.host.childNodes].filter((node) => node !== this.root && !this.#nodes.includes(node))
    if (arrived.length === 0) return
    this.#nodes.push(...arrived)
    if (this.#isHidden) this.hide()
    for (const listener of this.#listeners) listener()
  }
}
