import type { Server, ServerResponse } from 'node:http'

/** Milliseconds for requests to finish; process managers kill a server half a minute after the signal. */
const farewellMs = 25_000

/** Milliseconds for `onStop` after that. */
const patienceMs = 3_000

/**
 * Stops the server on SIGTERM or SIGINT. It accepts no new connections, finishes open requests and downloads, and sends
 * `Connection: close` with each answer. Then it runs `onStop` before the process ends.
 */
export function stopOnSignal(server: Server, onStop: () => Promise<void>): void {
  const open = new Set<ServerResponse>()
  let isStopping = false
  // Registered before the shop's own listener, which may answer at once.
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

/** Ends the connection after an answer. If its headers were already sent, they can no longer announce that. */
function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
  else {
    // The socket is detached once the answer is finished, so it is read before.
    const { socket } = response.req
    response.on('finish', () => socket.end())
  }
}
