import type { CachedPage } from '../deferred/history/text-cache.ts'

export type Asked = {
  url: URL
  method: 'GET' | 'POST'
  body?: FormData | URLSearchParams
  noCache: boolean
  headers?: Record<string, string>
  /** Called with the number of bytes of the body that are sent. */
  progress?: (loaded: number, total: number) => void
}

/** An answer that was requested before the click. */
export type EarlyAnswer = { answer: Promise<Response>; stop: AbortController }

/** One load of the page area. */
export type Order = Asked & {
  /** The change of the history: a new entry, the present one, one that the browser has moved to already, or none. */
  way: 'push' | 'replace' | 'restore' | 'stay'
  /** The browser animates the change by itself, as for a swipe. */
  isAnimated?: boolean
  /** The page must be complete before it is shown. */
  isWhole?: boolean
  /** The same page with other settings: scroll and focus stay. */
  keepPlace?: boolean
  /** The page was shown already, and is only updated. */
  isQuiet?: boolean
  /** The content is an error page: its scripts do not run. */
  isError?: boolean
  /** The text of the page, if the page is shown from memory. */
  kept?: CachedPage | undefined
  early?: EarlyAnswer | undefined
  /** Scrolls the new page; without it, the page begins at its top or at the anchor in its address. */
  scroll?(area: HTMLElement): void
  /** Sets the focus in the new page, and returns whether it found an element for it. */
  focus?(area: HTMLElement): boolean
  /** Handles the answers of a form that are no page. */
  take?(answer: { url: URL; data?: unknown; response?: Response | undefined }): Promise<void>
  /** Repeats the request; by default with the same order. */
  again?(): void
}
