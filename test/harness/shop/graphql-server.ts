import type { ApiRequestDetail, ApiRequestEvent } from '../../../runtime/request/api-request.ts'

/** An operation that was sent: the name of its first field, and its variables. */
export type SentOperation = { name: string; variables: Record<string, unknown>; request: ApiRequestDetail }

/**
 * A GraphQL server in the page, for tests of adapters. `answers` has lists of bodies by the name of the first field of
 * an operation; the last one of a list is repeated. A function is called with the variables.
 */
export class GraphqlServer {
  sent: SentOperation[] = []
  answers: Record<string, unknown[]> = {}
  headers: Record<string, string> = {}
  constructor(private readonly endpoint: string) {}

  start(): void {
    this.sent = []
    this.answers = {}
    document.addEventListener('api:request', this.#serve)
  }

  stop(): void {
    document.removeEventListener('api:request', this.#serve)
  }

  get names(): string[] {
    return this.sent.map(({ name }) => name)
  }

  #serve = (event: Event): void => {
    const { detail } = event as ApiRequestEvent
    if (!detail.url.startsWith(this.endpoint)) return
    const body = (detail.body ?? detail.query) as { query: string; variables: unknown }
    const variables = typeof body.variables === 'string' ? JSON.parse(body.variables) : body.variables
    const [, name = ''] = /\{\s*(?:\w+: )?(\w+)/.exec(body.query.replace(/^\w+ *\([^)]*\)/, '')) ?? []
    this.sent.push({ name, variables, request: detail })
    const queue = this.answers[name] ?? []
    const next = queue.length > 1 ? queue.shift() : queue[0]
    const answer = typeof next === 'function' ? next(variables) : next
    const { headers } = this
    ;(event as ApiRequestEvent).respondWith(
      answer instanceof Promise ? answer : new Response(JSON.stringify(answer), { headers }),
    )
  }
}
