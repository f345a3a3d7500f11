import { atom, readonlyType } from 'nanostores'

/** What a notice says. Texts are text, never HTML. */
export type NoticeOptions = {
  kind: 'error' | 'success' | 'info'
  text: string
  title?: string
  /** Milliseconds until it goes; 0: it stays until it is closed. Default: as the stack says; errors stay. */
  timeout?: number
}

/** A notice in the stack. A repetition of the same text raises `times` in place of a second notice. */
export type Notice = NoticeOptions & { id: number; times: number }

/** How many are shown at once; the oldest goes first, errors last. */
export const MOST_NOTICES = 5

const $value = atom<readonly Notice[]>([])

/** The notices of the page, the newest last. */
export const $notices = readonlyType($value)

let count = 0

/** Shows a notice in the page's `<notice-stack>`; a page without one gets one. Returns what takes it back. */
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

/** Takes a notice away; an id that is gone does nothing. */
export function dismissNotice(id: number): void {
  const rest = $value.get().filter((notice) => notice.id !== id)
  if (rest.length < $value.get().length) $value.set(rest)
}

const KEPT = 'vitrine:notices'

/** Milliseconds that a reload may take: what is older was said on a page that the shopper has left. */
const KEPT_FOR = 20_000

let isKeeping = false

/** What was said just before the library reloads the page is said again after it. */
function keepThroughReload(): void {
  if (isKeeping) return
  isKeeping = true
  document.addEventListener('page:before-reload', (event) => {
    const keep = () => {
      if (event.defaultPrevented) return
      try {
        sessionStorage.setItem(KEPT, JSON.stringify({ at: Date.now(), notices: $value.get() }))
      } catch {
        // A browser that refuses storage has shown them until now.
      }
    }
    addEventListener('pagehide', keep, { once: true })
  })
}

/** Shows the notices of before a reload, once. */
export function restoreNotices(): void {
  try {
    const { at, notices } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as { at?: number; notices?: Notice[] }
    sessionStorage.removeItem(KEPT)
    if (at === undefined || Date.now() - at > KEPT_FOR) return
    for (const { id: _id, times: _times, ...notice } of notices ?? []) notify(notice)
  } catch {
    // Storage that is refused or broken holds nothing to be shown.
  }
}
