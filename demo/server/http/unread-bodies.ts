import type { Server } from 'node:http'

/** Milliseconds that a client gets to finish sending, so that it reads the answer before the connection ends. */
const drainMs = 1_000

/** Ends connections on which a request goes on after its answer: one that was refused before its body was read, or that has no end. */
export function endUnreadBodies(server: Server): void {
  server.on('request', (request, response) => {
    response.on('finish', () => {
      if (request.complete) return
      setTimeout(() => request.complete || request.destroy(), drainMs).unref()
    })
  })
}
