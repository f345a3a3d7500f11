import type { CDPSession, Page } from 'playwright'

type TraceEvent = { name: string; args: { elementCount?: number } }

const begin = async (page: Page): Promise<[CDPSession, TraceEvent[]]> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('Styles are counted in a browser that the test has started.')
  const devtools = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  return [devtools, events]
}

const end = (devtools: CDPSession): Promise<void> =>
  new Promise((done, fail) => {
    devtools.once('Tracing.tracingComplete', () => devtools.detach().then(done, fail))
    devtools.send('Tracing.end').catch(fail)
  })

/**
 * The number of elements of each calculation of styles while `work` is done, as Chromium records them: in all pages of
 * the browser, which should have one.
 */
export async function restylesDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const [devtools, events] = await begin(page)
  try {
    await work()
  } finally {
    await end(devtools)
  }
  return events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
}
