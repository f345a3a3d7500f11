import { setTimeout } from 'node:timers/promises'
import { type Actions, By, error, Key, until, type WebDriver } from 'selenium-webdriver'
import type { WebKitPrograms } from '../../../tools/programs/webkit.ts'
import { startWebKit } from '../webkit.ts'
import { KEPT, readKept } from './hook.ts'
import { BUTTONS, codeOf, type Input, webDriverInput } from './input.ts'
import { repeat } from './repeat.ts'
import { type BrowserWindow, type DrivenBrowser, type InPage, LIMIT } from './window.ts'

const SIZE = { width: 1000, height: 700 }

/**
 * Milliseconds after which a query is repeated: one that is sent while a document unloads may never be answered. If the
 * browser keeps that document for Back, the driver itself is silent, and the query is repeated after twice this time.
 * Other commands are answered meanwhile.
 */
const LOST = 1_500

type Wheel = { scroll(x: number, y: number, right: number, down: number): Actions }

/** Starts WebKit: a display, a driver, and a separate browser for each window. */
export async function startWebDriver(programs: WebKitPrograms): Promise<DrivenBrowser> {
  let webkit = await startWebKit(programs)
  let driver = await prepared(await webkit.open())
  let isUsed = false
  const capabilities = await driver.getCapabilities()
  return {
    engine: 'webkit',
    version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
    open: async ({ tab } = {}) => {
      if (isUsed && tab) await renewTab(driver, tab === 'new')
      else if (isUsed) {
        // A browser that hangs at its end blocks its driver too.
        if (!(await quits(driver))) {
          await webkit.stop()
          webkit = await startWebKit(programs)
        }
        driver = await prepared(await webkit.open())
      }
      isUsed = true
      return windowOf(driver)
    },
    close: async () => {
      await quits(driver)
      await webkit.stop()
    },
  }
}

/** Ends a browser; false when its driver does not answer. */
const quits = (driver: WebDriver): Promise<boolean> =>
  Promise.race([
    driver.quit().then(
      () => true,
      () => false,
    ),
    setTimeout(LIMIT, false, { ref: false }),
  ])

/** Entries after which a tab is replaced: WebKit keeps a hundred, and the next ones would not count. */
const LONG_HISTORY = 50

/** Closes all tabs except one: the present one, or a new one if it must be new or the history is long. */
async function renewTab(driver: WebDriver, isNew: boolean): Promise<void> {
  await driver.manage().setTimeouts({ script: LIMIT })
  let kept = await driver.getWindowHandle()
  if (isNew || (await runIn(driver, () => history.length, [])) > LONG_HISTORY) {
    await driver.switchTo().newWindow('tab')
    kept = await driver.getWindowHandle()
  }
  const others = (await driver.getAllWindowHandles()).filter((handle) => handle !== kept)
  for (const handle of others) {
    await driver.switchTo().window(handle)
    await driver.close()
  }
  if (others.length > 0) await driver.switchTo().window(kept)
  // The mouse is where the previous test left it: an element there would not get the event of its arrival.
  await driver.actions().move({ x: 0, y: 0, duration: 0 }).perform()
  await resize(driver, SIZE.width, SIZE.height)
}

async function prepared(driver: WebDriver): Promise<WebDriver> {
  await driver.manage().setTimeouts({ script: LIMIT, pageLoad: LIMIT, implicit: 0 })
  await resize(driver, SIZE.width, SIZE.height)
  return driver
}

/**
 * Runs in the page with its parameters, and returns the result as JSON: `undefined` would be null. It waits only for a
 * promise: a script that waits is lost, with its answer, when its document unloads.
 */
async function runIn<Given extends unknown[], T>(
  driver: WebDriver,
  work: InPage<Given, T> | string,
  given: Given,
): Promise<Awaited<T>> {
  const begin = `const value = (${work}).apply(null, arguments[0])
    if (typeof value?.then !== 'function') return JSON.stringify(value === globalThis ? {} : { value })
    globalThis.underWay = value`
  const end = `const done = arguments[arguments.length - 1]
    Promise.resolve(globalThis.underWay).then((value) => JSON.stringify({ value }))
      .then(done, (error) => done(JSON.stringify({ error: String(error) })))`
  const text =
    (await driver.executeScript<string | null>(begin, given)) ?? (await driver.executeAsyncScript<string>(end))
  const { value, error } = JSON.parse(text)
  if (error !== undefined) throw new Error(error)
  return value as Awaited<T>
}

/** Gives the page a size. The size of the browser's frame around it can only be measured. */
const resize = (driver: WebDriver, width: number, height: number): Promise<void> =>
  repeat(async () => {
    const inner = await runIn(driver, () => ({ width: innerWidth, height: innerHeight }), [])
    if (inner.width === width && inner.height === height) return
    const outer = await driver.manage().window().getRect()
    const frame = { width: outer.width - inner.width, height: outer.height - inner.height }
    // A window that does not have its size yet is measured again.
    if (frame.width >= 0 && frame.height >= 0)
      await driver
        .manage()
        .window()
        .setRect({ width: width + frame.width, height: height + frame.height })
    throw new Error(`The page is ${inner.width} by ${inner.height}, not ${width} by ${height}.`)
  })

function windowOf(driver: WebDriver): BrowserWindow {
  const find = (selector: string) => driver.findElement(By.css(selector))
  let allowed = LIMIT
  /** Sets how long a script may take. */
  const allow = async (script: number) => {
    if (script === allowed) return
    await driver.manage().setTimeouts({ script })
    allowed = script
  }
  const evaluate: BrowserWindow['evaluate'] = (work, ...given) => allow(LIMIT).then(() => runIn(driver, work, given))
  /** Sends a query that may be lost with an unloading document: undefined then. */
  const ask = async <Given extends unknown[], T>(work: InPage<Given, T> | string, given: Given) => {
    await allow(LOST)
    try {
      return await Promise.race([runIn(driver, work, given), setTimeout(2 * LOST, undefined, { ref: false })])
    } catch {
      return undefined
    }
  }
  const waitFor: BrowserWindow['until'] = (look, ...given) => {
    // The result may be an element, which is not JSON.
    const isTrue = `(...given) => Boolean((${look})(...given))`
    return repeat(async () => {
      if (!(await ask(isTrue, given))) throw new Error(`It did not become true: ${look}`)
    })
  }
  /** The centre of an element, scrolled into view. */
  const middle = (selector: string) =>
    evaluate((wanted: string) => {
      const [first = '', ...inner] = wanted.split('>>>')
      const found = inner.reduce(
        (host, part) => host?.shadowRoot?.querySelector(part) ?? null,
        document.querySelector(first),
      )
      if (!found) throw new Error(`No element matches ${wanted}.`)
      const { top, bottom, left, right } = found.getBoundingClientRect()
      const [seen] = (found.getRootNode() as Document | ShadowRoot).elementsFromPoint(
        (left + right) / 2,
        (top + bottom) / 2,
      )
      const isIn = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      // A sticky bar may cover it.
      if (!isIn || !(seen && (found.contains(seen) || seen.contains(found))))
        found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = found.getBoundingClientRect()
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    }, selector)
  /** Waits until an element stops moving: a moving one would be missed by the click. */
  const rests = (selector: string) =>
    evaluate(async (wanted) => {
      let before = ''
      for (let frame = 0, still = 0; frame < 600 && still < 2; frame += 1) {
        const { x, y } = document.querySelector(wanted)?.getBoundingClientRect() ?? {}
        still = `${x} ${y}` === before ? still + 1 : 0
        before = `${x} ${y}`
        await new Promise(requestAnimationFrame)
      }
    }, selector)
  /** Clicks as the driver does, once the element can be clicked; false if another element partly covers it. */
  const clicks = async (selector: string): Promise<boolean> => {
    let problem: unknown
    await repeat(async () => {
      await rests(selector)
      problem = await find(selector)
        .click()
        .then(
          () => undefined,
          (reason: unknown) => reason,
        )
      // The element may have just become visible, or have been replaced.
      if (problem instanceof error.ElementNotInteractableError) throw problem
    })
    if (problem && !(problem instanceof error.ElementClickInterceptedError)) throw problem
    return problem === undefined
  }
  const focus = (selector: string) =>
    waitFor((wanted) => {
      const element = document.querySelector<HTMLElement>(wanted)
      element?.focus()
      return element
    }, selector)
  let mouse = { x: 0, y: 0 }
  const keysAndMouse = webDriverInput(driver)
  const input: Input = {
    ...keysAndMouse,
    move: (x, y) => {
      mouse = { x: Math.round(x), y: Math.round(y) }
      return keysAndMouse.move(mouse.x, mouse.y)
    },
  }
  return {
    engine: 'webkit',
    runFirst: undefined,
    open: async (address) => {
      await evaluate((to) => {
        const { href } = location
        // A link to an anchor of the open page loads no document.
        if (!to.includes('#') || to.split('#')[0] !== href.split('#')[0]) Object.assign(globalThis, { isLeft: true })
      }, address)
      await driver.get(address)
      await waitFor(() => !('isLeft' in globalThis) && document.readyState === 'complete')
    },
    evaluate,
    glance: (work) => ask(work, []),
    until: waitFor,
    click: async (selector, { keys = [], button = 'left', count = 1 } = {}) => {
      // The driver's own click waits for the end of scrolling; it refuses an element that another one partly covers.
      const isPlain = keys.length === 0 && button === 'left' && count === 1 && !selector.includes('>>>')
      if (isPlain && (await clicks(selector))) return
      const at = { ...(await middle(selector)), duration: 0 }
      let actions = driver.actions().move(at)
      for (const key of keys) actions = actions.keyDown(codeOf(key))
      for (let time = 0; time < count; time += 1) actions = actions.press(BUTTONS[button]).release(BUTTONS[button])
      for (const key of keys) actions = actions.keyUp(codeOf(key))
      await actions.perform()
    },
    hover: async (selector) => {
      const { x, y } = await middle(selector)
      await input.move(x, y)
    },
    input,
    // Selenium supports the wheel, but its types do not yet.
    wheel: (down) => (driver.actions() as Actions & Wheel).scroll(mouse.x, mouse.y, 0, down).perform(),
    focus,
    type: async (selector, text) => {
      await focus(selector)
      // WebKit selects the text of a field that a script focuses for the first time.
      await driver.actions().sendKeys(Key.END, text).perform()
    },
    press: async (...keys) => {
      for (const key of keys) await input.press(key)
    },
    answer: async (isAccepted) => {
      const dialog = await driver.wait(until.alertIsPresent(), LIMIT)
      await (isAccepted ? dialog.accept() : dialog.dismiss())
    },
    upload: (selector, ...paths) => find(selector).sendKeys(paths.join('\n')),
    reduceMotion: async () => false,
    resize: (width, height) => resize(driver, width, height),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    cookies: async () =>
      (await driver.manage().getCookies()).map(({ expiry, ...cookie }) => ({
        ...cookie,
        ...(expiry !== undefined && { expires: Number(expiry) }),
      })),
    deleteCookies: () => driver.manage().deleteAllCookies(),
    tabs: async () => (await driver.getAllWindowHandles()).length,
    complaints: async () => (await evaluate(readKept, KEPT)).complaints,
    messages: async () => (await evaluate(readKept, KEPT)).messages,
    // The browser ends with the next window, or with its driver.
    close: () => driver.manage().deleteAllCookies(),
  }
}
