import type { KeyInput } from 'puppeteer-core'
import { WAIT_LIMIT } from '../../limits.ts'

/** Chromium and Firefox by puppeteer, WebKit by WebDriver. */
export type Engine = 'chromium' | 'firefox' | 'webkit'

export type Press = { keys?: KeyInput[]; button?: 'left' | 'middle' | 'right'; count?: number }

/** `expires` is in seconds since 1970; a cookie of the session has none. */
export type Cookie = { name: string; value: string; path?: string; httpOnly?: boolean; expires?: number }

/** The source of the function is sent to the page: it may use only its parameters. */
export type InPage<Given extends unknown[], T> = (...given: Given) => T

export type DrivenBrowser = {
  engine: Engine
  version: string
  /**
   * No cookies, no storage, no history. The previous window must be closed. Its page is 1000 px wide and 700 px high.
   * `keepsStorage`: the storage of origins may be that of the previous window, which is faster if a test has its own
   * origin.
   */
  open: (options?: { keepsStorage?: boolean }) => Promise<BrowserWindow>
  close: () => Promise<void>
}

/** The same for each engine. Selectors mean the first matching element; `a >>> b` is in a's shadow tree. */
export type BrowserWindow = {
  engine: Engine
  /** Runs a script in each document before its own. Undefined for WebKit: its site adds the script to the pages. */
  runFirst: ((script: string) => Promise<void>) | undefined
  /** Waits until the page is loaded completely. */
  open: (address: string) => Promise<void>
  /** The result must be JSON, or a promise of JSON. */
  evaluate: <Given extends unknown[], T>(work: InPage<Given, T>, ...given: Given) => Promise<Awaited<T>>
  /** Undefined if the document unloads meanwhile. */
  glance: <T>(work: InPage<[], T>) => Promise<T | undefined>
  /** Waits until it is true in the page, even if that is another document by then. Throws after `LIMIT`. */
  until: <Given extends unknown[]>(look: InPage<Given, unknown>, ...given: Given) => Promise<void>
  /** Scrolls to the centre of the element and clicks there, as a mouse does: the topmost element gets the click. */
  click: (selector: string, press?: Press) => Promise<void>
  hover: (selector: string) => Promise<void>
  /** CSS pixels of the window. */
  moveMouse: (x: number, y: number) => Promise<void>
  /** CSS pixels, where the mouse is. */
  wheel: (down: number) => Promise<void>
  /** As soon as the element exists. */
  focus: (selector: string) => Promise<void>
  /** Focuses the field and types at the end of its value. */
  type: (selector: string, text: string) => Promise<void>
  /** Where the focus is. */
  press: (...keys: KeyInput[]) => Promise<void>
  /**
   * The next dialog of the page or the browser, such as `confirm` and "leave this page?". It must be called before the
   * dialog opens.
   */
  answer: (isAccepted: boolean) => Promise<void>
  upload: (selector: string, ...paths: string[]) => Promise<void>
  /** False if the driver cannot. */
  reduceMotion: () => Promise<boolean>
  resize: (width: number, height: number) => Promise<void>
  screenshot: () => Promise<Buffer>
  cookies: () => Promise<Cookie[]>
  deleteCookies: () => Promise<void>
  /** The number of tabs and windows of this visitor. */
  tabs: () => Promise<number>
  /** Errors of the pages and violations of their policies, in all documents of the open origin (see hook.ts). */
  complaints: () => Promise<string[]>
  /** The console messages of the pages, likewise. */
  messages: () => Promise<string[]>
  close: () => Promise<void>
}

/** Milliseconds. */
export const LIMIT = WAIT_LIMIT
