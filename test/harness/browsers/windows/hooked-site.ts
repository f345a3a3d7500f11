import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Transform } from 'node:stream'
import { hooked } from './hook.ts'

/** A proxy of a site: the same answers, with the hook in each page that a browser loads whole. */
export type HookedSite = { url: string; close: () => Promise<void> }

const nonceOf = (headers: IncomingHttpHeaders): string =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy'] ?? ''))?.[1] ?? ''

/**
 * Adds the hook to the first chunk of a page, where its head is, and replaces the site's address in each chunk while it
 * is received.
 */
function withHook(nonce: string, origin: string, own: string): Transform {
  let isFirst = true
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      // One byte for each character, both ways: a chunk may end in the middle of a letter.
      const text = chunk.toString('latin1').replaceAll(origin, own)
      pass(null, Buffer.from(isFirst ? hooked(text, nonce) : text, 'latin1'))
      isFirst = false
    },
  })
}

/**
 * Creates a proxy of the site at `origin`, for a browser whose driver cannot run a script before the page's own.
 * Requests get the host and origin of the site, so that it accepts them; its redirects lead to the proxy. Paths for
 * which `lacks` is true are not found.
 */
export async function hookSite(origin: string, lacks = (_path: string) => false): Promise<HookedSite> {
  const { host } = new URL(origin)
  const server = createServer((asked, answer) => {
    if (lacks(asked.url ?? '')) return void answer.writeHead(404).end()
    const isPage = asked.headers['sec-fetch-mode'] === 'navigate'
    const own = `http://${asked.headers.host}`
    const behind = (text: string | undefined) => text?.replace(own, origin)
    const headers: IncomingHttpHeaders = {
      ...asked.headers,
      host,
      ...(asked.headers.origin && { origin: behind(asked.headers.origin) }),
      ...(asked.headers.referer && { referer: behind(asked.headers.referer) }),
      ...(isPage && { 'accept-encoding': 'identity' }),
    }
    const passed = request(origin, { method: asked.method, path: asked.url, headers }, (got) => {
      const { location } = got.headers
      const policy = got.headers['content-security-policy']
      const sent = {
        ...got.headers,
        ...(location && { location: location.replace(origin, own) }),
        // The policy of a frame without an origin names the site.
        ...(policy && { 'content-security-policy': String(policy).replaceAll(origin, own) }),
      }
      const isHtml = isPage && String(got.headers['content-type']).startsWith('text/html')
      if (isHtml) delete sent['content-length']
      answer.writeHead(got.statusCode ?? 502, sent)
      if (isHtml) got.pipe(withHook(nonceOf(got.headers), origin, own)).pipe(answer)
      else got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
