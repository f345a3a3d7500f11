import type { Server } from 'node:http'

/** Milliseconds in which a client may finish sending, so that it can read the answer before the connection ends. */
const drainMs = 1_000

/** Ends connections whose request is still being sent after the answer: the body was refused unread, or has no end. */
export function endUnreadBodies(server: Server): void {
  server.on('request', (request, response) => {
    response.on('finish', () => {
      if (request.complete) return
      setTimeout(() => request.complete || request.destroy(), drainMs).unref()
    })
  })
}
