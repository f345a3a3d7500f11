import { WAIT_LIMIT } from '../../limits.ts'

/** The storage key of the hook's records: they must survive a full load, and be readable by each driver. */
export const KEPT = 'test:kept'

/** The hook's records of the documents of an origin in one tab. */
export type Kept = { complaints: string[]; messages: string[] }

/**
 * Runs in each document before its own scripts, and records errors, violations of the policy, and console messages. Its
 * source is sent to the page: it uses nothing from outside. A driver of WebKit reports none of these and cannot run a
 * script first: there the site adds it to its pages (`hooked`). Actions wait for code as long as tests do, however slow
 * the machine is.
 */
function keep(key: string, patience: number): void {
  document.currentScript?.remove()
  if (key in globalThis) return
  Object.defineProperty(globalThis, key, { value: true })
  Object.assign(globalThis, { shopSettings: { actTimeout: patience } })
  const add = (list: 'complaints' | 'messages', text: string) => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '{"complaints":[],"messages":[]}')
      kept[list].push(text)
      sessionStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // A document without an origin has no storage.
    }
  }
  addEventListener('error', ({ error, message }) => {
    if (message) add('complaints', String(error ?? message))
  })
  addEventListener('unhandledrejection', ({ reason }) => add('complaints', String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    add('complaints', `[violation] ${violatedDirective} ${blockedURI} ${sample}`),
  )
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    const own = console[level]
    console[level] = (...words: unknown[]) => {
      add('messages', words.map(String).join(' '))
      own(...words)
    }
  }
}

export const HOOK = `(${keep})(${JSON.stringify(KEPT)}, ${WAIT_LIMIT})`

/** A page with the hook before all other scripts. `nonce` is that of the answer's policy, if there is one. */
export const hooked = (html: string, nonce = ''): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script nonce="${nonce}">${HOOK}</script>`)

/** Runs in the page: reads the records. */
export function readKept(key: string): Kept {
  const none = { complaints: [], messages: [] }
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Kept
  } catch {
    return none
  }
}
