import puppeteer, { type BrowserContext, type Dialog, type LaunchOptions, type Page } from 'puppeteer-core'
import { CHROMIUM_ARGUMENTS } from '../browser.ts'
import { HOOK, KEPT, readKept } from './hook.ts'
import { puppeteerInput } from './input.ts'
import { type BrowserWindow, type DrivenBrowser, LIMIT } from './window.ts'

const SIZE = { width: 1000, height: 700 }

/** All tabs of a visitor share one process, and none is started ahead: a process for each test is a third of its work. */
const FIREFOX_PREFERENCES = { 'dom.ipc.processCount': 1, 'dom.ipc.processPrelaunch.enabled': false }

const launchOptions = (engine: 'chromium' | 'firefox', program: string): LaunchOptions => ({
  browser: engine === 'firefox' ? 'firefox' : 'chrome',
  executablePath: program,
  headless: true,
  defaultViewport: SIZE,
  ...(engine === 'chromium' ? { args: CHROMIUM_ARGUMENTS } : { extraPrefsFirefox: FIREFOX_PREFERENCES }),
})

export async function startPuppeteer(engine: 'chromium' | 'firefox', program: string): Promise<DrivenBrowser> {
  const browser = await puppeteer.launch(launchOptions(engine, program))
  const openContext = () => browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } })
  let kept: BrowserContext | undefined
  return {
    engine,
    version: await browser.version(),
    open: async ({ tab } = {}) => {
      if (!tab) {
        const context = await openContext()
        return windowOf(engine, context, await newPage(context), () => context.close())
      }
      kept ??= await openContext()
      return windowOf(engine, kept, await openTab(kept), async () => {})
    },
    close: () => browser.close(),
  }
}

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(LIMIT)
  await page.evaluateOnNewDocument(HOOK)
  return page
}

/** Opens a tab without history, and closes all others with their cookies. */
async function openTab(context: BrowserContext): Promise<Page> {
  const before = await context.pages()
  const page = await newPage(context)
  for (const tab of before) await tab.close()
  await context.deleteCookie(...(await context.cookies()))
  return page
}

function windowOf(
  engine: 'chromium' | 'firefox',
  context: BrowserContext,
  page: Page,
  close: BrowserWindow['close'],
): BrowserWindow {
  const element = async (selector: string) => {
    const found = await page.$(selector)
    if (!found) throw new Error(`No element matches ${selector}.`)
    return found
  }
  const evaluate: BrowserWindow['evaluate'] = (work, ...given) =>
    page.evaluate(work as (...given: unknown[]) => unknown, ...given) as Promise<never>
  const focus: BrowserWindow['focus'] = async (selector) => {
    await page.waitForSelector(selector)
    await page.focus(selector)
  }
  const input = puppeteerInput(page)
  const press: BrowserWindow['press'] = async (...keys) => {
    for (const key of keys) await input.press(key)
  }
  return {
    engine,
    runFirst: async (script) => void (await page.evaluateOnNewDocument(script)),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate,
    glance: (work) => evaluate(work).catch(() => undefined),
    until: async (look, ...given) => {
      await page.waitForFunction(look as (...given: unknown[]) => unknown, {}, ...given)
    },
    click: async (selector, { keys = [], button = 'left', count = 1 } = {}) => {
      for (const key of keys) await page.keyboard.down(key)
      await page.click(selector, { button, count })
      for (const key of keys) await page.keyboard.up(key)
    },
    hover: (selector) => page.hover(selector),
    input,
    wheel: (down) => page.mouse.wheel({ deltaY: down }),
    focus,
    type: async (selector, text) => {
      await focus(selector)
      await press('End')
      await page.keyboard.type(text)
    },
    press,
    answer: async (isAccepted) => {
      const dialog = await new Promise<Dialog>((resolve) => page.once('dialog', resolve))
      await (isAccepted ? dialog.accept() : dialog.dismiss())
    },
    upload: async (selector, ...paths) => {
      const field = (await element(selector)) as Awaited<ReturnType<typeof page.$<'input'>>>
      await field?.uploadFile(...paths)
    },
    reduceMotion: () =>
      page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]).then(
        () => true,
        () => false,
      ),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    cookies: async () =>
      (await context.cookies()).map(({ expires, ...cookie }) => ({ ...cookie, ...(expires >= 0 && { expires }) })),
    deleteCookies: async () => context.deleteCookie(...(await context.cookies())),
    tabs: async () => (await context.pages()).length,
    complaints: async () => (await evaluate(readKept, KEPT)).complaints,
    messages: async () => (await evaluate(readKept, KEPT)).messages,
    close,
  }
}
