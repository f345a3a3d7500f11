/** The server's HTML inside an element that renders an interface of its own, and the node that it renders into. */
export class ServerContent {
  readonly root = document.createElement('span')
  #nodes: Node[] = []
  #listeners = new Set<() => void>()
  #observer: MutationObserver
  #isTaken = false

  constructor(
    private readonly host: HTMLElement,
    private readonly mount: 'replace' | 'enhance',
  ) {
    this.root.dataset.vtRoot = ''
    // A clone has what its original has rendered: to one that replaces, it is server HTML like any other.
    for (const child of host.children) {
      if (mount === 'enhance' && child instanceof HTMLElement && child.dataset.vtRoot !== undefined) child.remove()
    }
    host.append(this.root)
    this.#observer = new MutationObserver(() => this.#gather())
    this.#observer.observe(host, { childList: true })
    this.#gather()
  }

  /** For a behaviour that renders: the server's HTML comes back when the signal ends. */
  static until(signal: AbortSignal, host: HTMLElement, mount: 'replace' | 'enhance' = 'replace'): ServerContent {
    const content = new ServerContent(host, mount)
    signal.addEventListener('abort', () => {
      content.leave()
      content.root.remove()
    })
    return content
  }

  /** The server's nodes, wherever they are now. */
  get nodes(): readonly Node[] {
    return this.#nodes
  }

  /** Those that a slot shows. */
  slotted = (name: string): Element[] =>
    this.#nodes.filter((node): node is Element => node instanceof Element && node.getAttribute('slot') === name)

  /** Takes out for good the nodes that somebody has used up. */
  use(isUsed: (node: Node) => boolean): void {
    const used = this.#nodes.filter(isUsed)
    for (const node of used) node.parentNode?.removeChild(node)
    this.#nodes = this.#nodes.filter((node) => !used.includes(node))
  }

  /** Subscribes to children that arrive later, as on a page that is streamed. */
  onArrival(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Hides the server's HTML: the element has rendered in its place. */
  take(): void {
    if (this.mount === 'enhance') return
    this.#isTaken = true
    for (const node of this.#nodes) if (node.parentNode === this.host) this.host.removeChild(node)
  }

  /** Puts the server's HTML back, in its order. */
  restore(): void {
    this.#isTaken = false
    if (this.mount === 'replace') this.root.before(...this.#nodes)
  }

  /** Ends the lifecycle of the element; the next one begins from the server's HTML. */
  leave(): void {
    this.#observer.disconnect()
    this.restore()
  }

  #gather(): void {
    const arrived = [...this.host.childNodes].filter((node) => node !== this.root && !this.#nodes.includes(node))
    if (arrived.length === 0) return
    this.#nodes.push(...arrived)
    if (this.#isTaken) this.take()
    for (const listener of this.#listeners) listener()
  }
}
