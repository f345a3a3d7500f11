import { say, silence } from '../../text/say.ts'

/** Announces a message to screen readers, until the signal ends. */
export function announce(message: string, signal: AbortSignal): void {
  if (signal.aborted) return
  say(message)
  signal.addEventListener('abort', silence)
}
