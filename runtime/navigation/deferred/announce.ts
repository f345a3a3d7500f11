import { say, silence } from '../../text/say.ts'

export function announce(message: string, signal: AbortSignal): void {
  if (signal.aborted) return
  say(message)
  signal.addEventListener('abort', silence)
}
