import r2wc from '@r2wc/react-to-web-component'
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react'
import { textsOf } from '../text/strings.ts'
import { type ContractElement, defineWithTexts, reportFailure, SEND, VALUES, withContract } from './contract.ts'
import type { AttributesOf, Definition, Emit, TextsOf } from './define.ts'
import { ServerContent } from './server-content.ts'

/** What a view is given: its attributes, and the ways to its element, its events and its texts. */
export type ViewProps<D extends Definition> = AttributesOf<D> & {
  host: HTMLElement
  emit: Emit<D>
  t: TextsOf<D>
}

type Model = { host: ContractElement; content: ServerContent; values: object }

/** What r2wc's class adds to an element. Its typed properties lose information, so one untyped `model` carries all. */
type R2wcElement = ContractElement & { model: Model; container: Element }

const Host = createContext<Model | null>(null)

function useModel(): Model {
  const model = useContext(Host)
  if (!model) throw new Error('This hook works only inside a view of register().')
  return model
}

/** The server's nodes inside the element, for a view that reads its first state from them. */
export const useServerNodes = (): readonly Node[] => useModel().content.nodes

/** Offers methods of the view on its element; the definition names them. */
export function useMethods(methods: Record<string, (...values: never[]) => unknown>): void {
  const { host } = useModel()
  useInsertionEffect(() => void Object.assign(host, methods))
}

/** Shows the server's children of a slot: the same nodes, with their state and listeners. */
export function Slot({ name }: { name: string }) {
  const { content } = useModel()
  const place = useRef<HTMLSpanElement>(null)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => content.onArrival(drawAgain), [content])
  // Only what is not here yet: a node that is put in again would lose its focus.
  useLayoutEffect(() => {
    const arrived = content.slotted(name).filter((node) => node.parentNode !== place.current)
    place.current?.append(...arrived)
  })
  return <span data-vt-slot={name} ref={place} />
}

/** Once the view has drawn, in the same frame, the server's HTML goes. */
function Drawn({ children }: { children: ReactNode }) {
  const { content, host } = useModel()
  useLayoutEffect(() => {
    content.take()
    host.removeAttribute('data-error')
  })
  return children
}

/** Gives the server's HTML back when a view throws, and tries again when the element's attributes change. */
class Boundary extends Component<{ model: Model; children: ReactNode }, { tried?: Model; hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ model }: { model: Model }, { tried }: { tried?: Model }) {
    return model === tried ? null : { tried: model, hasFailed: false }
  }

  override state: { tried?: Model; hasFailed: boolean } = { hasFailed: false }

  override componentDidCatch(error: unknown) {
    const { host, content } = this.props.model
    content.giveBack()
    reportFailure(host, error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Registers a tag whose interface is a React component, by r2wc. */
export function register<const D extends Definition>(definition: D, View: ComponentType<ViewProps<D>>): void {
  const t = textsOf(definition.strings) as TextsOf<D>
  const emits = new WeakMap<ContractElement, Emit<D>>()

  const emitOf = (host: ContractElement): Emit<D> => {
    const emit = emits.get(host) ?? (((name, detail) => host[SEND](name, detail)) as Emit<D>)
    emits.set(host, emit)
    return emit
  }

  function Root({ model }: { model: Model }) {
    const { host, values } = model
    const props = { ...values, host, emit: emitOf(host), t } as unknown as ViewProps<D>
    return (
      <Host value={model}>
        <Boundary model={model}>
          <Suspense fallback={null}>
            <Drawn>
              <View {...(props as ViewProps<D> & object)} />
            </Drawn>
          </Suspense>
        </Boundary>
      </Host>
    )
  }

  const Base = r2wc(Root as ComponentType<object>, {
    props: { model: undefined } as never,
  }) as unknown as new () => HTMLElement
  const { connectedCallback: draw, disconnectedCallback: erase } = Base.prototype
  const contents = new WeakMap<ContractElement, ServerContent>()

  const show = (host: ContractElement, content: ServerContent) => {
    ;(host as R2wcElement).model = { host, content, values: host[VALUES] }
  }

  const Element = withContract(definition, Base, {
    mounted(host) {
      const content = new ServerContent(host, definition.mount)
      contents.set(host, content)
      ;(host as R2wcElement).container = content.root
      // r2wc draws on `connectedCallback`; before that, `model` is only stored.
      show(host, content)
      draw.call(host)
    },
    changed(host) {
      const content = contents.get(host)
      if (content) show(host, content)
    },
    unmounted(host) {
      const content = contents.get(host)
      content?.leave()
      erase.call(host)
      content?.root.remove()
      contents.delete(host)
    },
  })
  defineWithTexts(definition, Element)
}
