import type { CachedPage } from '../deferred/history/text-cache.ts'

/** What is asked of the server. */
export type Asked = {
  url: URL
  method: 'GET' | 'POST'
  body?: FormData | URLSearchParams
  noCache: boolean
  headers?: Record<string, string>
  /** Called with how many bytes of the body are sent. */
  progress?: (loaded: number, total: number) => void
}

/** An answer that was asked for before it was wanted. */
export type EarlyAnswer = { answer: Promise<Response>; stop: AbortController }

/** One load of the page area. */
export type Order = Asked & {
  /** What becomes of the history: a new entry, the present one, one that the browser went to already, or nothing. */
  way: 'push' | 'replace' | 'restore' | 'stay'
  /** The browser shows the change by itself, as for a swipe. */
  isAnimated?: boolean
  /** The page must be complete before it is shown. */
  isWhole?: boolean
  /** The same page with other settings: scroll and focus stay. */
  keepPlace?: boolean
  /** The page was shown already, and is only shown anew. */
  isQuiet?: boolean
  /** What is shown is an error: its scripts do not run. */
  isError?: boolean
  /** The page, known already. */
  kept?: CachedPage | undefined
  early?: EarlyAnswer | undefined
  /** Scrolls the new page; without it, it begins at its top or at the anchor that its address names. */
  scroll?(area: HTMLElement): void
  /** Sets the focus in the new page, and returns whether it found an element for it. */
  focus?(area: HTMLElement): boolean
  /** Takes the answers of a form that are no page. */
  take?(answer: { url: URL; data?: unknown; response?: Response | undefined }): Promise<void>
  /** Asks once more; without it, the same order is given again. */
  again?(): void
}
