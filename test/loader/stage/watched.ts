import { readFileSync } from 'node:fs'
import puppeteer, { type CDPSession } from 'puppeteer-core'

/** What a page weighs after a collection: counts, and bytes of the V8 heap and of the renderer's own memory. */
export type Weight = { nodes: number; listeners: number; heap: number; memory: number }

/** A page whose memory is watched. */
export type Watched = {
  /** Evaluates an expression of the page; promises are awaited. */
  run(expression: string): Promise<unknown>
  weigh(): Promise<Weight>
  close(): Promise<void>
}

const BYTES_OF_KB = 1024

/** Private memory of a process, in bytes: what goes when it ends. */
function privateMemory(processId: number): number {
  const rollup = readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8')
  const sum = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)].reduce(
    (all, [, size]) => all + Number(size),
    0,
  )
  return sum * BYTES_OF_KB
}

/**
 * Opens a page that no tool listens to: with the network events of DevTools on, the browser keeps the body of every answer, which
 * would be counted as the page's. So the driver is kept off the page, and a bare session asks what is asked here.
 */
export async function openWatched(program: string, address: string): Promise<Watched> {
  const browser = await puppeteer.launch({
    executablePath: program,
    headless: true,
    targetFilter: (target) => target.type() === 'browser',
    waitForInitialPage: false,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-features=SpareRendererForSitePerProcess',
      '--enable-precise-memory-info',
    ],
  })
  const root = await browser.target().createCDPSession()
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true })
  const page = root.connection()?.session(sessionId) as CDPSession
  // Asked of a page that is still on its way, a question would be lost with the empty document before it.
  await page.send('Page.enable')
  const loaded = new Promise((done) => page.once('Page.loadEventFired', done))
  await page.send('Page.navigate', { url: address })
  await loaded
  const run = async (expression: string) => {
    const answer = await page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails))
    return answer.result.value as unknown
  }
  const renderer = async () => {
    const { processInfo } = await root.send('SystemInfo.getProcessInfo')
    const renderers = processInfo.filter(({ type }) => type === 'renderer')
    // The page's own has worked most.
    return renderers.reduce((most, one) => (one.cpuTime > most.cpuTime ? one : most)).id
  }
  const weigh = async (): Promise<Weight> => {
    for (let round = 0; round < 3; round += 1) await page.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await page.send('Memory.getDOMCounters')
    const { usedSize } = await page.send('Runtime.getHeapUsage')
    return { nodes, listeners: jsEventListeners, heap: usedSize, memory: privateMemory(await renderer()) }
  }
  return { run, weigh, close: () => browser.close() }
}
