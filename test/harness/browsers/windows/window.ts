import type { KeyInput } from 'puppeteer-core'
import { WAIT_LIMIT } from '../../limits.ts'

/** The engines that the suites drive: Chromium and Firefox by puppeteer, WebKit by WebDriver. */
export type Engine = 'chromium' | 'firefox' | 'webkit'

/** A press of the mouse: with keys held, another button, or multiple times. */
export type Press = { keys?: KeyInput[]; button?: 'left' | 'middle' | 'right'; count?: number }

/** A cookie as the browser keeps it. `expires` is in seconds since 1970; a cookie of the session has none. */
export type Cookie = { name: string; value: string; path?: string; httpOnly?: boolean; expires?: number }

/** What runs in the page. Its text is sent there: it must not use what is outside of it but its parameters. */
export type InPage<Given extends unknown[], T> = (...given: Given) => T

/** A running browser. */
export type DrivenBrowser = {
  engine: Engine
  /** Name and version, as the browser gives them. */
  version: string
  /**
   * Opens a window of a person who has never been here: no cookies, no storage, no history. The one before must be closed.
   * Its page is 1000 px wide and 700 px high. `keepsStorage`: the storage of origins may be that of the window before, which
   * is quicker where a test has an origin of its own.
   */
  open: (options?: { keepsStorage?: boolean }) => Promise<BrowserWindow>
  close: () => Promise<void>
}

/** One window of a browser, the same for each engine. Selectors mean the first element that they match; `a >>> b` is in a's shadow tree. */
export type BrowserWindow = {
  engine: Engine
  /** Runs a script in each document before its own. Undefined for WebKit: its site writes it into the pages. */
  runFirst: ((script: string) => Promise<void>) | undefined
  /** Types an address, and waits until its page and all that belongs to it is loaded. */
  open: (address: string) => Promise<void>
  /** Runs in the page; what it gives must be JSON, or a promise of such. */
  evaluate: <Given extends unknown[], T>(work: InPage<Given, T>, ...given: Given) => Promise<Awaited<T>>
  /** Reads something in the page; undefined where the document went away with the question. */
  glance: <T>(work: InPage<[], T>) => Promise<T | undefined>
  /** Waits until it is true in the page, also when that is another document by then. Throws after `LIMIT`. */
  until: <Given extends unknown[]>(look: InPage<Given, unknown>, ...given: Given) => Promise<void>
  /** Scrolls to the middle of the element and clicks there, as a mouse does: whatever is on top gets it. */
  click: (selector: string, press?: Press) => Promise<void>
  hover: (selector: string) => Promise<void>
  /** Moves the mouse to a point of the window, in CSS pixels. */
  moveMouse: (x: number, y: number) => Promise<void>
  /** Turns the wheel where the mouse is, by CSS pixels down. */
  wheel: (down: number) => Promise<void>
  /** Focuses an element, as soon as it is there. */
  focus: (selector: string) => Promise<void>
  /** Focuses the field and types at the end of what it holds. */
  type: (selector: string, text: string) => Promise<void>
  /** Presses keys one after the other, where the focus is. */
  press: (...keys: KeyInput[]) => Promise<void>
  /** Answers the next question of the page or the browser, such as `confirm` and "leave this page?". To be begun before it is asked. */
  answer: (isAccepted: boolean) => Promise<void>
  /** Chooses files by their paths in a file field. */
  upload: (selector: string, ...paths: string[]) => Promise<void>
  /** Asks pages to move little. False where a driver cannot. */
  reduceMotion: () => Promise<boolean>
  resize: (width: number, height: number) => Promise<void>
  /** A PNG of what the window shows. */
  screenshot: () => Promise<Buffer>
  cookies: () => Promise<Cookie[]>
  deleteCookies: () => Promise<void>
  /** How many tabs and windows this person has. */
  tabs: () => Promise<number>
  /** Errors of the pages, and what their policies refused, of all documents of the origin that is open (see hook.ts). */
  complaints: () => Promise<string[]>
  /** What the pages wrote on the console, likewise. */
  messages: () => Promise<string[]>
  close: () => Promise<void>
}

/** How long anything may take before a test gives up, in milliseconds. */
export const LIMIT = WAIT_LIMIT
