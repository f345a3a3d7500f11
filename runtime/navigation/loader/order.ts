import type { CachedPage } from '../deferred/history/text-cache.ts'

export type Asked = {
  url: URL
  method: 'GET' | 'POST'
  body?: FormData | URLSearchParams
  noCache: boolean
  headers?: Record<string, string>
  /** In bytes of the body. */
  progress?: (loaded: number, total: number) => void
}

/** Requested before the click. */
export type EarlyAnswer = { answer: Promise<Response>; stop: AbortController }

export type Order = Asked & {
  /** For the history: a new entry, the present one, an entry that the browser has moved to already, or none. */
  way: 'push' | 'replace' | 'restore' | 'stay'
  /** By the browser itself, as for a swipe. */
  isAnimated?: boolean
  isWhole?: boolean
  /** The same page with other settings: scroll and focus stay. */
  keepPlace?: boolean
  /** The page was shown already, and is only updated. */
  isQuiet?: boolean
  /** Scripts of an error page do not run. */
  isError?: boolean
  kept?: CachedPage | undefined
  early?: EarlyAnswer | undefined
  /** Default: to the page's top or to the anchor in its address. */
  scroll?(area: HTMLElement): void
  /** Returns whether it found an element. */
  focus?(area: HTMLElement): boolean
  /** Handles the answers of a form that are no page. */
  take?(answer: { url: URL; data?: unknown; response?: Response | undefined }): Promise<void>
  /** Default: the same order. */
  again?(): void
}
