import { atom, readonlyType } from 'nanostores'

/** The content of a notice. Texts are shown as text, never as HTML. */
export type NoticeOptions = {
  kind: 'error' | 'success' | 'info'
  text: string
  title?: string
  /**
   * Milliseconds until the notice is removed; 0: it stays until it is closed. Default: the time-out of the stack;
   * errors stay.
   */
  timeout?: number
}

/** A notice in the stack. A repetition of the same text increases `times` instead of adding a second notice. */
export type Notice = NoticeOptions & { id: number; times: number }

/** The largest number of notices shown at once; the oldest is removed first, errors last. */
export const MOST_NOTICES = 5

const $value = atom<readonly Notice[]>([])

/** The notices of the page, the newest last. */
export const $notices = readonlyType($value)

let count = 0

/**
 * Shows a notice in the page's `<notice-stack>`, which it creates if the page has none. Returns a function that removes
 * the notice.
 */
export function notify({ kind, text, title = '', timeout }: NoticeOptions): () => void {
  if (!document.querySelector('notice-stack')) document.body.append(document.createElement('notice-stack'))
  keepThroughReload()
  const before = $value.get()
  const same = before.find((notice) => notice.kind === kind && notice.text === text && notice.title === title)
  const id = same?.id ?? ++count
  const times = (same?.times ?? 0) + 1
  const notice: Notice = { id, kind, text, title, times, ...(timeout !== undefined && { timeout }) }
  const others = before.filter((other) => other !== same)
  if (others.length >= MOST_NOTICES) {
    const victim = others.find((other) => other.kind !== 'error') ?? others[0]
    others.splice(others.indexOf(victim as Notice), 1)
  }
  $value.set([...others, notice])
  return () => dismissNotice(id)
}

/** Removes a notice; does nothing for an id that is not in the stack. */
export function dismissNotice(id: number): void {
  const rest = $value.get().filter((notice) => notice.id !== id)
  if (rest.length < $value.get().length) $value.set(rest)
}

const KEPT = 'vitrine:notices'

/** Milliseconds that a reload may take. Older notices belong to a page that the shopper has left. */
const KEPT_FOR = 20_000

let isKeeping = false

/** Notices that were added just before the library reloads the page are shown again after it. */
function keepThroughReload(): void {
  if (isKeeping) return
  isKeeping = true
  document.addEventListener('page:before-reload', (event) => {
    const keep = () => {
      if (event.defaultPrevented) return
      try {
        sessionStorage.setItem(KEPT, JSON.stringify({ at: Date.now(), notices: $value.get() }))
      } catch {
        // Without storage, the notices were shown until now.
      }
    }
    addEventListener('pagehide', keep, { once: true })
  })
}

/** Shows the notices from before a reload, once. */
export function restoreNotices(): void {
  try {
    const { at, notices } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as { at?: number; notices?: Notice[] }
    sessionStorage.removeItem(KEPT)
    if (at === undefined || Date.now() - at > KEPT_FOR) return
    for (const { id: _id, times: _times, ...notice } of notices ?? []) notify(notice)
  } catch {
    // Blocked or broken storage has no notices to show.
  }
}
