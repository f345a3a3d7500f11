import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export type Script = { url: string; body: Promise<Buffer> }

/** The scripts that a page fetches from now on. An unchanged one (304) has no body. */
export function collectScripts(page: Page): Script[] {
  const scripts: Script[] = []
  page.on('response', (response) => {
    if (response.ok() && response.url().endsWith('.js')) scripts.push({ url: response.url(), body: response.body() })
  })
  return scripts
}

/** The weight of scripts as brotli. */
export async function kilobytesOf(scripts: readonly Script[]): Promise<number> {
  const bodies = await Promise.all(scripts.map(({ body }) => body))
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1_000
}
