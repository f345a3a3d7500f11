import type { Page } from 'playwright'

/** Milliseconds, and bits a second. */
export type Network = { roundTrip: number; bandwidth: number }

/** `processor` is how many times slower it is. */
export type Conditions = { processor?: number; network?: Network }

/** An ordinary phone on a slow mobile network. */
export const PHONE: Conditions = { processor: 4, network: { roundTrip: 150, bandwidth: 1_600_000 } }

/** Slows a page down from now on, whatever it loads. */
export async function slowDown(page: Page, { processor, network }: Conditions): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  if (processor) await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor })
  if (!network) return
  const throughput = network.bandwidth / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTrip,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}
