export type WireRequest = {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
  isAborted: boolean
  isWithCookies: boolean
  /** Reports that this number of bytes has left the machine. */
  progress(loaded: number, total: number): void
  respond(status: number, body?: unknown, headers?: Record<string, string>): void
  lose(): void
}

/**
 * Puts a wire of the test in the place of XMLHttpRequest, by which files are sent; `answer` is called for each request. Returns
 * the requests, and what puts the browser's own back.
 */
export function scriptWire(answer: (request: WireRequest) => void = () => {}) {
  const own = globalThis.XMLHttpRequest
  const requests: WireRequest[] = []
  class Wire extends EventTarget {
    upload: { onprogress: ((event: object) => void) | null } = { onprogress: null }
    onload: (() => void) | null = null
    onerror: ((event: object) => void) | null = null
    readyState = 0
    status = 0
    statusText = ''
    responseText = ''
    responseType = ''
    withCredentials = false
    #request!: WireRequest
    #answerHeaders: Record<string, string> = {}
    get response() {
      return this.responseText
    }
    open(method: string, url: string) {
      this.#request = {
        ...{
          method: method.toUpperCase(),
          url: new URL(url, location.href).href,
          headers: {},
          body: null,
          isAborted: false,
          isWithCookies: false,
        },
        progress: (loaded, total) => this.upload.onprogress?.({ lengthComputable: true, loaded, total }),
        respond: (status, body = '', headers = {}) => {
          if (this.#request.isAborted) return
          Object.assign(this, { status, readyState: 4, statusText: String(status) })
          this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
          this.#answerHeaders = headers
          this.onload?.()
        },
        lose: () => {
          this.readyState = 4
          this.onerror?.({})
        },
      }
    }
    setRequestHeader(name: string, value: string) {
      this.#request.headers[name] = value
    }
    getResponseHeader(name: string) {
      return this.#answerHeaders[name] ?? null
    }
    getAllResponseHeaders = () => ''
    abort() {
      this.#request.isAborted = true
    }
    send(body: unknown) {
      Object.assign(this.#request, { body, isWithCookies: this.withCredentials })
      requests.push(this.#request)
      answer(this.#request)
    }
  }
  globalThis.XMLHttpRequest = Wire as unknown as typeof XMLHttpRequest
  return {
    requests,
    restore: () => {
      globalThis.XMLHttpRequest = own
    },
  }
}
