import type { ApiRequestDetail, ApiRequestEvent } from '../../../runtime/request/api-request.ts'

/**
 * A server of another shop in the page, for tests of adapters. `answers` has lists of bodies, or of responses, by method
 * and path: `POST /store/carts`; the last one of a list is repeated. A function is called with the request.
 */
export class RestServer {
  sent: { call: string; request: ApiRequestDetail }[] = []
  answers: Record<string, unknown[]> = {}
  constructor(private readonly backend: string) {}

  start(): void {
    this.sent = []
    this.answers = {}
    document.addEventListener('api:request', this.#serve)
  }

  stop(): void {
    document.removeEventListener('api:request', this.#serve)
  }

  get calls(): string[] {
    return this.sent.map(({ call }) => call)
  }

  /** The body of the last request of a call. */
  bodyOf(call: string): unknown {
    return this.sent.findLast((one) => one.call === call)?.request.body
  }

  #serve = (event: Event): void => {
    const { detail } = event as ApiRequestEvent
    if (!detail.url.startsWith(this.backend)) return
    const call = `${detail.method} ${detail.url.slice(this.backend.length)}`
    this.sent.push({ call, request: detail })
    const queue = this.answers[call] ?? [refusal(404, 'not_found')]
    const next = queue.length > 1 ? queue.shift() : queue[0]
    const answer = typeof next === 'function' ? next(detail) : next
    ;(event as ApiRequestEvent).respondWith(
      answer instanceof Response ? answer.clone() : answer instanceof Promise ? answer : Response.json(answer),
    )
  }
}

/** A refusal with its reason, as `type` or `code`. */
export const refusal = (status: number, type: string, more: object = {}): Response =>
  Response.json({ type, message: `Refused: ${type}`, ...more }, { status })
