import { scriptElement } from '../trusted.ts'

/** Milliseconds between two checks whether a service's script is ready (§9). */
export const READY_POLL = 100

/** Milliseconds after which a script counts as lost. */
export const READY_PATIENCE = 15_000

const fetched = new Map<string, Promise<void>>()

/** Fetches a script of another site once; after a failure it may be requested again. */
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
 * The global of a service's script. The script is fetched at the first call, and `look` is called every 100 ms until it
 * returns a value. Rejects if the script cannot be loaded, or is not ready in time.
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
