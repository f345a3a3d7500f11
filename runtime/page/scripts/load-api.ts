import { scriptElement } from '../trusted.ts'

/** How often is looked whether a service's script is ready, in milliseconds (§9). */
export const READY_POLL = 100

/** Longer nobody waits for one, in milliseconds. */
export const READY_PATIENCE = 15_000

const fetched = new Map<string, Promise<void>>()

/** Fetches a script of another site once; after a failure it may be asked for again. */
function fetchScript(address: string): Promise<void> {
  const running = fetched.get(address)
  if (running) return running
  const script = scriptElement(address)
  script.async = true
  const loading = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      fetched.delete(address)
      script.remove()
      reject(new Error(`${new URL(address, location.href).host} did not send its script.`))
    })
  })
  fetched.set(address, loading)
  document.head.append(script)
  return loading
}

/**
 * What the script of a service defines, once it does: the script is fetched when it is first wanted, and `look` is asked every
 * 100 ms until there is something. Rejects when the script does not come, or is not ready in time.
 */
export async function loadApi<T>(address: string, look: () => T | undefined, signal: AbortSignal): Promise<T> {
  const present = look()
  if (present) return present
  await fetchScript(address)
  return new Promise((resolve, reject) => {
    let waited = 0
    const poll = () => {
      const found = look()
      if (found) return resolve(found)
      if (signal.aborted) return reject(signal.reason)
      if (waited >= READY_PATIENCE) return reject(new Error(`${address} was not ready in time.`))
      waited += READY_POLL
      setTimeout(poll, READY_POLL)
    }
    poll()
  })
}
