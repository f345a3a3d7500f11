import r2wc from '@r2wc/core'
import { Component, type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import {
  type ContractElement,
  defineWithTexts,
  reportFailure,
  SEND,
  VALUES,
  withContract,
} from '../element/contract.ts'
import type { AttributesOf, Definition, Emit, TextsOf } from '../element/define.ts'
import { mountNow, mountWhenWanted } from '../element/mount-queue.ts'
import { viewParts } from '../element/part.ts'
import { ServerContent } from '../element/server-content.ts'
import { setHtml } from '../page/html.ts'
import { ownGlobal } from '../page/own-global.ts'
import { textsOf } from '../text/strings.ts'
import { Instance, InstanceContext } from './instance.ts'
import { onAddedParts } from './lifecycle/added-parts.ts'
import { restoreAsSent } from './lifecycle/as-sent.ts'
import { keepComments, withPlainForms } from './lifecycle/renderer.ts'
import { keepTypedTexts, putBack, unmountKeepingNodes } from './lifecycle/restore.ts'
import { overridden } from './override.ts'

/** The props of a view: its attributes, and access to its element, its events and its texts. */
export type ViewProps<D extends Definition> = AttributesOf<D> & {
  host: HTMLElement
  emit: Emit<D>
  t: TextsOf<D>
}

/** True for elements of views. */
export const IS_VIEW = Symbol.for('vitrine.view')

type Model = { instance: Instance; values: object }

/**
 * The members that r2wc's class adds to an element. Its typed properties lose information, so one untyped `model` has
 * all values.
 */
type R2wcElement = ContractElement & { model: Model; container: Element }

type Mounted = { instance: Instance; stop?: () => void; hasFailed?: boolean; isEnding?: boolean }

const mounted = new WeakMap<Element, Mounted>()

/**
 * The fresh HTML with which a view has started anew because another script had changed its nodes: once for each HTML.
 */
const begunAnew = new WeakMap<Element, string | undefined>()

/** Notes when the view has been committed: from then on, React may get changes. */
function Committed({ instance, children }: { instance: Instance; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!mounted.get(instance.host)?.hasFailed) instance.content?.hide()
    instance.completeStep('rendered')
  })
  return children
}

/** Keeps the shown nodes in the page if a view throws. */
class Boundary extends Component<{ instance: Instance; onFailure(error: unknown): void; children: ReactNode }> {
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

/**
 * Registers a tag whose inside is a React component. With parts in its definition, the component hydrates the theme's
 * HTML by `<ServerMarkup>`, each element when it is near, touched or focused. Without parts it renders nothing of its
 * own or, with `mount: 'replace'`, an interface in place of the server's HTML.
 */
export function registerView<const D extends Definition>(definition: D, View: ComponentType<ViewProps<D>>): void {
  const t = textsOf(definition.strings) as TextsOf<D>
  const parts = viewParts(definition.parts)
  const isHydrated = definition.mount !== 'replace' && parts.length > 0

  function Root({ model: { instance, values } }: { model: Model }) {
    const Shown = overridden(definition.tag, View)
    instance.emit ??= (name: string, detail: unknown) => instance.host[SEND](name, detail)
    const props = { ...values, host: instance.host, emit: instance.emit, t } as unknown as ViewProps<D> & object
    return (
      <InstanceContext value={instance}>
        <Boundary instance={instance} onFailure={(error) => fail(instance, error)}>
          <Committed instance={instance}>
            <Shown {...props} />
          </Committed>
        </Boundary>
      </InstanceContext>
    )
  }

  const Base = r2wc(Root as never, { props: { model: undefined } as never }, {
    mount(container: Element, _view: unknown, { model }: { model: Model }) {
      const { host } = model.instance
      const start = () => <Root model={model} />
      if (!isHydrated) {
        // The boundary reports errors of a view.
        const root = createRoot(container, { onCaughtError: () => {} })
        flushSync(() => root.render(start()))
        return root
      }
      let root: Root | undefined
      const restore = [keepTypedTexts(host), keepComments(model.instance.markup.comments)]
      const report = {
        onRecoverableError: (error: unknown) => reportRecovery(host, error),
        // The boundary reports errors of a view.
        onCaughtError: () => {},
        // A node that another script has removed is missing when the view is unmounted.
        onUncaughtError(error: unknown) {
          if (mounted.has(host) || !(error instanceof DOMException)) reportError(error)
        },
      }
      withPlainForms(host, () =>
        flushSync(() => {
          root = hydrateRoot(host, start(), report)
        }),
      )
      for (const each of restore) each()
      return root
    },
    update: (root: Root, { model }: { model: Model }) => root.render(<Root model={model} />),
    unmount: (root: Root) => root.unmount(),
  } as never) as unknown as new () => HTMLElement
  const { connectedCallback: render, disconnectedCallback: unmount } = Base.prototype

  /** `reopens`: the open state of the previous instance. */
  const hydrate = (host: ContractElement, reopens?: unknown) => {
    const instance = new Instance(host, parts, () => {
      ;(host as R2wcElement).model = { instance, values: host[VALUES] }
    })
    instance.reopens = reopens
    const running: Mounted = { instance }
    mounted.set(host, running)
    if (definition.mount === 'replace') instance.content = new ServerContent(host)
    const element = host as R2wcElement
    if (!isHydrated) element.container = instance.content?.root ?? document.createElement('span')
    host.removeAttribute('data-error')
    // r2wc renders when its property is set; an element that returns to the page, when it is connected.
    element.model = { instance, values: host[VALUES] }
    render.call(host)
    if (running.hasFailed) return
    flushSync(() => instance.completeStep('rooted'))
    host.setAttribute('data-hydrated', '')
    if (isHydrated) running.stop = onAddedParts(instance, () => beginAnew(host))
  }

  /** Ends the present instance; its rendered nodes stay in the page. */
  const end = (host: ContractElement) => {
    const running = mounted.get(host)
    if (!running) return
    running.stop?.()
    running.isEnding = true
    if (isHydrated && !running.hasFailed) running.instance.restoreServer()
    running.instance.content?.stop()
    mounted.delete(host)
    if (isHydrated) unmountKeepingNodes(host, () => unmount.call(host))
    else unmount.call(host)
    running.instance.rendered.stop()
    running.instance.content?.root.remove()
    host.removeAttribute('data-hydrated')
  }

  const beginAnew = (host: ContractElement) => {
    const opened = mounted.get(host)?.instance.opened
    end(host)
    hydrate(host, opened)
  }

  /**
   * A page script or a translator may have removed a node that React wants to remove: the view then starts anew, once
   * with the same HTML. After any other failure the element has the server's HTML, with typed text, and fresh HTML
   * replaces it as in an element without code.
   */
  const fail = (instance: Instance, error: unknown) => {
    const { host, fresh, phase, opened } = instance
    const running = mounted.get(host)
    if (!running || running.isEnding) return
    running.hasFailed = true
    // A restored node is no added part.
    running.stop?.()
    instance.content?.restore()
    const beginsAnew = error instanceof DOMException && !(begunAnew.has(host) && begunAnew.get(host) === fresh)
    if (!beginsAnew && !isHydrated) {
      host.removeAttribute('data-hydrated')
      return reportFailure(host, error)
    }
    queueMicrotask(() => {
      if (mounted.get(host) !== running) return
      end(host)
      if (beginsAnew ? fresh !== undefined : phase === 'live') restoreAsSent(instance)
      if (!beginsAnew) return reportFailure(host, error)
      begunAnew.set(host, fresh)
      hydrate(host, opened)
    })
  }

  const Element = withContract(definition, Base, {
    isImmediate: true,
    acceptsStreamedChildren: definition.mount !== 'replace' && !isHydrated,
    mounted: (host) => mountWhenWanted(host, hydrationOf(definition), () => hydrate(host)),
    changed(host) {
      const running = mounted.get(host)
      if (!running) mountWhenWanted(host, 'load', () => hydrate(host))
      else if (running.hasFailed) beginAnew(host)
      else running.instance.update()
    },
    unmounted: end,
  })
  Object.defineProperty(Element.prototype, IS_VIEW, { value: true })
  addMethods(definition, Element.prototype)
  if (isHydrated) addMarkup(Element.prototype)
  defineWithTexts(definition, Element)
}

const hydrationOf = ({ hydrate, mount, loadOn }: Definition): 'near' | 'load' =>
  hydrate ?? (mount === 'replace' || loadOn ? 'load' : 'near')

/** Methods of the definition hydrate the element first, so that they can be called as soon as it is defined. */
function addMethods({ methods = {} }: Definition, prototype: object): void {
  for (const name of Object.keys(methods)) {
    const call = function (this: HTMLElement, ...values: never[]) {
      mountNow(this)
      return mounted.get(this)?.instance.methods[name]?.(...values)
    }
    Object.defineProperty(prototype, name, { configurable: true, writable: true, value: call })
  }
}

/** `markup`: fresh HTML of the server for this element. In one that is not hydrated it replaces the present HTML. */
function addMarkup(prototype: object): void {
  Object.defineProperty(prototype, 'markup', {
    configurable: true,
    set(this: HTMLElement, fresh: Node | string) {
      const instance = mounted.get(this)?.instance
      if (instance) return instance.setPageMarkup(fresh)
      if (typeof fresh === 'string') setHtml(this, fresh)
      else this.replaceChildren(...[...fresh.childNodes].map((node) => node.cloneNode(true)))
    },
  })
}

/** React found other HTML than was read and has rendered it anew: nothing is lost, but it should not happen. */
function reportRecovery(host: Element, error: unknown): void {
  Object.assign(globalThis, { vitrineRecovered: (ownGlobal<number>('vitrineRecovered') ?? 0) + 1 })
  console.error(`[vitrine] <${host.localName}> was rendered anew: its HTML changed while it was hydrated.`, error)
}
