import type { ApiRequestDetail, ApiRequestEvent } from '../../../runtime/request/api-request.ts'

type Variables = Record<string, unknown>

/** How a request is named in `answers`. `variables` are those of a GraphQL operation. */
type Named = { name: string; variables?: Variables }

/**
 * The server of another shop in the page, for tests of adapters. `answers` has lists of bodies, responses, failures or
 * promises by the name of a request, or functions that return one; the last one of a list is repeated, and without a
 * list the answer is 404. The function of the constructor names a request; undefined is one to another server.
 */
export class OtherShop {
  sent: (Required<Named> & { request: ApiRequestDetail })[] = []
  answers: Record<string, unknown[]> = {}
  /** The headers of its answers. */
  headers: Record<string, string> = {}
  constructor(private readonly named: (request: ApiRequestDetail) => Named | undefined) {}

  start(): void {
    this.sent = []
    this.answers = {}
    this.headers = {}
    document.addEventListener('api:request', this.#serve)
  }

  stop(): void {
    document.removeEventListener('api:request', this.#serve)
  }

  get names(): string[] {
    return this.sent.map(({ name }) => name)
  }

  get requests(): ApiRequestDetail[] {
    return this.sent.map(({ request }) => request)
  }

  /** The body of the last request of a name. */
  bodyOf(name: string): unknown {
    return this.sent.findLast((one) => one.name === name)?.request.body
  }

  #serve = (event: Event): void => {
    const { detail } = event as ApiRequestEvent
    const named = this.named(detail)
    if (!named) return
    // An adapter may change the headers of a request to send it again.
    this.sent.push({ variables: {}, ...named, request: { ...detail, headers: new Headers(detail.headers) } })
    const queue = this.answers[named.name] ?? [refusal(404, 'not_found')]
    const next = queue.length > 1 ? queue.shift() : queue[0]
    ;(event as ApiRequestEvent).respondWith(this.#responseOf(typeof next === 'function' ? next() : next))
  }

  #responseOf(answer: unknown): Response | Promise<unknown> {
    if (answer instanceof Response) return answer.clone()
    if (answer instanceof Error) return Promise.reject(answer)
    return answer instanceof Promise ? answer : Response.json(answer, { headers: this.headers })
  }
}

/** A shop whose requests are named by method and path: `POST /store/carts`. `address` is before the path. */
export const restShop = (address: string): OtherShop =>
  new OtherShop(({ method, url }) => {
    const [, path] = url.split(address)
    return path === undefined ? undefined : { name: `${method} ${path.split('?')[0]}` }
  })

/** A shop whose requests are named by the first field of the operation: `activeOrder`. */
export const graphqlShop = (endpoint: string): OtherShop =>
  new OtherShop(({ url, body, query }) => {
    if (!url.startsWith(endpoint)) return undefined
    const sent = (body ?? query) as { query: string; variables: string | Variables }
    const [, name = ''] = /\{\s*(?:\w+: )?(\w+)/.exec(sent.query.replace(/^\w+ *\([^)]*\)/, '')) ?? []
    return { name, variables: typeof sent.variables === 'string' ? JSON.parse(sent.variables) : sent.variables }
  })

/** A refusal with its reason, as `type` or `code`. */
export const refusal = (status: number, type: string, more: object = {}): Response =>
  Response.json({ type, message: `Refused: ${type}`, ...more }, { status })
