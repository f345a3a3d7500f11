import r2wcCore from '@r2wc/core'
import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import {
  type ContractElement,
  defineWhenReady,
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
import { IN_BROWSER } from '../page/window/in-browser.ts'
import { textsOf } from '../text/strings.ts'
import { Instance, InstanceContext } from './instance.ts'
import { onAddedParts } from './lifecycle/added-parts.ts'
import { restoreAsSent } from './lifecycle/as-sent.ts'
import { Boundary, Committed } from './lifecycle/boundary.tsx'
import { hydrating, hydratingRenderer, type RootProps } from './lifecycle/hydrating.ts'
import { mountQuietly } from './lifecycle/renderer.ts'
import { unmountKeepingNodes } from './lifecycle/restore.ts'
import { overridden } from './override.ts'

/** The props of a view: its attributes, and access to its element, its events and its texts. */
export type ViewProps<D extends Definition> = AttributesOf<D> & {
  host: HTMLElement
  emit: Emit<D>
  t: TextsOf<D>
}

/** True for elements of views. */
export const IS_VIEW = Symbol.for('vitrine.view')

/**
 * The members that r2wc's class adds to an element. Its typed properties lose information, so one untyped `model` has
 * all values.
 */
type R2wcElement = HTMLElement & {
  model: RootProps['model']
  container: Element
  connectedCallback(): void
  disconnectedCallback(): void
}

const R2WC_OPTIONS = { props: { model: undefined } }

const mounted = new WeakMap<Element, Instance>()

/**
 * The fresh HTML with which a view has started anew because another script had changed its nodes: once for each HTML.
 */
const begunAnew = new WeakMap<Element, string | undefined>()

/**
 * Registers a tag whose inside is a React component. With parts in its definition, the component hydrates the theme's
 * HTML by `<ServerMarkup>`, each element when it is near, touched or focused. Without parts it renders nothing of its
 * own or, with `mount: 'replace'`, an interface in place of the server's HTML.
 */
export function registerView<const D extends Definition>(definition: D, View: ComponentType<ViewProps<D>>): void {
  if (!IN_BROWSER) return
  const t = textsOf(definition.strings) as TextsOf<D>
  const parts = viewParts(definition.parts)
  const isHydrated = definition.mount !== 'replace' && parts.length > 0

  function Root({ model: { instance, values } }: RootProps) {
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

  const Base = isHydrated ? r2wcCore(Root, R2WC_OPTIONS, hydratingRenderer) : r2wc(Root, R2WC_OPTIONS)
  const { connectedCallback: connect, disconnectedCallback: disconnect } = Base.prototype as R2wcElement

  /** `reopens`: the open state of the previous instance. */
  const start = (host: ContractElement, reopens?: unknown) => {
    const element = host as ContractElement & R2wcElement
    const show = () => {
      element.model = { instance, values: host[VALUES] }
    }
    const instance = new Instance(host, parts, show)
    instance.reopens = reopens
    mounted.set(host, instance)
    if (definition.mount === 'replace') instance.content = new ServerContent(host)
    if (!isHydrated) element.container = instance.content?.root ?? document.createElement('span')
    host.removeAttribute('data-error')
    // r2wc regards a new element as connected, and would render at the first property and again when it is connected.
    disconnect.call(element)
    show()
    const render = () => flushSync(() => mountQuietly(element.container, () => connect.call(element)))
    if (isHydrated) hydrating(instance, render)
    else render()
    if (instance.hasFailed) return
    flushSync(() => instance.completeStep('rooted'))
    host.setAttribute('data-hydrated', '')
    if (isHydrated) instance.stop = onAddedParts(instance, () => beginAnew(host))
  }

  /** Ends the present instance; its rendered nodes stay in the page. */
  const end = (host: ContractElement) => {
    const instance = mounted.get(host)
    if (!instance) return
    instance.stop?.()
    instance.isEnding = true
    if (isHydrated && !instance.hasFailed) instance.restoreServer()
    instance.content?.stop()
    mounted.delete(host)
    const unmount = () => disconnect.call(host as ContractElement & R2wcElement)
    if (isHydrated) unmountKeepingNodes(host, unmount)
    else unmount()
    instance.rendered.stop()
    instance.content?.root.remove()
    host.removeAttribute('data-hydrated')
  }

  const beginAnew = (host: ContractElement) => {
    const opened = mounted.get(host)?.opened
    end(host)
    start(host, opened)
  }

  /**
   * A page script or a translator may have removed a node that React wants to remove: the view then starts anew, once
   * with the same HTML. After any other failure the element has the server's HTML, with typed text, and fresh HTML
   * replaces it as in an element without code.
   */
  const fail = (instance: Instance, error: unknown) => {
    const { host, fresh, phase, opened } = instance
    if (instance.isEnding) return
    instance.hasFailed = true
    // A restored node is no added part.
    instance.stop?.()
    instance.content?.restore()
    const beginsAnew = error instanceof DOMException && !(begunAnew.has(host) && begunAnew.get(host) === fresh)
    if (!beginsAnew && !isHydrated) {
      host.removeAttribute('data-hydrated')
      return reportFailure(host, error)
    }
    queueMicrotask(() => {
      if (instance.isEnding) return
      end(host)
      if (beginsAnew ? fresh !== undefined : phase === 'live') restoreAsSent(instance)
      if (!beginsAnew) return reportFailure(host, error)
      begunAnew.set(host, fresh)
      start(host, opened)
    })
  }

  const Element = withContract(definition, Base, {
    isImmediate: true,
    acceptsStreamedChildren: definition.mount !== 'replace' && !isHydrated,
    mounted: (host) => mountWhenWanted(host, hydrationOf(definition), () => start(host)),
    changed(host) {
      const instance = mounted.get(host)
      if (!instance) mountWhenWanted(host, 'load', () => start(host))
      else if (instance.hasFailed) beginAnew(host)
      else instance.update()
    },
    unmounted: end,
  })
  Object.defineProperty(Element.prototype, IS_VIEW, { value: true })
  addMethods(definition, Element.prototype)
  if (isHydrated) addMarkup(Element.prototype)
  defineWhenReady(definition, Element)
}

const hydrationOf = ({ hydrate, mount, loadOn }: Definition): 'near' | 'load' =>
  hydrate ?? (mount === 'replace' || loadOn ? 'load' : 'near')

/** Methods of the definition hydrate the element first, so that they can be called as soon as it is defined. */
function addMethods({ methods = {} }: Definition, prototype: object): void {
  for (const name of Object.keys(methods)) {
    const call = function (this: HTMLElement, ...values: never[]) {
      mountNow(this)
      return mounted.get(this)?.methods[name]?.(...values)
    }
    Object.defineProperty(prototype, name, { configurable: true, writable: true, value: call })
  }
}

/** `markup`: fresh HTML of the server for this element. In one that is not hydrated it replaces the present HTML. */
function addMarkup(prototype: object): void {
  Object.defineProperty(prototype, 'markup', {
    configurable: true,
    set(this: HTMLElement, fresh: Node | string) {
      const instance = mounted.get(this)
      if (instance) return instance.setPageMarkup(fresh)
      if (typeof fresh === 'string') setHtml(this, fresh)
      else this.replaceChildren(...[...fresh.childNodes].map((node) => node.cloneNode(true)))
    },
  })
}
