import type { Nonces } from '../../page/adapt.ts'

export type Answer = {
  /** Its address, after redirects. */
  url: URL
  html: AsyncIterable<string> | string
  /** The nonces by which the answer's own policy lets scripts run; undefined without a policy. */
  nonces: Nonces
}

export type RenderOptions = {
  /** The page area of the live page. */
  area: HTMLElement
  signal: AbortSignal
  /** False: everything is read before anything is shown. */
  isStreamed: boolean
  withTransition: boolean
  /** True: hydrated views that are in both pages stay, and get the new page's HTML. Not for a streamed page. */
  keepsViews: boolean
  /** False after an error page. */
  runScripts: boolean
  /**
   * Called with the reason for which the answer cannot be shown as the browser would. Throws a NeedsFullLoad, or
   * returns to show the answer all the same.
   */
  refuse(reason: string): void
  /** Awaited once, when the head has arrived, before the first change of the live page. */
  commit(page: { title: string; language: string }): Promise<void>
  /** The first new content is in the area; its images may still be loading. */
  placed(): void
}
