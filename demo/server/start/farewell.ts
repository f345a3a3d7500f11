import type { Server, ServerResponse } from 'node:http'

/** Milliseconds that answers get to finish: those who run servers end them by force half a minute after they have asked. */
const farewellMs = 25_000

/** Milliseconds more that what is to be done then may take. */
const patienceMs = 3_000

/**
 * Ends the server when it is asked to (SIGTERM, SIGINT): it takes no new connections, finishes what is under way, downloads too, and
 * says with each answer that its connection ends; `onStop` is what is to be done then, before the process ends.
 */
export function stopOnSignal(server: Server, onStop: () => Promise<void>): void {
  const open = new Set<ServerResponse>()
  let isStopping = false
  // Before the shop has answered, which it may do at once.
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isStopping) endAfter(response)
    open.add(response)
    response.on('close', () => open.delete(response))
  })
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const closed = new Promise((resolve) => server.close(resolve))
    for (const response of open) endAfter(response)
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), farewellMs).unref()
    setTimeout(() => process.exit(1), farewellMs + patienceMs).unref()
    await closed
    await onStop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}

/** Ends the connection of an answer behind it. An answer that has begun can no longer say so. */
function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
  else {
    // It has no connection any more when it is finished.
    const { socket } = response.req
    response.on('finish', () => socket.end())
  }
}
