import type { Asked } from '../../loader/order.ts'

/** Sends files and reports the progress, which `fetch` cannot. It fails as `fetch` does. */
export function upload({ url, body, headers = {}, progress }: Asked, signal: AbortSignal): Promise<Response> {
  return new Promise((done, fail) => {
    const call = new XMLHttpRequest()
    call.open('POST', url)
    call.responseType = 'blob'
    call.setRequestHeader('Accept', 'text/html, application/xhtml+xml')
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded, total }) => progress?.(loaded, total)
    call.onload = () => done(responseOf(call))
    call.onerror = () => fail(new TypeError('The files could not be sent.'))
    call.onabort = () => fail(signal.reason)
    signal.addEventListener('abort', () => call.abort())
    call.send(body)
  })
}

function responseOf(call: XMLHttpRequest): Response {
  const { status, statusText, response, responseURL } = call
  const lines = call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  const headers = lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string])
  const body = [204, 205, 304].includes(status) ? null : (response as Blob)
  const answer = new Response(body, { status, statusText, headers: headers.filter(([name]) => name) })
  return Object.defineProperty(answer, 'url', { value: responseURL })
}
