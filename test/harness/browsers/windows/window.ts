import type { KeyInput } from 'puppeteer-core'
import { WAIT_LIMIT } from '../../limits.ts'
import type { Input } from './input.ts'

/** The engines that the suites drive: Chromium and Firefox by puppeteer, WebKit by WebDriver. */
export type Engine = 'chromium' | 'firefox' | 'webkit'

/** A press of the mouse: with keys held, another button, or multiple times. */
export type Press = { keys?: KeyInput[]; button?: 'left' | 'middle' | 'right'; count?: number }

/** `expires` is in seconds since 1970; a cookie of the session has none. */
export type Cookie = { name: string; value: string; path?: string; httpOnly?: boolean; expires?: number }

/** A function that runs in the page. Its source is sent there: it may use only its parameters. */
export type InPage<Given extends unknown[], T> = (...given: Given) => T

export type DrivenBrowser = {
  engine: Engine
  version: string
  /**
   * Opens a window of a new visitor: no cookies, no storage, no history. The previous one must be closed. Its page is
   * 1000 px wide and 700 px high. With `tab` it is a tab of the browser that runs already, which is faster: only for a
   * test whose origin no other test has, since tabs share cookies and storage. A new tab has its own history and
   * process. A kept tab may be the one of the previous window, with its history, in an engine whose tabs open slowly.
   */
  open: (options?: { tab?: 'new' | 'kept' }) => Promise<BrowserWindow>
  close: () => Promise<void>
}

/**
 * A window of a browser, the same for each engine. Selectors mean the first matching element; `a >>> b` is in a's
 * shadow tree.
 */
export type BrowserWindow = {
  engine: Engine
  /** Runs a script in each document before its own. Undefined for WebKit: its site adds the script to the pages. */
  runFirst: ((script: string) => Promise<void>) | undefined
  /** Enters an address, and waits until its page is loaded completely. */
  open: (address: string) => Promise<void>
  /** Runs in the page; its result must be JSON, or a promise of JSON. */
  evaluate: <Given extends unknown[], T>(work: InPage<Given, T>, ...given: Given) => Promise<Awaited<T>>
  /** Reads a value in the page; undefined if the document unloads meanwhile. */
  glance: <T>(work: InPage<[], T>) => Promise<T | undefined>
  /** Waits until it is true in the page, even if that is another document by then. Throws after `LIMIT`. */
  until: <Given extends unknown[]>(look: InPage<Given, unknown>, ...given: Given) => Promise<void>
  /** Scrolls to the centre of the element and clicks there, as a mouse does: the topmost element gets the click. */
  click: (selector: string, press?: Press) => Promise<void>
  hover: (selector: string) => Promise<void>
  input: Input
  /** Turns the wheel where the mouse is, by CSS pixels down. */
  wheel: (down: number) => Promise<void>
  /** Focuses an element, as soon as it exists. */
  focus: (selector: string) => Promise<void>
  /** Focuses the field and types at the end of its value. */
  type: (selector: string, text: string) => Promise<void>
  /** Presses keys one after the other, where the focus is. */
  press: (...keys: KeyInput[]) => Promise<void>
  /**
   * Answers the next dialog of the page or the browser, such as `confirm` and "leave this page?". It must be called
   * before the dialog opens.
   */
  answer: (isAccepted: boolean) => Promise<void>
  upload: (selector: string, ...paths: string[]) => Promise<void>
  /** Sets the preference for reduced motion. False if the driver cannot. */
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
