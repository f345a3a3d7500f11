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
